import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { fromWire, toWire } from '@safiri/rules/pricing/money.ts';
import { cancellationFee, feeFrom, noShowFrom } from '@safiri/rules/rides/cancellation-fee.ts';
import { clockTime, money } from '../platform/format.ts';
import type { Translate } from '../platform/text.ts';

/** What it costs to call a trip off, by the terms that came with it. */
export interface CancelCost {
  /** Now: an amount of the wire, `0.00` while it is free. */
  readonly now: string;
  /** From when on it costs something; null while no driver has accepted. */
  readonly from: string | null;
  /** What it costs then. */
  readonly fee: string;
  /** From when on the driver may say that nobody came, and what that costs; null where it costs nothing. */
  readonly noShow: { readonly from: string; readonly fee: string } | null;
}

const at = (moment: number | null) => (moment === null ? null : new Date(moment).toISOString());
const msOf = (instant: string | null) => (instant === null ? null : Date.parse(instant));

/** Null where nothing is ever charged, to who did not ask for the trip among others. @param now milliseconds by the server's clock */
export function cancelCost(ride: Ride, now: number): CancelCost | null {
  const terms = ride.extras?.cancellation;
  if (terms == null || ride.side === 'rider') return null;
  const by = { ...terms, feeMinor: fromWire(terms.fee) ?? 0, noShowFeeMinor: fromWire(terms.noShowFee) ?? 0 };
  const trip = { acceptedAt: msOf(ride.acceptedAt), waitingSince: msOf(ride.extras?.waitsSince ?? null) };
  const noShow = at(noShowFrom(by, trip));
  return {
    now: toWire(cancellationFee(by, trip, now)),
    from: by.feeMinor === 0 ? null : at(feeFrom(by, trip)),
    fee: terms.fee,
    noShow: noShow === null || by.noShowFeeMinor === 0 ? null : { from: noShow, fee: terms.noShowFee },
  };
}

/** What a passenger reads before calling a trip off. */
export function cancelCostText(t: Translate, ride: Ride, cost: CancelCost | null): string {
  if (cost === null) return t('cancelNotePassenger');
  const amountOf = (wire: string) => money(wire, ride.countryId);
  if (cost.now !== '0.00') return t('cancelCostsNow', { amount: amountOf(cost.now) });
  if (cost.from === null) return t('cancelNoteFree');
  return t('cancelCostsFrom', { time: clockTime(cost.from), amount: amountOf(cost.fee) });
}
