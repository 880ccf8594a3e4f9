import { sql } from 'drizzle-orm';
import { marketVersions } from '@safiri/db/markets/tables.ts';
import type { Db } from '@safiri/db/platform/connect.ts';
import { staffMembers } from '@safiri/db/staff/tables.ts';
import { isDemoPerson } from '@safiri/db/users/conditions.ts';
import { users } from '@safiri/db/users/tables.ts';
import type { IsSetUp } from '../platform/until-set-up.ts';

/** Whether somebody other than the demo's people works here, or a city is served. */
async function lookUp(db: Db): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(sql`
    select exists (
      select from ${staffMembers} join ${users} on ${users.id} = ${staffMembers.userId} where not ${isDemoPerson}
    ) or exists (
      select from ${marketVersions} where ${marketVersions.status} <> 'withdrawn'
    ) as found`);
  return rows[0]?.found === true;
}

/**
 * Answers whether an instance is set up. Until it is, each question looks at the database, all of one moment by one look, so that every
 * server knows at once; afterwards it is never asked again.
 */
export function watchSetUp(db: Db): IsSetUp {
  let isSetUp = false;
  let looking: Promise<boolean> | undefined;
  return () => {
    if (isSetUp) return true;
    looking ??= lookUp(db)
      .then((found) => (isSetUp = found))
      .finally(() => (looking = undefined));
    return looking;
  };
}
