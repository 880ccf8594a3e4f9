import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { isDatabaseUnavailable, type Db } from '@safiri/db/platform/connect.ts';
import { batchCalls } from '../platform/batch-calls.ts';
import type { RepeatKey } from '../platform/idempotency.ts';
import { Problem } from '../platform/problem.ts';
import { encodeAfterId, prepareInsertRides, withId, type Asked, type InsertedRow, type InsertRides } from './insert-rides.ts';
import type { NewRide } from './new-ride.ts';

interface Inserted {
  readonly rideId: number;
  readonly eventId: number;
}

/** A second live ride, which `rides_one_live_per_passenger` refused. */
export const alreadyLive = () => new Problem('live_ride_exists', 'You already have a ride under way.');

function outcomeOf(row: InsertedRow | undefined): Inserted | Problem {
  // The account was deleted meanwhile.
  if (row === undefined) return new Problem('not_signed_in');
  const { rideId, eventId } = row;
  return rideId === null || eventId === null ? alreadyLive() : { rideId, eventId };
}

/** @param asked one of each passenger */
async function insertTogether(insert: InsertRides, asked: readonly Asked[]): Promise<Array<Inserted | Error>> {
  const rows = await insert(asked);
  const byPassenger = new Map(rows.map((row) => [row.passengerId, row]));
  return asked.map(({ ride }) => outcomeOf(byPassenger.get(ride.passengerId)));
}

const orError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** When one of them is refused, nothing was written: then each is tried alone. A lost connection may have written all. */
async function insertEach(insert: InsertRides, asked: readonly Asked[]): Promise<Array<Inserted | Error>> {
  try {
    return await insertTogether(insert, asked);
  } catch (error) {
    if (asked.length === 1 || isDatabaseUnavailable(error)) throw error;
    const alone = await Promise.all(asked.map((one) => insertTogether(insert, [one]).catch((refused: unknown) => [orError(refused)])));
    return alone.flat();
  }
}

/** Of a passenger who asked twice at the same moment the first is written; then the others come second. */
async function insertFirsts(insert: InsertRides, asked: readonly Asked[]): Promise<Array<Inserted | Error>> {
  const firsts = new Map<number, Asked>();
  for (const one of asked) if (!firsts.has(one.ride.passengerId)) firsts.set(one.ride.passengerId, one);
  const outcomes = await insertEach(insert, [...firsts.values()]);
  const written = new Map([...firsts.values()].map((one, i) => [one, outcomes[i]]));
  return asked.map((one) => written.get(one) ?? alreadyLive());
}

function createInsertBatch(db: Db): (asked: Asked) => Promise<Inserted> {
  const insert = prepareInsertRides(db);
  return batchCalls((all) => insertFirsts(insert, all));
}

const batches = new WeakMap<Db, ReturnType<typeof createInsertBatch>>();

/**
 * Writes a new ride, together with others that are asked for at this moment.
 * @param answer to the passenger; its id is not looked at
 * @returns the ids, and the answer encoded with the ride's, as it is stored under the key
 * @throws Problem live_ride_exists, not_signed_in when the account is gone
 */
export async function insertRide(db: Db, ride: NewRide, key: RepeatKey | null, answer: Ride): Promise<Inserted & { body: string }> {
  let insert = batches.get(db);
  if (insert === undefined) batches.set(db, (insert = createInsertBatch(db)));
  const afterId = encodeAfterId(answer);
  const { rideId, eventId } = await insert({ ride, key, afterId });
  return { rideId, eventId, body: withId(rideId, afterId) };
}
