import { roundHalfUp } from './money.ts';

/** An exact amount: a fraction of minor units. Prices are reckoned in it and rounded when a line is written. */
export interface Exact {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

/** Factors and amounts of a document have four decimals at most. */
const DECIMALS = 10_000;

export const exact = (whole: number, denominator = 1): Exact => ({ numerator: BigInt(whole), denominator: BigInt(denominator) });

/** A number of a document, with four decimals at most. */
export const exactly = (value: number): Exact => exact(Math.round(value * DECIMALS), DECIMALS);

/** An amount of a document, in units of its currency, as minor units. */
export const inMinor = (units: number): Exact => times(exactly(units), exact(100));

export const plus = (a: Exact, b: Exact): Exact => ({
  numerator: a.numerator * b.denominator + b.numerator * a.denominator,
  denominator: a.denominator * b.denominator,
});

export const times = (a: Exact, b: Exact): Exact => ({ numerator: a.numerator * b.numerator, denominator: a.denominator * b.denominator });

export const isLess = (a: Exact, b: Exact): boolean => a.numerator * b.denominator < b.numerator * a.denominator;

/** Whole minor units, halves up. */
export const rounded = ({ numerator, denominator }: Exact): number => roundHalfUp(numerator, denominator);
