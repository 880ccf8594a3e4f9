import type { Invoice } from '@safiri/rules/invoices/invoice.ts';

/**
 * What of an invoice lies under the general rate of a value added tax and what outside of it, in minor units. The product's taxes are inside some
 * lines alone, so what the tax does not explain lies outside.
 */
export function ratedParts({ totalMinor, content: { taxes } }: Pick<Invoice, 'totalMinor' | 'content'>): {
  readonly percent: number;
  readonly taxMinor: number;
  readonly netMinor: number;
  readonly outsideMinor: number;
} {
  const taxMinor = taxes.reduce((sum, tax) => sum + tax.amountMinor, 0);
  const grossMinor = taxes.reduce((sum, tax) => sum + Math.round((tax.amountMinor * (100 + tax.percent)) / tax.percent), 0);
  const ratedMinor = Math.min(totalMinor, grossMinor);
  return { percent: taxes[0]?.percent ?? 0, taxMinor, netMinor: ratedMinor - taxMinor, outsideMinor: totalMinor - ratedMinor };
}
