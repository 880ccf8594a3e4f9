import { violatedUnique } from '@safiri/db/platform/connect.ts';
import { defaultCountryId } from '@safiri/rules/countries/countries.ts';
import type { HeldRole } from '@safiri/rules/staff/roles.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { insertUser } from '../users/public.ts';
import { insertMember } from './write-members.ts';

/** Somebody who begins to work in the console. */
export interface NewStaff {
  readonly name: string;
  readonly email: string;
  /** Where they are called at work, international form. */
  readonly phone: string | null;
  readonly passwordHash: string;
  readonly roles: readonly HeldRole[];
}

/**
 * Makes the account of somebody of the console, with its roles.
 * @returns its number
 * @throws the database's refusal of an address that has an account ({@link isTakenAddress})
 */
export async function insertStaffAccount(uow: UnitOfWork, { name, email, phone, passwordHash, roles }: NewStaff): Promise<number> {
  const userId = await insertUser(uow, {
    name,
    email,
    phone: `staff:${email.toLowerCase()}`,
    passwordHash,
    userType: 'staff',
    gender: 'prefer_not_to_say',
    verifiedAt: uow.now,
    countryId: defaultCountryId,
  });
  await insertMember(uow, { userId, phone, roles });
  return userId;
}

/** Whether the database refused an account since there is one with the address. */
export const isTakenAddress = (error: unknown): boolean => violatedUnique(error)?.startsWith('users_') === true;
