import pg from 'pg';
import { planFaults, type Fault, type Growing, type PlanNode } from './plan-faults.ts';

/** A statement as it was sent, with an example of its values. */
export interface Example {
  readonly text: string;
  readonly values: readonly unknown[];
}

const NO_HASH = ['enable_hashjoin = off', 'enable_mergejoin = off', `work_mem = '64kB'`, 'hash_mem_multiplier = 1'];
/**
 * The ways in which PostgreSQL is asked for a plan. Without statistics it cannot know which index is the good one, nor what is too
 * large for a hash: a statement is at fault where it finds no way to ask by conditions alone.
 */
const WAYS = [[], NO_HASH, [...NO_HASH, 'enable_indexscan = off', 'enable_indexonlyscan = off']];

/**
 * Asks a migrated, empty database how it would answer a statement, and finds where it would read growing tables as a whole.
 * @throws pg.DatabaseError where it cannot be explained, as when it names a temporary table
 */
export async function faultsOf(client: pg.Client, { text, values }: Example, growing: Growing): Promise<Fault[]> {
  let left: Fault[] | undefined;
  for (const way of WAYS) {
    await client.query('begin');
    try {
      for (const setting of ['enable_seqscan = off', ...way]) await client.query(`set local ${setting}`);
      const { rows } = await client.query<{ 'QUERY PLAN': Array<{ Plan: PlanNode }> }>(`explain (format json) ${text}`, [...values]);
      const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
      const found = plan === undefined ? [] : planFaults(plan, growing);
      left = left?.filter(({ table, alias }) => found.some((one) => one.table === table && one.alias === alias)) ?? found;
    } finally {
      await client.query('rollback');
    }
    if (left.length === 0) break;
  }
  return left ?? [];
}
