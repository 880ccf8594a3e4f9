import { sql } from 'drizzle-orm';
import type { Tx } from '@safiri/db/platform/connect.ts';

/**
 * Lets those who hold the same name come one after the other, until the transaction ends: for counts and wishes that no row stands for yet. Several names
 * are held in the order of the alphabet, so that nobody waits in a circle.
 */
export async function holdName(tx: Tx, ...names: readonly string[]): Promise<void> {
  const list = sql.join(
    names.toSorted().map((name) => sql`${name}`),
    sql`, `,
  );
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(name, 0)) from unnest(array[${list}]::text[]) as name`);
}
