import { isDatabaseUnavailable, type Db } from '@safiri/db/platform/connect.ts';
import { batchCalls } from '../platform/batch-calls.ts';
import { prepareInsertOrders, type Inserted, type InsertOrders, type Wanted } from './insert-orders.ts';

const referenceOf = ({ order: { customerId, clientNumber } }: Wanted) => `${customerId} ${clientNumber}`;

type Outcomes = ReadonlyMap<Wanted | undefined, Inserted>;

/**
 * When one of them is refused by the database, nothing was written: then each is tried alone. What is refused alone is decided by a
 * transaction of its own, which also says why. Only a lost connection, which may have written all, is an error.
 */
async function insertEach(insert: InsertOrders, wanted: readonly Wanted[]): Promise<Outcomes> {
  try {
    return new Map((await insert(wanted)).map((one) => [wanted[one.n], one]));
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    if (wanted.length === 1) return new Map();
    const alone = await Promise.all(wanted.map((one) => insertEach(insert, [one])));
    return new Map(alone.flatMap((outcomes) => [...outcomes]));
  }
}

/** Of orders under one number the first is tried; the others find it. */
async function insertTogether(insert: InsertOrders, wanted: readonly Wanted[]): Promise<Array<Inserted | undefined>> {
  const firsts = new Map(wanted.toReversed().map((one) => [referenceOf(one), one]));
  const outcomes = await insertEach(insert, [...firsts.values()]);
  return wanted.map((one) => outcomes.get(one));
}

function createInsertBatch(db: Db): (wanted: Wanted) => Promise<Inserted | undefined> {
  const insert = prepareInsertOrders(db);
  return batchCalls((all) => insertTogether(insert, all));
}

const batches = new WeakMap<Db, ReturnType<typeof createInsertBatch>>();

/**
 * Writes an order that moves no money yet, together with others of this moment.
 * @returns undefined when it was refused, and nothing of it was written
 */
export function insertOrder(db: Db, wanted: Wanted): Promise<Inserted | undefined> {
  let insert = batches.get(db);
  if (insert === undefined) batches.set(db, (insert = createInsertBatch(db)));
  return insert(wanted);
}
