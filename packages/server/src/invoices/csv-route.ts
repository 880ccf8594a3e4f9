import { and, asc, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import * as z from 'zod/mini';
import { csvQuery } from '@safiri/contract/invoices/staff-calls.ts';
import { invoiceStaffPaths } from '@safiri/contract/invoices/paths.ts';
import { invoices } from '@safiri/db/invoices/tables.ts';
import type { Db } from '@safiri/db/platform/connect.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import type { CsvRow } from '@safiri/rules/csv.ts';
import { invoiceColumns, invoiceLine } from '@safiri/rules/invoices/invoice-csv.ts';
import { instantOf } from '@safiri/rules/places/local-time.ts';
import { serveCsv } from '../platform/csv-file.ts';
import { mayAsStaff } from '../platform/permit.ts';
import type { Server } from '../platform/serve.ts';
import { invoiceOf, stored } from './queries.ts';

const PAGE = 500;

/** Midnight by the clocks of a time zone, so many days after a date. */
function midnightOf(date: string, timeZoneId: string, daysAfter: number): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return instantOf({ year, month, day: day + daysAfter }, timeZoneId);
}

/** Pages of invoices, each from where the last one ended: a year of them is never in memory at once. */
async function* pagesOf(db: Db, { country, from, to }: z.output<typeof csvQuery>, withHomes: boolean): AsyncGenerator<CsvRow[]> {
  // The days of the invoices are those of their markets: a country may have several clocks.
  const day = sql`(${invoices.issuedAt} at time zone (${invoices.content} ->> 'timeZone'))::date`;
  const { timeZoneId } = countryById(country);
  const asked = and(
    eq(invoices.countryId, country),
    gte(invoices.issuedAt, midnightOf(from, timeZoneId, -1)),
    lt(invoices.issuedAt, midnightOf(to, timeZoneId, 2)),
    sql`${day} between ${from}::date and ${to}::date`,
  );
  let last: SQL | undefined;
  for (let more = true; more;) {
    const rows = await stored(db).where(and(asked, last)).orderBy(asc(invoices.issuedAt), asc(invoices.id)).limit(PAGE);
    yield rows.map((row) => invoiceLine(invoiceOf(row), row.invoice.currency, { told: row.told?.state ?? null, withHomes }));
    const end = rows.at(-1)?.invoice;
    last =
      end === undefined
        ? undefined
        : sql`(${invoices.issuedAt}, ${invoices.id}) > (${end.issuedAt.toISOString()}::timestamptz, ${end.id}::int)`;
    more = rows.length === PAGE;
  }
}

/** The invoices of some days as a file for spreadsheets. Where drivers live only finance reads. */
export function csvRoute(server: Server): void {
  serveCsv(server, {
    key: invoiceStaffPaths.csv,
    limit: 'export',
    params: z.object({}),
    query: csvQuery,
    async file({ actor, query }) {
      const { country, from, to } = query;
      const rows = pagesOf(server.ctx.db, query, mayAsStaff(actor, 'invoices.credit'));
      return { name: `invoices-${country}-${from}-${to}`, head: invoiceColumns, rows };
    },
  });
}
