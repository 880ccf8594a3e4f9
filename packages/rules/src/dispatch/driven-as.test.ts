import { expect, it } from 'vitest';
import { rideTypes } from '../pricing/ride-types.ts';
import { drivenAs } from './vehicles.ts';

it('reckons a trip as a motorcycle drives only where nothing else may take it', () => {
  expect(rideTypes.map((rideType) => drivenAs(rideType))).toEqual(rideTypes.map(() => 'car'));
  expect(drivenAs('parcel_delivery', ['motorcycle'])).toBe('motorcycle');
  expect(drivenAs('food_delivery', ['motorcycle', 'scooter'])).toBe('motorcycle');
  expect(drivenAs('food_delivery', ['motorcycle', 'sedan'])).toBe('car');
  expect(drivenAs('standard', [])).toBe('car');
});
