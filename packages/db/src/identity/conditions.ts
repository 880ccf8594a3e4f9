import { sql, type SQL } from 'drizzle-orm';
import type { PersonCheckKind } from '@safiri/rules/identity/person-checks.ts';

/**
 * What staff have accepted of a person, null where nothing is: the one place that this fact is read.
 * @param userId written with its table: `users.id`, since the check has columns of the same names
 */
export const checkedAs = (userId: SQL): SQL<PersonCheckKind | null> => sql<PersonCheckKind | null>`(
  select shown.kind from person_checks shown where shown.user_id = ${userId} and shown.status = 'accepted')`;
