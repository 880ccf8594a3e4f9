import type { BodyOf } from '@safiri/contract/call.ts';
import type { setStatus as call } from '@safiri/contract/users/calls.ts';
import { driverGap } from '@safiri/rules/drivers/entitlement.ts';
import type { DriverActor } from '../platform/actor.ts';
import { Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import type { Context } from '../platform/context.ts';
import { closeOnlineSession, findAccountById, openOnlineSession, setOnline, type Account } from '../users/public.ts';
import { gapProblem, readEntitlement } from './entitlement.ts';

/** A driver goes online or offline; going online needs all that entitles to a trip (product §3; spec: foundations §6, operations §1). */
export async function setStatus(ctx: Context, uow: UnitOfWork, actor: DriverActor, body: BodyOf<typeof call>): Promise<Account> {
  const account = await findAccountById(uow.tx, actor.userId);
  if (account?.driver == null) throw new Problem('forbidden');
  if (body.isOnline) {
    const entitlement = await readEntitlement(uow.tx, actor.driverId, uow.now);
    if (entitlement === undefined) throw new Problem('forbidden');
    const gap = driverGap(entitlement);
    if (gap !== undefined) throw gapProblem(gap, entitlement, 'go online');
  }
  const changed = await setOnline(uow.tx, actor.driverId, body.isOnline);
  // Revoked between the look and the step: the database let nobody online.
  if (!changed && body.isOnline && !account.driver.isOnline) {
    throw new Problem('driver_not_verified', 'You can go online once your verification is approved.');
  }
  if (changed) {
    if (body.isOnline) await openOnlineSession(uow.tx, actor.driverId, uow.now);
    else await closeOnlineSession(uow.tx, actor.driverId, uow.now);
    uow.afterCommit(() => ctx.bus.publish('driver', { driverId: actor.driverId }));
  }
  return { user: account.user, driver: { ...account.driver, isOnline: body.isOnline } };
}
