import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { staffInvitations } from '@safiri/db/staff/tables.ts';
import { passwordProblem } from '@safiri/rules/auth/password.ts';
import type { HeldRole } from '@safiri/rules/staff/roles.ts';
import { hashOf, hashPassword, passwordText, refuseDemoAddress } from '../auth/public.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { sha256 } from '../platform/hash.ts';
import { enqueueMessage } from '../platform/outbox/enqueue-message.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import { mailTo, messageText } from '../platform/texts.ts';
import { inTransaction, type UnitOfWork } from '../platform/unit-of-work.ts';
import { findAccountByEmail, languageFor } from '../users/public.ts';
import { audit } from './audit.ts';
import { insertStaffAccount, isTakenAddress } from './insert-account.ts';

/** For how long the link of an invitation works. */
const DAYS = 3;

type Invitation = typeof staffInvitations.$inferSelect;

const invalid = () => new Problem('invitation_invalid', 'This invitation was used, taken back or is too old. Ask for a new one.');
const taken = () => new Problem('account_exists', 'There is an account with this address already.');
const isOpen = and(isNull(staffInvitations.usedAt), isNull(staffInvitations.withdrawnAt));
const opens = (token: string, now: Date) => and(eq(staffInvitations.tokenHash, sha256(token)), isOpen, gt(staffInvitations.expiresAt, now));

/**
 * Invites somebody, and voids what was sent to the same address before. The link is told to whoever invites, and mailed.
 * @throws Problem account_exists, invalid_request for an address of the demo
 */
export async function invite(
  ctx: Context,
  uow: UnitOfWork,
  actor: Actor,
  { email, name, phone, roles }: { email: string; name: string; phone: string; roles: HeldRole[] },
): Promise<{ id: number; link: string }> {
  refuseDemoAddress(email);
  if ((await findAccountByEmail(uow.tx, email)) !== undefined) throw taken();
  await uow.tx
    .update(staffInvitations)
    .set({ withdrawnAt: uow.now })
    .where(and(eq(sql`lower(${staffInvitations.email})`, email), isOpen));
  const token = ctx.random.token();
  const [row] = await uow.tx
    .insert(staffInvitations)
    .values({
      tokenHash: sha256(token),
      email,
      name,
      phone,
      roles,
      invitedBy: actor.userId,
      createdAt: uow.now,
      expiresAt: new Date(uow.now.getTime() + DAYS * 86_400_000),
    })
    .returning({ id: staffInvitations.id });
  const link = `${ctx.config.publicUrl}/staff?invitation=${token}`;
  // Whoever is invited has said nothing yet: a team most likely shares a language.
  const language = await languageFor(uow.tx, actor.userId);
  const mail = mailTo(
    uow.brand,
    { name, email, language },
    {
      subject: messageText(language, 'messageInvitedSubject', { product: uow.brand.name }),
      text: messageText(language, 'messageInvited', { days: String(DAYS) }),
      url: link,
    },
  );
  await enqueueMessage(uow, { ...mail, secret: true });
  return { id: row?.id ?? 0, link };
}

/** @throws Problem not_found for one that was used or taken back */
export async function withdrawInvitation(uow: UnitOfWork, invitationId: number): Promise<void> {
  const gone = await uow.tx
    .update(staffInvitations)
    .set({ withdrawnAt: uow.now })
    .where(and(eq(staffInvitations.id, invitationId), isOpen))
    .returning({ id: staffInvitations.id });
  if (gone.length === 0) throw notFound();
}

/** @throws Problem invitation_invalid */
export async function findInvitation(ctx: Context, token: string): Promise<Invitation> {
  const [found] = await ctx.db.select().from(staffInvitations).where(opens(token, ctx.clock()));
  if (found === undefined) throw invalid();
  return found;
}

/**
 * Makes the account of an invitation, once, however often its link is used at the same moment.
 * @throws Problem invitation_invalid, account_exists, invalid_request for a password that is none
 */
export async function acceptInvitation(ctx: Context, token: string, password: string, ip: string): Promise<void> {
  const found = await findInvitation(ctx, token);
  const reason = passwordProblem(password, found);
  if (reason !== undefined) throw fieldProblem('password', passwordText[reason]);
  const passwordHash = await hashPassword(password, hashOf(ip, found.email));
  try {
    await inTransaction(ctx, async (uow) => {
      const [used] = await uow.tx.update(staffInvitations).set({ usedAt: uow.now }).where(opens(token, uow.now)).returning();
      if (used === undefined) throw invalid();
      const { name, email, phone } = used;
      // One of before roles could be limited says nothing of it.
      const roles = used.roles.map((role) => ({ ...role, fleetId: role.fleetId ?? null, marketIds: role.marketIds ?? null }));
      const userId = await insertStaffAccount(uow, { name, email, phone, passwordHash, roles });
      await audit(uow, { userId }, null, { action: 'staff.joined', subject: 'user', subjectId: userId, data: { email } });
    });
  } catch (error) {
    if (isTakenAddress(error)) throw taken();
    throw error;
  }
}
