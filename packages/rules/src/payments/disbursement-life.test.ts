import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  disbursementStates,
  judgeDisbursement,
  mayDisburse,
  openDisbursementStates,
  type DisbursementAnswer,
  type JudgedDisbursement,
} from './disbursement-life.ts';

const sentAt = new Date('2026-06-15T10:00:00Z');
const later = (hours: number) => new Date(sentAt.getTime() + hours * 3_600_000);
const row: JudgedDisbursement = { state: 'pending', reason: null, amountMinor: 500_00, currency: 'KES', sentAt, asks: 0, hasLeft: false };
const paid: DisbursementAnswer = { state: 'succeeded', amountMinor: 500_00, currency: 'KES', receipt: 'R1' };

describe('a disbursement', () => {
  it('is paid by the amount that was sent, and by no other', () => {
    expect(judgeDisbursement(row, paid, true, later(1))).toMatchObject({ state: 'succeeded', nextAskAt: null, isTask: false });
    expect(judgeDisbursement(row, { ...paid, amountMinor: 499_00 }, true, later(1))).toMatchObject({
      state: 'unknown',
      reason: 'amount_differs',
      isTask: true,
    });
    expect(judgeDisbursement(row, { ...paid, currency: 'ZAR' }, true, later(1))).toMatchObject({ state: 'unknown', isTask: true });
  });

  it('is told again under its reference where the provider knows of none and takes a reference once, and else is asked about', () => {
    expect(judgeDisbursement(row, { state: 'absent' }, true, later(1))).toMatchObject({ state: 'unknown', sendAgain: true });
    expect(judgeDisbursement(row, { state: 'absent' }, false, later(1))).toMatchObject({ state: 'unknown', sendAgain: false });
    for (const state of ['pending', 'silent'] as const) expect(judgeDisbursement(row, { state }, true, later(1))?.sendAgain).toBe(false);
  });

  it('is a task after a day, and asked about with growing pauses until then', () => {
    const pause = (asks: number) =>
      (judgeDisbursement({ ...row, asks }, { state: 'silent' }, true, later(1))?.nextAskAt?.getTime() ?? 0) - later(1).getTime();
    expect([0, 1, 2, 20].map(pause)).toEqual([4000, 8000, 16_000, 3_600_000]);
    expect(judgeDisbursement(row, { state: 'absent' }, true, later(24))).toMatchObject({
      state: 'unknown',
      nextAskAt: null,
      isTask: true,
      sendAgain: false,
    });
  });

  it('that came back after it was paid is returned; one that was paid after it was given back is a task', () => {
    expect(judgeDisbursement({ ...row, state: 'succeeded' }, { state: 'returned', reason: 'sent_back' }, true, later(50))).toMatchObject({
      state: 'returned',
    });
    expect(judgeDisbursement({ ...row, state: 'failed' }, paid, true, later(1))).toMatchObject({
      state: 'failed',
      reason: 'paid_after_all',
      isTask: true,
    });
    // Whoever had called it failed, and once.
    const failed: JudgedDisbursement = { ...row, state: 'failed', reason: 'closed_by_team' };
    expect(judgeDisbursement(failed, paid, true, later(50))).toMatchObject({ state: 'failed', reason: 'paid_after_all', isTask: true });
    expect(judgeDisbursement({ ...failed, hasLeft: true }, paid, true, later(50))).toBeUndefined();
    expect(judgeDisbursement({ ...failed, sentAt: null }, paid, true, later(50))).toBeUndefined();
    expect(judgeDisbursement(failed, { ...paid, amountMinor: 499_00 }, true, later(50))).toMatchObject({ reason: 'amount_differs' });
  });

  it('moves along its life alone, whatever is said, and is never open without being asked about or a task', () => {
    const answers = fc.oneof(
      fc.constantFrom<DisbursementAnswer>(
        { state: 'pending' },
        { state: 'absent' },
        { state: 'silent' },
        { state: 'unknown', reason: null },
        paid,
      ),
      fc.constantFrom<DisbursementAnswer>({ state: 'failed', reason: 'declined' }, { state: 'returned', reason: 'sent_back' }),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...disbursementStates),
        answers,
        fc.boolean(),
        fc.nat(40),
        fc.nat(30),
        (state, answer, isOnce, hours, asks) => {
          const verdict = judgeDisbursement({ ...row, state, asks }, answer, isOnce, later(hours));
          if (verdict === undefined) return;
          expect(verdict.state === state || mayDisburse(state, verdict.state)).toBe(true);
          if (openDisbursementStates.some((one) => one === verdict.state)) expect(verdict.nextAskAt !== null || verdict.isTask).toBe(true);
          if (verdict.sendAgain) expect([isOnce, answer.state, verdict.state]).toEqual([true, 'absent', 'unknown']);
        },
      ),
    );
  });
});
