import type pg from 'pg';
import { planFaults, type Fault, type Growing, type PlanNode } from './plan-faults.ts';

/** A statement as it was sent, with an example of its values. */
export interface Example {
  readonly text: string;
  readonly values: readonly unknown[];
}

const NO_HASH = ['enable_hashjoin = off', 'enable_mergejoin = off', `work_mem = '64kB'`, 'hash_mem_multiplier = 1'];
/** The ways in which PostgreSQL is asked for a plan: without statistics it cannot know what is too large for a hash. */
const WAYS = [[], NO_HASH, [...NO_HASH, 'enable_indexscan = off', 'enable_indexonlyscan = off']];
/** No statement has more indexes that it could be answered by from end to end. */
const INDEXES_AT_MOST = 20;

async function faultsInPlan(client: pg.Client, { text, values }: Example, growing: Growing): Promise<Fault[]> {
  const { rows } = await client.query<{ 'QUERY PLAN': Array<{ Plan: PlanNode }> }>(`explain (format json) ${text}`, [...values]);
  const plan = rows[0]?.['QUERY PLAN'][0]?.Plan;
  return plan === undefined ? [] : planFaults(plan, growing);
}

/** Finds the faults that are left once no index is there that was read from end to end: another one may have been as good. */
async function faultsLeft(client: pg.Client, example: Example, growing: Growing): Promise<Fault[]> {
  const first = await faultsInPlan(client, example, growing);
  let left = first;
  for (let tries = 0; left.length > 0 && tries < INDEXES_AT_MOST; tries += 1) {
    const indexes = left.flatMap(({ index }) => index ?? []);
    if (indexes.length === 0) return first;
    await client.query(`update pg_index set indisvalid = false where indexrelid::regclass::text = any($1)`, [indexes]);
    left = await faultsInPlan(client, example, growing);
  }
  return left.length === 0 ? [] : first;
}

/**
 * Asks a migrated database how it would answer a statement, and finds where it would read growing tables as a whole because no index
 * answers its conditions. The database is left as it was.
 * @throws pg.DatabaseError where it cannot be explained, as when it names a temporary table
 */
export async function faultsOf(client: pg.Client, example: Example, growing: Growing): Promise<Fault[]> {
  let first: Fault[] | undefined;
  for (const way of WAYS) {
    await client.query('begin');
    try {
      for (const setting of ['enable_seqscan = off', ...way]) await client.query(`set local ${setting}`);
      const found = await faultsLeft(client, example, growing);
      if (found.length === 0) return [];
      first ??= found;
    } finally {
      await client.query('rollback');
    }
  }
  return first ?? [];
}
