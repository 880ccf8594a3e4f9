import { eq } from 'drizzle-orm';
import type { BodyOf } from '@safiri/contract/call.ts';
import type { setStatus as call } from '@safiri/contract/users/calls.ts';
import { violatedUnique } from '@safiri/db/platform/connect.ts';
import { drivers } from '@safiri/db/users/tables.ts';
import { driverGap } from '@safiri/rules/drivers/entitlement.ts';
import { worksIn } from '@safiri/rules/drivers/workplace.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
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
  type DriverRow,
} from '../users/public.ts';
import { gapProblem, readEntitlement } from './entitlement.ts';

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

/** The driver works in that of their markets in which they are; where nobody knows where that is, by their last known place, or as before. */
async function settle(
  { markets }: Pick<Context, 'markets'>,
  uow: UnitOfWork,
  driverId: number,
  { given, marketId, lat, lng }: Pick<DriverRow, 'marketId'> & { given: Date | null; lat: number | null; lng: number | null },
  at: Point | undefined,
): Promise<void> {
  if (given === null) return;
  const own = (await marketsOfDriver(uow.tx, driverId)).map((row) => row.marketId);
  const point = at ?? (lat === null || lng === null ? undefined : { lat, lng });
  const here = point === undefined ? undefined : markets.at(point)?.document.id;
  await setWorkplace(uow, driverId, worksIn(own, here, marketId));
}

/**
 * A driver goes online or offline, online with the vehicle that they choose; going online needs all that entitles to a trip (product §3;
 * spec: foundations §6, operations §1). One vehicle has one driver online: of two at once the database refuses the second.
 * @param at where the driver's phone is, as far as it is known
 * @returns the account, or the refusal that asks for a selfie first; the vehicle that was chosen stays chosen
 */
export async function setStatus(
  ctx: Context,
  uow: UnitOfWork,
  actor: DriverActor,
  body: BodyOf<typeof call>,
  at: Point | undefined,
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
      })
      .from(drivers)
      .where(eq(drivers.id, actor.driverId))
      .for('no key update');
    // Of two requests at once the second finds what the first one did.
    wasOnline = held?.isOnline === true;
    if (!wasOnline) await requireConsent(uow.tx, uow.brand, actor);
    // Their papers are asked of them where they are: of several markets in the one around them.
    if (!wasOnline && held !== undefined) await settle(ctx, uow, actor.driverId, held, at);
    const entitlement = await readEntitlement(uow.tx, ctx.markets, actor.driverId, uow.now);
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
