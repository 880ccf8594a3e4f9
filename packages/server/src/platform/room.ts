import type { SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Finding } from '@safiri/rules/setup/checks.ts';
import type { Actor } from './actor.ts';
import type { Context } from './context.ts';
import type { Reactions } from './domain-events.ts';
import type { Metrics } from './metrics.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** Somebody whose data a room is asked for. */
export interface Person extends Pick<Actor, 'userId' | 'driverId'> {
  /** Null of who gave none. */
  readonly email: string | null;
  readonly phone: string;
}

/** Somebody who leaves for good. */
export interface Leaver extends Person {
  /** Of random bytes, made before the transaction opened: no password fits it. */
  readonly unusableHash: string;
}

/** Hours of a day, in which {@link Expiring} is counted. */
export const DAY_HOURS = 24;

/** Rows of a table that have served their time, deleted in chunks, or dropped with their partition (`platform/sweep.ts`). */
export interface Expiring {
  readonly table: PgTable;
  /** Has an index, so that a chunk is found without reading the table. One in partitions needs none: whole ones are dropped. */
  readonly age: PgColumn;
  /** For how long they are kept, counted from `age`. */
  readonly hours: number;
  readonly only?: SQL;
}

/** What a preflight check looks at. */
export type PreflightNeeds = Pick<Context, 'config' | 'clock' | 'db' | 'brands' | 'markets'>;

/** What a room answers for besides its calls: its own rows, and what others tell it. */
export interface RoomData {
  readonly name: string;
  readonly expires?: readonly Expiring[];
  readonly reactions?: Reactions;
  /** What an operator should know before the doors open (`npm run doctor`, and the console). Reads only. */
  preflight?(needs: PreflightNeeds): Promise<readonly Finding[]>;
  /**
   * Gives a person back what the room holds of theirs, before they leave for good: in a transaction of its own, which stays when something else keeps the
   * account from being deleted.
   */
  beforeLeaving?(ctx: Context, person: Pick<Person, 'userId'>): Promise<void>;
  /** Holds what others hold before they hold a person or a driver, so that nobody waits in a circle; the first thing in the transaction that deletes an account. */
  holdBeforeLeaving?(uow: UnitOfWork, person: Pick<Person, 'userId' | 'driverId'>): Promise<void>;
  /** @throws Problem while the account can't be deleted for this room's sake */
  refuseLeaving?(uow: UnitOfWork, person: Person): Promise<void>;
  /**
   * Removes a person from the room's rows. What others need of them stays, without the person.
   * @returns the ids of files to be deleted once this is committed
   */
  forget?(ctx: Context, uow: UnitOfWork, person: Leaver): Promise<readonly string[] | void>;
  /** What the room keeps of a person, by file of the copy that they take along: JSON, which rooms may share, or bytes. */
  exportOf?(ctx: Context, person: Person): Promise<Readonly<Record<string, object>>>;
}

/**
 * A module of the server: its calls, what it tells browsers, its clocks, and its data.
 * @typeParam S what it needs of the running node
 */
export interface Room<S = object> extends RoomData {
  /** Registers the calls. */
  routes?(services: S): void | Promise<void>;
  /** Says what the stream's events of this room carry. */
  events?(services: S): void;
  gauges?(services: S, metrics: Metrics): void;
  /** Begins the work that is not a request. */
  start?(services: S): void | Promise<void>;
  stop?(services: S): void | Promise<void>;
  everyMinute?(services: S): Promise<unknown>;
  hourly?(services: S): Promise<unknown>;
}
