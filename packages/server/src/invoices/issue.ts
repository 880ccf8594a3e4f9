import { sql, type SQL } from 'drizzle-orm';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { operatorIssuer } from '@safiri/rules/invoices/invoice-number.ts';
import type { InvoiceContent, InvoiceKind, InvoiceLine, InvoiceParty, InvoiceSubject } from '@safiri/rules/invoices/invoice.ts';
import type { MarketDocument } from '@safiri/rules/markets/document.ts';
import { localMoment } from '@safiri/rules/places/local-time.ts';
import { sumOfTaxes, type TaxLine } from '@safiri/rules/pricing/taxes.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';

/** What was sold, as whoever sold it knows it. */
export interface Sale {
  readonly subject: InvoiceSubject;
  readonly subjectId: number;
  readonly countryId: CountryId;
  /** Of the version that priced it; null where no market did. */
  readonly market: Pick<MarketDocument, 'tax' | 'timeZone' | 'decimals'> | null;
  /** Who pays; null of somebody who was never known. */
  readonly customerId: number | null;
  readonly driverId?: number | null;
  readonly merchantId?: number | null;
  /** The driver to whom the operator sells, who is named on every copy. */
  readonly buyerId?: number | null;
  /** They add up to what is paid. */
  readonly lines: readonly InvoiceLine[];
  /** Inside what is paid. */
  readonly taxes: readonly TaxLine[];
  readonly paidBy: string;
  readonly meters?: number | null;
  readonly suppliedAt: Date;
}

/** A document that is written as soon as its number is drawn. */
interface ToWrite {
  readonly kind: InvoiceKind;
  readonly countryId: CountryId;
  readonly subject: InvoiceSubject;
  readonly subjectId: number;
  readonly creditsId: number | null;
  readonly customerId: number | null;
  readonly currency: string;
  readonly totalMinor: number;
  readonly taxMinor: number;
  /** With those parties that are known here. */
  readonly content: InvoiceContent;
  /** Those that only the database knows: they come behind them, in this order. */
  readonly driverId: number | null;
  readonly merchantId: number | null;
  readonly buyerId: number | null;
  readonly authority: string | null;
  readonly suppliedAt: Date;
}

const driverParty = (role: 'driver' | 'buyer', id: SQL): SQL => sql`case when ${id} is null then '[]'::jsonb else jsonb_build_array((
  select jsonb_build_object('role', ${role}::text, 'name', coalesce(t.name, u.name), 'address', t.address, 'taxNumber', t.tax_number)
  from drivers d join users u on u.id = d.user_id left join tax_identities t on t.driver_id = d.id where d.id = ${id})) end`;

const merchantParty = (id: SQL): SQL => sql`case when ${id} is null then '[]'::jsonb else jsonb_build_array((
  select jsonb_build_object('role', 'merchant', 'name', coalesce(t.name, m.name), 'address', coalesce(t.address, m.address), 'taxNumber', t.tax_number)
  from merchants m left join tax_identities t on t.merchant_id = m.id where m.id = ${id})) end`;

/**
 * Draws the next numbers of their series and writes the documents, and that a tax authority is to be told, by one statement. The rows of the
 * series are held from here to the commit: they are the last locks of their transaction.
 * @returns the ids, in the order of the documents
 */
export async function writeInvoices({ tx, now }: Pick<UnitOfWork, 'tx' | 'now'>, docs: readonly ToWrite[]): Promise<number[]> {
  const asked = docs.map((doc, n) => ({
    ...doc,
    n,
    issuer: operatorIssuer(doc.countryId),
    year: localMoment(now, doc.content.timeZone).year,
  }));
  const at = sql`${now.toISOString()}::timestamptz`;
  const { rows } = await tx.execute<{ id: number }>(sql`
    with asked as (
      select *, row_number() over (partition by issuer, kind, year order by n) as place from json_to_recordset(${JSON.stringify(asked)}::json) as row (
        n int, issuer text, kind text, year smallint, "countryId" text, subject text, "subjectId" int, "creditsId" int, "customerId" int, currency text,
        "totalMinor" bigint, "taxMinor" bigint, content jsonb, "driverId" int, "merchantId" int, "buyerId" int, authority text, "suppliedAt" timestamptz)),
    drawn as (
      insert into invoice_series (issuer, kind, year, last) select issuer, kind, year, count(*) from asked group by 1, 2, 3 order by 1, 2, 3
      on conflict (issuer, kind, year) do update set last = invoice_series.last + excluded.last returning issuer, kind, year, last),
    numbered as (
      select a.*, d.last - count(*) over (partition by issuer, kind, year) + a.place as number from asked a join drawn d using (issuer, kind, year)),
    written as (
      insert into invoices (issuer, kind, year, number, country_id, subject, subject_id, credits_id, customer_id, customer_name, currency, total_minor,
        tax_minor, content, supplied_at, issued_at)
      select issuer, kind, year, number, "countryId", subject, "subjectId", "creditsId", "customerId",
        (select name from users where id = "customerId"), currency, "totalMinor", "taxMinor",
        jsonb_set(content, '{parties}', content->'parties' || ${driverParty('driver', sql`"driverId"`)} || ${merchantParty(sql`"merchantId"`)}
          || ${driverParty('buyer', sql`"buyerId"`)}), "suppliedAt", ${at}
      from numbered order by n returning id, issuer, kind, year, number),
    found as (select w.id, n.n, n.authority from written w join numbered n using (issuer, kind, year, number)),
    told as (
      insert into invoice_submissions (invoice_id, authority, next_try_at) select id, authority, ${at} from found where authority is not null)
    select id from found order by n`);
  return rows.map(({ id }) => id);
}

/** The operator, as the brand and the market's registration name it. */
function issuerOf({ brand }: Pick<UnitOfWork, 'brand'>, market: Sale['market']): InvoiceParty {
  return {
    role: 'issuer',
    name: brand.company ?? brand.name,
    address: brand.address ?? null,
    taxNumber: market?.tax?.registration ?? brand.taxNumber ?? null,
  };
}

function documentOf(uow: UnitOfWork, sale: Sale, totalMinor: number): ToWrite {
  const { market, countryId, driverId = null, merchantId = null, buyerId = null, taxes, lines } = sale;
  const country = countryById(countryId);
  return {
    kind: 'invoice',
    countryId,
    subject: sale.subject,
    subjectId: sale.subjectId,
    creditsId: null,
    customerId: sale.customerId,
    currency: country.currency,
    totalMinor,
    taxMinor: sumOfTaxes(taxes),
    content: {
      parties: [issuerOf(uow, market)],
      lines,
      taxes: taxes.map(({ terms: { id, name, percent }, amountMinor }) => ({ id, names: name, percent, amountMinor })),
      decimals: market?.decimals ?? country.currencyDigits,
      timeZone: market?.timeZone ?? country.timeZoneId,
      paidBy: sale.paidBy,
      meters: sale.meters ?? null,
      reason: null,
    },
    driverId,
    merchantId,
    buyerId,
    authority: market?.tax?.authority ?? null,
    suppliedAt: sale.suppliedAt,
  };
}

/**
 * Issues the invoices of sales in the transaction that makes them, at its very end. What nothing was paid for has none.
 * @throws the database refuses a second one of the same sale
 */
export function issueInvoices(uow: UnitOfWork, sales: readonly Sale[]): void {
  const docs = sales.flatMap((sale) => {
    const totalMinor = sale.lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    return totalMinor === 0 ? [] : [documentOf(uow, sale, totalMinor)];
  });
  if (docs.length > 0) uow.atEnd(async () => void (await writeInvoices(uow, docs)));
}

/** The same of one. */
export const issueInvoice = (uow: UnitOfWork, sale: Sale): void => issueInvoices(uow, [sale]);
