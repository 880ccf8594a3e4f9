import type { BodyOf } from '@safiri/contract/call.ts';
import type { setStatus as call } from '@safiri/contract/users/calls.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import type { VehicleType } from '@safiri/rules/dispatch/vehicles.ts';
import { vehicleAge, vehicleAgeAllows, vehicleAgeLimit } from '@safiri/rules/drivers/vehicle-age.ts';
import { requiredModuleIds } from '@safiri/rules/training/modules.ts';
import { localYear } from '../places/public.ts';
import type { DriverActor } from '../platform/actor.ts';
import { Problem } from '../platform/problem.ts';
import type { Work } from '../platform/work.ts';
import type { Context } from '../platform/context.ts';
import { unfinishedRequired } from '../training/public.ts';
import { requireValidPapers } from '../verification/public.ts';
import { closeOnlineSession, findAccountById, openOnlineSession, setOnline, type Account } from './queries.ts';

const notVerified = () => new Problem('driver_not_verified', 'You can go online once your verification is approved.');

/**
 * What stands between an approved driver and the road: papers that have expired, training that is not complete.
 * @throws Problem document_expired, training_unfinished
 */
async function requireReady(work: Work, driverId: number): Promise<void> {
  await requireValidPapers(work.tx, driverId, work.now);
  const left = await unfinishedRequired(work.tx, driverId);
  if (left === 0) return;
  throw new Problem(
    'training_unfinished',
    `You can go online once your training is complete. Required modules left: ${left} of ${requiredModuleIds.length}.`,
  );
}

/** A vehicle beyond its age limit carries nobody (AI-097); one whose year is not known is the papers' matter. @throws Problem vehicle_too_old */
function requireYoungEnough({ vehicleType, vehicleYear }: NonNullable<Account['driver']>, year: number): void {
  const type = vehicleType as VehicleType;
  if (vehicleYear === null || vehicleAgeAllows(type, vehicleYear, year)) return;
  throw new Problem(
    'vehicle_too_old',
    `Your vehicle is ${vehicleAge(vehicleYear, year)} years old; the limit is ${vehicleAgeLimit(type)} years.`,
  );
}

/** A driver goes online or offline; going online needs an approved verification and the required training (spec: foundations §6, operations §1). */
export async function setStatus(ctx: Context, work: Work, actor: DriverActor, body: BodyOf<typeof call>): Promise<Account> {
  const account = await findAccountById(work.tx, actor.userId);
  if (account?.driver == null) throw new Problem('forbidden');
  if (body.isOnline) {
    if (account.driver.verificationStatus !== 'approved') throw notVerified();
    requireYoungEnough(account.driver, localYear(work.now, countryById(actor.countryId).timeZoneId));
    await requireReady(work, actor.driverId);
  }
  const changed = await setOnline(work.tx, actor.driverId, body.isOnline);
  // Revoked between the look and the step: the database let nobody online.
  if (!changed && body.isOnline && !account.driver.isOnline) throw notVerified();
  if (changed) {
    if (body.isOnline) await openOnlineSession(work.tx, actor.driverId, work.now);
    else await closeOnlineSession(work.tx, actor.driverId, work.now);
    work.afterCommit(() => ctx.bus.publish('driver', { driverId: actor.driverId }));
  }
  return { user: account.user, driver: { ...account.driver, isOnline: body.isOnline } };
}
