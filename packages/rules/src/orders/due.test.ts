import { expect, it } from 'vitest';
import { minutesLate } from './due.ts';

const at = '2026-11-23T12:00:00.000Z';
const now = Date.parse(at);

it.each([
  ['placed', 0, 0],
  ['placed', 1, 1],
  ['placed', 60_001, 2],
  ['preparing', -1, 0],
  ['preparing', 300_000, 5],
  ['ready', 300_000, 0],
] as const)('counts an order that is %s, %i ms after its time, as %i minutes late', (status, after, late) => {
  const times = { answerBy: status === 'placed' ? at : null, readyBy: status === 'placed' ? null : at };
  expect(minutesLate({ status, ...times }, now + after)).toBe(late);
});

it('waits for what has no time yet', () => {
  expect(minutesLate({ status: 'preparing', answerBy: at, readyBy: null }, now + 1)).toBe(0);
});
