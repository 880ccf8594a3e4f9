import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { countryIds } from '../countries/countries.ts';
import { isOneOf } from '../records.ts';
import { parcelVehicleIds } from '../dispatch/vehicles.ts';
import { packageTypes } from './package-types.ts';
import {
  mayCarry,
  parcelVehicle,
  smallestFor,
  specifiedCarriers as all,
  tenthsOfKg,
  vehiclesForGroceries,
  vehiclesToSend,
} from './parcels.ts';
import { parcelBaseMinor, parcelEstimate } from '../testing/specified-parcels.ts';

describe('parcels', () => {
  it('cost what the specification says (PARC-51..60)', () => {
    expect(parcelVehicleIds.map((id) => parcelBaseMinor(id, 'za'))).toEqual([28_00, 35_00, 85_00, 102_00]);
    expect(parcelBaseMinor('sedan', 'ke')).toBe(4900_00);
    expect(parcelEstimate('van', 12, false, 'za').totalMinor).toBe(106_00);
    expect(parcelEstimate('van', 10, false, 'za').totalMinor).toBe(102_00);
    expect(parcelEstimate('van', 12.3, false, 'za').totalMinor).toBe(106_60);
    expect(parcelEstimate('van', 12, false, 'ke').totalMinor).toBe(14_840_00);
    expect(parcelEstimate('sedan', 5, true, 'za').totalMinor).toBe(42_00);
    expect(parcelEstimate('bakkie', 100, true, 'za').totalMinor).toBe(282_00);
    expect(parcelEstimate(null, 12, false, 'za').totalMinor).toBe(0);
    expect(parcelEstimate('van', null, false, 'za').totalMinor).toBe(0);
  });

  it('of groceries leave two wheels to few pieces', () => {
    expect(vehiclesForGroceries(10)).toBeNull();
    expect(vehiclesForGroceries(11)).toEqual(['sedan', 'bakkie', 'van', 'tuktuk']);
  });

  it('fit vehicles by kind and capacity', () => {
    expect(parcelVehicleIds.filter((id) => mayCarry(id, 'large_package', 1, all))).toEqual(['bakkie', 'van']);
    expect(mayCarry('motorcycle', 'small_package', 5, all)).toBe(true);
    expect(mayCarry('motorcycle', 'small_package', 5.1, all)).toBe(false);
    expect(smallestFor('small_package', 6, all)).toBe('sedan');
    expect(smallestFor('document', 1001, all)).toBeUndefined();
    expect(vehiclesToSend('sedan', 'fragile', 15, all)).toEqual(['sedan', 'bakkie', 'van', 'tuktuk']);
    expect(vehiclesToSend('bakkie', 'fragile', 15, all)).toEqual(['bakkie', 'van']);
    for (const id of parcelVehicleIds) expect(parcelVehicle(id).suits.length).toBeGreaterThan(0);
  });

  it('are weighed in tenths, and nothing else is a weight', () => {
    for (const kg of [0, -3, Number.NaN, Number.POSITIVE_INFINITY, 0.05, 1.25]) expect(tenthsOfKg(kg)).toBeUndefined();
    expect(tenthsOfKg(12.3)).toBe(123);
  });

  it('never get cheaper by weight, size or care', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...parcelVehicleIds),
        fc.integer({ min: 1, max: 9999 }),
        fc.constantFrom(...countryIds),
        fc.constantFrom(...packageTypes),
        (vehicle, tenths, country, type) => {
          const at = (t: number, fragile: boolean) => parcelEstimate(vehicle, t / 10, fragile, country).totalMinor;
          expect(at(tenths + 1, false)).toBeGreaterThanOrEqual(at(tenths, false));
          expect(at(tenths, true)).toBeGreaterThan(at(tenths, false));
          for (const sent of vehiclesToSend(vehicle, type, tenths / 10, all)) {
            expect(isOneOf(parcelVehicleIds, sent) ? mayCarry(sent, type, tenths / 10, all) : tenths <= 500).toBe(true);
          }
        },
      ),
    );
  });
});
