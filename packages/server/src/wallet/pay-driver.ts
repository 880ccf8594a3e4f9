import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { accounts, DeletedPayee, writeTransfer, type Transfer } from './ledger.ts';

/** What the operator pays a driver beside fares. */
interface Payment extends Omit<Transfer, 'kind' | 'entries' | 'at'> {
  readonly kind: 'bonus' | 'goal' | 'referral';
  readonly driverId: number;
  /** In minor units, above zero. */
  readonly amountMinor: number;
}

/**
 * Pays a driver from the operator's bonuses. All that the operator pays drivers beside fares comes by here.
 * @returns false when the account was deleted: then nothing is written
 */
export async function payDriver(uow: UnitOfWork, { driverId, amountMinor, ...transfer }: Payment): Promise<boolean> {
  const entries = [
    { account: accounts.bonuses, amountMinor: -amountMinor },
    { account: accounts.driverWallet(driverId), amountMinor },
  ];
  try {
    await writeTransfer(uow.tx, { ...transfer, at: uow.now, entries });
    return true;
  } catch (error) {
    if (error instanceof DeletedPayee) return false;
    throw error;
  }
}
