import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { displayPhone, maskPhone } from './phone.ts';

describe('displayPhone', () => {
  it('groups ten digits', () => {
    expect(displayPhone('0825550142')).toBe('(082) 555-0142');
    expect(displayPhone('082 555 0142')).toBe('(082) 555-0142');
  });

  it('leaves every other number as it is', () => {
    for (const phone of ['+27825550142', '082555014', '08255501423', '', 'unknown']) expect(displayPhone(phone)).toBe(phone);
  });

  it('changes nothing when applied again', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\+?[\d ()-]{0,16}$/), (phone) => {
        expect(displayPhone(displayPhone(phone))).toBe(displayPhone(phone));
      }),
    );
  });
});

describe('maskPhone', () => {
  it('leaves the last three digits', () => {
    expect(maskPhone('+27825550142')).toBe('+••••••••142');
    expect(maskPhone('(082) 555-0142')).toBe('(•••) •••-•142');
  });

  it('hides a number of three digits or fewer whole', () => {
    expect(maskPhone('112')).toBe('•••');
  });

  it('never shows more than three digits', () => {
    fc.assert(
      fc.property(fc.string(), (phone) => {
        expect(maskPhone(phone).replace(/\D/g, '').length).toBeLessThanOrEqual(3);
      }),
    );
  });
});
