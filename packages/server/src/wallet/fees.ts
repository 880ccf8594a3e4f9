import type { Tx } from '@safiri/db/platform/connect.ts';
import { accounts, isDeleted, writeTransfer, type Entry, type Transfer } from './ledger.ts';

/** A fee for calling a trip off, as money moves for it; amounts in minor units. */
export interface Fee {
  readonly rideId: number;
  readonly payerId: number;
  /** Who gets it less the commission; null where all of it is the operator's. */
  readonly driverId: number | null;
  readonly amountMinor: number;
  readonly commissionMinor: number;
  readonly currency: string;
}

/** To whom a fee belongs that is paid. */
function payees({ driverId, amountMinor, commissionMinor }: Fee): Entry[] {
  if (driverId === null) return [{ account: accounts.commission, amountMinor }];
  return [
    { account: accounts.driverWallet(driverId), amountMinor: amountMinor - commissionMinor },
    { account: accounts.commission, amountMinor: commissionMinor },
  ];
}

const negative = (entries: readonly Entry[]): Entry[] =>
  entries.map(({ account, amountMinor }) => ({ account, amountMinor: -amountMinor }));
const wait = (amountMinor: number): Entry => ({ account: accounts.fees, amountMinor });
const payer = ({ payerId }: Fee, amountMinor: number): Entry => ({ account: accounts.wallet(payerId), amountMinor });

const move = (tx: Tx, { rideId, currency }: Fee, step: string, at: Date, entries: readonly Entry[]): Promise<number> =>
  writeTransfer(tx, { reference: `ride:${rideId}:cancellation${step}`, kind: 'cancellation', rideId, currency, at, entries });

/** Who gets a fee, and how much of it. */
export type FeeSplit = Pick<Fee, 'driverId' | 'commissionMinor'>;

/** A fee as it can be paid now: all of it is the operator's where the driver's account was deleted. */
async function payable<F extends Fee>(tx: Tx, fee: F): Promise<F> {
  const isGone = fee.driverId !== null && (await isDeleted(tx, fee.driverId));
  return isGone ? { ...fee, driverId: null, commissionMinor: fee.amountMinor } : fee;
}

/** @returns who got it */
async function moveToPayees(tx: Tx, fee: Fee, step: string, at: Date, from: Entry): Promise<FeeSplit> {
  const paid = await payable(tx, fee);
  await move(tx, paid, step, at, [from, ...payees(paid)]);
  return { driverId: paid.driverId, commissionMinor: paid.commissionMinor };
}

/**
 * Books a fee once: from the payer's wallet to whom it belongs, or, where the wallet does not hold it, to where it waits until it is paid. So
 * nobody is paid what nobody has paid in.
 * @returns who got it, or will
 */
export async function chargeFee(tx: Tx, fee: Fee, isCovered: boolean, at: Date): Promise<FeeSplit> {
  const from = payer(fee, -fee.amountMinor);
  if (isCovered) return moveToPayees(tx, fee, '', at, from);
  await move(tx, fee, '', at, [from, wait(fee.amountMinor)]);
  return { driverId: fee.driverId, commissionMinor: fee.commissionMinor };
}

/** A fee that was owed and has been paid goes to whom it belongs, once. @returns who got it */
export const payOwedFee = (tx: Tx, fee: Fee, at: Date): Promise<FeeSplit> => moveToPayees(tx, fee, ':paid', at, wait(-fee.amountMinor));

/**
 * Gives a fee back to its payer, once: from where it waits, or from those who got it; what a deleted account got, the operator bears.
 * @returns who gives it back, or gets it no more
 */
export async function giveFeeBack(tx: Tx, fee: Fee, wasOwed: boolean, at: Date): Promise<FeeSplit> {
  const { driverId, commissionMinor } = await payable(tx, fee);
  const from = wasOwed ? [wait(-fee.amountMinor)] : negative(payees({ ...fee, driverId, commissionMinor }));
  await move(tx, fee, ':waived', at, [payer(fee, fee.amountMinor), ...from]);
  return { driverId, commissionMinor };
}

/** What somebody owes is handed over in cash to the driver of a later trip, who owes it to the operator from then on. */
export async function collectDebt(
  tx: Tx,
  {
    rideId,
    payerId,
    driverId,
    amountMinor,
    ...transfer
  }: Pick<Fee, 'rideId' | 'payerId' | 'amountMinor'> & Pick<Transfer, 'currency' | 'at'> & { readonly driverId: number },
): Promise<void> {
  await writeTransfer(tx, {
    ...transfer,
    reference: `ride:${rideId}:debt`,
    kind: 'debt',
    rideId,
    entries: [
      { account: accounts.cashOf(payerId), amountMinor: -amountMinor },
      { account: accounts.driverCash(driverId), amountMinor },
      { account: accounts.driverWallet(driverId), amountMinor: -amountMinor },
      { account: accounts.wallet(payerId), amountMinor },
    ],
  });
}
