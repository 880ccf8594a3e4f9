import { afterAll, beforeAll } from 'vitest';
import pino from 'pino';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { proposedNumbers } from '@safiri/rules/safety/short-numbers.ts';
import { connect, type Db } from '@safiri/db/platform/connect.ts';
import { createTestDatabase } from '@safiri/db/platform/test-cluster.ts';
import { openBrands } from '../brand/public.ts';
import { buildApp, type App } from '../app.ts';
import { createCityLeases, fixedCities, type CityLeases } from '../dispatch/public.ts';
import { localBus } from '../platform/bus.ts';
import { namespaceOf, redisBus } from '../platform/redis-bus.ts';
import { readConfig } from '../platform/config.ts';
import type { Context } from '../platform/context.ts';
import { REQUEST_FAILED } from '../platform/errors.ts';
import { watchDisks } from '../platform/disk-watch.ts';
import { systemRandom } from '../platform/random.ts';
import { type MapStore, mapsFolder, openMapStore } from '../maps/public.ts';
import { nairobiCentreFile } from '../roads/nairobi-centre.ts';
import { rooms } from '../rooms.ts';
import { connectUrgent } from '../safety/public.ts';
import { openMarkets } from '../markets/public.ts';
import { seedMarkets } from '../demo/markets.ts';
import { watchSetUp } from '../setup/public.ts';
import { fileStore, type Examiner, type FileStore } from '../uploads/public.ts';
import { createClient, type Client } from './client.ts';
import { connectApart } from './connect-apart.ts';

export interface Node {
  readonly app: App;
  readonly ctx: Context;
  readonly maps: MapStore;
  readonly address: string;
  /** A browser of its own: cookies are kept. */
  client(): Client;
  stop(): Promise<void>;
}

export interface NodeOptions {
  /** `by force`: every city, whoever else holds it. */
  readonly dispatch?: boolean | 'by force';
  /** Milliseconds; short, so that no test waits for a batch. */
  readonly batchWindowMs?: number;
  readonly env?: Record<string, string>;
  readonly clock?: () => Date;
  /** Chance, where a test decides it. */
  readonly random?: Context['random'];
  /** Texts of messages with codes and links are sealed, as outside the demo. */
  readonly sealed?: boolean;
  /** Where uploads are kept; the folder when not given. */
  readonly files?: FileStore;
  /** Looks at files that people send. */
  readonly examiner?: Examiner;
  /** False: none, as an instance begins. */
  readonly markets?: false;
  /** Answers nothing until there is an owner or a market, as outside the demo. */
  readonly gated?: true;
  /** Leaves out the watch over second connections, as in production: for figures. */
  readonly unguarded?: boolean;
  /** The built app, to be served too. */
  readonly webDist?: string;
  /** Gets everything that the server logs, each line as it is written. */
  readonly onLog?: (line: string) => void;
}

const everyCity = (ctx: Context) => ctx.markets.all().map(({ document }) => document.id);

function citiesOf(ctx: Context, url: string, dispatch: NodeOptions['dispatch']): CityLeases {
  if (dispatch === true) return createCityLeases(ctx, { url, node: ctx.random.uuid(), cities: () => everyCity(ctx) });
  return fixedCities(dispatch === 'by force' ? everyCity(ctx) : []);
}

interface LogLine {
  readonly msg?: string;
  readonly route?: string;
  readonly err?: { readonly stack?: string };
}

/** What the server writes under test: all from the level of `TEST_LOG` on; without it only why a request failed, which its answer does not tell. */
function testLog(level: string): pino.Logger {
  if (process.env['TEST_LOG'] !== undefined) return pino({ level });
  const write = (line: string) => {
    const { msg, route, err } = JSON.parse(line) as LogLine;
    if (msg === REQUEST_FAILED) process.stderr.write(`${route} failed: ${err?.stack}\n`);
  };
  return pino({ level: 'error' }, { write });
}

/** Starts a whole server on a free port over a database. */
export async function startNode(databaseUrl: string, options: NodeOptions = {}): Promise<Node> {
  const read = readConfig({
    PORT: '0',
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: process.env['TEST_LOG'] ?? 'silent',
    // Five hundred races are more than one person taps in a minute; limits have tests of their own.
    RATE_LIMIT_FACTOR: '1000',
    REDIS_URL: process.env['TEST_REDIS_URL'],
    ...options.env,
  });
  const config = { ...read, readableSecrets: options.sealed !== true };
  const { onLog } = options;
  const log = onLog === undefined ? testLog(config.logLevel) : pino({ level: 'trace' }, { write: onLog });
  const seconds: Error[] = [];
  const onSecond = options.unguarded === true ? undefined : (error: Error) => void seconds.push(error);
  const { db, close } = connect(databaseUrl, { onSecond });
  const urgent = connectUrgent(databaseUrl, onSecond);
  const bus =
    config.redisUrl === undefined
      ? localBus({ mayHaveOthers: options.unguarded !== true })
      : redisBus(config.redisUrl, namespaceOf(databaseUrl), systemRandom.uuid(), log);
  // Of the maps that come along none, of the streets a few: whole cities would slow down each file of tests.
  const maps = await openMapStore({ roots: [mapsFolder(config.dataDir)], roads: [nairobiCentreFile], warn: () => {} });
  const clock = options.clock ?? (() => new Date());
  const opened = await openMarkets(db, clock);
  // The demo's cities come with the numbers that their operator would have confirmed.
  const confirmed = (id: CountryId) =>
    opened.confirmedNumbers(id) ?? (options.markets === false ? undefined : (proposedNumbers(id) ?? undefined));
  const markets = { ...opened, confirmedNumbers: confirmed };
  const brands = await openBrands(db);
  const ctx: Context = {
    config,
    db,
    log,
    clock,
    random: options.random ?? systemRandom,
    bus,
    disks: watchDisks(db, config.dataDir),
    brands,
    markets,
    roads: maps.atlas,
    rooms,
  };
  if (options.markets !== false) await seedMarkets(ctx);
  const app = await buildApp(ctx, {
    files: options.files ?? fileStore(config),
    maps,
    ...(options.examiner === undefined ? {} : { examiner: options.examiner }),
    webDist: options.webDist ?? '/nowhere',
    urgentDb: urgent.db,
    cities: citiesOf(ctx, databaseUrl, options.dispatch),
    batchWindowMs: options.batchWindowMs ?? 50,
    ...(options.gated === true ? { isSetUp: watchSetUp(db) } : {}),
  });
  const address = await app.http.listen({ port: 0, host: '127.0.0.1' });
  await app.start();
  return {
    app,
    ctx,
    maps,
    address,
    client: () => createClient(address),
    async stop() {
      markets.stop();
      brands.stop();
      await app.stop();
      await bus.close();
      await close();
      await urgent.close();
      // Also where the refusal itself was swallowed.
      if (seconds[0] !== undefined) throw seconds[0];
    },
  };
}

export interface World {
  /** The first node. */
  node: Node;
  /** The tests' own way to its database. */
  db: Db;
  databaseUrl: string;
  client(): Client;
}

/** A database and a server for the tests of one file. */
export function useWorld(options: NodeOptions = {}): World {
  const world = {} as World;
  let drop: () => Promise<void>;
  let closeOwn: () => Promise<void>;
  beforeAll(async () => {
    const database = await createTestDatabase();
    drop = database.drop;
    world.databaseUrl = database.url;
    world.node = await startNode(database.url, options);
    const own = connectApart(database.url);
    world.db = own.db;
    closeOwn = own.close;
    world.client = () => world.node.client();
  });
  afterAll(async () => {
    await world.node?.stop();
    await closeOwn?.();
    await drop?.();
  });
  return world;
}
