import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { accounts, bookTransfers, deletedOf, type Transfer } from './ledger.ts';

/** What the operator pays a driver beside fares. */
interface Payment extends Omit<Transfer, 'kind' | 'entries' | 'at'> {
  readonly kind: 'bonus' | 'goal' | 'referral';
  readonly driverId: number;
  /** In minor units, above zero. */
  readonly amountMinor: number;
}

/**
 * Pays drivers from the operator's bonuses. All that the operator pays drivers beside fares comes by here. To those whose accounts were deleted
 * nothing is paid.
 * @returns the references of what was paid
 */
export async function payDrivers(uow: UnitOfWork, payments: readonly Payment[]): Promise<ReadonlySet<string>> {
  if (payments.length === 0) return new Set();
  const deleted = await deletedOf(uow.tx, [...new Set(payments.map(({ driverId }) => driverId))]);
  const due = payments.filter(({ driverId }) => !deleted.has(driverId));
  const written = await bookTransfers(
    uow.tx,
    due.map(({ driverId, amountMinor, ...transfer }) => ({
      ...transfer,
      at: uow.now,
      entries: [
        { account: accounts.bonuses, amountMinor: -amountMinor },
        { account: accounts.driverWallet(driverId), amountMinor },
      ],
    })),
  );
  return new Set(written.keys());
}

/** Pays one. @returns false when the account was deleted: then nothing is written */
export const payDriver = async (uow: UnitOfWork, payment: Payment): Promise<boolean> =>
  (await payDrivers(uow, [payment])).has(payment.reference);
