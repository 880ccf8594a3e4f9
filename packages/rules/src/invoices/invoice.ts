import type { CountryId } from '../countries/country.ts';
import type { Language } from '../languages.ts';
import type { AuthorityId } from './authorities.ts';
import type { FareLineKind } from '../pricing/fare-lines.ts';

/** An invoice, or what takes one back: an invoice is never changed and never deleted. */
export const invoiceKinds = ['invoice', 'credit_note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

/**
 * What was sold: a ride, an order of a shop, a parcel, a package of the specification, the driven part of a month of a school seat; to a driver the
 * operator's service of a month, which is its commission and fees.
 */
export const invoiceSubjects = ['ride', 'order', 'parcel', 'package', 'school', 'commission'] as const;
export type InvoiceSubject = (typeof invoiceSubjects)[number];

/** Whose part it is: who issues it, who drove, whose goods they are; the driver to whom the operator sells. */
type PartyRole = 'issuer' | 'driver' | 'merchant' | 'buyer';

/** Somebody named on an invoice, as they were known when it was issued. */
export interface InvoiceParty {
  readonly role: PartyRole;
  readonly name: string;
  readonly address: string | null;
  readonly taxNumber: string | null;
}

/** As what the operator keeps something of a driver's money: of trips, school runs and fees for calling off, for days with trips, and for payouts. */
export const keptLines = ['tripCommission', 'schoolCommission', 'feeCommission', 'dayCommission', 'payoutFee'] as const;
export type KeptLine = (typeof keptLines)[number];

/**
 * What a line may be of, beside those of a fare. `earlier`: what came, or was given back, of a month whose invoice stood already. `carried`: what an earlier month
 * gave back beyond what it took.
 */
type InvoiceLineKind = FareLineKind | 'goods' | 'delivery' | 'service' | 'package' | 'school' | KeptLine | 'earlier' | 'carried';

/** One line, in minor units; those of an invoice add up exactly to its total. */
export interface InvoiceLine {
  readonly kind: InvoiceLineKind;
  /** What was sold as it was named then; null where the kind says it. */
  readonly name: string | null;
  /** How many of it; null where one does not count it. */
  readonly quantity: number | null;
  readonly amountMinor: number;
}

/** A tax inside the total, in minor units. */
export interface InvoiceTax {
  readonly id: string;
  readonly names: { readonly [L in Language]?: string };
  readonly percent: number;
  readonly amountMinor: number;
}

/** What an invoice says. It is kept as it was issued, and names no customer. */
export interface InvoiceContent {
  readonly parties: readonly InvoiceParty[];
  readonly lines: readonly InvoiceLine[];
  readonly taxes: readonly InvoiceTax[];
  /** Digits after the point that its market shows. */
  readonly decimals: 0 | 2;
  /** By whose calendar its year and its dates are. */
  readonly timeZone: string;
  /** By what it was paid: an id of a payment method. */
  readonly paidBy: string;
  /** Of what was driven: its way, metres. */
  readonly meters: number | null;
  /** Of a credit note: why. */
  readonly reason: string | null;
}

/** An invoice with what is said of it elsewhere. */
export interface Invoice {
  readonly kind: InvoiceKind;
  readonly number: string;
  readonly countryId: CountryId;
  readonly subject: InvoiceSubject;
  readonly totalMinor: number;
  readonly issuedAt: Date;
  readonly suppliedAt: Date;
  readonly content: InvoiceContent;
  /** Null where nobody is known by name, or no more: whoever left is named no longer. */
  readonly customerName: string | null;
  /** Of a credit note: the number of the invoice that it takes back. */
  readonly credits: string | null;
  /** What the tax authority said of it; null where it is not told, or has not answered. */
  readonly control: { readonly authority: AuthorityId; readonly number: string } | null;
}

/**
 * What an invoice comes to, in minor units. The taxes in it are of what the operator sells: whatever lies in the price of a shop's goods nobody here
 * knows, so that `netMinor`, what is left of the total without tax, is without the goods too.
 */
export function sumsOf({ totalMinor, content }: Pick<Invoice, 'totalMinor' | 'content'>): {
  readonly taxMinor: number;
  readonly goodsMinor: number;
  readonly netMinor: number;
} {
  const sum = (amounts: ReadonlyArray<{ readonly amountMinor: number }>) => amounts.reduce((all, { amountMinor }) => all + amountMinor, 0);
  const taxMinor = sum(content.taxes);
  const goodsMinor = sum(content.lines.filter(({ kind }) => kind === 'goods'));
  return { taxMinor, goodsMinor, netMinor: totalMinor - goodsMinor - taxMinor };
}
