import { and, eq, isNull } from 'drizzle-orm';
import { onCallTests } from '@safiri/db/safety/on-call-tables.ts';
import { localMoment } from '@safiri/rules/places/local-time.ts';
import { TEST_FROM_WEEKDAY, TEST_HOURS } from '@safiri/rules/safety/on-call.ts';
import { notify } from '../notifications/public.ts';
import type { Context } from '../platform/context.ts';
import { enqueueMessages } from '../platform/outbox/enqueue-message.ts';
import { notFound } from '../platform/problem.ts';
import { inTransaction, type UnitOfWork } from '../platform/unit-of-work.ts';
import { listShifts } from './on-call-shifts.ts';
import { findTeam, type TeamMember } from './on-call-team.ts';
import { testText } from './on-call-words.ts';

const DAY_MS = 86_400_000;

/** The Monday of the week in which test alarms go out at a moment; undefined before their day and outside their hours. */
function testWeek(at: Date, timeZoneId: string): string | undefined {
  const { year, month, day, weekday, hour } = localMoment(at, timeZoneId);
  if (weekday < TEST_FROM_WEEKDAY || hour < TEST_HOURS.from || hour >= TEST_HOURS.to) return undefined;
  return new Date(Date.UTC(year, month - 1, day) - weekday * DAY_MS).toISOString().slice(0, 10);
}

async function sendTest(ctx: Context, uow: UnitOfWork, member: TeamMember, week: string): Promise<void> {
  const [test] = await uow.tx
    .insert(onCallTests)
    .values({ userId: member.id, week, sentAt: uow.now })
    .onConflictDoNothing()
    .returning({ id: onCallTests.id });
  if (test === undefined) return;
  await notify(uow, member.id, { kind: 'toldOnCallTest' });
  uow.afterCommit(() => ctx.bus.publish('outbox', { urgent: true }));
  if (member.phone === null) return;
  const body = testText(uow.brand.name, member.language, `${ctx.config.publicUrl}/staff/on-call`);
  const [messageId] = await enqueueMessages(uow, [{ channel: 'sms', recipient: member.phone, subject: '', body, urgent: true }]);
  await uow.tx
    .update(onCallTests)
    .set({ messageId: messageId ?? null })
    .where(eq(onCallTests.id, test.id));
}

/** Sends this week's test alarm to everybody on a roster who has not had it; also to whom none reaches, so that it shows as missed. */
export async function sendTestAlarms(ctx: Context): Promise<void> {
  const now = ctx.clock();
  const weeks = new Map<number, string>();
  for (const { city, userId } of await listShifts(ctx.markets, ctx.db, now)) {
    const week = city === undefined ? undefined : testWeek(now, city.timeZone);
    if (week !== undefined) weeks.set(userId, week);
  }
  if (weeks.size === 0) return;
  for (const member of await findTeam(ctx.db, ctx.config)) {
    const week = weeks.get(member.id);
    if (week !== undefined) await inTransaction(ctx, (uow) => sendTest(ctx, uow, member, week));
  }
}

/** The tap, for whatever was sent to this person and not confirmed. @throws Problem not_found when nothing was */
export async function confirmTest(uow: UnitOfWork, userId: number): Promise<void> {
  const rows = await uow.tx
    .update(onCallTests)
    .set({ confirmedAt: uow.now })
    .where(and(eq(onCallTests.userId, userId), isNull(onCallTests.confirmedAt)))
    .returning({ id: onCallTests.id });
  if (rows.length === 0) throw notFound();
}
