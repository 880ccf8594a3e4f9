import { and, eq, inArray } from 'drizzle-orm';
import type { BodyOf } from '@safiri/contract/call.ts';
import type { setStatus as call } from '@safiri/contract/users/calls.ts';
import { violatedUnique } from '@safiri/db/platform/connect.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { drivers } from '@safiri/db/users/tables.ts';
import { POSITION_FRESH_SECONDS } from '@safiri/rules/dispatch/offer-life.ts';
import { driverGap } from '@safiri/rules/drivers/entitlement.ts';
import { mayBeginIn } from '@safiri/rules/drivers/workplace.ts';
import { drivenStatuses } from '@safiri/rules/rides/trip-life.ts';
import type { DriverActor } from '../platform/actor.ts';
import { fieldProblem, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import type { Context } from '../platform/context.ts';
import { requireConsent } from '../brand/public.ts';
import { requireSelfie } from '../selfies/public.ts';
import {
  chooseVehicle,
  closeOnlineSession,
  findAccountById,
  isDrivenByOther,
  listVehicles,
  marketsOfDriver,
  openOnlineSession,
  setOnline,
  setWorkplace,
  type Account,
} from '../users/public.ts';
import { gapProblem, readEntitlement, type Entitlement } from './entitlement.ts';
import type { Position } from './live-positions.ts';

const inUse = () => new Problem('vehicle_in_use', 'Another driver is online with this vehicle.');

/** @throws Problem vehicle_in_use where somebody else is online with the vehicle, or still drives a trip in it */
async function setOnlineAlone(uow: UnitOfWork, driverId: number, isOnline: boolean): Promise<boolean> {
  try {
    if (isOnline && (await isDrivenByOther(uow.tx, driverId))) throw inUse();
    return await setOnline(uow.tx, driverId, isOnline);
  } catch (error) {
    if (violatedUnique(error) === 'drivers_one_online_per_vehicle') throw inUse();
    throw error;
  }
}

/** The driver takes another vehicle, before going online with it. */
async function choose(uow: UnitOfWork, actor: DriverActor, account: Account, vehicleId: number | undefined): Promise<void> {
  if (vehicleId === undefined || vehicleId === account.driver?.vehicle.id) return;
  const own = await listVehicles(uow.tx, actor.driverId);
  if (own.every(({ id }) => id !== vehicleId)) throw fieldProblem('vehicleId', 'This is none of your vehicles');
  if (!(await chooseVehicle(uow, actor.driverId, vehicleId))) {
    throw new Problem('illegal_transition', 'Go offline and end your trip before you take another vehicle.');
  }
}

/** Where the driver was within the minute: where they were before says nothing, and the papers of a city that they have left are not asked. */
function hereNow(
  { markets }: Pick<Context, 'markets'>,
  { now }: UnitOfWork,
  written: { lat: number | null; lng: number | null; seenAt: Date | null },
  live: Position | undefined,
): string | undefined {
  const { lat, lng, seenAt } = written;
  const known = lat === null || lng === null || seenAt === null ? undefined : { lat, lng, at: seenAt.getTime() };
  const point = [live, known].find((position) => position !== undefined && now.getTime() - position.at <= POSITION_FRESH_SECONDS * 1000);
  return point === undefined ? undefined : markets.at(point)?.document.id;
}

/**
 * The driver works in that of their markets in which they are; where that is none of theirs, or nobody knows, in the first in which nothing keeps
 * them from it, be it another than before. On a trip they work where they do.
 * @returns what entitles them there
 */
async function settle(
  { markets }: Pick<Context, 'markets'>,
  uow: UnitOfWork,
  driverId: number,
  here: string | undefined,
  workedIn: string | null,
): Promise<Entitlement | undefined> {
  const isDriving = and(eq(rides.driverId, driverId), inArray(rides.status, [...drivenStatuses]));
  const read = () => readEntitlement(uow.tx, markets, driverId, uow.now);
  if ((await uow.tx.$count(rides, isDriving)) > 0) return read();
  const own = (await marketsOfDriver(uow.tx, driverId)).map((row) => row.marketId);
  const [first = null, ...others] = mayBeginIn(own, here, workedIn);
  for (const marketId of [first, ...others]) {
    await setWorkplace(uow, driverId, marketId);
    const facts = await read();
    if (facts === undefined || driverGap(facts) === undefined) return facts;
  }
  // What keeps them from it is said of the one that comes first.
  await setWorkplace(uow, driverId, first);
  return read();
}

/**
 * A driver goes online or offline, online with the vehicle that they choose; going online needs all that entitles to a trip (product §3;
 * spec: foundations §6, operations §1). One vehicle has one driver online: of two at once the database refuses the second.
 * @param live the newest position of the driver's phone that this node knows, however old
 * @returns the account, or the refusal that asks for a selfie first; the vehicle that was chosen stays chosen
 */
export async function setStatus(
  ctx: Context,
  uow: UnitOfWork,
  actor: DriverActor,
  body: BodyOf<typeof call>,
  live: Position | undefined,
): Promise<Account | Problem> {
  const account = await findAccountById(uow.tx, actor.userId);
  if (account?.driver == null) throw new Problem('forbidden');
  let wasOnline = account.driver.isOnline;
  if (body.isOnline) {
    await choose(uow, actor, account, body.vehicleId);
    // Held, so that a suspension of the same moment comes before, and is read, or after, and takes the driver offline.
    const [held] = await uow.tx
      .select({
        isOnline: drivers.isOnline,
        given: drivers.marketsGivenAt,
        marketId: drivers.marketId,
        lat: drivers.lastLat,
        lng: drivers.lastLng,
        seenAt: drivers.lastSeenAt,
      })
      .from(drivers)
      .where(eq(drivers.id, actor.driverId))
      .for('no key update');
    // Of two requests at once the second finds what the first one did.
    wasOnline = held?.isOnline === true;
    if (!wasOnline) await requireConsent(uow.tx, uow.brand, actor);
    // Their papers are asked of them where they are: of several markets in the one around them.
    const entitlement =
      wasOnline || held === undefined || held.given === null
        ? await readEntitlement(uow.tx, ctx.markets, actor.driverId, uow.now)
        : await settle(ctx, uow, actor.driverId, hereNow(ctx, uow, held, live), held.marketId);
    if (entitlement === undefined) throw new Problem('forbidden');
    const gap = driverGap(entitlement);
    if (gap !== undefined) throw gapProblem(gap, entitlement, 'go online');
    // Last, so that nobody shows their face for nothing. Who is online already, and asks again after a lost answer, is not asked.
    const refusal = wasOnline ? undefined : await requireSelfie(ctx, uow, actor, body.selfie);
    if (refusal !== undefined) return refusal;
  }
  const changed = await setOnlineAlone(uow, actor.driverId, body.isOnline);
  // Revoked between the look and the step: the database let nobody online.
  if (!changed && body.isOnline && !wasOnline) {
    throw new Problem('driver_not_verified', 'You can go online once your verification is approved.');
  }
  if (changed) {
    if (body.isOnline) await openOnlineSession(uow.tx, actor.driverId, uow.now);
    else await closeOnlineSession(uow.tx, actor.driverId, uow.now);
    uow.afterCommit(() => ctx.bus.publish('driver', { driverId: actor.driverId }));
  }
  const after = await findAccountById(uow.tx, actor.userId);
  return after ?? account;
}
