import { and, eq, sql } from 'drizzle-orm';
import { secondFactors } from '@safiri/db/staff/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { violatedUnique } from '@safiri/db/platform/connect.ts';
import { defaultCountryId } from '@safiri/rules/countries/countries.ts';
import { isDemoAddress } from '@safiri/rules/demo/domain.ts';
import { hashPassword, insertResetLink } from '../auth/public.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { insertUser } from '../users/public.ts';
import { audit } from './audit.ts';

/** What the command line can't do; the message is for the person at it. */
export class CommandError extends Error {}

const LINK_HOURS = 24;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Creates a staff account without a password: the link sets the first one.
 * @returns the link
 * @throws CommandError when the address is taken or none
 */
export async function createStaff(ctx: Context, email: string, name: string): Promise<string> {
  if (!EMAIL.test(email)) throw new CommandError(`"${email}" is no e-mail address.`);
  if (isDemoAddress(email)) throw new CommandError(`"${email}" is an address of the demo, whose people can't sign in elsewhere.`);
  const token = ctx.random.token();
  const unusable = await hashPassword(ctx.random.token());
  try {
    await inTransaction(ctx, async (uow) => {
      const userId = await insertUser(uow, {
        name,
        email,
        phone: `staff:${email.toLowerCase()}`,
        passwordHash: unusable,
        userType: 'staff',
        gender: 'prefer_not_to_say',
        verifiedAt: uow.now,
        countryId: defaultCountryId,
      });
      await insertResetLink(uow, userId, token, new Date(uow.now.getTime() + LINK_HOURS * 3_600_000));
      await audit(uow, null, null, { action: 'staff.created', subject: 'user', subjectId: userId, data: { email } });
    });
  } catch (error) {
    if (violatedUnique(error)?.startsWith('users_') === true) throw new CommandError(`There is an account with ${email} already.`);
    throw error;
  }
  return `${ctx.config.publicUrl}/auth?reset=${token}`;
}

const staffByEmail = (email: string) => and(eq(sql`lower(${users.email})`, email.toLowerCase()), eq(users.userType, 'staff'));

/** Takes a lost second factor away; the next sign-in sets up a new one. */
export async function resetSecondFactor(ctx: Context, email: string): Promise<void> {
  await inTransaction(ctx, async (uow) => {
    const [user] = await uow.tx.select({ id: users.id }).from(users).where(staffByEmail(email));
    if (user === undefined) throw new CommandError(`There is no staff account with ${email}.`);
    await uow.tx.delete(secondFactors).where(eq(secondFactors.userId, user.id));
    await audit(uow, null, null, { action: 'staff.second_factor_reset', subject: 'user', subjectId: user.id });
  });
}

/** Staff accounts and whether their second factor is set up. */
export async function listStaff(ctx: Context): Promise<Array<{ email: string; name: string; secondFactor: boolean }>> {
  const rows = await ctx.db
    .select({ email: users.email, name: users.name, confirmedAt: secondFactors.confirmedAt })
    .from(users)
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(eq(users.userType, 'staff'))
    .orderBy(users.email);
  return rows.map(({ email, name, confirmedAt }) => ({ email: email ?? '', name, secondFactor: confirmedAt !== null }));
}
