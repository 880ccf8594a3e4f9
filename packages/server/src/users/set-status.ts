import type { BodyOf } from '@safiri/contract/call.ts';
import type { setStatus as call } from '@safiri/contract/users/calls.ts';
import type { DriverActor } from '../platform/actor.ts';
import { Problem } from '../platform/problem.ts';
import type { Work } from '../platform/work.ts';
import type { Context } from '../platform/context.ts';
import { requireValidPapers } from '../verification/public.ts';
import { closeOnlineSession, findAccountById, openOnlineSession, setOnline, type Account } from './queries.ts';

const notVerified = () => new Problem('driver_not_verified', 'You can go online once your verification is approved.');

/** A driver goes online or offline; going online needs an approved verification (spec: foundations §6)
 * and papers that have not expired. */
export async function setStatus(ctx: Context, work: Work, actor: DriverActor, body: BodyOf<typeof call>): Promise<Account> {
  const account = await findAccountById(work.tx, actor.userId);
  if (account?.driver == null) throw new Problem('forbidden');
  if (body.isOnline && account.driver.verificationStatus !== 'approved') {
    throw notVerified();
  }
  if (body.isOnline) await requireValidPapers(work.tx, actor.driverId, work.now);
  const changed = await setOnline(work.tx, actor.driverId, body.isOnline);
  if (!changed && body.isOnline && !account.driver.isOnline) throw notVerified();
  if (changed) {
    if (body.isOnline) await openOnlineSession(work.tx, actor.driverId, work.now);
    else await closeOnlineSession(work.tx, actor.driverId, work.now);
    work.afterCommit(() => ctx.bus.publish('driver', { driverId: actor.driverId }));
  }
  return { user: account.user, driver: { ...account.driver, isOnline: body.isOnline } };
}
