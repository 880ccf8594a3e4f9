import { expect, it } from 'vitest';
import { countryById } from '../countries/countries.ts';
import { discountOf, packageMinor, packageTypes, ridePackages, tabOf } from './packages.ts';

it('packages are cheaper than their rides, by up to thirty percent, of every kind', () => {
  const discounts = ridePackages.map(discountOf);
  expect(Math.min(...discounts)).toBeGreaterThan(0);
  expect(Math.max(...discounts)).toBe(30);
  expect(discountOf({ priceCents: 210_00, originalCents: 300_00 })).toBe(30);
  for (const type of packageTypes) expect([type, ridePackages.some((known) => known.packageType === type)]).toEqual([type, true]);
  expect(new Set(ridePackages.map(({ id }) => id)).size).toBe(ridePackages.length);
  expect(packageMinor(357_00, countryById('za'))).toBe(357_00);
});

it('have tabs that are named with hyphens', () => {
  expect(tabOf('scholar_weekly')).toBe('scholar-weekly');
});
