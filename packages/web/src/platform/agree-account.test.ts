import { expect, it } from 'vitest';
import { adoptCountry } from './agree-account.ts';
import { country } from './preferences.ts';

it('takes the country of the account, on a phone that never saw it', () => {
  expect(country.get()).toBe('za');
  adoptCountry({ email: 'asha@example.org', countryId: 'ke' });
  expect(country.get()).toBe('ke');
});

it('leaves what was chosen when it is an account of the demo, which is everybody’s', () => {
  country.set('gh');
  adoptCountry({ email: 'naledi@demo.safiri.africa', countryId: 'za' });
  expect(country.get()).toBe('gh');
});
