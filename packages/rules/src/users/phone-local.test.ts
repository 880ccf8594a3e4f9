import { expect, it } from 'vitest';
import { displayPhone, localPhone } from './phone.ts';

it('writes a number of the reader’s own country as people write it there, others internationally', () => {
  expect([displayPhone('0821234567'), displayPhone('+27821234567')]).toEqual(['(082) 123-4567', '+27821234567']);
  expect(localPhone('+27821234567', '+27')).toBe('(082) 123-4567');
  expect(localPhone('+254712345678', '+27')).toBe('+254712345678');
  expect(localPhone('+254712345678', '+254')).toBe('(071) 234-5678');
  // Eleven digits in Nigeria.
  expect(localPhone('+2348031234567', '+234')).toBe('+2348031234567');
});
