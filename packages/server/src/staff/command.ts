import { and, eq, sql } from 'drizzle-orm';
import { recoveryCodes, secondFactors, staffMembers, staffRoleRows } from '@safiri/db/staff/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { isDemoAddress } from '@safiri/rules/demo/domain.ts';
import { ownObjectsOnly, staffRoles, type StaffRole } from '@safiri/rules/staff/roles.ts';
import { hashPassword, insertResetLink, validPhone } from '../auth/public.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { audit } from './audit.ts';
import { insertStaffAccount, isTakenAddress } from './insert-account.ts';
import { hasOwner } from './members.ts';
import { setDisabled, setRoles } from './write-members.ts';

/** What the command line can't do; the message is for the person at it. */
export class CommandError extends Error {}

/** What the command line may say of a new member. */
export interface NewMember {
  readonly role: StaffRole;
  readonly phone: string;
}

/** The roles that the command line gives: those that reach everything of theirs, without a shop to name. */
const rolesByCommand = staffRoles.filter((role) => !ownObjectsOnly.includes(role));

/** @throws CommandError for a word that is no role of the command line */
export function roleOf(word: string): StaffRole {
  const role = rolesByCommand.find((known) => known === word);
  if (role === undefined) throw new CommandError(`"${word}" is no role. There are: ${rolesByCommand.join(', ')}.`);
  return role;
}

/** @throws CommandError for what is no number in the international form */
function workPhone(text: string): string {
  const phone = validPhone(text, undefined);
  if (phone === undefined) throw new CommandError(`"${text}" is no phone number. Write it with its country, such as +27 82 123 4567.`);
  return phone;
}

const LINK_HOURS = 24;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/**
 * Creates a staff account without a password: the link sets the first one. The first account of all owns the console; who comes
 * after it works in operations, unless the command says otherwise.
 * @returns the link
 * @throws CommandError when the address is taken or none, for a role that is none, or for what is no phone number
 */
export async function createStaff(ctx: Context, email: string, name: string, wanted: Partial<NewMember> = {}): Promise<string> {
  const phone = wanted.phone === undefined ? null : workPhone(wanted.phone);
  if (!EMAIL.test(email)) throw new CommandError(`"${email}" is no email address.`);
  if (isDemoAddress(email)) throw new CommandError(`"${email}" is an address of the demo, whose people can't sign in elsewhere.`);
  const token = ctx.random.token();
  const unusable = await hashPassword(ctx.random.token());
  try {
    await inTransaction(ctx, async (uow) => {
      const role = wanted.role ?? ((await hasOwner(uow.tx)) ? 'operations' : 'owner');
      const roles = [{ role, merchantId: null, fleetId: null, marketIds: null }];
      const userId = await insertStaffAccount(uow, { name, email, phone, passwordHash: unusable, roles });
      await insertResetLink(uow, userId, token, new Date(uow.now.getTime() + LINK_HOURS * 3_600_000));
      await audit(uow, null, null, { action: 'staff.created', subject: 'user', subjectId: userId, data: { email, role } });
    });
  } catch (error) {
    if (isTakenAddress(error)) throw new CommandError(`There is an account with ${email} already.`);
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
    await uow.tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, user.id));
    await audit(uow, null, null, { action: 'staff.second_factor_reset', subject: 'user', subjectId: user.id });
  });
}

/** Gives an account exactly one role: how an operator who is locked out becomes an owner again. */
export async function setRole(ctx: Context, email: string, role: StaffRole): Promise<void> {
  await inTransaction(ctx, async (uow) => {
    const [user] = await uow.tx.select({ id: users.id }).from(users).where(staffByEmail(email));
    if (user === undefined) throw new CommandError(`There is no staff account with ${email}.`);
    await setRoles(ctx, uow, user.id, [{ role, merchantId: null, fleetId: null, marketIds: null }]);
    await setDisabled(ctx, uow, user.id, false);
    await audit(uow, null, null, { action: 'staff.roles_set', subject: 'user', subjectId: user.id, data: { roles: [role] } });
  });
}

/** Staff accounts, what they are, and whether their second factor is set up. */
export async function listStaff(
  ctx: Context,
): Promise<Array<{ email: string; name: string; roles: StaffRole[]; disabled: boolean; secondFactor: boolean }>> {
  const rows = await ctx.db
    .select({
      email: users.email,
      name: users.name,
      confirmedAt: secondFactors.confirmedAt,
      disabledAt: staffMembers.disabledAt,
      roles: sql<
        StaffRole[]
      >`array(select distinct ${staffRoleRows.role} from ${staffRoleRows} where ${staffRoleRows.userId} = ${users.id})`,
    })
    .from(users)
    .innerJoin(staffMembers, eq(staffMembers.userId, users.id))
    .leftJoin(secondFactors, eq(secondFactors.userId, users.id))
    .where(eq(users.userType, 'staff'))
    .orderBy(users.email);
  return rows.map(({ email, name, roles, disabledAt, confirmedAt }) => ({
    email: email ?? '',
    name,
    roles,
    disabled: disabledAt !== null,
    secondFactor: confirmedAt !== null,
  }));
}
