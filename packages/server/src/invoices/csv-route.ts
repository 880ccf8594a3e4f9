import { Readable } from 'node:stream';
import { and, asc, eq, gte, lt, sql, type SQL } from 'drizzle-orm';
import { csvQuery } from '@safiri/contract/invoices/staff-calls.ts';
import { invoiceStaffPaths } from '@safiri/contract/invoices/paths.ts';
import { invoices } from '@safiri/db/invoices/tables.ts';
import type { Db } from '@safiri/db/platform/connect.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { csvHeader, csvLine } from '@safiri/rules/invoices/invoice-csv.ts';
import { instantOf } from '@safiri/rules/places/local-time.ts';
import { validate } from '../platform/errors.ts';
import { limitFor } from '../platform/limits.ts';
import { Problem } from '../platform/problem.ts';
import { requireActor, type Server } from '../platform/serve.ts';
import { invoiceOf, stored } from './queries.ts';

const PAGE = 500;

/** Midnight by the clocks of a time zone, so many days after a date. */
function midnightOf(date: string, timeZoneId: string, daysAfter = 0): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return instantOf({ year, month, day: day + daysAfter }, timeZoneId);
}

/** The table, a page of invoices at a time, each from where the last one ended: a year of them is never in memory at once. */
async function* linesOf(db: Db, countryId: CountryId, from: Date, until: Date): AsyncGenerator<string> {
  yield csvHeader;
  let last: SQL | undefined;
  for (let more = true; more;) {
    const rows = await stored(db)
      .where(and(eq(invoices.countryId, countryId), gte(invoices.issuedAt, from), lt(invoices.issuedAt, until), last))
      .orderBy(asc(invoices.issuedAt), asc(invoices.id))
      .limit(PAGE);
    yield rows.map((row) => csvLine(invoiceOf(row), row.invoice.currency, row.told?.state ?? null)).join('');
    const end = rows.at(-1)?.invoice;
    last =
      end === undefined
        ? undefined
        : sql`(${invoices.issuedAt}, ${invoices.id}) > (${end.issuedAt.toISOString()}::timestamptz, ${end.id}::int)`;
    more = rows.length === PAGE;
  }
}

/** The invoices of some days as a file for spreadsheets: it is no JSON, and so no call. */
export function csvRoute(server: Server): void {
  const { app, ctx } = server;
  const key = invoiceStaffPaths.csv;
  app.get(
    key.replace('GET ', ''),
    { config: { rateLimit: limitFor('export', ctx.config.rateLimitFactor), call: key }, schema: { hide: true } },
    async (request, reply) => {
      const actor = await requireActor(server, request, key);
      if (actor.staff === null) throw new Problem('forbidden', 'Only for the role staff');
      const query = validate(csvQuery, request.query);
      if ('error' in query) throw query.error;
      const { country, from, to } = query.value;
      const { timeZoneId } = countryById(country);
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="invoices-${country}-${from}-${to}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(Readable.from(linesOf(ctx.db, country, midnightOf(from, timeZoneId), midnightOf(to, timeZoneId, 1))));
    },
  );
}
