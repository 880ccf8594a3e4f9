import { expect, it } from 'vitest';
import { differentStops, restingStop, stopBeside, stopHeights } from './sheet-stops.ts';

/** A phone of 844 pixels with a long list in the sheet. */
const phone = { frame: 844, above: 132, head: 68, content: 900, foot: 150 };
const heights = stopHeights(phone);

it('has three stops, the highest of which leaves what lies over the map in sight', () => {
  expect(heights.peek).toBe(68);
  expect(heights.half + phone.foot).toBeCloseTo(0.58 * 844);
  expect(heights.full).toBe(844 - 132 - 150 - 10);
});

it('leaves a strip of the map below a tall card', () => {
  const tall = { ...phone, above: 252 };
  expect(phone.frame - tall.above - stopHeights(tall).half - tall.foot).toBeCloseTo(0.2 * 844);
});

it('is never higher than what it holds, and then has fewer stops', () => {
  const short = stopHeights({ ...phone, content: 90 });
  expect(short.full).toBe(158);
  expect(short.half).toBe(158);
  expect(differentStops(short)).toEqual(['peek', 'half']);
});

it('cuts no row of a list in two at its middle stop', () => {
  const rows = [72, 140, 208, 276, 344];
  expect(stopHeights({ ...phone, rows }).half).toBe(68 + 208);
  // All of them fit: what follows them may be cut.
  expect(stopHeights({ ...phone, rows: rows.slice(0, 3) }).half).toBeCloseTo(0.58 * 844 - 150);
});

it('shows the first row whole when little of it is missing', () => {
  const driver = { ...phone, head: 212, foot: 90, mapFirst: true };
  expect(stopHeights({ ...driver, rows: [78, 140] }).half).toBe(212 + 78);
  expect(stopHeights({ ...driver, rows: [200, 240] }).half).toBe(212 + 60);
});

it('shows a second row whole when little of it is missing, and not more than two', () => {
  const wanted = heights.half - phone.head;
  expect(stopHeights({ ...phone, rows: [100, wanted + 30, wanted + 130] }).half).toBe(68 + wanted + 30);
  expect(stopHeights({ ...phone, rows: [100, wanted + 60] }).half).toBe(168);
  expect(stopHeights({ ...phone, rows: [60, 120, wanted + 30] }).half).toBe(188);
});

it('shows something of the list on a small phone, however high the foot is', () => {
  expect(stopHeights({ frame: 568, above: 60, head: 60, content: 700, foot: 260 }).half).toBe(192);
});

it('leaves most of the screen to a map that matters more, with a sign that the sheet goes on', () => {
  const driver = { ...phone, head: 212, foot: 90 };
  const low = stopHeights({ ...driver, mapFirst: true }).half;
  expect((driver.frame - low - driver.foot) / driver.frame).toBeGreaterThan(0.45);
  expect(low).toBe(212 + 60);
});

it('comes to rest at the nearest stop, or where it is thrown', () => {
  expect(restingStop(heights, heights.half + 20, 0)).toBe('half');
  expect(restingStop(heights, heights.half + 20, 1)).toBe('full');
  expect(restingStop(heights, heights.half - 20, -1)).toBe('peek');
  expect(restingStop(heights, heights.full, 1)).toBe('full');
});

it('steps one stop at a time, and no further than the last', () => {
  expect(stopBeside(heights, 'peek', 1)).toBe('half');
  expect(stopBeside(heights, 'half', 1)).toBe('full');
  expect(stopBeside(heights, 'full', 1)).toBeUndefined();
  expect(stopBeside(heights, 'peek', -1)).toBeUndefined();
  expect(stopBeside(stopHeights({ ...phone, content: 90 }), 'full', -1)).toBe('peek');
});
