import { describe, expect, it } from 'vitest';
import { passengerRideTypes, pricePromisePercent, rideTypeFacts, rideTypes } from './ride-types.ts';

describe('ride types', () => {
  it('are the eight specified ones', () => {
    expect([...rideTypes]).toEqual([
      'standard',
      'share',
      'premium',
      'ladies_only',
      'scholar',
      'food_delivery',
      'parcel_delivery',
      'large_delivery',
    ]);
  });

  it('have the specified time labels in card order', () => {
    expect(passengerRideTypes.map((rideType) => rideTypeFacts[rideType].cardMinutes)).toEqual([25, 35, 22, 23, 30]);
  });

  it('keep the price promise for each kilometre', () => {
    for (const { perKmCents, competitorPerKmCents } of Object.values(rideTypeFacts)) {
      expect(perKmCents * 100).toBe(competitorPerKmCents * (100 - pricePromisePercent));
    }
  });
});
