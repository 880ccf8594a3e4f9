import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { selectRecords, writtenColumns } from '@safiri/db/platform/insert-select.ts';
import type { Tx } from '@safiri/db/platform/connect.ts';
import { rideEvents, rides } from '@safiri/db/rides/tables.ts';
import { noNext, type RideEvent, type RideRow } from './queries.ts';

/** A locked ride, what changes of it, and the event that is appended. */
export interface RideChange {
  readonly ride: RideRow;
  readonly change: Partial<RideRow>;
  readonly event: RideEvent;
}

const columnsOfRides = new Map(writtenColumns(rides));
/** What most ends write: the statement is the same whichever of these a trip's end changes. */
const USUAL = [
  'status',
  'completedAt',
  'durationSeconds',
  'drivenMeters',
  'fareMinor',
  'quotedMinor',
  'chargedMeters',
  'endReason',
  'endMeters',
  'endStraightMeters',
  'confirmation',
  'operatorPay',
  'owedMinor',
  'discountMinor',
  'fareLines',
  'waitingMinor',
  'walletMinor',
  'changeForMinor',
] as const satisfies ReadonlyArray<keyof RideRow>;

const { kind, fromStatus, actor, actorId, data, at } = rideEvents;
const ofEvent = { kind, fromStatus, actor, actorId, data, at };
const listed = (items: readonly SQL[]) => sql.join([...items], sql`, `);

function columnOf(name: string): [string, PgColumn] {
  const column = columnsOfRides.get(name);
  if (column === undefined) throw new Error(`a ride has no ${name} that is written`);
  return [name, column];
}

/**
 * Changes locked rides and appends their events by one statement, each one version further. Those that move on wait for nobody's other trip
 * any more.
 * @returns the rides as they are now, in their order
 */
export async function updateRides(tx: Tx, changes: readonly RideChange[]): Promise<RideRow[]> {
  if (changes.length === 0) return [];
  const after = changes.map(({ ride, change }) => ({
    ...ride,
    ...(change.status === undefined ? {} : noNext),
    ...change,
    version: ride.version + 1,
  }));
  const names = new Set<string>([...USUAL, ...Object.keys(noNext), ...changes.flatMap(({ change }) => Object.keys(change))]);
  const columns = [...names].map(columnOf);
  const records = changes.map(({ ride, event }, i) => {
    const changed = after[i] as RideRow;
    const written = Object.fromEntries(columns.map(([name]) => [name, changed[name as keyof RideRow]]));
    return { id: ride.id, version: ride.version, ...written, fromStatus: ride.status, data: {}, ...event };
  });
  const read = selectRecords(sql`${JSON.stringify(records)}`, [
    ['id', rides.id],
    ['version', rides.version],
    ...columns,
    ...Object.entries(ofEvent),
  ]);
  const set = columns.map(([, { name }]) => sql`${sql.identifier(name)} = c.${sql.identifier(name)}`);
  const { rows } = await tx.execute<{ id: number }>(sql`
    with change as (${read}),
    changed as (
      update rides r set ${listed(set)}, version = c.version + 1 from change c where r.id = c.id and r.version = c.version
      returning r.id, r.version, r.status),
    event as (
      insert into ride_events (ride_id, version, kind, from_status, to_status, actor, actor_id, data, at)
      select r.id, r.version, c.kind, c.from_status, r.status, c.actor, c.actor_id, c.data, c.at from changed r join change c on c.id = r.id order by r.id)
    select id from changed`);
  if (rows.length < changes.length) throw new Error('a ride changed although it was locked');
  return after;
}
