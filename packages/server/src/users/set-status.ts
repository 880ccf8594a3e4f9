import type { BodyOf } from '@safiri/contract/call.ts';
import type { setStatus as call } from '@safiri/contract/users/calls.ts';
import { requiredModuleIds } from '@safiri/rules/training/modules.ts';
import type { DriverActor } from '../platform/actor.ts';
import { Problem } from '../platform/problem.ts';
import type { Work } from '../platform/work.ts';
import type { Context } from '../platform/context.ts';
import { unfinishedRequired } from '../training/public.ts';
import { closeOnlineSession, findAccountById, openOnlineSession, setOnline, type Account } from './queries.ts';

/** A driver goes online or offline; going online needs an approved verification and the required training (spec: foundations §6, operations §1). */
export async function setStatus(ctx: Context, work: Work, actor: DriverActor, body: BodyOf<typeof call>): Promise<Account> {
  const account = await findAccountById(work.tx, actor.userId);
  if (account?.driver == null) throw new Problem('forbidden');
  if (body.isOnline && account.driver.verificationStatus !== 'approved') {
    throw new Problem('driver_not_verified', 'You can go online once your verification is approved.');
  }
  const left = body.isOnline ? await unfinishedRequired(work.tx, actor.driverId) : 0;
  if (left > 0) {
    throw new Problem(
      'training_unfinished',
      `You can go online once your training is complete. Required modules left: ${left} of ${requiredModuleIds.length}.`,
    );
  }
  if (await setOnline(work.tx, actor.driverId, body.isOnline)) {
    if (body.isOnline) await openOnlineSession(work.tx, actor.driverId, work.now);
    else await closeOnlineSession(work.tx, actor.driverId, work.now);
    work.afterCommit(() => ctx.bus.publish('driver', { driverId: actor.driverId }));
  }
  return { user: account.user, driver: { ...account.driver, isOnline: body.isOnline } };
}
