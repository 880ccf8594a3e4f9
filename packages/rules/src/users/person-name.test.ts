import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPersonName } from './person-name.ts';

const names = [
  'O’Brien-Nkosi',
  "N'Golo",
  'Thandi M.',
  'S.J. Dube',
  'S.J.Dube',
  'Ọlá',
  'Ngũgĩ wa Thiong’o',
  "Ng'ang'a",
  'Aïcha',
  "N'Diaye-Sow",
  'van der Merwe',
  'Maria da Conceição',
  'Dr.Smith',
  'Dr. Zodwa',
  'Mrs.Khumalo',
  'J.Ng',
  'Ma.Ndlovu',
  'Sipho Jr.',
  'Màríà',
  'ሰላም ተስፋዬ',
  'ሰላም.ተስፋዬ',
  'تسنيم',
  'Kwame III',
  'Zoë 2',
  'thandi m. dube',
  'Me To',
  'Comfort Net',
  'Coetzee',
];

const lures = [
  'evil.example',
  'evil.example/x',
  'FREE AIRTIME at evil.example/x',
  'evil．example',
  'evil\u200b.example',
  'evil。com',
  'Evil.Com',
  't.me/thief',
  'bit.ly/x',
  'shop.co.za',
  'www.x',
  'https://x',
  'HTTP://X',
  'me@example.org',
  '@thief',
  '082 555 0142',
  '٠٨٢٥٥٥٠١٤٢',
];

describe('a person’s name', () => {
  it.each(names)('is %j', (name) => expect(isPersonName(name)).toBe(true));
  it.each(lures)('is not %j', (text) => expect(isPersonName(text)).toBe(false));

  it('is any row of ordinary names and initials, and none with something to touch in it, wherever it stands', () => {
    const initials = fc
      .array(fc.constantFrom(...'ABDGKLMNSTZÉỌŠ'), { minLength: 1, maxLength: 3 })
      .map((letters) => letters.map((one) => `${one}.`).join(''));
    const ordinary = fc
      .array(fc.oneof(fc.constantFrom(...names), initials), { minLength: 1, maxLength: 4 })
      .map((parts) => parts.join(' '));
    fc.assert(
      fc.property(ordinary, (name) => {
        expect(isPersonName(name)).toBe(true);
      }),
      { seed: 7, numRuns: 500 },
    );
    fc.assert(
      fc.property(ordinary, fc.constantFrom(...lures), ordinary, (before, lure, after) => {
        expect(isPersonName(`${before} ${lure} ${after}`)).toBe(false);
      }),
      { seed: 7, numRuns: 500 },
    );
  });
});
