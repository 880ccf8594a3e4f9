import { expect, it } from 'vitest';
import { isCoveredByConsent } from './request-again.ts';

it('asks again without a word at the same price or less, and shows what is more or other money', () => {
  const seen = { fare: '91.20', countryId: 'za' } as const;
  expect(isCoveredByConsent(seen, { fare: '91.20', countryId: 'za' })).toBe(true);
  expect(isCoveredByConsent(seen, { fare: '9.99', countryId: 'za' })).toBe(true);
  expect(isCoveredByConsent(seen, { fare: '91.21', countryId: 'za' })).toBe(false);
  expect(isCoveredByConsent(seen, { fare: '100.00', countryId: 'za' })).toBe(false);
  expect(isCoveredByConsent(seen, { fare: '50.00', countryId: 'ke' })).toBe(false);
});
