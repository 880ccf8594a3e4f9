import type { CancellationTerms } from '../pricing/fee-terms.ts';

const MINUTE_MS = 60_000;

/** What a fee was charged for. */
export const feeKinds = ['cancelled', 'no_show'] as const;
export type FeeKind = (typeof feeKinds)[number];

/** How a fee stands: owed by who was charged, paid, or taken back by the team. */
export const feeStatuses = ['owed', 'paid', 'waived'] as const;

/** A trip before its start, as its fee needs it; milliseconds. */
export interface CancelledTrip {
  /** When the driver who has it accepted; null while nobody has. */
  readonly acceptedAt: number | null;
  /** From when on that driver's waiting at the pickup counts; null where it does not. */
  readonly waitingSince: number | null;
  /** Whether the passenger, at the car, confirmed that the trip may start: who is there was not missed. */
  readonly startConfirmed: boolean;
}

/** From when on calling off costs a passenger; null while no driver has accepted. The last free moment is that of the free minutes. */
export const feeFrom = ({ freeMinutes }: Pick<CancellationTerms, 'freeMinutes'>, { acceptedAt }: CancelledTrip): number | null =>
  acceptedAt === null ? null : acceptedAt + freeMinutes * MINUTE_MS;

/** From when on a passenger who has not come counts as not there, at a fee; null where nobody was seen to wait, and of a passenger who came. */
export const noShowFrom = (
  { noShowAfterMinutes }: Pick<CancellationTerms, 'noShowAfterMinutes'>,
  { waitingSince, startConfirmed }: CancelledTrip,
): number | null => (waitingSince === null || startConfirmed ? null : waitingSince + noShowAfterMinutes * MINUTE_MS);

type Fees = Pick<CancellationTerms, 'freeMinutes' | 'feeMinor' | 'noShowAfterMinutes' | 'noShowFeeMinor'>;

/** What a driver's word that nobody came costs the passenger now; minor units. */
export function noShowFee(terms: Fees, trip: CancelledTrip, now: number): number {
  const from = noShowFrom(terms, trip);
  return from !== null && now >= from ? terms.noShowFeeMinor : 0;
}

/**
 * What it costs a passenger to call a trip off before its start, now; minor units. Who has let the driver wait for as long as a
 * no-show takes does not get away for less than that.
 */
export function cancellationFee(terms: Fees, trip: CancelledTrip, now: number): number {
  const from = feeFrom(terms, trip);
  return Math.max(from !== null && now > from ? terms.feeMinor : 0, noShowFee(terms, trip, now));
}

/** What of a fee can be charged: as far as it is covered, or may be owed. @param spendableMinor below zero where something is owed already */
export const chargeable = (
  { debtLimitMinor }: Pick<CancellationTerms, 'debtLimitMinor'>,
  feeMinor: number,
  spendableMinor: number,
): number => Math.min(feeMinor, Math.max(0, spendableMinor + debtLimitMinor));

/**
 * Which of somebody's unpaid fees are paid by what they do not owe any more: the oldest first, each whole or not at all.
 * @param owedMinor by how much what they have to spend lies below zero
 */
export function paidFees<F extends { readonly amountMinor: number }>(unpaid: readonly F[], owedMinor: number): F[] {
  let covered = unpaid.reduce((sum, { amountMinor }) => sum + amountMinor, 0) - owedMinor;
  const paid: F[] = [];
  for (const fee of unpaid) {
    if (fee.amountMinor > covered) break;
    covered -= fee.amountMinor;
    paid.push(fee);
  }
  return paid;
}
