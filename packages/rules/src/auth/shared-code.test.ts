import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AFTER_USE_MINUTES, codeForStranger, SHARED_MINUTES, STRANGERS_CODES, STRANGERS_MESSAGES } from './shared-code.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** A number as the server keeps it: each wish is answered by the rule, and what it sends is written down. */
function numberUnderWishes() {
  const own: number[] = [];
  const shared: Array<{ at: number; used: boolean }> = [];
  return {
    wish(now: number) {
      const answer = codeForStranger({ own: own.filter((at) => at > now - DAY).length, shared: shared.at(-1) }, now);
      if (answer === 'own') own.push(now);
      if (answer === 'new') shared.push({ at: now, used: false });
      return answer;
    },
    useShared: () => void (shared.at(-1) !== undefined && Object.assign(shared.at(-1) ?? {}, { used: true })),
    messages: () => [...own, ...shared.map(({ at }) => at)],
  };
}

describe('what strangers get at a number', () => {
  it.each([
    [{ own: 0, shared: undefined }, 'own'],
    [{ own: STRANGERS_CODES - 1, shared: { at: 0, used: false } }, 'own'],
    [{ own: STRANGERS_CODES, shared: undefined }, 'new'],
    [{ own: STRANGERS_CODES, shared: { at: 0, used: false } }, 'join'],
    [{ own: STRANGERS_CODES, shared: { at: 0, used: true } }, { wait: (AFTER_USE_MINUTES - 20) * 60 }],
    [{ own: STRANGERS_CODES, shared: { at: -SHARED_MINUTES * MINUTE, used: false } }, 'new'],
  ] as const)('%j, twenty minutes later: %j', (share, answer) => {
    const now = share.shared?.at === 0 ? 20 * MINUTE : 0;
    expect(codeForStranger(share, now)).toEqual(answer);
  });

  it('is bounded within any day, and refuses nobody while nobody got in', () => {
    const gaps = fc.array(fc.integer({ min: 0, max: 90 * MINUTE }), { minLength: 20, maxLength: 300 });
    fc.assert(
      fc.property(gaps, (waits) => {
        const number = numberUnderWishes();
        let now = 0;
        for (const wait of waits) {
          now += wait;
          expect(typeof number.wish(now)).toBe('string');
        }
        const sent = number.messages();
        for (const from of sent) expect(sent.filter((at) => at >= from && at < from + DAY).length).toBeLessThanOrEqual(STRANGERS_MESSAGES);
      }),
    );
  });

  it('has one for all half an hour after the one by which somebody got in', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: AFTER_USE_MINUTES * MINUTE - 1 }), (later) => {
        const number = numberUnderWishes();
        for (let i = 0; i <= STRANGERS_CODES; i += 1) number.wish(0);
        number.useShared();
        const answer = number.wish(later);
        expect(answer).toEqual({ wait: Math.ceil((AFTER_USE_MINUTES * MINUTE - later) / 1000) });
        expect(number.wish(AFTER_USE_MINUTES * MINUTE)).toBe('new');
      }),
    );
  });
});
