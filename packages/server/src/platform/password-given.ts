import { eq } from 'drizzle-orm';
import { sessions } from '@safiri/db/auth/tables.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { PASSWORD_GIVEN_MINUTES } from '@safiri/rules/auth/limits.ts';
import type { Actor } from './actor.ts';
import { Problem } from './problem.ts';

/**
 * A session of quick login is the weakest kind: whoever holds the phone has it. For what would give the account away it
 * must have given the password a short while ago (product: quick login). Read from the row: a node that remembers the
 * session does not know yet that the password was given at another.
 * @throws Problem confirm_password
 */
export async function requirePasswordConfirmation(reader: Reader, actor: Actor, now: Date): Promise<void> {
  if (actor.method === 'quick') await requireRecentConfirmation(reader, actor, now);
}

/**
 * What asks every session, of whatever kind: the password, or a code, was given in it a short while ago.
 * @throws Problem confirm_password
 */
export async function requireRecentConfirmation(reader: Reader, actor: Pick<Actor, 'sessionId'>, now: Date): Promise<void> {
  const [session] = await reader.select({ passwordAt: sessions.passwordAt }).from(sessions).where(eq(sessions.id, actor.sessionId));
  const age = now.getTime() - (session?.passwordAt?.getTime() ?? 0);
  if (age > PASSWORD_GIVEN_MINUTES * 60_000) throw new Problem('confirm_password', 'Give your password, or a code, to go on.');
}
