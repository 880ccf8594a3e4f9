import { describe, expect, it } from 'vitest';
import { citizens } from '@safiri/rules/demo/citizens.ts';
import { countryIds } from '@safiri/rules/countries/countries.ts';
import { demoAccounts } from '@safiri/rules/demo/accounts.ts';
import { exampleNumber, validPhone } from './phone.ts';

describe('a phone number', () => {
  it.each([
    '000000',
    '1234567',
    '0000000000',
    '+27 82 123 000',
    '082 123 00',
    '+2700000',
    '0800 123 456',
    '0860 123 456',
    'abcdefgh',
    '112',
    '10111',
  ])('that can ring nobody is refused: %s', (text) => expect(validPhone(text, 'za')).toBeUndefined());

  it.each([
    ['082 555 0142', 'za', '+27825550142'],
    ['+27 82 555 0142', 'ke', '+27825550142'],
    ['0712 345 678', 'ke', '+254712345678'],
    ['012 345 6789', 'za', '+27123456789'],
    ['0803 123 4567', 'ng', '+2348031234567'],
    ['+49 171 1234567', 'za', '+491711234567'],
  ] as const)('is read in its country: %s in %s', (text, country, number) => expect(validPhone(text, country)).toBe(number));

  it('needs its prefix where no country is known', () => {
    expect(validPhone('0825550142', undefined)).toBeUndefined();
    expect(validPhone('+27825550142', undefined)).toBe('+27825550142');
  });

  it('of each person of the demo could ring', () => {
    const people = [...demoAccounts, ...citizens(5000)];
    expect(people.filter(({ phone }) => validPhone(phone, undefined) !== phone)).toEqual([]);
  });
});

it('has an example that could ring in every country that can be opened', () => {
  expect(exampleNumber('ke')).toMatch(/^\+254 /);
  expect(countryIds.filter((id) => validPhone(exampleNumber(id), id) === undefined)).toEqual([]);
});
