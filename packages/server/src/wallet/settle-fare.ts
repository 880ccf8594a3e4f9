import { walletMethodId } from '@safiri/rules/countries/payment.ts';
import { coveredPay } from '@safiri/rules/subscriptions/own-packages.ts';
import { PACKAGE_METHOD } from '@safiri/rules/subscriptions/packages.ts';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '@safiri/db/platform/connect.ts';
import { ledgerEntries, ledgerTransfers } from '@safiri/db/wallet/tables.ts';
import { accounts, DeletedPayee, writeTransfer, writeTransfers, type Entry, type Transfer } from './ledger.ts';
import type { HeldOutcome } from '@safiri/rules/rides/completion.ts';

/** A purchase of a market's package, and what one of its rides is worth in minor units. */
export interface Cover {
  readonly purchaseId: number;
  readonly worthMinor: number;
}

export interface FareToSettle {
  readonly rideId: number;
  /** Whose wallet or cash it is: who asked for the trip. */
  readonly payerId: number;
  readonly driverId: number;
  readonly fareMinor: number;
  readonly commissionMinor: number;
  readonly currency: string;
  readonly paymentMethod: string;
  /** In cash: what of the fare the wallet pays; null where it pays nothing of it. */
  readonly walletMinor: number | null;
  /** The market's package that pays it, and what one of its rides is worth, minor units; null of all others. */
  readonly cover?: Cover | null;
  /** The trip is not confirmed yet: what the operator pays for it, a package's fare, waits. */
  readonly held?: boolean;
  /** When the trip was completed. */
  readonly at: Date;
}

/** A ride that a package pays: of a market's own what the ride is worth leaves the price that is held, whatever the fare is. */
function coveredEntries({ driverId, fareMinor, commissionMinor, held, cover }: FareToSettle): Entry[] {
  const driver = (held === true ? accounts.driverHeld : accounts.driverWallet)(driverId);
  const worthMinor = cover?.worthMinor ?? fareMinor;
  const from = cover == null ? accounts.packages : accounts.packageHeld(cover.purchaseId);
  const pay = coveredPay(worthMinor, fareMinor, commissionMinor);
  return [
    { account: from, amountMinor: -worthMinor },
    { account: driver, amountMinor: pay.driverMinor },
    { account: accounts.commission, amountMinor: pay.commissionMinor },
    { account: accounts.packages, amountMinor: pay.operatorMinor },
  ];
}

/**
 * The fare of a completed trip. In cash the driver holds the money and owes the commission; from the wallet the operator holds it and owes the driver
 * the rest. Of a trip that is paid by both, each part moves as its kind does.
 */
function transferOf(fare: FareToSettle): Transfer {
  const { driverCash, driverWallet, cashOf, wallet, commission } = accounts;
  const walletMinor = fare.paymentMethod === walletMethodId ? fare.fareMinor : (fare.walletMinor ?? 0);
  const cashMinor = fare.fareMinor - walletMinor;
  const entries =
    fare.paymentMethod === PACKAGE_METHOD
      ? coveredEntries(fare)
      : [
          { account: wallet(fare.payerId), amountMinor: -walletMinor },
          { account: cashOf(fare.payerId), amountMinor: -cashMinor },
          { account: driverCash(fare.driverId), amountMinor: cashMinor },
          { account: driverWallet(fare.driverId), amountMinor: walletMinor - fare.commissionMinor },
          { account: commission, amountMinor: fare.commissionMinor },
        ];
  return {
    reference: `ride:${fare.rideId}:fare`,
    kind: 'fare',
    rideId: fare.rideId,
    currency: fare.currency,
    at: fare.at,
    entries,
  };
}

/** Books the fares of completed trips. */
export const settleFares = async (tx: Tx, fares: readonly FareToSettle[]): Promise<void> =>
  void (await writeTransfers(tx, fares.map(transferOf)));

interface PromotionToSettle extends Pick<FareToSettle, 'rideId' | 'driverId' | 'currency' | 'commissionMinor' | 'at'> {
  /** What the passenger paid less. */
  readonly discountMinor: number;
}

/**
 * Books what a promotion took off a fare: the operator adds it for the driver, less the commission on it.
 * @returns false when the driver's account was deleted: then nothing is written
 */
export async function settlePromotion(
  tx: Tx,
  { rideId, driverId, currency, discountMinor, commissionMinor, at }: PromotionToSettle,
): Promise<boolean> {
  const entries = [
    { account: accounts.promotions, amountMinor: -discountMinor },
    { account: accounts.driverWallet(driverId), amountMinor: discountMinor - commissionMinor },
    { account: accounts.commission, amountMinor: commissionMinor },
  ];
  try {
    await writeTransfer(tx, { reference: `ride:${rideId}:promotion`, kind: 'promotion', rideId, currency, at, entries });
    return true;
  } catch (error) {
    if (error instanceof DeletedPayee) return false;
    throw error;
  }
}

interface HeldFare {
  readonly rideId: number;
  readonly driverId: number;
  readonly currency: string;
  readonly outcome: HeldOutcome;
  readonly at: Date;
}

/**
 * A package's fare that waited goes to the driver, or back with its commission to where it was paid from.
 * @returns whether one waited
 */
export async function endHeldFare(tx: Tx, { rideId, driverId, currency, outcome, at }: HeldFare): Promise<boolean> {
  const entries = await tx
    .select({ account: ledgerEntries.account, amountMinor: ledgerEntries.amountMinor })
    .from(ledgerEntries)
    .innerJoin(ledgerTransfers, eq(ledgerTransfers.id, ledgerEntries.transferId))
    .where(and(eq(ledgerTransfers.rideId, rideId), eq(ledgerTransfers.kind, 'fare')));
  const held = accounts.driverHeld(driverId);
  const heldEntry = entries.find(({ account }) => account === held);
  if (heldEntry === undefined) return false;
  const { amountMinor } = heldEntry;
  await writeTransfer(tx, {
    reference: `ride:${rideId}:release`,
    kind: 'release',
    detail: outcome,
    rideId,
    currency,
    at,
    entries:
      outcome === 'released'
        ? [
            { account: held, amountMinor: -amountMinor },
            { account: accounts.driverWallet(driverId), amountMinor },
          ]
        : entries.map((entry) => ({ account: entry.account, amountMinor: -entry.amountMinor })),
  });
  return true;
}
