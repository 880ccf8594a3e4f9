import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { ReplyOf } from '@safiri/contract/call.ts';
import type { sendInvitations as call } from '@safiri/contract/onboarding/calls.ts';
import { driverImports, driverInvitations } from '@safiri/db/onboarding/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { payForTexts, textsGoTo } from '../auth/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { enqueueMessages } from '../platform/outbox/enqueue-message.ts';
import { notFound } from '../platform/problem.ts';
import { messageText } from '../platform/texts.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { audit } from '../staff/public.ts';

/** Sent in one transaction: codes that people wait for come in between. */
const AT_ONCE = 200;

/** Who was not invited yet, and has not signed in by themself. */
const waiting = (importId: number) =>
  and(
    eq(driverInvitations.importId, importId),
    isNull(driverInvitations.sentAt),
    isNull(driverInvitations.deniedAt),
    isNull(users.phoneVerifiedAt),
    isNull(users.deletedAt),
  );

interface By {
  readonly actor: Pick<Actor, 'userId'> | null;
  readonly request: Pick<FastifyRequest, 'ip'> | null;
}

/** @returns how many went out, and how many the budget did not allow */
async function sendSome(
  ctx: Context,
  importId: number,
  city: string,
  countryId: string,
  by: By,
): Promise<{ sent: number; refused: number }> {
  return inTransaction(ctx, async (uow) => {
    // Two who press at once send each invitation once.
    const people = await uow.tx
      .select({ userId: driverInvitations.userId, phone: users.phone, language: users.language })
      .from(driverInvitations)
      .innerJoin(users, eq(users.id, driverInvitations.userId))
      .where(waiting(importId))
      .orderBy(asc(driverInvitations.userId))
      .limit(AT_ONCE)
      .for('update', { of: driverInvitations, skipLocked: true });
    if (people.length === 0) return { sent: 0, refused: 0 };
    const paid = await payForTexts(ctx, uow, countryId, people.length);
    const some = people.slice(0, paid);
    if (some.length > 0) {
      const url = `${ctx.config.publicUrl}/auth`;
      await uow.tx
        .update(driverInvitations)
        .set({ sentAt: uow.now })
        .where(
          inArray(
            driverInvitations.userId,
            some.map(({ userId }) => userId),
          ),
        );
      await enqueueMessages(
        uow,
        some.map(({ phone, language }) => ({
          channel: 'sms' as const,
          recipient: phone,
          subject: '',
          body: messageText(language, 'messageDriverInvited', { product: uow.brand.name, city, url }),
        })),
      );
      await audit(uow, by.actor, by.request, {
        action: 'driver.invited',
        subject: 'market',
        subjectId: importId,
        data: { drivers: some.length, importId },
      });
    }
    return { sent: some.length, refused: people.length - some.length };
  });
}

/**
 * Sends the invitations of an import that did not go out yet, as many as the day's budget for codes allows; the rest another day.
 * @throws Problem not_found
 */
export async function sendInvitations(ctx: Context, importId: number, by: By): Promise<ReplyOf<typeof call>> {
  const [known] = await ctx.db.select().from(driverImports).where(eq(driverImports.id, importId));
  if (known === undefined) throw notFound();
  const market = ctx.markets.byId(known.marketId);
  const left = async () => {
    const rows = await ctx.db
      .select({ userId: driverInvitations.userId })
      .from(driverInvitations)
      .innerJoin(users, eq(users.id, driverInvitations.userId))
      .where(waiting(importId));
    return rows.length;
  };
  if (market === undefined || !textsGoTo(ctx.config, market.country.id)) return { sent: 0, left: await left(), stoppedBy: 'no_texts' };
  let all = 0;
  for (;;) {
    const { sent, refused } = await sendSome(ctx, importId, market.document.name, market.country.id, by);
    all += sent;
    if (refused > 0) return { sent: all, left: await left(), stoppedBy: 'budget' };
    if (sent === 0) return { sent: all, left: await left(), stoppedBy: null };
  }
}
