import { eq, sql } from 'drizzle-orm';
import { marketVersions, markets } from '@safiri/db/markets/tables.ts';
import { startNode, type Node } from '@safiri/server/testing/harness.ts';
import { marketFile } from '@safiri/server/testing/market-files.ts';
import { applyFile } from '@safiri/server/markets/public.ts';
import { createPeople } from '../people.ts';
import { openDatabase, type Database } from '../stage.ts';

/** Who asks for quotes, in turn. */
export const ASKING = 2000;
/** How far each further city lies east of the one before, degrees: none overlaps another. */
const APART = 0.25;

/** A server over a database of its own, whose quotes are asked for in one of its cities. */
export interface Quoting {
  readonly node: Node;
  /** From the first look at the tables to the last document in memory, milliseconds. */
  readonly readInMs: number;
  close(): Promise<void>;
}

const settings = { markets: false, unguarded: true, env: { RATE_LIMIT_FACTOR: '1000000' } } as const;

/** What is drawn lies elsewhere: GeoJSON's pairs of numbers are moved east, however deep they stand. */
function movedEast(drawn: unknown, east: number): unknown {
  if (!Array.isArray(drawn)) return drawn;
  const [lng, lat] = drawn as unknown[];
  if (typeof lng === 'number') return [Number((lng + east).toFixed(5)), lat];
  return drawn.map((one) => movedEast(one, east));
}

const drawnKeys = new Set(['centre', 'coordinates', 'at']);

/** A document whose city lies elsewhere, the same in all else. */
function elsewhere(value: unknown, east: number): unknown {
  if (Array.isArray(value)) return value.map((one) => elsewhere(one, east));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, drawnKeys.has(key) ? movedEast(one, east) : elsewhere(one, east)]),
  );
}

/** Kisumu as its file says, with so many cities like it beside, each with so many versions of which the last counts. */
async function writeCities(url: string, cities: number, versions: number): Promise<void> {
  const node = await startNode(url, settings);
  try {
    await applyFile(node.ctx, marketFile('kisumu'), {});
    const { db } = node.ctx;
    const [first] = await db.select().from(marketVersions).where(eq(marketVersions.marketId, 'kisumu'));
    if (first === undefined) throw new Error('Kisumu was not written');
    const document = first.document as Record<string, unknown>;
    for (let city = 0; city < cities; city += 1) {
      const id = city === 0 ? 'kisumu' : `kisumu-${city}`;
      const own = { ...(elsewhere(document, city * APART) as object), id, name: `Kisumu ${city}` };
      await db.insert(markets).values({ id }).onConflictDoNothing();
      const rows = Array.from({ length: versions }, (_, at) => ({
        marketId: id,
        number: at + 1,
        status: 'published' as const,
        validFrom: first.validFrom,
        publishedAt: first.publishedAt,
        document: own,
        digest: `bench ${id} ${at}`,
      }));
      // Of the first city the first version is there already.
      const missing = city === 0 ? rows.slice(1) : rows;
      if (missing.length > 0) await db.insert(marketVersions).values(missing);
    }
    await db.execute(sql`analyze ${markets}, ${marketVersions}`);
  } finally {
    await node.stop();
  }
}

/** Starts it anew once all is written, so that what is measured has read its markets as after any start. */
export async function openQuoting(cities: number, versions: number): Promise<Quoting> {
  const database: Database = await openDatabase();
  await writeCities(database.url, cities, versions);
  const begun = performance.now();
  const node = await startNode(database.url, settings);
  const readInMs = performance.now() - begun;
  if (node.ctx.markets.all().length !== cities) throw new Error(`${node.ctx.markets.all().length} of ${cities} cities are there`);
  await createPeople(node, 'passenger', ASKING);
  return {
    node,
    readInMs,
    async close() {
      await node.stop();
      await database.close();
    },
  };
}
