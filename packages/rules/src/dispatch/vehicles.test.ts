import { describe, expect, it } from 'vitest';
import { rideTypes } from '../pricing/ride-types.ts';
import { isDelivery } from '../rides/deliveries.ts';
import { vehicleFacts, vehicleFits, vehiclesFor, vehicleTypes } from './vehicles.ts';

describe('vehiclesFor', () => {
  it('leaves no ride type without a vehicle and no vehicle without work', () => {
    for (const rideType of rideTypes) expect(vehiclesFor[rideType].length).toBeGreaterThan(0);
    for (const vehicleType of vehicleTypes) expect(rideTypes.some((rideType) => vehicleFits(vehicleType, rideType))).toBe(true);
  });

  it('names no vehicle twice', () => {
    for (const rideType of rideTypes) expect(new Set(vehiclesFor[rideType]).size).toBe(vehiclesFor[rideType].length);
  });

  it('lets every parcel vehicle of the specification and a tuk-tuk take parcels, and only bakkie and van large ones', () => {
    expect(vehicleTypes.filter((type) => vehicleFits(type, 'parcel_delivery'))).toEqual(['sedan', 'motorcycle', 'tuktuk', 'bakkie', 'van']);
    expect(vehicleTypes.filter((type) => vehicleFits(type, 'large_delivery'))).toEqual(['bakkie', 'van']);
  });

  it('carries people in cars alone, and premium rides in premium cars alone', () => {
    for (const rideType of ['standard', 'share', 'premium', 'ladies_only', 'scholar'] as const) {
      for (const vehicleType of ['motorcycle', 'scooter', 'bakkie', 'van'] as const) expect(vehicleFits(vehicleType, rideType)).toBe(false);
    }
    expect(vehicleTypes.filter((type) => vehicleFits(type, 'premium'))).toEqual(['premium']);
  });
});

describe('what is known of each kind of vehicle', () => {
  it.each(vehicleTypes)('agrees with itself: %s', (vehicle) => {
    const { seats, serves, ...facts } = vehicleFacts[vehicle];
    expect(new Set(serves).size).toBe(serves.length);
    if (serves.some((rideType) => !isDelivery(rideType))) expect(seats).toBeGreaterThan(1);
    // What a sender chooses must be found by the trip that is made of it.
    if ('parcels' in facts) expect(vehicleFits(vehicle, facts.parcels.rideType)).toBe(true);
  });
});
