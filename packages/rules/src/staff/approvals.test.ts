import { describe, expect, it } from 'vitest';
import { balanceAround } from './approvals.ts';

describe('the balance around what waits for a second person', () => {
  it('is less already where the amount was set aside, and changes by it where nothing moved yet', () => {
    expect(balanceAround('payout_paid', 150_00, 251_00)).toEqual({ before: 401_00, after: 150_00 });
    expect(balanceAround('payment_refund', 0, 300_00)).toEqual({ before: 300_00, after: 0 });
    expect(balanceAround('money_booking', -900_00, 300_00)).toEqual({ before: -900_00, after: -600_00 });
    expect(balanceAround('money_booking', 300_00, -300_00)).toEqual({ before: 300_00, after: 0 });
    expect(balanceAround('paybill_owner', 10_00, 500_00)).toEqual({ before: 10_00, after: 510_00 });
  });

  it('is nobody’s of what moves no money of one person', () => {
    expect((['staff_owner', 'ban', 'payout_batch'] as const).map((kind) => balanceAround(kind, 1, 1))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });
});
