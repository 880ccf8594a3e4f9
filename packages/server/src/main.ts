import { flushCompileCache } from 'node:module';
import { fileURLToPath } from 'node:url';
import pino from 'pino';
import { EmbeddedError, startEmbedded } from '@safiri/db/platform/embedded.ts';
import { holdInstanceLock } from '@safiri/db/platform/instance-lock.ts';
import { connect } from '@safiri/db/platform/connect.ts';
import { migrate } from '@safiri/db/platform/migrate.ts';
import { openBrands } from './brand/public.ts';
import { createDelivery } from './adapters/delivery.ts';
import { buildApp } from './app.ts';
import { hasSimulated, startProviders, type SimulatedProviders } from './demo/providers.ts';
import { seedDocuments } from './demo/documents.ts';
import { seedSchool } from './demo/school.ts';
import { seedMarkets } from './demo/markets.ts';
import { seedShops } from './demo/shops.ts';
import { endDemoSessions } from './demo/end-demo-sessions.ts';
import { seedDemo } from './demo/seed.ts';
import { startKitchens } from './demo/kitchens.ts';
import { startCity, type CityProcess } from './demo/city-process.ts';
import { createCityLeases, fixedCities, type CityLeases } from './dispatch/public.ts';
import { openMarkets } from './markets/public.ts';
import { pushDelivery } from './notifications/public.ts';
import { localBus } from './platform/bus.ts';
import { namespaceOf, redisBus } from './platform/redis-bus.ts';
import { readConfig, type Config } from './platform/config.ts';
import { ConfigError } from './platform/config-error.ts';
import type { Context } from './platform/context.ts';
import { checkPort, listenFault } from './platform/check-port.ts';
import { compareClocks } from './platform/health.ts';
import { startJobs } from './platform/jobs.ts';
import { startOutbox } from './platform/outbox/worker.ts';
import { watchDisks } from './platform/disk-watch.ts';
import { systemRandom } from './platform/random.ts';
import { rooms } from './rooms.ts';
import { connectUrgent } from './safety/public.ts';
import { builtInMaps, mapsFolder, openMapStore } from './maps/public.ts';
import { announceOwnerLink, watchSetUp } from './setup/public.ts';
import { emptyIncoming, fileStore } from './uploads/public.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const CONNECTIONS = 12;

/** Something that was started and must be stopped, the last first. */
type Stop = () => Promise<unknown>;

/** Ends the process with one clear line. */
function refuse(line: string): never {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

function readSettings(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) refuse(error.message);
    throw error;
  }
}

/** The database of the setting, or an embedded one in the data directory. */
async function openDatabase(config: Config, stops: Stop[], log: pino.Logger): Promise<string> {
  if (config.databaseUrl !== undefined) return config.databaseUrl;
  const starting = startEmbedded({ dataDir: config.dataDir, log: (message) => log.info(message) });
  // Known before it is up: whoever stops the server meanwhile waits for it, and leaves nothing behind.
  const stopEmbedded = async () => (await starting).stop();
  stops.push(stopEmbedded);
  const embedded = await starting;
  const lock = await holdInstanceLock(embedded.url, () => log.error('the lock on DATA_DIR was lost: another server may start on it'));
  if (lock === null) {
    // The other server owns the database: it must not be stopped from here.
    stops.splice(stops.indexOf(stopEmbedded), 1);
    refuse(`Another server is running on DATA_DIR="${config.dataDir}". Stop it first, or set DATA_DIR to another folder.`);
  }
  stops.push(() => lock.release());
  return embedded.url;
}

/** The cities that this node may dispatch. The one server of an embedded database takes up what it held before it was killed. */
function citiesOf(ctx: Context, url: string): CityLeases {
  if (!ctx.config.dispatch) return fixedCities([]);
  const node = ctx.config.databaseUrl === undefined ? 'embedded' : ctx.random.uuid();
  return createCityLeases(ctx, { url, node, cities: () => ctx.markets.all().map(({ document }) => document.id) });
}

async function listen(http: Awaited<ReturnType<typeof buildApp>>['http'], config: Config): Promise<string> {
  try {
    return await http.listen({ port: config.port, host: config.host });
  } catch (error) {
    throw listenFault(error, config);
  }
}

async function stopAll(stops: Stop[], log: pino.Logger): Promise<void> {
  for (const stop of stops.splice(0).reverse())
    await stop().catch((error: unknown) => log.error({ err: error }, 'a part did not stop cleanly'));
}

async function main(): Promise<void> {
  const config = readSettings();
  const log = pino(
    { level: config.logLevel, redact: ['req.headers.cookie', 'req.headers.authorization'] },
    pino.destination({ dest: 2, sync: false }),
  );
  const stops: Stop[] = [];
  let stopping = false;
  const shutDown = async (code: number) => {
    if (stopping) return;
    stopping = true;
    const forced = setTimeout(() => process.exit(1), 15_000);
    forced.unref();
    await stopAll(stops, log);
    process.exit(code);
  };
  process.on('SIGINT', () => void shutDown(0));
  process.on('SIGTERM', () => void shutDown(0));
  process.on('SIGHUP', () => void shutDown(0));
  // Whoever started it as a part of something larger is gone.
  process.on('disconnect', () => void shutDown(0));
  try {
    let simulated: SimulatedProviders | undefined;
    stops.push(async () => simulated?.stop());
    const databaseUrl = await openDatabase(config, stops, log);
    // Before the demo's people and shops are made, which takes longer than to say so.
    await checkPort(config);
    await migrate(databaseUrl);
    const { db, close } = connect(databaseUrl, CONNECTIONS);
    stops.push(close);
    const urgent = connectUrgent(databaseUrl);
    stops.push(urgent.close);
    const bus =
      config.redisUrl === undefined
        ? localBus({ mayHaveOthers: config.databaseUrl !== undefined })
        : redisBus(config.redisUrl, namespaceOf(config.databaseUrl), systemRandom.uuid(), log);
    stops.push(() => bus.close());
    const maps = await openMapStore({ roots: [mapsFolder(config.dataDir), builtInMaps], warn: (line) => log.warn(line) });
    const clock = () => new Date();
    const markets = await openMarkets(db, clock, (error) => log.error({ err: error }, 'the markets could not be read'));
    stops.push(async () => markets.stop());
    const brands = await openBrands(db, (error) => log.error({ err: error }, 'the brand could not be read'));
    stops.push(async () => brands.stop());
    const ctx: Context = {
      config,
      db,
      log,
      clock,
      random: systemRandom,
      bus,
      disks: watchDisks(db, config.dataDir),
      brands,
      markets,
      roads: maps.atlas,
      rooms,
    };
    const files = fileStore(config);
    await compareClocks(ctx);
    await emptyIncoming(ctx);
    if (config.demo) {
      await seedMarkets(ctx);
      await seedDemo(ctx);
      await seedDocuments(ctx, files);
      await seedShops(ctx);
      await seedSchool(ctx);
    } else {
      const ended = await endDemoSessions(ctx);
      if (ended > 0) log.warn({ sessions: ended }, 'the demo is off: its accounts were signed out, and no one signs in with them any more');
    }
    const app = await buildApp(ctx, {
      files,
      maps,
      webDist: here('../../web/dist'),
      urgentDb: urgent.db,
      cities: citiesOf(ctx, databaseUrl),
      ...(config.demo ? {} : { isSetUp: watchSetUp(db) }),
    });
    const jobs = await startJobs(ctx, app);
    stops.push(() => jobs.stop());
    const outbox = startOutbox(ctx, createDelivery(config, pushDelivery(ctx), brands));
    stops.push(() => outbox.stop());
    stops.push(() => app.stop());
    if (markets.all().length === 0)
      log.warn(
        'there is no market yet: its owner adds one at /staff/setup, or by "npm run market -- apply FILE.yaml" (docs/features/markets.md)',
      );
    if (config.smtpUrl === undefined && !config.demo)
      log.warn('SMTP_URL is not set: mails, links to set a new password among them, stay in the outbox and reach nobody');
    const address = await listen(app.http, config);
    await app.start();
    // Now, not at the end: a server that is killed starts as quickly again.
    flushCompileCache();
    // Not beside the start itself: whoever opens the demo waits for its pages, and pays later.
    simulated = hasSimulated(config) ? startProviders() : undefined;
    await simulated?.connect(ctx, address);
    if (config.demo && config.city) {
      const city: CityProcess = startCity(address, log);
      stops.push(() => city.stop());
      const kitchens = startKitchens(ctx);
      stops.push(() => kitchens.stop());
    }
    const url = process.env['PUBLIC_URL'] === undefined ? address : config.publicUrl;
    process.stdout.write(
      `${brands.current().brand.name} is open at ${url}${config.demo ? ' (demo city; sign in as naledi@demo.safiri.africa or zanele@demo.safiri.africa, password Safari-2026!)' : ''}\n`,
    );
    if (!config.demo) await announceOwnerLink(ctx, url, (line) => process.stdout.write(`${line}\n`));
  } catch (error) {
    // Who stops it while it starts takes the database from under it: that is no fault, and the stopping ends the process.
    if (stopping) return;
    await stopAll(stops, log);
    if (error instanceof ConfigError || error instanceof EmbeddedError) refuse(error.message);
    throw error;
  }
}

await main();
