import type { InstanceMarket } from '@safiri/contract/settings/instance.ts';
import { expect, it } from 'vitest';
import { offeredHere } from './home-service.ts';

it('takes from a link what is offered here, and nothing else', () => {
  expect(offeredHere(undefined, 'premium')).toBe('premium');
  expect(offeredHere(undefined, 'parcel_delivery')).toBeUndefined();
  expect(offeredHere(undefined, '<script>')).toBeUndefined();
  expect(offeredHere(undefined, null)).toBeUndefined();
  const kisumu = { services: [{ rideType: 'boda' }] } as unknown as InstanceMarket;
  expect(offeredHere(kisumu, 'boda')).toBe('boda');
  expect(offeredHere(kisumu, 'premium')).toBeUndefined();
});
