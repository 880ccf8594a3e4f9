import { expect, it } from 'vitest';
import { offerRates } from './offer-rates.ts';

it('divides what the driver gets by the whole way and the whole time', () => {
  expect(offerRates(9400, 10, 31)).toEqual({ perKm: 940, perHour: 18_194 });
});

it('says nothing where there is no way to speak of', () => {
  expect(offerRates(9400, 0.05, 31)).toBeNull();
  expect(offerRates(9400, 10, 0)).toBeNull();
});
