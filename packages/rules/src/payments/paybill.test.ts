import { expect, it } from 'vitest';
import { fitsPrompt, judgePaybill, type PaybillAnswer } from './paybill.ts';

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

it('is our own prompt only by its amount, number and time, and while nothing else paid it', () => {
  const prompt = { amountMinor: 500_00, phone: '+254711000126', sentAt: receivedAt, receipt: null };
  const told = { transactionId: 'SK9', amountMinor: 500_00, number: '2547*****126', paidAt: new Date(receivedAt.getTime() + 60_000) };
  expect(fitsPrompt(told, prompt)).toBe(true);
  for (const number of ['254711000126', '+254711000126', null, 'a'.repeat(64)]) expect(fitsPrompt({ ...told, number }, prompt)).toBe(true);
  expect(fitsPrompt(told, { ...prompt, receipt: 'SK9' })).toBe(true);
  expect(fitsPrompt(told, { ...prompt, receipt: 'SK8' })).toBe(false);
  expect(fitsPrompt({ ...told, amountMinor: 499_00 }, prompt)).toBe(false);
  for (const number of ['2547*****127', '2541*****126', '254711000127']) expect(fitsPrompt({ ...told, number }, prompt)).toBe(false);
  for (const minutes of [-2, 11])
    expect(fitsPrompt({ ...told, paidAt: new Date(receivedAt.getTime() + minutes * 60_000) }, prompt)).toBe(false);
  // Whoever left has no number here, and what was never sent nobody answered.
  expect(fitsPrompt(told, { ...prompt, phone: null })).toBe(true);
  expect(fitsPrompt(told, { ...prompt, sentAt: null })).toBe(false);
});
