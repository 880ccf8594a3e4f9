import { expect, it } from 'vitest';
import { localMoment } from '@safiri/rules/places/local-time.ts';
import { localHour } from './local-time.ts';

it('gives the hour that the clocks show, also where they change at a quarter or are behind by one', () => {
  const zones = ['Africa/Johannesburg', 'Africa/Casablanca', 'Asia/Kathmandu', 'Australia/Lord_Howe', 'UTC'];
  // A day with a change of the clocks in Morocco and one on Lord Howe Island.
  for (const day of ['2026-02-15', '2026-04-04']) {
    for (let second = 0; second < 86_400; second += 433) {
      const at = new Date(Date.parse(`${day}T00:00:00Z`) + second * 1000);
      expect(zones.map((zone) => localHour(at, zone))).toEqual(zones.map((zone) => localMoment(at, zone).hour));
    }
  }
});
