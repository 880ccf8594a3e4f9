import type { NoticeKind } from '@safiri/rules/notifications/kinds.ts';
import { providerFacts } from '@safiri/rules/payments/providers.ts';
import type { DirectPurpose } from '@safiri/rules/payments/purposes.ts';
import { notify } from '../notifications/public.ts';
import type { Context } from '../platform/context.ts';
import { isDeadlock, type UnitOfWork } from '../platform/unit-of-work.ts';
import { accounts, writeTransfer, type ProviderAccountRow } from '../wallet/public.ts';
import { creditedAccount, isDirect } from './credited-account.ts';
import { screenOf } from './payment-screen.ts';
import type { PaymentRow } from './queries.ts';

/** What the row of a payment keeps of its arrival. */
export type Arrived = Pick<PaymentRow, 'transferId' | 'spentMinor' | 'spentTransferId'>;

/** The same of a payment that has not come. */
export const notArrived: Arrived = { transferId: null, spentMinor: 0, spentTransferId: null };

const toldOf: Readonly<Record<DirectPurpose, NoticeKind>> = {
  ride: 'toldRidePaid',
  order: 'toldOrderPaid',
  package: 'toldPackagePaid',
  school: 'toldMonthPaid',
};

/** Credits it: one balanced transfer, whose id is what makes the payment a succeeded one. @returns that id */
async function credit(uow: UnitOfWork, payment: PaymentRow): Promise<number> {
  const { id, purpose, amountMinor, currency, accountId } = payment;
  return writeTransfer(uow.tx, {
    reference: `payment:${id}`,
    kind: purpose === 'pay_in' ? 'pay_in' : 'top_up',
    currency,
    at: uow.now,
    entries: [
      { account: accounts.provider(accountId), amountMinor: -amountMinor },
      { account: await creditedAccount(uow, payment), amountMinor },
    ],
  });
}

type Spent = Pick<Arrived, 'spentMinor' | 'spentTransferId'>;
const notSpent: Spent = { spentMinor: 0, spentTransferId: null };

/**
 * Pays on what it was brought in for. Whatever goes wrong there, the money has come: then it stays in the wallet.
 * @returns what of it was paid, and by which transfer; nothing where that is paid already, or gone
 */
async function payOn(ctx: Context, uow: UnitOfWork, payment: PaymentRow): Promise<Spent> {
  if (!isDirect(payment)) return notSpent;
  try {
    return await uow.attempt(async (part) => {
      let spent = notSpent;
      await part.emit('payment_arrived', {
        payment,
        paidOn: (spentMinor, spentTransferId) => void (spent = { spentMinor, spentTransferId }),
      });
      return spent;
    });
  } catch (error) {
    if (isDeadlock(error)) throw error;
    ctx.log.error({ err: error, payment: payment.id }, 'a payment could not be paid on');
    return notSpent;
  }
}

/**
 * Lets a held payment arrive: it is credited, what it is for is paid from it, all in one transaction, and its person is told what became of it.
 * @param account by which it came
 */
export async function arrive(
  ctx: Context,
  uow: UnitOfWork,
  payment: PaymentRow,
  account: Pick<ProviderAccountRow, 'provider'> | undefined,
): Promise<Arrived> {
  const transferId = await credit(uow, payment);
  const spent = await payOn(ctx, uow, payment);
  const { userId, amountMinor, currency } = payment;
  const provider = account === undefined ? '' : providerFacts[account.provider].name;
  const kind = !isDirect(payment)
    ? payment.purpose === 'pay_in'
      ? 'toldPaidIn'
      : 'toldToppedUp'
    : spent.spentTransferId === null
      ? 'toldPaidTooLate'
      : toldOf[payment.purpose];
  await notify(uow, userId, { kind, values: { amount: uow.money(amountMinor, currency), provider }, opens: screenOf(payment) });
  return { transferId, ...spent };
}
