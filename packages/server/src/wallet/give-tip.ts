import type { Tx } from '@safiri/db/platform/connect.ts';
import { accounts, writeTransfer } from './ledger.ts';

interface Tip {
  readonly rideId: number;
  readonly payerId: number;
  readonly driverId: number;
  readonly amountMinor: number;
  readonly currency: string;
  readonly at: Date;
}

/**
 * Moves a tip from its giver's wallet to the driver, whole, once for each trip. Both are held, and the wallet has it to spend.
 * @throws DeletedPayee where the driver has left
 */
export async function giveTip(tx: Tx, { rideId, payerId, driverId, amountMinor, currency, at }: Tip): Promise<void> {
  await writeTransfer(tx, {
    reference: `ride:${rideId}:tip`,
    kind: 'tip',
    rideId,
    currency,
    at,
    entries: [
      { account: accounts.wallet(payerId), amountMinor: -amountMinor },
      { account: accounts.driverWallet(driverId), amountMinor },
    ],
  });
}
