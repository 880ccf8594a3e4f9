import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { accountCode, readAccountCode, type CodedAccount } from './account-code.ts';

const account = fc.record({
  holder: fc.constantFrom('driver' as const, 'wallet' as const),
  userId: fc.integer({ min: 1, max: 999_999_999 }),
});

describe('the code that somebody types as the account', () => {
  it('is one of a person and of what the money is for', () => {
    // 13 1042 00 is 97 times 135,094 and 82 more: the check is 98 - 82.
    expect((131_042 * 100) % 97).toBe(82);
    expect(accountCode({ holder: 'driver', userId: 1042 })).toBe('D104216');
    expect(readAccountCode(' d1042-16 ')).toEqual({ holder: 'driver', userId: 1042 });
    for (const none of ['', 'D', '104216', 'X104216', 'D104217', 'D0104216', 'Safiri', 'D99999999999'])
      expect(readAccountCode(none)).toBeUndefined();
  });

  it('has twelve characters at most, and names whom it was made for', () => {
    fc.assert(
      fc.property(account, (one: CodedAccount) => {
        expect(accountCode(one).length).toBeLessThanOrEqual(12);
        expect(readAccountCode(accountCode(one))).toEqual(one);
      }),
    );
  });

  it('names nobody with one wrong digit, or with two neighbours exchanged', () => {
    fc.assert(
      fc.property(account, fc.nat(10), fc.integer({ min: 1, max: 9 }), (one, at, by) => {
        const code = accountCode(one);
        const place = 1 + (at % (code.length - 1));
        const wrong = `${code.slice(0, place)}${(Number(code[place]) + by) % 10}${code.slice(place + 1)}`;
        expect(readAccountCode(wrong)).toBeUndefined();
        const swapped = `${code.slice(0, place)}${code[place + 1] ?? ''}${code[place]}${code.slice(place + 2)}`;
        if (swapped !== code && place + 1 < code.length) expect(readAccountCode(swapped)).toBeUndefined();
      }),
    );
  });
});
