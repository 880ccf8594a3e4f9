import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  creditedPaymentStates,
  judge,
  mayMove,
  pauseMs,
  paymentReasons,
  paymentStates,
  TASK_AFTER_MS,
  type ProviderAnswer,
} from './payment-life.ts';

const began = new Date('2026-06-15T08:00:00Z');
const after = (minutes: number) => new Date(began.getTime() + minutes * 60_000);
const payment = {
  state: 'pending',
  amountMinor: 200_00,
  currency: 'ZAR',
  createdAt: began,
  reason: null,
  phone: null,
  hintedAt: null,
  asks: 1,
} as const;
const paid = { state: 'succeeded', amountMinor: 200_00, currency: 'ZAR', receipt: 'A1' } as const;

describe('what becomes of a payment', () => {
  it('is paid by the whole amount in its currency alone; anything else is for a person', () => {
    expect(judge(payment, paid, after(1))).toEqual({ state: 'succeeded', reason: null, nextAskAt: null, isTask: false });
    for (const wrong of [{ amountMinor: 199_00 }, { currency: 'KES' }])
      expect(judge(payment, { ...paid, ...wrong }, after(1))).toMatchObject({ state: 'unknown', reason: 'amount_differs', isTask: true });
  });

  it('is asked about after 4, 8, 16 seconds and never more than an hour apart', () => {
    expect([0, 1, 2, 9, 10, 500].map((asks) => pauseMs(asks) / 1000)).toEqual([4, 8, 16, 2048, 3600, 3600]);
    expect(judge(payment, { state: 'pending' }, after(1))?.nextAskAt).toEqual(new Date(after(1).getTime() + 8000));
  });

  it('is given up after an hour when nobody paid, and is a task after a day of not knowing', () => {
    expect(judge(payment, { state: 'absent' }, after(59))?.state).toBe('pending');
    expect(judge(payment, { state: 'absent' }, after(60))).toMatchObject({ state: 'expired', reason: 'not_answered' });
    const unclear = { state: 'unknown', reason: 'phone_unreachable' } as const;
    expect(judge(payment, unclear, after(24 * 60 - 1))).toMatchObject({ state: 'unknown', isTask: false });
    expect(judge(payment, unclear, after(24 * 60))).toMatchObject({ state: 'unknown', isTask: true, nextAskAt: null });
    expect(judge({ ...payment, state: 'unknown' }, { state: 'silent' }, after(24 * 60))).toMatchObject({ isTask: true });
  });

  it('that failed or ran out is paid after all when the provider says so, and is moved by nothing else', () => {
    for (const state of ['failed', 'expired'] as const) {
      expect(judge({ ...payment, state }, paid, after(90))?.state).toBe('succeeded');
      expect(judge({ ...payment, state, reason: 'no_funds' }, { state: 'failed', reason: 'cancelled' }, after(90))).toEqual({
        state,
        reason: 'no_funds',
        nextAskAt: null,
        isTask: false,
      });
    }
  });

  it('that failed and of which there is news is asked about for a day, and is a task then', () => {
    const told = { ...payment, state: 'failed', reason: 'no_funds', hintedAt: after(120) } as const;
    const same = { state: 'failed', reason: 'no_funds', isTask: false };
    const at = (minutes: number) => judge(told, { state: 'silent' }, after(minutes));
    for (const state of ['silent', 'pending', 'absent'] as const)
      expect(judge(told, { state }, after(120))).toEqual({ ...same, nextAskAt: new Date(after(120).getTime() + 4000) });
    expect(judge(told, { state: 'unknown', reason: 'phone_unreachable' }, after(120))).toMatchObject(same);
    expect(at(130)?.nextAskAt).toEqual(after(140));
    expect(at(120 + 23 * 60)).toEqual({ ...same, nextAskAt: after(120 + 24 * 60) });
    expect(at(120 + 24 * 60)).toEqual({ ...same, nextAskAt: null, isTask: true });
  });

  it('stands on a phone for five minutes: after them another prompt may be asked for, and it is still asked about', () => {
    const atPhone = { ...payment, phone: '+254712345678' } as const;
    for (const answer of [{ state: 'silent' }, { state: 'pending' }] as const) {
      expect(judge(atPhone, answer, after(4.9))?.state).toBe('pending');
      expect(judge(atPhone, answer, after(5))).toMatchObject({ state: 'unknown', isTask: false });
      expect(judge(atPhone, answer, after(5))?.nextAskAt).not.toBeNull();
    }
    // Another prompt may stand there by now.
    expect(judge({ ...atPhone, state: 'unknown' }, { state: 'pending' }, after(1))?.state).toBe('unknown');
    expect(judge({ ...payment, state: 'unknown' }, { state: 'pending' }, after(1))?.state).toBe('pending');
  });

  it('is moved by nobody’s word once the team closed it', () => {
    expect(judge({ ...payment, state: 'failed', reason: 'closed_by_team' }, paid, after(90))).toBeUndefined();
  });
});

const answers: fc.Arbitrary<ProviderAnswer> = fc.oneof(
  fc.record({ state: fc.constantFrom('pending' as const, 'absent' as const, 'silent' as const) }),
  fc.record({ state: fc.constant('unknown' as const), reason: fc.constantFrom(...paymentReasons, null) }),
  fc.record({ state: fc.constantFrom('failed' as const, 'expired' as const), reason: fc.constantFrom(...paymentReasons) }),
  fc.record({
    state: fc.constant('succeeded' as const),
    amountMinor: fc.constantFrom(200_00, 1),
    currency: fc.constantFrom('ZAR', 'KES'),
    receipt: fc.constant(null),
  }),
);

it('never leaves paid, and leaves nothing open that is neither asked about nor a task', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...paymentStates),
      answers,
      fc.integer({ min: 0, max: 2 * TASK_AFTER_MS }),
      fc.nat(100),
      fc.constantFrom(null, '+254712345678'),
      (state, answer, ms, asks, phone) => {
        const verdict = judge({ ...payment, state, asks, phone }, answer, new Date(began.getTime() + ms));
        if (verdict === undefined) {
          expect(creditedPaymentStates).toContain(state);
          return;
        }
        expect(creditedPaymentStates).not.toContain(state);
        if (verdict.state !== state && state !== 'created' && verdict.reason !== 'amount_differs')
          expect([state, verdict.state, mayMove(state, verdict.state)]).toEqual([state, verdict.state, true]);
        const isEnd = ['succeeded', 'failed', 'expired'].includes(verdict.state);
        // What is over may be asked about once more; what is open always is, or a task.
        if (!isEnd || verdict.state !== state) expect(isEnd).toBe(verdict.nextAskAt === null && !verdict.isTask);
      },
    ),
  );
});
