import { expect, it } from 'vitest';
import { needsNoAsking } from './ask-again.ts';

it('asks again without a word at the same price or less, and shows what is more or other money', () => {
  const seen = { fare: '91.20', countryId: 'za' } as const;
  expect(needsNoAsking(seen, { fare: '91.20', countryId: 'za' })).toBe(true);
  expect(needsNoAsking(seen, { fare: '9.99', countryId: 'za' })).toBe(true);
  expect(needsNoAsking(seen, { fare: '91.21', countryId: 'za' })).toBe(false);
  expect(needsNoAsking(seen, { fare: '100.00', countryId: 'za' })).toBe(false);
  expect(needsNoAsking(seen, { fare: '50.00', countryId: 'ke' })).toBe(false);
});
