import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { vehicleTypes } from '../dispatch/vehicles.ts';
import {
  agedAs,
  checkableVehicles,
  oldestVehicleYear,
  specifiedAgeLimits,
  vehicleAge,
  vehicleAgeAllows,
  vehicleAgeLimit,
  vehicleYears,
  yearChoices,
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
    expect(vehicleAgeLimit(specifiedAgeLimits, type)).toBe(limit);
    expect(vehicleAgeAllows(specifiedAgeLimits, type, oldest, 2026)).toBe(true);
    expect(vehicleAgeAllows(specifiedAgeLimits, type, oldest - 1, 2026)).toBe(false);
    expect(oldestVehicleYear(specifiedAgeLimits, type, 2026)).toBe(oldest);
  });

  it('is without a limit where the market names none, and a premium car is a car', () => {
    expect([vehicleAgeLimit({}, 'sedan'), oldestVehicleYear({}, 'sedan', 2026)]).toEqual([null, null]);
    expect(vehicleAgeAllows({}, 'motorcycle', 1950, 2026)).toBe(true);
    const limits = { sedan: 15 };
    for (const vehicle of ['car', 'sedan', 'premium'] as const) {
      expect([vehicle, vehicleAgeAllows(limits, vehicle, 2011, 2026), vehicleAgeAllows(limits, vehicle, 2010, 2026)]).toEqual([
        vehicle,
        true,
        false,
      ]);
    }
    expect(vehicleAgeLimit(limits, 'minibus')).toBeNull();
  });

  it('has a limit for every registered vehicle', () => {
    for (const type of vehicleTypes) expect(checkableVehicles).toContain(type);
    expect(checkableVehicles.map(agedAs)).not.toContain(undefined);
  });

  it('never becomes right again with time', () => {
    fc.assert(
      fc.property(fc.constantFrom(...checkableVehicles), fc.integer({ min: 1990, max: 2050 }), fc.nat(30), (type, year, wait) => {
        const tooOld = !vehicleAgeAllows(specifiedAgeLimits, type, year, year + wait);
        expect(tooOld && vehicleAgeAllows(specifiedAgeLimits, type, year, year + wait + 1)).toBe(false);
      }),
    );
  });
});

describe('the years of the form', () => {
  it('are sixteen, from this year back', () => {
    expect(vehicleYears(2026)).toHaveLength(16);
    expect(vehicleYears(2026)[0]).toBe(2026);
    expect(vehicleYears(2026).at(-1)).toBe(2011);
    expect(vehicleYears(2026, yearChoices(specifiedAgeLimits, 'sedan'))).toEqual(vehicleYears(2026));
  });

  it('reach back as far as a market lets vehicles work', () => {
    expect(vehicleYears(2026, yearChoices({ sedan: 20 }, 'sedan')).at(-1)).toBe(2006);
    expect(vehicleYears(2026, yearChoices({ sedan: 20 }, 'tuktuk')).at(-1)).toBe(1986);
  });
});
