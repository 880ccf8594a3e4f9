import { and, eq, inArray, lt, notInArray } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { pickupHints } from '@safiri/db/pickups/tables.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { deliveryRideTypes } from '@safiri/rules/rides/delivery-ride-types.ts';
import { drivenStatuses } from '@safiri/rules/rides/trip-life.ts';
import { reportTrip } from '../chat/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/problem.ts';
import { messageText } from '../platform/texts.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { languageFor } from '../users/public.ts';
import { uploadAddress } from '../uploads/public.ts';
import { findHint, uploadsOf, type HintRow } from './hints.ts';

/** A hint that is looked at again and again is marked as used once a day. */
const DAY_MS = 86_400_000;

/**
 * The hint of a trip for its driver, from the acceptance to the end; asked anew each time, so that nothing outlasts the trip.
 * @returns null when neither who rides nor who asked said anything of this pickup
 * @throws Problem not_found for everybody else
 */
export async function tripHint(reader: Reader, actor: Actor, rideId: number): Promise<HintRow | null> {
  const [ride] =
    actor.driverId === null
      ? []
      : await reader
          .select({ passengerId: rides.passengerId, bookerId: rides.bookerId, lat: rides.pickupLat, lng: rides.pickupLng })
          .from(rides)
          .where(
            and(
              eq(rides.id, rideId),
              eq(rides.driverId, actor.driverId),
              inArray(rides.status, [...drivenStatuses]),
              notInArray(rides.rideType, [...deliveryRideTypes]),
            ),
          );
  if (ride === undefined) throw notFound();
  const own = await findHint(reader, ride.passengerId, ride);
  if (own !== undefined || ride.bookerId === ride.passengerId) return own ?? null;
  return (await findHint(reader, ride.bookerId, ride)) ?? null;
}

/** A driver needed it: it is kept for the next time. */
export async function markUsed(ctx: Context, hint: HintRow): Promise<void> {
  const now = ctx.clock();
  await ctx.db
    .update(pickupHints)
    .set({ usedAt: now })
    .where(and(eq(pickupHints.id, hint.id), lt(pickupHints.usedAt, new Date(now.getTime() - DAY_MS))));
}

/** The driver tells support what is wrong with it. @throws Problem not_found, too_many_chats */
export async function reportHint(ctx: Context, uow: UnitOfWork, actor: Actor, rideId: number): Promise<void> {
  const hint = await tripHint(uow.tx, actor, rideId);
  if (hint === null) throw notFound();
  const links = uploadsOf(hint)
    .map((id) => ctx.config.publicUrl + uploadAddress(id))
    .join(' ');
  const text = messageText(await languageFor(uow.tx, actor.userId, undefined), 'pickupReported', { note: hint.note ?? '', links });
  await reportTrip(uow, actor, rideId, text.trim());
}
