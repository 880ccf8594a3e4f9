import type pg from 'pg';
import { adopt, created } from './adopt.ts';
import { listPartitions, type Partition } from './list.ts';
import { briefly } from './locks.ts';
import { namesOf, type Names } from './names.ts';
import type { Partitioned } from './partitioned.ts';
import { nextStart, startOf, type Width } from './periods.ts';

/** Periods that have their partition before they begin: so long may nothing run. Each is one more place in which readers look. */
const AHEAD = 1;
/** More rows are not moved while everybody waits: they stay where they are, and are deleted one by one. */
const MOVED_AT_MOST = 10_000;

interface Period {
  readonly from: Date;
  readonly to: Date;
}

function periodsFrom(width: Width, now: Date): Period[] {
  const periods: Period[] = [];
  for (let from = startOf(width, now); periods.length <= AHEAD; from = nextStart(width, from))
    periods.push({ from, to: nextStart(width, from) });
  return periods;
}

const isCovered = (partitions: readonly Partition[], { from }: Period): boolean =>
  partitions.some((one) => one.to !== null && one.to > from && (one.from === null || one.from <= from));

/** Makes a partition, unless too much of its time lies in the default one. */
async function make(client: pg.PoolClient, { parent, by, age }: Names, fallback: string, period: Period): Promise<void> {
  const [from, to] = [period.from.toISOString(), period.to.toISOString()];
  const strayed = `"${age}" >= '${from}' and "${by}" >= '${from}' and "${by}" < '${to}'`;
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::int as n from (select from "${fallback}" where ${strayed} limit ${MOVED_AT_MOST + 1}) stray`,
  );
  if ((rows[0]?.n ?? 0) > MOVED_AT_MOST) return;
  const name = `${parent}_${from.slice(0, 10).replaceAll('-', '')}`;
  await briefly(client, [
    ...created(name, parent),
    `lock table "${fallback}" in access exclusive mode`,
    `with moved as (delete from "${fallback}" where ${strayed} returning *) insert into "${name}" select * from moved`,
    `alter table "${parent}" attach partition "${name}" for values from ('${from}') to ('${to}')`,
  ]);
}

/** Makes the partitions of now and of the next periods that are missing, and moves there what came before they were. */
export async function makeMissing(client: pg.PoolClient, one: Partitioned, now: Date): Promise<void> {
  const names = namesOf(one);
  const found = await listPartitions(client, names.parent);
  const fallback = found.find(({ isDefault }) => isDefault)?.name;
  if (fallback === undefined) throw new Error(`${names.parent} has no default partition`);
  if (found.length === 1) await adopt(client, names, fallback, one.width, now);
  const partitions = await listPartitions(client, names.parent);
  // None of them is analysed: a plan that took an empty one for small for ever would read it as a whole once it is filled.
  for (const period of periodsFrom(one.width, now)) {
    if (!isCovered(partitions, period)) await make(client, names, fallback, period);
  }
}
