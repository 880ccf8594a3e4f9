import { and, eq, getTableColumns, inArray, isNotNull, isNull, sql, type SQLWrapper } from 'drizzle-orm';
import { requestRide } from '@safiri/contract/rides/calls.ts';
import type { Db } from '@safiri/db/platform/connect.ts';
import { insertSelect, selectRecords, writtenColumns, writtenFrom } from '@safiri/db/platform/insert-select.ts';
import { idempotencyKeys, streamEvents } from '@safiri/db/platform/tables.ts';
import { rideEvents, rides } from '@safiri/db/rides/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import type { RepeatKey } from '../platform/idempotency.ts';
import { beginning, firstEvent, type NewRide } from './new-ride.ts';

/** A ride to be written, and the answer that is stored with it. */
export interface Asked {
  readonly ride: NewRide;
  /** Under which the answer is stored; null when none is. */
  readonly key: RepeatKey | null;
  /** The answer by {@link encodeAfterId}. */
  readonly afterId: string;
}

/**
 * An answer that is encoded before the database gives its id: what follows the id.
 * @throws Error when the contract does not begin with the id; the rest is sliced because a copy without it costs twice the encoding
 */
export function encodeAfterId(answer: { readonly id: number }): string {
  const start = `{"id":${answer.id}`;
  const encoded = JSON.stringify(answer);
  if (!encoded.startsWith(start)) throw new Error('the id is not the first field of the answer');
  return encoded.slice(start.length);
}

/** The encoded answer, once the id is known. */
export const withId = (id: number, afterId: string): string => `{"id":${id}${afterId}`;

/** {@link withId} in SQL. */
const withIdInSql = (id: SQLWrapper, afterId: SQLWrapper) => sql`'{"id":' || ${id} || ${afterId}`;

const { key, requestHash, body } = getTableColumns(idempotencyKeys);

/** A record of the statement's one parameter: the ride, and the answer with its key. What is left out begins as its table says. */
function recordOf({ ride, key: repeat, afterId }: Asked): object {
  if (repeat === null) return { ...ride, ...beginning };
  return { ...ride, ...beginning, key: repeat.key, requestHash: `\\x${repeat.requestHash.toString('hex')}`, body: afterId };
}

/**
 * Rides, their first events, what the passengers' streams carry and the stored answers: all of it or nothing. Rows are locked and
 * written in the order of the passengers, so that two such statements never wait for each other.
 */
function prepareStatement(db: Db) {
  const columns = [...writtenColumns(rides), ...Object.entries({ key, requestHash, body })];
  const asked = db
    .$with('asked', { ...getTableColumns(rides), key, requestHash, body })
    .as(selectRecords(sql.placeholder('asked'), columns));
  const who = db.$with('who').as(
    db
      .select({ id: users.id })
      .from(users)
      .where(and(inArray(users.id, db.select({ id: asked.passengerId }).from(asked)), isNull(users.deletedAt)))
      .orderBy(users.id)
      .for('key share'),
  );
  const ride = db.$with('ride', { id: rides.id, passengerId: rides.passengerId, requestedAt: rides.requestedAt }).as(
    sql`${insertSelect(rides, writtenFrom(rides, asked), sql`from ${asked} join ${who} on ${eq(who.id, asked.passengerId)} order by ${who.id}`)}
      on conflict do nothing returning ${rides.id}, ${rides.passengerId}, ${rides.requestedAt}`,
  );
  const event = db
    .$with('event', {})
    .as(
      insertSelect(
        rideEvents,
        { ...firstEvent, rideId: ride.id, version: 1, toStatus: 'requested', actorId: ride.passengerId, at: ride.requestedAt },
        sql`from ${ride}`,
      ),
    );
  const published = db.$with('published', { id: streamEvents.id, subjectId: streamEvents.subjectId }).as(
    sql`${insertSelect(streamEvents, { userId: ride.passengerId, name: 'ride', subjectId: ride.id }, sql`from ${ride}`)}
        returning ${streamEvents.id}, ${streamEvents.subjectId}`,
  );
  const stored = db.$with('stored', {}).as(
    insertSelect(
      idempotencyKeys,
      {
        userId: ride.passengerId,
        key: asked.key,
        requestHash: asked.requestHash,
        status: requestRide.status,
        body: withIdInSql(ride.id, asked.body),
      },
      sql`from ${ride} join ${asked} on ${eq(asked.passengerId, ride.passengerId)} where ${isNotNull(asked.key)}`,
    ),
  );
  return db
    .with(asked, who, ride, event, published, stored)
    .select({ passengerId: who.id, rideId: ride.id, eventId: published.id })
    .from(who)
    .leftJoin(ride, eq(ride.passengerId, who.id))
    .leftJoin(published, eq(published.subjectId, ride.id))
    .prepare('insert_rides');
}

/** What became of a passenger's ride: without an id it was refused, as another of theirs is live. No row: the account is gone. */
export type InsertedRow = Awaited<ReturnType<ReturnType<typeof prepareStatement>['execute']>>[number];

/**
 * Writes rides by one statement, one of each passenger.
 * @throws Error of the database when one of the keys was used before: then nothing is written
 */
export type InsertRides = (asked: readonly Asked[]) => Promise<InsertedRow[]>;

export function prepareInsertRides(db: Db): InsertRides {
  const statement = prepareStatement(db);
  return (asked) => statement.execute({ asked: JSON.stringify(asked.map(recordOf)) });
}
