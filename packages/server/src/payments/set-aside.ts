import { setAsideAs, type DisbursementPurpose } from '@safiri/rules/payments/disbursement-life.ts';
import type { Context } from '../platform/context.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { writeTransfer } from '../wallet/public.ts';
import { prepareDisbursement } from './disburse.ts';
import type { PayeeAccount } from './payees.ts';

/** Money of somebody that is to go out. */
interface Wanted {
  readonly purpose: DisbursementPurpose;
  /** The payout, settlement or refund that it is for. */
  readonly subjectId: number;
  /** Whose account of the ledger it leaves, and goes back to; and the one in which it is kept meanwhile. */
  readonly backTo: string;
  readonly heldIn: string;
  /** All that is set aside, and what the operator keeps of it; minor units. */
  readonly amountMinor: number;
  readonly feeMinor: number;
  readonly currency: string;
  /** By which provider, and to which account of it; null where people pay by hand. */
  readonly to: Pick<PayeeAccount, 'account' | 'bank' | 'name' | 'accountRow'> | null;
}

/**
 * Sets money aside, once, and writes the disbursement that will carry it. Its owner's money is held by the caller.
 * @param random names the disbursement
 */
export async function setAside(
  ctx: Pick<Context, 'random'>,
  uow: UnitOfWork,
  { purpose, subjectId, backTo, heldIn, amountMinor, feeMinor, currency, to }: Wanted,
): Promise<void> {
  await writeTransfer(uow.tx, {
    reference: `${setAsideAs[purpose]}:${subjectId}`,
    kind: purpose === 'payment_refund' ? 'refund' : 'payout',
    detail: 'requested',
    currency,
    at: uow.now,
    entries: [
      { account: backTo, amountMinor: -amountMinor },
      { account: heldIn, amountMinor },
    ],
  });
  if (to === null) return;
  const { account, bank, name, accountRow } = to;
  const payee = { account, bank, name, accountId: accountRow.id };
  await prepareDisbursement(ctx, uow, {
    purpose,
    subjectId,
    ...payee,
    amountMinor: amountMinor - feeMinor,
    feeMinor,
    currency,
    heldIn,
    backTo,
  });
}
