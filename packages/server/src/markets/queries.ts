import { aliasedTable, and, count, desc, eq, inArray, or, sql } from 'drizzle-orm';
import { marketText } from '@safiri/contract/markets/document.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { marketVersions } from '@safiri/db/markets/tables.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { scheduledRides } from '@safiri/db/scheduled/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import type { CountryId } from '@safiri/rules/countries/countries.ts';
import type { MarketStatus } from '@safiri/rules/markets/document.ts';
import { drivenStatuses } from '@safiri/rules/rides/trip-life.ts';
import * as z from 'zod/mini';

const author = aliasedTable(users, 'author');
const approver = aliasedTable(users, 'approver');

/** What lists say of a document. */
const ofDocument = <T>(key: string) => sql<T>`${marketVersions.document} ->> ${sql.raw(`'${key}'`)}`;

/** The versions of a market, or of all, the newest first; without their documents, which are large. */
export const listVersions = (reader: Reader, marketId?: string) =>
  reader
    .select({
      id: marketVersions.id,
      marketId: marketVersions.marketId,
      number: marketVersions.number,
      status: marketVersions.status,
      validFrom: marketVersions.validFrom,
      createdAt: marketVersions.createdAt,
      authorId: marketVersions.authorId,
      author: author.name,
      approver: approver.name,
      alone: marketVersions.alone,
      why: marketVersions.why,
      name: ofDocument<string>('name'),
      country: ofDocument<CountryId>('country'),
      timeZone: ofDocument<string>('timeZone'),
      marketStatus: ofDocument<MarketStatus>('status'),
    })
    .from(marketVersions)
    .leftJoin(author, eq(author.id, marketVersions.authorId))
    .leftJoin(approver, eq(approver.id, marketVersions.approverId))
    .where(marketId === undefined ? undefined : eq(marketVersions.marketId, marketId))
    .orderBy(marketVersions.marketId, desc(marketVersions.number));
export type ListedVersion = Awaited<ReturnType<typeof listVersions>>[number];

/** The document of a version as it was written, in the order of the schema. */
export async function documentOf(reader: Reader, versionId: number): Promise<Record<string, unknown>> {
  const [row] = await reader.select({ document: marketVersions.document }).from(marketVersions).where(eq(marketVersions.id, versionId));
  if (row === undefined) throw new Error(`there is no version ${versionId}`);
  // One of an earlier release may say what this one refuses: its editor sees it as it is.
  const { success, data } = z.safeParse(marketText, row.document);
  return success ? data : (row.document as Record<string, unknown>);
}

/** Trips that are asked for or driven in a market now. */
export async function countUnderWay(reader: Reader, marketId: string): Promise<number> {
  const [row] = await reader
    .select({ n: count() })
    .from(rides)
    // Two conditions as two indexes have them: together they would be a search through all trips.
    .where(and(eq(rides.cityId, marketId), or(eq(rides.status, 'requested'), inArray(rides.status, [...drivenStatuses]))));
  return row?.n ?? 0;
}

/** Rides that are booked in a market for later, by service. */
export async function countBooked(reader: Reader, marketId: string): Promise<Array<{ service: string; count: number }>> {
  const service = sql<string>`coalesce(${scheduledRides.service} ->> 'id', ${scheduledRides.rideType})`;
  return reader
    .select({ service, count: count() })
    .from(scheduledRides)
    .where(and(eq(scheduledRides.cityId, marketId), eq(scheduledRides.status, 'waiting')))
    .groupBy(service);
}
