import type { Ending } from '@safiri/contract/rides/shapes.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { cashDue, isPaidInCash } from '@safiri/rules/rides/cash-change.ts';
import { END_STRIP_MS, quotedAbove } from '@safiri/rules/rides/completion.ts';
import { learnsCost, type Side } from '@safiri/rules/rides/rider.ts';
import { presentDirect } from '../payments/public.ts';
import type { RideRow, RideView } from './queries.ts';

export const wireOrNull = (minor: number | null): string | null => (minor === null ? null : toWire(minor));

/** Whose account looks at a ride from a side of it; null for the driver's, which pays nothing. */
const viewerOf = ({ passengerId, bookerId }: RideRow, side: Side): number | null =>
  side === 'driver' ? null : side === 'rider' ? passengerId : bookerId;

/** How a completed trip ended and what is still open between the two. */
export function presentEnding({ ride, payment }: RideView, side: Side): Ending | null {
  if (ride.completedAt === null || ride.confirmation === null) return null;
  return {
    until: new Date(ride.completedAt.getTime() + END_STRIP_MS).toISOString(),
    reason: ride.endReason,
    metersAway: ride.endMeters,
    confirmation: ride.confirmation,
    quoted: learnsCost(side, ride) ? wireOrNull(quotedAbove(ride)) : null,
    cash: isPaidInCash(ride) && ride.directMinor === null ? { due: toWire(cashDue(ride)), paid: wireOrNull(ride.cashPaidMinor) } : null,
    payment: payment === null || !learnsCost(side, ride) ? null : presentDirect(payment, payment.userId === viewerOf(ride, side)),
    operatorPay: side === 'driver' ? ride.operatorPay : null,
  };
}
