import type { TaxLine } from '@safiri/contract/pricing/fare-lines.ts';
import type { MarketDocument } from '@safiri/rules/markets/document.ts';
import { distinct } from '@safiri/rules/records.ts';
import { taxesOfFare } from '@safiri/rules/pricing/commission.ts';
import { amountOf, type FareLine } from '@safiri/rules/pricing/fare-lines.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import type { TaxLine as PricedTax } from '@safiri/rules/pricing/taxes.ts';

/** The lines of a fare as they are read: what several gates take is one line. */
export const presentLines = (lines: readonly FareLine[]) =>
  distinct(lines.map(({ kind }) => kind)).map((kind) => ({ kind, amount: toWire(amountOf(lines, kind)) }));

export const presentTaxes = (taxes: readonly PricedTax[]): TaxLine[] =>
  taxes.map(({ terms: { id, name, percent }, amountMinor }) => ({ id, names: name, percent, amount: toWire(amountMinor) }));

/** The taxes inside a fare, by the version that priced it. @param serviceMinor what the service of an order costs beside it */
export const presentFareTaxes = ({ tax }: MarketDocument, fareMinor: number, lines: readonly FareLine[], serviceMinor = 0): TaxLine[] =>
  presentTaxes(taxesOfFare(tax?.lines ?? [], fareMinor, lines, serviceMinor));
