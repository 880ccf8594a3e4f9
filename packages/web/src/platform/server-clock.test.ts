import { afterEach, expect, it } from 'vitest';
import { noteServerTime, serverTime } from './server-clock.ts';

const HOUR = 3_600_000;
const now = Date.parse('2026-11-22T08:00:00.000Z');
const answer = (date?: string) => new Response(null, date === undefined ? {} : { headers: { date } });
const dated = (at: number) => answer(new Date(at).toUTCString());

afterEach(() => noteServerTime(dated(Date.now())));

it('follows the server where the phone’s clock is wrong, and the phone where it is right', () => {
  noteServerTime(dated(Date.now() + 2 * HOUR));
  expect(Math.round((serverTime(now) - now) / 60_000)).toBe(120);
  noteServerTime(dated(Date.now() - HOUR));
  expect(Math.round((serverTime(now) - now) / 60_000)).toBe(-60);
  noteServerTime(dated(Date.now() + 1000));
  expect(serverTime(now)).toBe(now);
});

it('learns nothing of an answer that says no time', () => {
  noteServerTime(answer());
  noteServerTime(answer('soon'));
  expect(serverTime(now)).toBe(now);
});

it('is set back by no answer that was on its way for long', () => {
  const late = () => noteServerTime(dated(Date.now() - 40_000), Date.now() - 41_000);
  late();
  expect(serverTime(now)).toBe(now);
  noteServerTime(dated(Date.now() + 2 * HOUR));
  const known = serverTime(now);
  noteServerTime(dated(Date.now() + 2 * HOUR - 40_000), Date.now() - 41_000);
  expect(serverTime(now)).toBe(known);
  // The clock was put right meanwhile.
  noteServerTime(dated(Date.now()));
  expect(serverTime(now)).toBe(now);
});
