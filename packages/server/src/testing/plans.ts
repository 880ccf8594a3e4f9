import { sql, type SQL } from 'drizzle-orm';
import type { World } from './harness.ts';

interface Plan {
  readonly 'Node Type': string;
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Shared Hit Blocks'?: number;
  readonly 'Shared Read Blocks'?: number;
  readonly Plans?: readonly Plan[];
}

/** Runs a query by the indexes that it takes once its tables are large; gives what PostgreSQL did. */
async function planOf(world: World, query: SQL): Promise<Plan> {
  return world.db.transaction(async (tx) => {
    for (const way of ['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin']) await tx.execute(sql.raw(`set local ${way} = off`));
    const { rows } = await tx.execute<{ 'QUERY PLAN': Array<{ Plan: Plan }> }>(sql`explain (analyze, buffers, format json) ${query}`);
    const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
    if (plan === undefined) throw new Error('no plan');
    return plan;
  });
}

const rowsIn = (plan: Plan): number =>
  (plan['Node Type'].includes('Scan') ? (plan['Actual Rows'] + (plan['Rows Removed by Filter'] ?? 0)) * plan['Actual Loops'] : 0) +
  (plan.Plans ?? []).reduce((sum, one) => sum + rowsIn(one), 0);

/** Rows that a query reads from tables and indexes. */
export const rowsOf = async (world: World, query: SQL): Promise<number> => rowsIn(await planOf(world, query));

/** Pages that a query looks at. */
export async function pagesOf(world: World, query: SQL): Promise<number> {
  const plan = await planOf(world, query);
  return (plan['Shared Hit Blocks'] ?? Infinity) + (plan['Shared Read Blocks'] ?? 0);
}
