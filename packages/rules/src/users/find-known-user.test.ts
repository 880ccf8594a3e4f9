import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findsKnownUser } from './find-known-user.ts';

const lerato = { name: 'Lerato Mašeko', phone: '+27825550142', national: '0825550142' };

describe('a search of quick login', () => {
  it.each(['082', '142', '0825550142', '082 555 0142', '+27 82 555 0142', '27825550142', 'lerato', 'maseko', 'ato M'])(
    'finds by %s',
    (text) => expect(findsKnownUser(text, lerato)).toBe(true),
  );

  it.each(['0825', '08255501', '825', '555', '0142', '550142', '825550142', '+2782', '278', '083', '014', 'thabo'])(
    'finds nobody by %s',
    (text) => expect(findsKnownUser(text, lerato)).toBe(false),
  );

  it('tells two numbers that look alike apart by nothing but the whole of them', () => {
    const number = fc.integer({ min: 0, max: 9999 }).map((n) => {
      const middle = String(n).padStart(4, '0');
      return { name: 'A', phone: `+2782${middle}142`, national: `082${middle}142` };
    });
    const search = fc.stringMatching(/^\+?\d{3,12}$/);
    fc.assert(
      fc.property(number, number, search, (a, b, text) => {
        const isWhole = [a, b].some(({ phone, national }) => [phone.slice(1), national].includes(text.replace('+', '')));
        fc.pre(!isWhole);
        expect(findsKnownUser(text, a)).toBe(findsKnownUser(text, b));
      }),
      { numRuns: 100, seed: 3 },
    );
  });
});
