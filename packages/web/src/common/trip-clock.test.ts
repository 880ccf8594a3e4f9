import { expect, it } from 'vitest';
import type { Translate } from '../platform/text.ts';
import { otherPlace } from './other-place.ts';
import { momentThere, timesNote, timeThere, zoneOf } from './trip-clock.ts';

const say = ((key: string, values: object) => [key, ...Object.values(values)].join(' ')) as Translate;
const noon = '2026-11-28T09:00:00.000Z';
const trip = { countryId: 'ke', pickupLocation: { lat: -0.1, lng: 34.75 } } as const;
const here = new Intl.DateTimeFormat().resolvedOptions().timeZone;
/** Of two zones a whole day apart one shows another time than this machine, wherever it stands. */
const elsewhere = ['Pacific/Kiritimati', 'Pacific/Pago_Pago'].find((zone) => otherPlace(noon, zone) !== undefined) ?? '';

it('tells the times of a trip by the clock of its city, wherever the phone is', () => {
  expect([zoneOf(trip), timeThere(trip, noon)]).toEqual(['Africa/Nairobi', '12:00']);
  expect(timeThere({ countryId: 'gh' }, noon)).toBe('09:00');
});

it('names the place where the phone shows another time, and says nothing where it shows the same', () => {
  expect(otherPlace(noon, here)).toBeUndefined();
  expect(otherPlace(noon, here, 'Kisumu')).toBeUndefined();
  expect(otherPlace(noon, elsewhere)).toBe(elsewhere.slice('Pacific/'.length).replace('_', ' '));
  expect(otherPlace(noon, elsewhere, 'Kisumu')).toBe('Kisumu');
});

it('says the place once with day and time, and in one note of a screen', () => {
  const isOther = otherPlace(noon, 'Africa/Nairobi') !== undefined;
  expect(timesNote(say, trip, noon)).toBe(isOther ? 'timesIn Nairobi' : undefined);
  expect(momentThere(say, trip, noon)).toBe(isOther ? '28 Nov 2026, timeIn 12:00 Nairobi' : '28 Nov 2026, 12:00');
});
