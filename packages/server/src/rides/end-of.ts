import type { AnyEndReason } from '@safiri/rules/rides/completion.ts';
import type { AskEndEvidence } from '../drivers/public.ts';
import type { Context } from '../platform/context.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { chargeWaiting } from './charge-waiting.ts';
import { endOfHail } from './end-of-hail.ts';
import { decideEnd, type EndOfTrip } from './end-of-trip.ts';
import { pricedBy } from './fare-of-way.ts';
import type { RideRow } from './queries.ts';

/** What whoever ends a trip says of it. */
export interface SaidOfEnd {
  /** Why it ends although its position does not show it there. */
  readonly endReason: AnyEndReason | undefined;
  /** Of a hailed trip: what people call the place where it ended. */
  readonly place?: string | undefined;
  /** Of a hailed trip: when the end was tapped first, by the phone's clock. */
  readonly tappedAt?: string | undefined;
}

/** How a locked trip under way ends now: by what was quoted with what its passenger let the driver wait, or by the meter. @throws Problem end_unproven */
export async function endOf(
  ctx: Context,
  evidenceOf: AskEndEvidence,
  uow: UnitOfWork,
  ride: RideRow,
  { endReason, place, tappedAt }: SaidOfEnd,
): Promise<EndOfTrip & Partial<RideRow>> {
  const market = await pricedBy(ctx, uow.tx, ride);
  const evidence = await evidenceOf(uow.tx, ride, uow.now);
  if (ride.hail !== null) {
    const since = tappedAt === undefined ? uow.now : new Date(Math.max(Date.parse(tappedAt), ride.startedAt?.getTime() ?? 0));
    const after = await evidenceOf(uow.tx, { ...ride, startedAt: since }, uow.now);
    return endOfHail(ride, market, evidence, { place, tappedAt, metersSince: after.drivenMeters ?? 0 }, uow.now);
  }
  return chargeWaiting(ride, decideEnd(ride, market, evidence, endReason, uow.now), market, evidence.fix, uow.now);
}
