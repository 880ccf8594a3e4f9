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
  readonly content: InvoiceContent;
  /** Those parties that only the database knows: JSON of each, null where there is none. */
  readonly parties: readonly SQL[];
  readonly authority: string | null;
  readonly suppliedAt: Date;
}

const partyOf = (role: 'driver' | 'merchant' | 'buyer', id: number): SQL =>
  role !== 'merchant'
    ? sql`(select jsonb_build_object('role', ${role}::text, 'name', coalesce(t.name, u.name), 'address', t.address, 'taxNumber', t.tax_number)
        from drivers d join users u on u.id = d.user_id left join tax_identities t on t.driver_id = d.id where d.id = ${id}::int)`
    : sql`(select jsonb_build_object('role', 'merchant', 'name', coalesce(t.name, m.name), 'address', coalesce(t.address, m.address), 'taxNumber', t.tax_number)
        from merchants m left join tax_identities t on t.merchant_id = m.id where m.id = ${id}::int)`;

/**
 * Draws the next number of a series and writes the document, and that a tax authority is to be told, by one statement. The row of the series is
 * held from here to the commit: it is the last lock of its transaction.
 * @returns the id
 */
export async function writeInvoice({ tx, now }: Pick<UnitOfWork, 'tx' | 'now'>, doc: ToWrite): Promise<number> {
  const { content, kind } = doc;
  const issuer = operatorIssuer(doc.countryId);
  const { year } = localMoment(now, content.timeZone);
  const at = sql`${now.toISOString()}::timestamptz`;
  const extra = doc.parties.length === 0 ? sql`'[]'::jsonb` : sql`jsonb_build_array(${sql.join([...doc.parties], sql`, `)})`;
  const { rows } = await tx.execute<{ id: number }>(sql`
    with drawn as (
      insert into invoice_series (issuer, kind, year, last) values (${issuer}, ${kind}, ${year}::smallint, 1)
      on conflict (issuer, kind, year) do update set last = invoice_series.last + 1 returning last),
    written as (
      insert into invoices (issuer, kind, year, number, country_id, subject, subject_id, credits_id, customer_id, customer_name, currency, total_minor,
        tax_minor, content, supplied_at, issued_at)
      select ${issuer}, ${kind}, ${year}::smallint, drawn.last, ${doc.countryId}, ${doc.subject}, ${doc.subjectId}::int, ${doc.creditsId}::int,
        ${doc.customerId}::int, (select name from users where id = ${doc.customerId}::int), ${doc.currency}, ${doc.totalMinor}::bigint,
        ${doc.taxMinor}::bigint, jsonb_set(${JSON.stringify(content)}::jsonb, '{parties}', ${JSON.stringify(content.parties)}::jsonb || ${extra}),
        ${doc.suppliedAt.toISOString()}::timestamptz, ${at}
      from drawn returning id),
    told as (
      insert into invoice_submissions (invoice_id, authority, next_try_at)
      select id, ${doc.authority}::text, ${at} from written where ${doc.authority}::text is not null)
    select id from written`);
  return rows[0]?.id ?? 0;
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

/**
 * Issues the invoice of a sale in the transaction that makes it, at its very end. What nothing was paid for has none.
 * @throws the database refuses a second one of the same sale
 */
export function issueInvoice(uow: UnitOfWork, sale: Sale): void {
  const { market, countryId, driverId = null, merchantId = null, buyerId = null, taxes, lines } = sale;
  const totalMinor = lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
  if (totalMinor === 0) return;
  const country = countryById(countryId);
  const toWrite: ToWrite = {
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
    parties: [
      ...(driverId === null ? [] : [partyOf('driver', driverId)]),
      ...(merchantId === null ? [] : [partyOf('merchant', merchantId)]),
      ...(buyerId === null ? [] : [partyOf('buyer', buyerId)]),
    ],
    authority: market?.tax?.authority ?? null,
    suppliedAt: sale.suppliedAt,
  };
  uow.atEnd(async () => void (await writeInvoice(uow, toWrite)));
}
