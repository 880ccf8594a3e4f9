import { eq, inArray, sql } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { marketVersions, markets } from '@safiri/db/markets/tables.ts';
import { countryById, type CountryId } from '@safiri/rules/countries/countries.ts';
import type { EmergencyNumbers } from '@safiri/rules/safety/emergency-numbers.ts';
import { inForceAt, type BookingsChoice } from '@safiri/rules/markets/versions.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { boundsOf, isWithin, squareMetersOf } from './geometry.ts';
import type { Market, Markets, UnreadVersion } from '../platform/markets.ts';
import { readConfirmedNumbers } from './confirmed-numbers.ts';
import { storedMarket } from './stored-market.ts';

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
  marketId: marketVersions.marketId,
  number: marketVersions.number,
  validFrom: marketVersions.validFrom,
  document: marketVersions.document,
  bookings: marketVersions.bookings,
};

type Row = UnreadVersion & { readonly id: number; readonly document: unknown; readonly bookings: BookingsChoice };

function knownOf({ id, number, validFrom, document, bookings }: Row, rank: number): Known {
  const market = storedMarket(document);
  return {
    versionId: id,
    number,
    document: market,
    country: countryById(market.country),
    cancelsBookings: bookings === 'cancel',
    validFrom,
    bounds: boundsOf(market.area),
    squareMeters: squareMetersOf(market.area),
    rank,
  };
}

const holds = ({ bounds: [south, west, north, east], document }: Known, point: Point) =>
  point.lat >= south && point.lat <= north && point.lng >= west && point.lng <= east && isWithin(point, document.area);

/**
 * Reads all markets and keeps them: quotes, requests and dispatch ask them with every call, so nothing here waits for the database. One
 * version that can't be read stops nothing: it is left out.
 * @param clock of this node
 * @param onError told of a look that failed, and once of each version that can't be read
 */
export async function openMarkets(reader: Reader, clock: () => Date, onError: (error: unknown) => void = () => {}): Promise<Markets> {
  /** Of all markets; and all that trips were priced by. */
  let published: readonly Known[] = [];
  let byMarket = new Map<string, readonly Known[]>();
  const versions = new Map<number, Known>();
  /** Those of all that can't be read, by their rows. */
  const unreadable = new Map<number, UnreadVersion>();
  let listedIds: ReadonlySet<number> = new Set();
  let until = 0;
  let current: readonly Known[] = [];

  let numbers: ReadonlyMap<CountryId, EmergencyNumbers> = new Map();

  function keep(row: Row, rank: number): Known | undefined {
    try {
      const known = knownOf(row, rank);
      versions.set(row.id, known);
      return known;
    } catch (cause) {
      const { marketId, number, validFrom } = row;
      unreadable.set(row.id, { marketId, number, validFrom });
      onError(new Error(`version ${number} of the market "${marketId}" can't be read and is left out`, { cause }));
      return undefined;
    }
  }

  async function read(): Promise<void> {
    numbers = await readConfirmedNumbers(reader);
    until = 0;
    const listed = await reader.select({ id: marketVersions.id }).from(marketVersions).where(eq(marketVersions.status, 'published'));
    const ids = new Set(listed.map(({ id }) => id));
    const added = [...ids].filter((id) => !versions.has(id) && !unreadable.has(id));
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
    for (const row of rows) keep(row, row.rank);
    // A version may be known before it is published: a trip was priced by it, or one was withdrawn as another came.
    if (ids.size === listedIds.size && [...ids].every((id) => listedIds.has(id))) return;
    listedIds = ids;
    published = [...ids].flatMap((id) => versions.get(id) ?? []).toSorted((a, b) => a.rank - b.rank || a.number - b.number);
    byMarket = Map.groupBy(published, ({ document }) => document.id);
    until = 0;
  }

  function inForce(): readonly Known[] {
    const now = clock();
    if (now.getTime() < until) return current;
    current = [...byMarket.values()].flatMap((all) => inForceAt(all, now) ?? []);
    const next = published.map(({ validFrom }) => validFrom.getTime());
    until = Math.min(now.getTime() + LOOK_MS, ...next.filter((at) => at > now.getTime()));
    return current;
  }

  const byId = (id: string) => inForce().find(({ document }) => document.id === id);

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
    published: (id) => byMarket.get(id) ?? [],
    byId,
    unread: () =>
      [...unreadable].flatMap(([id, one]) => (listedIds.has(id) && one.number > (byId(one.marketId)?.number ?? 0) ? [one] : [])),
    async version(by, versionId) {
      const known = versions.get(versionId);
      if (known !== undefined) return known;
      const [row] = await by.select(columns).from(marketVersions).where(eq(marketVersions.id, versionId));
      if (row === undefined) throw new Error(`there is no version ${versionId}`);
      const found = (unreadable.has(versionId) ? undefined : keep(row, 0)) ?? byId(row.marketId);
      if (found === undefined) throw new Error(`version ${versionId} can't be read, and no other of its market is in force`);
      return found;
    },
    refresh: read,
    stop: () => clearInterval(timer),
  };
}
