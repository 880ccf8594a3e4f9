import type { BodyOf } from '@safiri/contract/call.ts';
import type { changeRide } from '@safiri/contract/rides/calls.ts';
import { mayCallOffHail } from '@safiri/rules/rides/hail.ts';
import type { AskEndEvidence } from '../drivers/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import type { Links } from '../sharing/public.ts';
import { cancelRide } from './cancel-ride.ts';
import { endOf } from './end-of.ts';
import { endTrip } from './end-trips.ts';
import { pricedBy } from './fare-of-way.ts';
import { meterOf } from './hail-terms.ts';
import { lockRide, type RideRow } from './queries.ts';

/**
 * Somebody calls a ride off. A hailed trip that has left where it began is not called off: it ends there, at what its meter shows, with commission and
 * receipt; else it could be driven to its end for nothing.
 * @throws Problem as `cancelRide`
 */
export async function callOff(
  ctx: Context,
  links: Links,
  evidenceOf: AskEndEvidence,
  uow: UnitOfWork,
  actor: Actor,
  rideId: number,
  { reason, fee }: Pick<BodyOf<typeof changeRide>, 'reason' | 'fee'>,
): Promise<RideRow> {
  const ride = await lockRide(uow.tx, rideId);
  const { driverId, userId } = actor;
  if (driverId !== null && ride?.driverId === driverId && ride.hail !== null && ride.status === 'in_progress') {
    const evidence = await evidenceOf(uow.tx, ride, uow.now);
    if (!mayCallOffHail(meterOf(ride, await pricedBy(ctx, uow.tx, ride), evidence, uow.now))) {
      const end = await endOf(ctx, evidenceOf, uow, ride, { endReason: undefined });
      const event = { actor: 'driver', actorId: userId, data: { why: reason ?? 'other' } } as const;
      return endTrip(ctx, links, uow, { ride, driver: { driverId, userId }, end, event, proofUploadId: null });
    }
  }
  return cancelRide(ctx, evidenceOf, uow, actor, rideId, reason, fee);
}
