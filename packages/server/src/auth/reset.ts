import { and, eq, gt, isNull, type SQL } from 'drizzle-orm';
import { passwordResets, resetRequests } from '@safiri/db/auth/tables.ts';
import { RESET_LINK_MINUTES, RESET_LINKS_AT_ONCE } from '@safiri/rules/auth/limits.ts';
import { passwordProblem } from '@safiri/rules/auth/password.ts';
import type { Context } from '../platform/context.ts';
import { holdName } from '../platform/hold-name.ts';
import { sha256 } from '../platform/hash.ts';
import { enqueueMessage } from '../platform/outbox/enqueue-message.ts';
import { fieldProblem, Problem } from '../platform/problem.ts';
import { mailTo, messageText } from '../platform/texts.ts';
import { inTransaction, type UnitOfWork } from '../platform/unit-of-work.ts';
import { findAccountByEmail, findAccountById, updateUser } from '../users/public.ts';
import { isBlockedDemoAccount } from './demo-accounts.ts';
import { hashOf, hashPassword } from './passwords.ts';
import { passwordText } from './password-text.ts';
import { endEverySignIn } from './sign-ins.ts';

/**
 * Notes the wish for a link, of whatever address, and nothing else: whether there is such an account is looked up after the
 * answer, so that neither the answer nor its time tells.
 */
export async function askForReset(ctx: Context, uow: UnitOfWork, email: string): Promise<void> {
  await uow.tx.insert(resetRequests).values({ email, createdAt: uow.now });
  uow.afterCommit(() => void setImmediate(() => void sendResetLinks(ctx)));
}

/** Answers the wishes that wait, each in a transaction of its own. Whatever a crash left is taken up within the minute. */
export async function sendResetLinks(ctx: Context): Promise<void> {
  try {
    while (await inTransaction(ctx, (uow) => answerNext(ctx, uow)));
  } catch (error) {
    ctx.log.error({ err: error }, 'reset links could not be sent');
  }
}

/** @returns whether there was one */
async function answerNext(ctx: Context, uow: UnitOfWork): Promise<boolean> {
  const [wish] = await uow.tx
    .select()
    .from(resetRequests)
    .where(isNull(resetRequests.doneAt))
    .orderBy(resetRequests.id)
    .limit(1)
    .for('update', { skipLocked: true });
  if (wish === undefined) return false;
  const mailed = await sendResetLink(ctx, uow, wish.email);
  await uow.tx.update(resetRequests).set({ doneAt: uow.now, mailed }).where(eq(resetRequests.id, wish.id));
  return true;
}

/** Whether the account has as many links under way as it may. */
async function hasEnough(uow: UnitOfWork, email: string): Promise<boolean> {
  // Two nodes answer one after the other, so that the number holds.
  await holdName(uow.tx, `reset:${email}`);
  const since = new Date(uow.now.getTime() - RESET_LINK_MINUTES * 60_000);
  const sent = and(eq(resetRequests.email, email), eq(resetRequests.mailed, true), gt(resetRequests.createdAt, since));
  return (await uow.tx.$count(resetRequests, sent)) >= RESET_LINKS_AT_ONCE;
}

/** Puts a mail with a single-use link into the outbox, when there is such an account. */
async function sendResetLink(ctx: Context, uow: UnitOfWork, email: string): Promise<boolean> {
  const account = await findAccountByEmail(uow.tx, email);
  if (account === undefined || isBlockedDemoAccount(ctx, email) || (await hasEnough(uow, email))) return false;
  const token = ctx.random.token();
  await uow.tx.insert(passwordResets).values({
    tokenHash: sha256(token),
    userId: account.user.id,
    expiresAt: new Date(uow.now.getTime() + RESET_LINK_MINUTES * 60_000),
  });
  const { language } = account.user;
  const mail = mailTo(
    uow.brand,
    { ...account.user, email },
    {
      subject: messageText(language, 'messageResetSubject', { product: uow.brand.name }),
      text: messageText(language, 'messageReset', { minutes: String(RESET_LINK_MINUTES) }),
      url: `${ctx.config.publicUrl}/auth?reset=${token}`,
    },
  );
  await enqueueMessage(uow, { ...mail, secret: true });
  return true;
}

/**
 * Sets the new password, uses up the link, ends every session and takes the account off every device's quick login.
 * @throws Problem reset_link_invalid, invalid_request
 */
export async function resetPassword(ctx: Context, token: string, password: string, ip: string): Promise<void> {
  const opens = (now: Date) =>
    and(eq(passwordResets.tokenHash, sha256(token)), isNull(passwordResets.usedAt), gt(passwordResets.expiresAt, now));
  // Looked at first: hashing takes long, so it is done for nobody without a link, and before a connection waits for it.
  const [found] = await ctx.db.select({ userId: passwordResets.userId }).from(passwordResets).where(opens(ctx.clock()));
  if (found === undefined) throw overUsed();
  const account = await findAccountById(ctx.db, found.userId);
  if (account === undefined || isBlockedDemoAccount(ctx, account.user.email)) throw new Problem('reset_link_invalid');
  const reason = passwordProblem(password, account.user);
  if (reason !== undefined) throw fieldProblem('password', passwordText[reason]);
  const passwordHash = await hashPassword(password, hashOf(ip, found.userId));
  await inTransaction(ctx, (uow) => setByLink(ctx, uow, opens(uow.now), passwordHash));
}

const overUsed = () => new Problem('reset_link_invalid', 'This link was used or is too old. Ask for a new one.');

/** @param opens the link that is used up by it, if it still opens */
async function setByLink(ctx: Context, uow: UnitOfWork, opens: SQL | undefined, passwordHash: string): Promise<void> {
  const [reset] = await uow.tx.update(passwordResets).set({ usedAt: uow.now }).where(opens).returning({ userId: passwordResets.userId });
  if (reset === undefined) throw overUsed();
  await updateUser(uow, reset.userId, { passwordHash });
  await endEverySignIn(ctx, uow, reset.userId);
}
