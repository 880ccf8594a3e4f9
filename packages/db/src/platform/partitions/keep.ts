import { connect, type Db } from '../connect.ts';
import { listPartitions } from './list.ts';
import { aloneAtPartitions, briefly } from './locks.ts';
import { makeMissing } from './make.ts';
import { namesOf } from './names.ts';
import { partitioned, type Partitioned } from './partitioned.ts';

/**
 * Makes the partitions that are missing, and drops those of which every row is older than a moment. Does nothing while another node is at it, and may be
 * repeated at any time.
 * @param before a partition that ends then or earlier goes
 * @throws pg.DatabaseError where a lock was not to be had; what was done before it stays
 */
export async function keepPartitions(db: Db, one: Partitioned, now: Date, before: Date): Promise<void> {
  const { parent } = namesOf(one);
  await aloneAtPartitions(db, async (client) => {
    await makeMissing(client, one, now);
    for (const { name, to } of await listPartitions(client, parent)) {
      if (to !== null && to <= before) await briefly(client, [`drop table "${name}"`]);
    }
  });
}

/** The partitions of a table that have no beginning, where old rows are deleted one by one: the first one, and the default. */
export async function partitionsWithoutBeginning({ $client: pool }: Db, one: Partitioned): Promise<string[]> {
  const partitions = await listPartitions(pool, namesOf(one).parent);
  return partitions.filter(({ from }) => from === null).map(({ name }) => name);
}

/** Divides all such tables of a fresh database as a server does that has just begun. */
export async function makeAllPartitions(url: string): Promise<void> {
  const { db, close } = connect(url, 1);
  for (const one of partitioned) await keepPartitions(db, one, new Date(), new Date(0));
  await close();
}
