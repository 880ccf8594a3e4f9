import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vehicleTypes } from '../dispatch/vehicles.ts';
import {
  agedAs,
  checkableVehicles,
  oldestVehicleYear,
  vehicleAge,
  vehicleAgeAllows,
  vehicleAgeLimit,
  vehicleYears,
} from './vehicle-age.ts';

describe('the age of a vehicle', () => {
  it('is the current year minus the year', () => expect(vehicleAge(2019, 2026)).toBe(7));

  it.each([
    ['car', 11, 2015],
    ['scooter', 8, 2018],
    ['motorcycle', 10, 2016],
    ['bakkie', 12, 2014],
    ['sedan', 11, 2015],
    ['van', 12, 2014],
  ] as const)('of a %s may be %i years, that year included', (type, limit, oldest) => {
    expect(vehicleAgeLimit(type)).toBe(limit);
    expect(vehicleAgeAllows(type, oldest, 2026)).toBe(true);
    expect(vehicleAgeAllows(type, oldest - 1, 2026)).toBe(false);
    expect(oldestVehicleYear(type, 2026)).toBe(oldest);
  });

  it('has a limit for every registered vehicle', () => {
    for (const type of vehicleTypes) expect(checkableVehicles).toContain(type);
    expect(checkableVehicles.map(agedAs)).not.toContain(undefined);
  });

  it('never becomes right again with time', () => {
    fc.assert(
      fc.property(fc.constantFrom(...checkableVehicles), fc.integer({ min: 1990, max: 2050 }), fc.nat(30), (type, year, wait) => {
        const tooOld = !vehicleAgeAllows(type, year, year + wait);
        expect(tooOld && vehicleAgeAllows(type, year, year + wait + 1)).toBe(false);
      }),
    );
  });
});

describe('the years of the form', () => {
  it('are sixteen, from this year back', () => {
    expect(vehicleYears(2026)).toHaveLength(16);
    expect(vehicleYears(2026)[0]).toBe(2026);
    expect(vehicleYears(2026).at(-1)).toBe(2011);
  });
});
