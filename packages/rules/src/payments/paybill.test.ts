import { expect, it } from 'vitest';
import { judgePaybill, type PaybillAnswer } from './paybill.ts';

const receivedAt = new Date('2026-12-09T09:30:00Z');
const heard = { transactionId: 'SK123', amountMinor: 200_00, receivedAt, asks: 0 };
const says = { state: 'confirmed', transactionId: 'SK123', amountMinor: 200_00, shortcode: '174379' } as const;
const at = (hours: number) => new Date(receivedAt.getTime() + hours * 3_600_000);
const judged = (answer: PaybillAnswer, hours = 0) => judgePaybill(heard, answer, '174379', at(hours));

it('is credited only when the provider names the same transaction, amount and number', () => {
  expect(judged(says)).toEqual({ kind: 'confirmed' });
  expect(judged({ ...says, amountMinor: 2000_00 })).toEqual({ kind: 'task', reason: 'amount_differs' });
  expect(judged({ ...says, shortcode: '600000' })).toEqual({ kind: 'task', reason: 'amount_differs' });
  // An answer about another one says nothing of this.
  expect(judged({ ...says, transactionId: 'SK124' })).toEqual({ kind: 'later', nextAskAt: new Date(at(0).getTime() + 4000) });
});

it('is asked about with growing pauses, and after a day finance looks', () => {
  expect(judged({ state: 'silent' })).toEqual({ kind: 'later', nextAskAt: new Date(at(0).getTime() + 4000) });
  expect(judgePaybill({ ...heard, asks: 3 }, { state: 'absent' }, '174379', at(1))).toEqual({
    kind: 'later',
    nextAskAt: new Date(at(1).getTime() + 32_000),
  });
  expect(judged({ state: 'absent' }, 24)).toEqual({ kind: 'task', reason: 'not_confirmed' });
  // Late is not too late.
  expect(judged(says, 30)).toEqual({ kind: 'confirmed' });
});
