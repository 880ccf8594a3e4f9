import { eq, inArray, sql } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { marketVersions, markets } from '@safiri/db/markets/tables.ts';
import { countryById, type CountryId } from '@safiri/rules/countries/countries.ts';
import type { EmergencyNumbers } from '@safiri/rules/safety/emergency-numbers.ts';
import { inForceAt } from '@safiri/rules/markets/versions.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { boundsOf, isWithin, squareMetersOf } from './geometry.ts';
import type { Market, Markets } from '../platform/markets.ts';
import { readConfirmedNumbers } from './confirmed-numbers.ts';
import { storedMarket } from './read-text.ts';

/** How often a node looks for what is new, milliseconds: it follows within five seconds also without a bus. */
const LOOK_MS = 3000;

interface Known extends Market {
  readonly validFrom: Date;
  readonly bounds: ReturnType<typeof boundsOf>;
  readonly squareMeters: number;
  /** The place of its market among all, by age. */
  readonly rank: number;
}

const columns = {
  id: marketVersions.id,
  number: marketVersions.number,
  validFrom: marketVersions.validFrom,
  document: marketVersions.document,
};

function knownOf(
  { id, number, validFrom, document }: { id: number; number: number; validFrom: Date; document: unknown },
  rank: number,
): Known {
  const market = storedMarket(document);
  return {
    versionId: id,
    number,
    document: market,
    country: countryById(market.country as CountryId),
    validFrom,
    bounds: boundsOf(market.area),
    squareMeters: squareMetersOf(market.area),
    rank,
  };
}

const holds = ({ bounds: [south, west, north, east], document }: Known, point: Point) =>
  point.lat >= south && point.lat <= north && point.lng >= west && point.lng <= east && isWithin(point, document.area);

/**
 * Reads all markets and keeps them: quotes, requests and dispatch ask them with every call, so nothing here waits for the database.
 * @param clock of this node
 */
export async function openMarkets(reader: Reader, clock: () => Date, onError: (error: unknown) => void = () => {}): Promise<Markets> {
  /** Of all markets; and all that trips were priced by. */
  let published: readonly Known[] = [];
  const versions = new Map<number, Known>();
  let until = 0;
  let current: readonly Known[] = [];

  let numbers: ReadonlyMap<CountryId, EmergencyNumbers> = new Map();

  async function read(): Promise<void> {
    numbers = await readConfirmedNumbers(reader);
    const listed = await reader
      .select({ id: marketVersions.id, marketId: marketVersions.marketId })
      .from(marketVersions)
      .where(eq(marketVersions.status, 'published'));
    const ids = new Set(listed.map(({ id }) => id));
    const added = [...ids].filter((id) => !versions.has(id));
    const rows =
      added.length === 0
        ? []
        : await reader
            .select({
              ...columns,
              rank: sql<number>`(select count(*)::int from markets older where older.created_at < ${markets.createdAt})`,
            })
            .from(marketVersions)
            .innerJoin(markets, eq(markets.id, marketVersions.marketId))
            .where(inArray(marketVersions.id, added));
    for (const row of rows) versions.set(row.id, knownOf(row, row.rank));
    if (rows.length === 0 && ids.size === published.length) return;
    published = [...ids].flatMap((id) => versions.get(id) ?? []);
    until = 0;
  }

  function inForce(): readonly Known[] {
    const now = clock();
    if (now.getTime() < until) return current;
    current = [...Map.groupBy(published, ({ document }) => document.id).values()].flatMap((all) => inForceAt(all, now) ?? []);
    const next = published.map(({ validFrom }) => validFrom.getTime());
    until = Math.min(now.getTime() + LOOK_MS, ...next.filter((at) => at > now.getTime()));
    return current;
  }

  await read();
  const timer = setInterval(() => void read().catch(onError), LOOK_MS);
  timer.unref();
  return {
    all: inForce,
    at(point) {
      const found = inForce().filter((one) => holds(one, point));
      return found.toSorted((a, b) => a.squareMeters - b.squareMeters || a.rank - b.rank)[0];
    },
    confirmedNumbers: (countryId) => numbers.get(countryId),
    byId: (id) => inForce().find(({ document }) => document.id === id),
    async version(by, versionId) {
      const known = versions.get(versionId);
      if (known !== undefined) return known;
      const [row] = await by.select(columns).from(marketVersions).where(eq(marketVersions.id, versionId));
      if (row === undefined) throw new Error(`there is no version ${versionId}`);
      const read = knownOf(row, 0);
      versions.set(versionId, read);
      return read;
    },
    refresh: read,
    stop: () => clearInterval(timer),
  };
}
