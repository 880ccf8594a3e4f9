import type pg from 'pg';
import { briefly } from './locks.ts';
import type { Names } from './names.ts';
import { DAY_MS, nextStart, type Width } from './periods.ts';

/** What every new partition begins with: a table as all others are, with a number of its own for each row. */
export const created = (name: string, parent: string): string[] => [
  `create table "${name}" (like "${parent}" including all)`,
  `alter table "${name}" add primary key (id)`,
];

/**
 * Divides a table that was not: what lies in its default partition becomes the first one, which ends a day from now or later, and what comes
 * after that has partitions of its own. No row is copied; they are read once, without a lock, so that the locks before and after are short.
 * In between a row that is dated after that end is refused.
 * @throws pg.DatabaseError while a row is there that is dated after that end
 */
export async function adopt(client: pg.PoolClient, { parent, by, age }: Names, fallback: string, width: Width, now: Date): Promise<void> {
  const end = nextStart(width, new Date(now.getTime() + DAY_MS)).toISOString();
  const [first, check] = [`${parent}_before`, `${parent}_end`];
  await briefly(client, [
    // Of one that was interrupted.
    `alter table "${fallback}" drop constraint if exists "${check}"`,
    `alter table "${fallback}" add constraint "${check}" check ("${by}" < '${end}') not valid`,
  ]);
  try {
    await client.query(`alter table "${fallback}" validate constraint "${check}"`);
  } catch (error) {
    await briefly(client, [`alter table "${fallback}" drop constraint "${check}"`]);
    throw error;
  }
  await briefly(client, [
    `alter table "${parent}" detach partition "${fallback}"`,
    `alter table "${fallback}" rename to "${first}"`,
    ...created(fallback, parent),
    `create index on "${fallback}" ("${age}")`,
    `alter table "${parent}" attach partition "${first}" for values from (minvalue) to ('${end}')`,
    `alter table "${first}" drop constraint "${check}"`,
    `alter table "${parent}" attach partition "${fallback}" default`,
  ]);
}
