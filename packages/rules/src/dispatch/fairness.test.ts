import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FAVOURITE_SECONDS, IDLE_SECONDS_AT_MOST, IDLE_WEIGHT, matchCost, WAITING_WEIGHT } from './fairness.ts';
import { SEARCH_SECONDS } from './offer-life.ts';

const pickup = fc.integer({ min: 0, max: 4000 });
const waiting = fc.integer({ min: 0, max: SEARCH_SECONDS });
const idle = fc.integer({ min: 0, max: 40_000 });

describe('matchCost', () => {
  it('is the pickup time when nobody waited', () => {
    expect(matchCost(240, 0, 0)).toBe(240);
  });

  it('weighs both kinds of waiting', () => {
    expect(matchCost(240, 60, 500)).toBe(240 - 60 * WAITING_WEIGHT - 500 * IDLE_WEIGHT);
  });

  it('never makes up for more than the cap between two drivers of a trip', () => {
    fc.assert(
      fc.property(pickup, pickup, waiting, idle, idle, (near, far, waited, nearIdle, farIdle) => {
        fc.pre(far - near > IDLE_SECONDS_AT_MOST);
        expect(matchCost(far, waited, farIdle)).toBeGreaterThan(matchCost(near, waited, nearIdle));
      }),
    );
  });

  it('prefers, of two drivers as near, the one who was free longer, until both reached the cap', () => {
    fc.assert(
      fc.property(pickup, waiting, fc.integer({ min: 0, max: IDLE_SECONDS_AT_MOST / IDLE_WEIGHT - 1 }), (seconds, waited, free) => {
        expect(matchCost(seconds, waited, free + 1)).toBeLessThan(matchCost(seconds, waited, free));
      }),
    );
    expect(matchCost(100, 0, 90_000)).toBe(matchCost(100, 0, 9000));
  });

  it('lets a passenger who waited longer go first, up to the length of a search', () => {
    fc.assert(
      fc.property(pickup, fc.integer({ min: 0, max: SEARCH_SECONDS - 1 }), idle, (seconds, waited, free) => {
        expect(matchCost(seconds, waited + 1, free)).toBeLessThan(matchCost(seconds, waited, free));
      }),
    );
    expect(matchCost(100, 90_000, 0)).toBe(matchCost(100, SEARCH_SECONDS, 0));
  });

  it('puts a favourite before who is nearer by up to three minutes', () => {
    expect(matchCost(400, 0, 0, true)).toBe(220);
    expect(matchCost(400, 0, 0, true)).toBeLessThan(matchCost(221, 0, 0));
    expect(matchCost(400, 0, 0, true)).toBeGreaterThan(matchCost(219, 0, 0));
  });

  it('never puts a favourite before somebody who is nearer by more, and leaves the order among all others', () => {
    const orderOf = (costs: readonly number[]) =>
      costs.map((_, i) => i).sort((a, b) => (costs[a] as number) - (costs[b] as number) || a - b);
    fc.assert(
      fc.property(fc.array(pickup, { minLength: 2, maxLength: 12 }), fc.nat(), waiting, idle, (seconds, who, waited, free) => {
        const liked = who % seconds.length;
        const plain = orderOf(seconds.map((one) => matchCost(one, waited, free)));
        const chosen = orderOf(seconds.map((one, i) => matchCost(one, waited, free, i === liked)));
        const others = (order: readonly number[]) => order.filter((i) => i !== liked);
        expect(others(chosen)).toEqual(others(plain));
        const before = chosen.slice(0, chosen.indexOf(liked));
        for (const [i, one] of seconds.entries()) {
          if ((seconds[liked] as number) - one > FAVOURITE_SECONDS) expect(before).toContain(i);
        }
      }),
    );
  });

  it('takes times of the future and unknown ones for none', () => {
    for (const unknown of [-5, Number.NaN]) expect(matchCost(100, 0, unknown)).toBe(100);
    expect(matchCost(100, -5, 0)).toBe(100);
  });
});
