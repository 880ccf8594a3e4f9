import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { unroundedFare } from '@safiri/rules/pricing/waiting-charge.ts';
import { learnsCost, type Side } from '@safiri/rules/rides/rider.ts';
import { waitingUntil } from '@safiri/rules/rides/waiting.ts';
import { presentFeeTerms } from '../pricing/public.ts';
import type { RideView } from './queries.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

/** What a trip may cost beside its fare and what came of it, for who learns what it costs. */
export function presentRideFeeTerms({ ride, fee }: RideView, side: Side): Ride['feeTerms'] {
  const feeTerms = learnsCost(side, ride) ? presentFeeTerms(ride.feeTerms) : null;
  if (feeTerms === null || ride.feeTerms === null) return null;
  // Who rides at somebody else's cost pays no fee.
  const charged =
    fee === null || side === 'rider'
      ? null
      : {
          kind: fee.kind,
          amount: toWire(fee.amountMinor),
          status: fee.status,
          net: side === 'driver' && fee.driverId !== null ? toWire(fee.amountMinor - fee.commissionMinor) : null,
        };
  const until = waitingUntil({ startedAt: ride.startedAt?.getTime() ?? null, startConfirmedAt: ride.startConfirmedAt?.getTime() ?? null });
  return {
    ...feeTerms,
    waitingSince: iso(ride.waitingSince),
    waitingUntil: until === null ? null : new Date(until).toISOString(),
    unrounded: toWire(unroundedFare(ride.fareLines ?? [])),
    roundTo: toWire(ride.feeTerms.roundToMinor),
    charged,
  };
}
