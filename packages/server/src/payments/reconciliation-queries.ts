import { and, desc, eq, gt, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DayWithLines, ReconciledAccount, ReconciledDay, ReconciledLine } from '@safiri/contract/payments/reconciliation-calls.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { reconciledDays, reconciledLines } from '@safiri/db/payments/reconciliation-tables.ts';
import { providerAccounts } from '@safiri/db/payments/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { DAYS_PAGE, LINES_SHOWN } from '@safiri/rules/payments/reconciliation.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { notFound } from '../platform/problem.ts';
import { listAccounts } from './accounts.ts';
import type { Providers } from './ports.ts';

/** Lines of a file that are in memory at once. */
const LINES_PAGE = 2000;

const closer = alias(users, 'closer');

const daysWithCounts = (reader: Reader) =>
  reader
    .select({
      row: reconciledDays,
      provider: providerAccounts.provider,
      countryId: providerAccounts.countryId,
      closedBy: closer.name,
      matched: sql<number>`count(${reconciledLines.id}) filter (where ${reconciledLines.match} = 'matched')::int`,
      differences: sql<number>`count(${reconciledLines.id}) filter (where ${reconciledLines.match} <> 'matched')::int`,
      open: sql<number>`count(${reconciledLines.id}) filter (where ${reconciledLines.match} <> 'matched' and ${reconciledLines.note} is null)::int`,
    })
    .from(reconciledDays)
    .innerJoin(providerAccounts, eq(providerAccounts.id, reconciledDays.accountId))
    .leftJoin(closer, eq(closer.id, reconciledDays.closedBy))
    .leftJoin(reconciledLines, eq(reconciledLines.dayId, reconciledDays.id))
    .groupBy(reconciledDays.id, providerAccounts.provider, providerAccounts.countryId, closer.name);

const present = ({ row, provider, countryId, closedBy, ...counts }: Awaited<ReturnType<typeof daysWithCounts>>[number]): ReconciledDay => ({
  id: row.id,
  accountId: row.accountId,
  provider,
  countryId,
  currency: countryById(countryId).currency,
  day: row.day,
  source: row.source,
  readAt: row.readAt.toISOString(),
  ...counts,
  closedAt: row.closedAt?.toISOString() ?? null,
  closedBy,
});

export async function listDays(reader: Reader, before: number | undefined, atMost = DAYS_PAGE): Promise<ReconciledDay[]> {
  const rows = await daysWithCounts(reader)
    .where(before === undefined ? undefined : lt(reconciledDays.id, before))
    .orderBy(desc(reconciledDays.id))
    .limit(atMost);
  return rows.map(present);
}

/** Accounts that may be reconciled: those that were put away too, as money moved there. */
export async function reconciledAccounts(reader: Reader, providers: Providers): Promise<ReconciledAccount[]> {
  return (await listAccounts(reader)).map(({ id, provider, countryId, environment }) => ({
    id,
    provider,
    countryId,
    isSandbox: environment === 'sandbox',
    hasList: providers[provider].list !== undefined,
  }));
}

const amount = (minor: number | null) => (minor === null ? null : toWire(minor));
const presentLine = (line: typeof reconciledLines.$inferSelect): ReconciledLine => {
  const { id, direction, match, reference, receipt, theirsMinor, oursMinor, note } = line;
  return { id, direction, match, reference, receipt, theirs: amount(theirsMinor), ours: amount(oursMinor), note };
};

/** A day. @throws Problem not_found */
export async function findDay(reader: Reader, id: number): Promise<ReconciledDay> {
  const [day] = await daysWithCounts(reader).where(eq(reconciledDays.id, id));
  if (day === undefined) throw notFound();
  return present(day);
}

/** A day with the first of its lines: those that differ, what nobody explained before the rest, and then what matches. @throws Problem not_found */
export async function dayWithLines(reader: Reader, id: number): Promise<DayWithLines> {
  const day = await findDay(reader, id);
  const lines = await reader
    .select()
    .from(reconciledLines)
    .where(eq(reconciledLines.dayId, id))
    .orderBy(sql`${reconciledLines.match} = 'matched'`, sql`${reconciledLines.note} is not null`, reconciledLines.id)
    .limit(LINES_SHOWN);
  return { day, lines: lines.map(presentLine) };
}

/** All lines of a day as they were written, page after page. */
export async function* linesOfDay(reader: Reader, id: number): AsyncGenerator<ReconciledLine[]> {
  for (let after = 0; ;) {
    const rows = await reader
      .select()
      .from(reconciledLines)
      .where(and(eq(reconciledLines.dayId, id), gt(reconciledLines.id, after)))
      .orderBy(reconciledLines.id)
      .limit(LINES_PAGE);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map(presentLine);
    after = last.id;
  }
}
