import type { ParcelQuote } from '@safiri/contract/orders/shapes.ts';
import { goodsVehicle, parcelVehicleIds } from '@safiri/rules/dispatch/vehicles.ts';
import type { PackageType } from '@safiri/rules/orders/package-types.ts';
import { FREE_KG, FRAGILE_PERCENT, mayCarry, specifiedCarriers } from '@safiri/rules/orders/parcels.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { parcelEstimate } from '@safiri/rules/testing/specified-parcels.ts';

/** What the demo's market offers for a parcel, at the specification's prices. */
export function parcelQuote(parcel?: { type: PackageType; kg: number; isFragile: boolean }): ParcelQuote {
  return {
    countryId: 'za',
    currency: 'ZAR',
    decimals: 2,
    marketVersion: 1,
    takesCodes: false,
    fragilePercent: FRAGILE_PERCENT,
    expiresAt: null,
    vehicles: parcelVehicleIds.map((vehicleType) => {
      const { maxKg, minutes, suits } = goodsVehicle(vehicleType);
      const carried = parcel !== undefined && mayCarry(vehicleType, parcel.type, parcel.kg, specifiedCarriers) ? parcel : undefined;
      const { baseMinor, weightMinor, fragileMinor, totalMinor } = parcelEstimate(
        vehicleType,
        carried?.kg ?? null,
        carried?.isFragile ?? false,
        'za',
      );
      const lines = [
        { kind: 'base' as const, amount: toWire(baseMinor) },
        ...(weightMinor === 0 ? [] : [{ kind: 'weight' as const, amount: toWire(weightMinor) }]),
        ...(fragileMinor === 0 ? [] : [{ kind: 'fragile' as const, amount: toWire(fragileMinor) }]),
      ];
      return {
        vehicleType,
        maxKg,
        minutes: [...minutes],
        suits: [...suits],
        aboveKg: FREE_KG,
        price: carried === undefined ? null : { quoteId: `quote-${vehicleType}`, fare: toWire(totalMinor), lines, taxes: [] },
      };
    }),
  };
}
