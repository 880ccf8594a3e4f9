import { expect, test } from 'vitest';
import { arrivalFrom, arrivalOf, shopMinutes } from './arrival.ts';

const at = (clock: string) => Date.parse(`2026-05-04T${clock}:00Z`);
const clocks = (arrival: { from: number; to: number } | undefined) =>
  arrival === undefined ? undefined : [arrival.from, arrival.to].map((ms) => new Date(ms).toISOString().slice(11, 16));

test('a shop says one number of minutes or two', () => {
  expect(shopMinutes('25-40')).toEqual([25, 40]);
  expect(shopMinutes('40')).toEqual([40, 40]);
  expect(shopMinutes('soon')).toBeUndefined();
});

test('what is said is rounded outwards to five minutes', () => {
  expect(clocks(arrivalFrom('25-40', at('14:47')))).toEqual(['15:10', '15:30']);
  expect(clocks(arrivalFrom('40', at('14:00')))).toEqual(['14:40', '14:45']);
  expect(arrivalFrom('', at('14:00'))).toBeUndefined();
});

test('an order under way: by its shop, not before it is ready, by its courier once one drives, and nothing once that is over', () => {
  const order = { placedAt: at('14:00'), readyBy: null, minutes: '25-40', eta: null };
  expect(clocks(arrivalOf(order, at('14:10')))).toEqual(['14:25', '14:40']);
  expect(clocks(arrivalOf({ ...order, readyBy: at('14:45') }, at('14:10')))).toEqual(['14:45', '15:00']);
  expect(clocks(arrivalOf({ ...order, eta: { seconds: 300, highSeconds: 540 } }, at('14:31')))).toEqual(['14:35', '14:40']);
  expect(arrivalOf(order, at('14:50'))).toBeUndefined();
  expect(arrivalOf({ ...order, minutes: null }, at('14:10'))).toBeUndefined();
});
