import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { agoOf, badgeText, isOwnPath } from './display.ts';
import { isQuiet, notificationKindOf } from './kinds.ts';

describe('the bell', () => {
  it('counts up to nine', () => {
    expect([0, 1, 9, 10, 250].map(badgeText)).toEqual(['', '1', '9', '9+', '9+']);
  });

  it('says how long ago', () => {
    expect(agoOf(59)).toEqual({ unit: 'now' });
    expect(agoOf(60)).toEqual({ unit: 'minutes', n: 1 });
    expect(agoOf(59 * 60 + 59)).toEqual({ unit: 'minutes', n: 59 });
    expect(agoOf(3600)).toEqual({ unit: 'hours', n: 1 });
    expect(agoOf(24 * 3600 - 60)).toEqual({ unit: 'hours', n: 23 });
    expect(agoOf(24 * 3600)).toEqual({ unit: 'days', n: 1 });
    expect(agoOf(50 * 3600)).toEqual({ unit: 'days', n: 2 });
  });

  it('opens screens of the app alone', () => {
    for (const { opens } of Object.values(notificationKindOf)) expect(isOwnPath(opens)).toBe(true);
    for (const path of ['//evil.example', 'https://evil.example', 'javascript:alert(1)', '/\\evil.example', '', 'driver', '/a b'])
      expect([path, isOwnPath(path)]).toEqual([path, false]);
  });
});

describe('quiet hours', () => {
  it('may go over midnight', () => {
    const night = { from: 22 * 60, to: 6 * 60 };
    expect([21 * 60 + 59, 22 * 60, 0, 5 * 60 + 59, 6 * 60].map((minute) => isQuiet(night, minute))).toEqual([
      false,
      true,
      true,
      true,
      false,
    ]);
  });

  it('and the hours outside of them are the whole day, once', () => {
    const minute = fc.integer({ min: 0, max: 1439 });
    fc.assert(
      fc.property(minute, minute, minute, (from, to, at) => {
        if (from === to) expect(isQuiet({ from, to }, at)).toBe(false);
        else expect(isQuiet({ from, to }, at)).toBe(!isQuiet({ from: to, to: from }, at));
      }),
    );
  });
});
