import { and, desc, eq, gt, inArray, isNull, notInArray, or, sql } from 'drizzle-orm';
import { onBoard } from '@safiri/db/rides/conditions.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { incidentAlerts, incidentEvents, incidents } from '@safiri/db/safety/tables.ts';
import type { Incident } from '@safiri/contract/safety/shapes.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { deliveryRideTypes } from '@safiri/rules/rides/delivery-ride-types.ts';
import { liveStatuses } from '@safiri/rules/rides/trip-life.ts';
import { EXPIRED_SESSION_HOURS } from '@safiri/rules/safety/emergency.ts';
import type { Actor } from '../platform/actor.ts';
import { Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { findTrip, type SharedTrip } from '../sharing/public.ts';
import { staffWho } from '../staff/public.ts';
import { findAccountById } from '../users/public.ts';
import { presentIncident } from './present.ts';
import { findAlerts, type IncidentRow } from './queries.ts';
import { notifyContacts, vehicleOf, type Ports } from './notify-contacts.ts';
import { startAlarm } from './on-call-alarm.ts';
import { publishIncident } from './publish-incident.ts';

export type { Ports };

export interface Raise {
  readonly actor: Pick<Actor, 'userId' | 'driverId'>;
  readonly rideId: number | null | undefined;
  readonly point: Point | null | undefined;
  readonly emergencyType: string;
  /** The phone's own time. */
  readonly pressedAt: string | undefined;
  readonly drill: boolean;
}

/**
 * The trip it is about: the one named when it is theirs and live or of today, else the live one. Who asked for somebody else's ride and
 * names it cries for help for whoever sits in that car, and nobody does where goods are carried. A stranger's is left out.
 */
function findTripOf(uow: UnitOfWork, { actor, rideId }: Raise): Promise<SharedTrip | undefined> {
  const recent = and(eq(rides.id, rideId ?? 0), gt(rides.createdAt, new Date(uow.now.getTime() - EXPIRED_SESSION_HOURS * 3_600_000)));
  const id = uow.tx
    .select({ id: rides.id })
    .from(rides)
    .where(
      and(
        or(
          onBoard(actor),
          and(eq(rides.bookerId, actor.userId), eq(rides.id, rideId ?? 0), notInArray(rides.rideType, [...deliveryRideTypes])),
        ),
        or(inArray(rides.status, [...liveStatuses]), recent),
      ),
    )
    .orderBy(sql`${rides.id} = ${rideId ?? 0} desc`, desc(rides.id))
    .limit(1);
  return findTrip(uow.tx, id);
}

const timeOf = (text: string | undefined, now: Date) => {
  const time = Date.parse(text ?? '');
  // A clock that is days off would only confuse whoever reads it.
  return Number.isNaN(time) || Math.abs(time - now.getTime()) > 86_400_000 ? now : new Date(time);
};

/** Whether somebody said that they are safe since they pressed last: a press after that is news to everybody. The row is held. */
async function wasSafe(uow: UnitOfWork, userId: number): Promise<boolean> {
  const [open] = await uow.tx
    .select({ safeAt: incidents.safeAt })
    .from(incidents)
    .where(and(eq(incidents.userId, userId), isNull(incidents.closedAt), eq(incidents.isDrill, false)))
    .for('update');
  return open !== undefined && open.safeAt !== null;
}

/**
 * Raises an emergency: the row, its messages to the contacts and what staff see are one transaction, committed before
 * the answer. While one stands, pressing again adds to it: the new place, the contacts who came since, nothing twice. After the words
 * "I am safe" it is a new alert with its own time: contacts are told anew, and only whom this press reaches counts as reached.
 *
 * What does not need one another's answers is asked together: each round trip is time that somebody in danger waits.
 */
export async function raiseIncident(ports: Ports, uow: UnitOfWork, raise: Raise): Promise<{ incident: Incident; row: IncidentRow }> {
  const { links, positions } = ports;
  const { actor, drill, emergencyType } = raise;
  const [account, trip, again, staffIds] = await Promise.all([
    findAccountById(uow.tx, actor.userId),
    findTripOf(uow, raise),
    drill ? false : wasSafe(uow, actor.userId),
    drill ? [] : staffWho(uow.tx, 'emergencies.read'),
  ]);
  if (account === undefined) throw new Problem('not_signed_in');
  const rideId = trip?.ride.id ?? null;
  // Who asked for somebody else's ride is not in its car: there the help is needed.
  const isForRider = trip !== undefined && actor.driverId === null && trip.ride.passengerId !== actor.userId;
  const own = isForRider ? null : raise.point;
  const point = own ?? vehicleOf(positions, trip);
  const { shareId: _, ...token } = links.make();
  const place = own == null ? {} : { lat: own.lat, lng: own.lng, locatedAt: uow.now };
  const [row] = await uow.tx
    .insert(incidents)
    .values({
      userId: actor.userId,
      userType: actor.driverId === null ? 'passenger' : 'driver',
      rideId,
      emergencyType,
      isDrill: drill,
      // Of a phone that does not say where it is, the place of its trip's vehicle.
      ...(point === undefined ? {} : { lat: point.lat, lng: point.lng }),
      ...place,
      pressedAt: timeOf(raise.pressedAt, uow.now),
      createdAt: uow.now,
      raisedAt: uow.now,
      closedAt: drill ? uow.now : null,
      ...token,
    })
    .onConflictDoUpdate({
      target: incidents.userId,
      targetWhere: sql`${incidents.closedAt} is null and not ${incidents.isDrill}`,
      set: {
        ...place,
        ...(again ? { acknowledgedBy: null, acknowledgedAt: null, raisedAt: uow.now } : {}),
        safeAt: null,
        safeReason: null,
        rideId: sql`coalesce(${incidents.rideId}, excluded.ride_id)`,
      },
    })
    .returning();
  if (row === undefined) throw new Error('an incident was neither written nor found');
  const fresh = row.tokenHash.equals(token.tokenHash);
  const kind = fresh ? 'raised' : 'pressed_again';
  if (again) await uow.tx.delete(incidentAlerts).where(eq(incidentAlerts.incidentId, row.id));
  await Promise.all([
    uow.tx.insert(incidentEvents).values({ incidentId: row.id, kind, actorId: actor.userId, createdAt: uow.now }),
    drill ? undefined : notifyContacts(ports, uow, row, { user: account.user, emergencyType, trip, point }),
    drill ? undefined : startAlarm(ports.ctx, uow, row.id),
  ]);
  if (!drill) publishIncident(uow, row, staffIds);
  const alerts = (await findAlerts(uow.tx, [row.id])).get(row.id) ?? [];
  return { incident: presentIncident(links, row, alerts), row };
}
