import { and, eq, isNull } from 'drizzle-orm';
import { suspensions } from '@safiri/db/standing/tables.ts';
import type { Context } from '../platform/context.ts';
import type { DomainEvents } from '../platform/domain-events.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { audit } from '../staff/public.ts';
import { suspend } from './suspend.ts';

/**
 * Somebody else drives with a driver's account: the driver is suspended from driving like anybody else, with the reason, what it
 * rests on, and the day of the next look. Whoever is suspended already stays so, with the reason that they know.
 */
export async function suspendForSelfie(uow: UnitOfWork, event: DomainEvents['selfie_of_other'], ctx: Context): Promise<void> {
  const { userId, staff, ip, ...said } = event;
  const stands = and(eq(suspensions.userId, userId), eq(suspensions.side, 'driver'), isNull(suspensions.endedAt));
  if ((await uow.tx.$count(suspensions, stands)) > 0) return;
  const body = { side: 'driver', reason: 'account_sharing', ...said } as const;
  const row = await suspend(ctx, uow, staff, userId, body);
  await audit(
    uow,
    staff,
    { ip },
    { action: 'person.suspended', subject: 'user', subjectId: userId, data: { suspensionId: row.id, ...body } },
  );
}
