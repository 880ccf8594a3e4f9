import { AsyncLocalStorage } from 'node:async_hooks';
import { type ExtractTablesWithRelations } from 'drizzle-orm';
import { drizzle, type NodePgDatabase, type NodePgQueryResultHKT } from 'drizzle-orm/node-postgres';
import type { PgTransaction } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { createStatementNames, namingClients } from './statement-names.ts';

type NoSchema = Record<string, never>;

/** A pool of connections for reads. Writes demand a `Tx`. */
export type Db = NodePgDatabase<NoSchema> & { $client: pg.Pool };

/** A transaction that is open. Write queries ask for it by type, so no write can happen outside one. */
export type Tx = PgTransaction<NodePgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>;

/** Either, for queries that only read. */
export type Reader = Db | Tx;

/** Whom to tell while the action of a transaction runs, and in all that it awaits or begins. */
const inside = new AsyncLocalStorage<OnSecond>();

/** Something inside a transaction asked a pool for a connection: two that do so at once may wait for each other for ever. */
export class SecondConnection extends Error {
  override readonly message = 'Inside a transaction a second connection was asked for: read by the transaction, or before it';
}

/** Something slow that is not the database was begun inside a transaction: its connection and its locks would wait along. */
export class SlowInside extends Error {
  constructor(what: string) {
    super(`Inside a transaction ${what} was asked for: do it before, or after the commit`);
  }
}

export type OnSecond = (error: SecondConnection | SlowInside) => void;

/** Said by whatever takes long and is not the database: hashing, pictures, other servers. Refused inside a transaction of a watched pool. */
export function refuseInside(what: string): void {
  const tell = inside.getStore();
  if (tell === undefined) return;
  const error = new SlowInside(what);
  tell(error);
  throw error;
}

/** Makes a pool refuse whoever asks it inside a transaction, of this pool or of any other that is guarded. */
function guard(pool: pg.Pool, db: Db, tell: OnSecond): void {
  const connection = pool.connect.bind(pool) as (...parameters: unknown[]) => unknown;
  // The pool's own queries come by here too.
  pool.connect = ((...parameters: unknown[]) => {
    if (inside.getStore() === undefined) return connection(...parameters);
    const error = new SecondConnection();
    tell(error);
    throw error;
  }) as typeof pool.connect;
  const transaction = db.transaction.bind(db);
  db.transaction = (action, config) => transaction((tx) => inside.run(tell, () => action(tx)), config);
}

export interface PoolOptions {
  /** Connections at most; 10 by default. */
  readonly max?: number;
  /** Sends what is asked on one connection without waiting for the answer before: for transactions that ask several things together. */
  readonly pipeline?: boolean;
  /**
   * Told when something inside a transaction asks for a second connection, which is then refused. Given by tests, so that
   * each route is held to it; without it nothing is watched and nothing costs. Told of what {@link refuseInside} refuses, too.
   */
  readonly onSecond?: OnSecond | undefined;
}

/**
 * Opens a pool on a PostgreSQL.
 * @param url `postgres://…`, or `socket:/dir?db=name` for a unix socket
 * @param options a number gives the connections at most
 */
export function connect(url: string, options: PoolOptions | number = {}): { db: Db; close: () => Promise<void> } {
  const { max = 10, pipeline = false, onSecond } = typeof options === 'number' ? { max: options } : options;
  const settings: pg.PoolConfig & { pipeline: boolean; Client: typeof pg.Client } = {
    Client: namingClients(createStatementNames()),
    pipeline,
    connectionString: url,
    max,
    idleTimeoutMillis: 60_000,
    connectionTimeoutMillis: 10_000,
    // A statement that hangs must not hold a request for ever.
    statement_timeout: 15_000,
    // Nor one whose answer a broken network keeps.
    query_timeout: 20_000,
    keepAlive: true,
    idle_in_transaction_session_timeout: 15_000,
  };
  const pool = new pg.Pool(settings);
  // An idle connection that breaks (a restarted PostgreSQL) is replaced by the pool; it must not end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  const db = drizzle({ client: pool });
  if (onSecond !== undefined) guard(pool, db, onSecond);
  return { db, close: () => pool.end() };
}

/** PostgreSQL's code for a violated unique constraint. */
const UNIQUE_VIOLATION = '23505';
const CHECK_VIOLATION = '23514';

const databaseError = (error: unknown): pg.DatabaseError | undefined => {
  const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
  return cause instanceof pg.DatabaseError ? cause : undefined;
};

/** PostgreSQL's code of a failed statement, when it was PostgreSQL that refused. */
export const sqlState = (error: unknown): string | undefined => databaseError(error)?.code;

/** Codes of PostgreSQL and of the system that say that the database is not there now: restarting, full, unreachable. */
const AWAY = /^(08...|57P0[123]|53300|ECONNREFUSED|ECONNRESET|EPIPE|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;
/** What the driver says without a code. */
const AWAY_WORDS = /timeout exceeded when trying to connect|Connection terminated|Query read timeout|connection error and is not queryable/;

/** Whether a query failed because the database could not be reached or went away, so that it may be tried again shortly. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code } = one as { code?: unknown };
    if (typeof code === 'string' && AWAY.test(code) && (one instanceof pg.DatabaseError || 'syscall' in one || 'errors' in one))
      return true;
    if (AWAY_WORDS.test(one.message)) return true;
  }
  return false;
}

const DISK_FULL = '53100';

/**
 * Where a failure says that there was no room left: on the disk of the database, or on one of this machine.
 * Undefined when it failed for another reason.
 */
export function fullDisk(error: unknown): 'database' | 'files' | undefined {
  for (let one = error; one instanceof Error; one = one.cause) {
    if (one instanceof pg.DatabaseError) return one.code === DISK_FULL ? 'database' : undefined;
    const { code } = one as { code?: unknown };
    if (code === 'ENOSPC' || code === 'EDQUOT') return 'files';
  }
  return undefined;
}

/** The constraint or index that a failed statement violated, when it was one. */
export function violatedUnique(error: unknown): string | undefined {
  const refused = databaseError(error);
  return refused?.code === UNIQUE_VIOLATION ? refused.constraint : undefined;
}

/** The constraint, or the trigger that names itself as one, that a row did not hold to; undefined for any other failure. */
export function violatedCheck(error: unknown): string | undefined {
  const refused = databaseError(error);
  return refused?.code === CHECK_VIOLATION ? refused.constraint : undefined;
}
