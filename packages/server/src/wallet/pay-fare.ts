import type { Tx } from '@safiri/db/platform/connect.ts';
import { accounts, isDeleted, writeTransfer } from './ledger.ts';

/** A fare of which its driver was to take cash, amounts in minor units. */
export interface FareToPay {
  readonly rideId: number;
  /** Whose wallet it comes from. */
  readonly payerId: number;
  /** Whose cash it was taken for when the trip ended: who asked for it. */
  readonly bookerId: number;
  readonly driverId: number;
  readonly amountMinor: number;
  readonly currency: string;
  readonly at: Date;
}

/**
 * Pays from a wallet what was booked as cash when the trip ended: the driver holds none of it any more, and is owed it. Once for each ride. The driver is held.
 * @returns the transfer; undefined where the driver's account was deleted: then nothing is written
 */
export async function payFareFromWallet(tx: Tx, fare: FareToPay): Promise<number | undefined> {
  const { rideId, payerId, bookerId, driverId, amountMinor, currency, at } = fare;
  if (await isDeleted(tx, driverId)) return undefined;
  return writeTransfer(tx, {
    reference: `ride:${rideId}:paid`,
    kind: 'fare_paid',
    rideId,
    currency,
    at,
    entries: [
      { account: accounts.wallet(payerId), amountMinor: -amountMinor },
      { account: accounts.cashOf(bookerId), amountMinor },
      { account: accounts.driverCash(driverId), amountMinor: -amountMinor },
      { account: accounts.driverWallet(driverId), amountMinor },
    ],
  });
}
