import { desc, lt, sql } from 'drizzle-orm';
import type { ReplyOf } from '@safiri/contract/call.ts';
import type { listWaiting } from '@safiri/contract/countries/calls.ts';
import { waitingList } from '@safiri/db/countries/tables.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';

const PAGE = 50;
/** Names that people type are endless; the most wished for come first. */
const COUNTRIES_AT_MOST = 50;

/** A page of those who wait, newest first, and the number of people for each country, most first. */
export async function waitingView(reader: Reader, before: number | undefined): Promise<ReplyOf<typeof listWaiting>> {
  const people = sql<number>`count(*)::int`;
  const countries = await reader
    .select({ country: sql<string>`min(${waitingList.country})`, people })
    .from(waitingList)
    .groupBy(sql`lower(${waitingList.country})`)
    .orderBy(desc(people))
    .limit(COUNTRIES_AT_MOST);
  const rows = await reader
    .select()
    .from(waitingList)
    .where(before === undefined ? undefined : lt(waitingList.id, before))
    .orderBy(desc(waitingList.id))
    .limit(PAGE);
  return {
    countries,
    people: rows.map(({ createdAt, ...row }) => ({
      ...row,
      countryId: row.countryId,
      createdAt: createdAt.toISOString(),
    })),
  };
}
