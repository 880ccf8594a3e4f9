import { expect, it } from 'vitest';
import { demoAccounts } from './accounts.ts';
import { citizens } from './citizens.ts';
import { isDemoAddress } from './domain.ts';

it('knows every person of the demo by the address', () => {
  expect([...demoAccounts, ...citizens(3)].filter(({ email }) => !isDemoAddress(email))).toEqual([]);
  expect(isDemoAddress('Staff@Demo.Safiri.Africa')).toBe(true);
});

it.each([
  'a@safiri.africa',
  'a@notdemo.safiri.africa',
  'a@demo.safiri.africa.example',
  'demo.safiri.africa@example.org',
  'a@x.demo.safiri.africa',
  '',
])('takes nobody else for one: %s', (email) => expect(isDemoAddress(email)).toBe(false));
