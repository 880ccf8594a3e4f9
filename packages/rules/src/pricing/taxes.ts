import type { Language } from '../languages.ts';
import { exact, exactly, plus, rounded, times } from './exact.ts';

/** What a tax may be of: the whole fare without tolls, the booking fee in it, the service fee of an order, or the operator's commission. */
export const taxBases = ['fare', 'bookingFee', 'serviceFee', 'commission'] as const;
export type TaxBase = (typeof taxBases)[number];

/** A tax inside prices (operator §1). */
export interface TaxTerms {
  readonly id: string;
  /** By language; the id in capitals stands in for a missing one. */
  readonly name: { readonly [L in Language]?: string };
  /** With four decimals at most. */
  readonly percent: number;
  readonly of: readonly TaxBase[];
}

/** A tax in an amount, in minor units: never above that amount, and never added to it. */
export interface TaxLine {
  readonly terms: TaxTerms;
  readonly amountMinor: number;
}

const HUNDRED = exact(100);

/**
 * The taxes inside some amounts, each line rounded half up once: of an amount with a tax of 16 percent in it 16/116 are the tax. Taxes on the
 * same amount stand side by side, none on top of another. A tax of nothing is left out.
 * @param amounts in minor units, at least 0, with the taxes in them
 */
export function taxesIn(taxes: readonly TaxTerms[], amounts: Partial<Readonly<Record<TaxBase, number>>>): TaxLine[] {
  const withAll = (base: TaxBase) =>
    taxes.filter(({ of }) => of.includes(base)).reduce((sum, { percent }) => plus(sum, exactly(percent)), HUNDRED);
  return taxes.flatMap((terms): TaxLine[] => {
    const sum = terms.of.reduce((all, base) => {
      const { numerator, denominator } = withAll(base);
      const share = times(exactly(terms.percent), { numerator: denominator, denominator: numerator });
      return plus(all, times(share, exact(Math.max(0, amounts[base] ?? 0))));
    }, exact(0));
    const amountMinor = rounded(sum);
    return amountMinor === 0 ? [] : [{ terms, amountMinor }];
  });
}

/** What taxes come to, in minor units. */
export const sumOfTaxes = (lines: readonly TaxLine[]): number => lines.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
