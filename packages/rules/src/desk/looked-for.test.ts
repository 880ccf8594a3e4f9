import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { maskEmail } from '../users/mask-email.ts';
import { nameWords, readSearch } from './looked-for.ts';

const nothing = {
  words: [],
  email: null,
  phone: null,
  plate: null,
  id: null,
  driverId: null,
  receiptOf: null,
  orderNumbers: [],
  dayNumber: null,
};

describe('what is typed into the search', () => {
  it.each([
    ['Naledi', { words: ['naledi'] }],
    ['  thándi  o’neill ', { words: ['thandi', 'o', 'neill'] }],
    ['082 555 0142', { phone: '082 555 0142' }],
    ['+27 (82) 555-0142', { phone: '+27 (82) 555-0142' }],
    ['naledi@Example.org', { email: 'naledi@example.org' }],
    ['ka 12 le gp', { plate: 'KA12LEGP' }],
    ['Ka12-LE GP', { plate: 'KA12LEGP' }],
    ['DR007', { plate: 'DR007', driverId: 7 }],
    ['sf-000123', { plate: 'SF000123', receiptOf: 123 }],
    ['#41', { id: 41, dayNumber: 41 }],
    ['41', { id: 41, dayNumber: 41 }],
    ['12345', { id: 12_345, plate: '12345' }],
    ['AFR-23456ABCDE', { plate: 'AFR23456ABCDE', orderNumbers: ['AFR23456ABCDE', 'AFR-23456ABCDE'] }],
    ['gr 2345 6abcde', { plate: 'GR23456ABCDE', orderNumbers: ['GR23456ABCDE'] }],
    ['N', {}],
    ['0', {}],
    ['’', {}],
  ])('%s', (typed, meant) => {
    expect(readSearch(typed)).toEqual({ ...nothing, ...meant });
  });

  it('gives words that hold nothing but letters and digits, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (typed) => {
        expect(nameWords(typed).filter((word) => /[\s!-/:-@[-`{-~]/.test(word))).toEqual([]);
        expect(readSearch(typed).id ?? 1).toBeGreaterThan(0);
      }),
    );
  });
});

describe('a masked e-mail', () => {
  it.each([
    ['naledi@example.org', 'n•••@example.org'],
    ['a@b@c.org', 'a•••@c.org'],
    ['@example.org', '•••'],
    ['nothing', '•••'],
  ])('%s', (email, masked) => expect(maskEmail(email)).toBe(masked));
});
