import pino from 'pino';
import { noRoads } from '@safiri/dispatch/roads/road-atlas.ts';
import { connect } from '@safiri/db/platform/connect.ts';
import { startEmbedded } from '@safiri/db/platform/embedded.ts';
import { migrate } from '@safiri/db/platform/migrate.ts';
import { ownBrands } from './brand.ts';
import { localBus } from './bus.ts';
import { readConfig } from './config.ts';
import type { Context } from './context.ts';
import { watchDisks } from './disk-watch.ts';
import { noMarkets } from './markets.ts';
import { systemRandom } from './random.ts';
import type { RoomData } from './room.ts';

const CONNECTIONS = 2;

/**
 * Runs a command of the command line on the same database as the server, whether that runs or not, and leaves no process behind.
 * @param rooms those that shall react to what the command does
 */
export async function withDatabase<R>(run: (ctx: Context) => Promise<R>, rooms: readonly RoomData[] = []): Promise<R> {
  const config = readConfig(process.env);
  const embedded = config.databaseUrl === undefined ? await startEmbedded({ dataDir: config.dataDir, log: () => {} }) : undefined;
  try {
    const url = config.databaseUrl ?? embedded?.url ?? '';
    await migrate(url);
    const { db, close } = connect(url, CONNECTIONS);
    try {
      return await run({
        config,
        db,
        log: pino({ level: 'silent' }),
        clock: () => new Date(),
        random: systemRandom,
        bus: localBus(),
        disks: watchDisks(db, config.dataDir),
        brands: ownBrands,
        markets: noMarkets,
        roads: noRoads,
        rooms,
      });
    } finally {
      await close();
    }
  } finally {
    // A PostgreSQL that ran before belongs to the server.
    if (embedded?.adopted === false) await embedded.stop();
  }
}
