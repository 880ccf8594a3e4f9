import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mayBeginIn, worksIn } from './workplace.ts';

describe('in which market a driver works', () => {
  it('is the one around them if it is theirs, else the last, else the first', () => {
    expect(worksIn(['kisumu', 'kakamega'], 'kakamega', 'kisumu')).toBe('kakamega');
    expect(worksIn(['kisumu', 'kakamega'], 'nairobi', 'kakamega')).toBe('kakamega');
    expect(worksIn(['kisumu', 'kakamega'], undefined, null)).toBe('kisumu');
    expect(worksIn([], 'kisumu', 'kisumu')).toBeNull();
  });

  it('is the one around them alone when they go online, else any, that of before first', () => {
    expect(mayBeginIn(['kisumu', 'kakamega'], 'kakamega', 'kisumu')).toEqual(['kakamega']);
    expect(mayBeginIn(['kisumu', 'kakamega'], 'nairobi', 'kakamega')).toEqual(['kakamega', 'kisumu']);
    expect(mayBeginIn(['kisumu', 'kakamega'], undefined, null)).toEqual(['kisumu', 'kakamega']);
    expect(mayBeginIn([], 'kisumu', 'kisumu')).toEqual([]);
  });

  it('is always one of theirs, and none only where they have none', () => {
    const market = fc.constantFrom('a', 'b', 'c', 'd');
    fc.assert(
      fc.property(fc.uniqueArray(market), fc.option(market, { nil: undefined }), fc.option(market), (own, here, now) => {
        const chosen = worksIn(own, here, now);
        expect(chosen === null ? own.length === 0 : own.some((market) => market === chosen)).toBe(true);
        expect(mayBeginIn(own, here, now)[0] ?? null).toBe(chosen);
      }),
    );
  });
});
