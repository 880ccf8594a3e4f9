import { and, eq, isNull, not } from 'drizzle-orm';
import { secondFactors, staffMembers } from '@safiri/db/staff/tables.ts';
import { isDemoPerson } from '@safiri/db/users/conditions.ts';
import { users } from '@safiri/db/users/tables.ts';
import { missing, ok, type Finding } from '@safiri/rules/setup/checks.ts';
import type { Context } from '../platform/context.ts';
import { hasOwner } from './members.ts';

/** Whether somebody owns the console, and everybody of the team can do something in it. */
export async function staffFindings({ db }: Pick<Context, 'db'>): Promise<Finding[]> {
  const without = await db
    .select({ name: users.name })
    .from(staffMembers)
    .innerJoin(users, eq(users.id, staffMembers.userId))
    .leftJoin(secondFactors, eq(secondFactors.userId, staffMembers.userId))
    .where(and(isNull(staffMembers.disabledAt), isNull(secondFactors.confirmedAt), not(isDemoPerson)))
    .orderBy(users.name);
  return [
    (await hasOwner(db)) ? ok('owner') : missing('owner'),
    without.length === 0
      ? ok('second_factor')
      : missing(
          'second_factor',
          without.map(({ name }) => name),
        ),
  ];
}
