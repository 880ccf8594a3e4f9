import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { fromWire, toWire } from '@safiri/rules/pricing/money.ts';
import { cancellationFee, feeFrom, noShowFrom } from '@safiri/rules/rides/cancellation-fee.ts';
import { timeThere } from '../common/trip-clock.ts';
import { money } from '../platform/format.ts';
import type { Translate } from '../platform/text.ts';

/** What it costs to call a trip off, by the terms that came with it. */
export interface CancelCost {
  /** Now: an amount of the wire, `0.00` while it is free. */
  readonly now: string;
  /** From when on it costs something, and how much; null while no driver has accepted, and where it never does as the trip stands. */
  readonly later: { readonly from: string; readonly fee: string } | null;
  /** From when on the driver may say that nobody came, and what that costs; null where it costs nothing. */
  readonly noShow: { readonly from: string; readonly fee: string } | null;
}

const msOf = (instant: string | null) => (instant === null ? null : Date.parse(instant));

/** Null where nothing is ever charged, to who did not ask for the trip among others. @param now milliseconds by the server's clock */
export function cancelCost(ride: Ride, now: number): CancelCost | null {
  const terms = ride.feeTerms?.cancellation;
  if (terms == null || ride.side === 'rider') return null;
  const by = { ...terms, feeMinor: fromWire(terms.fee) ?? 0, noShowFeeMinor: fromWire(terms.noShowFee) ?? 0 };
  const trip = {
    acceptedAt: msOf(ride.acceptedAt),
    waitingSince: msOf(ride.feeTerms?.waitingSince ?? null),
    startConfirmed: ride.startConfirmed,
  };
  const of = (from: number | null, minor: number, fee: string) =>
    from === null || minor === 0 ? null : { from: new Date(from).toISOString(), fee };
  const noShow = of(noShowFrom(by, trip), by.noShowFeeMinor, terms.noShowFee);
  return {
    now: toWire(cancellationFee(by, trip, now)),
    later: of(feeFrom(by, trip), by.feeMinor, terms.fee) ?? noShow,
    noShow,
  };
}

/** What a passenger reads before calling a trip off. */
export function cancelCostText(t: Translate, ride: Ride, cost: CancelCost | null): string {
  if (cost === null) return t('cancelNotePassenger');
  const amountOf = (wire: string) => money(wire, ride.countryId);
  if (cost.now !== '0.00') return t('cancelCostsNow', { amount: amountOf(cost.now) });
  if (cost.later !== null) return t('cancelCostsFrom', { time: timeThere(ride, cost.later.from), amount: amountOf(cost.later.fee) });
  return t(ride.acceptedAt === null && ride.feeTerms?.cancellation?.fee !== '0.00' ? 'cancelNoteFree' : 'cancelFreeNow');
}
