import { exact, exactly, rounded, times } from './exact.ts';
import { amountOf, type FareLine } from './fare-lines.ts';
import { sumOfTaxes, taxesIn, type TaxLine, type TaxTerms } from './taxes.ts';

/** The operator's share of an amount, half up to the minor unit (operator §1). @param percent with four decimals at most */
export const commissionOf = (minor: number, percent: number): number =>
  rounded(times(times(exact(minor), exactly(percent)), exact(1, 100)));

/**
 * The taxes inside what a trip costs: tolls are passed on as they are, without any.
 * @param paidMinor all of it, or what is paid of it; minor units
 * @param lines of its fare
 * @param serviceFee of the order that it brings, which stands beside it; minor units
 */
export function taxesOfFare(taxes: readonly TaxTerms[], paidMinor: number, lines: readonly FareLine[], serviceFee = 0): TaxLine[] {
  const fare = Math.max(0, paidMinor - amountOf(lines, 'toll'));
  return taxesIn(taxes, { fare, bookingFee: Math.min(fare, amountOf(lines, 'booking')), serviceFee });
}

/** What of a fare commission is taken of: neither tolls nor the taxes inside it (operator §1); minor units, at least 0. */
export const commissionable = (paidMinor: number, lines: readonly FareLine[], taxes: readonly TaxTerms[]): number =>
  Math.max(0, paidMinor - amountOf(lines, 'toll') - sumOfTaxes(taxesOfFare(taxes, paidMinor, lines)));

/** What of the fare of a trip belongs to its driver before any share: what a promotion took off is added by the operator; minor units. */
export const grossOf = ({ fareMinor, discountMinor }: { readonly fareMinor: number; readonly discountMinor: number | null }): number =>
  fareMinor + (discountMinor ?? 0);

/** The same without tolls, which are no earning: what bonuses are a percentage of; minor units. */
export const earnedFare = (trip: Parameters<typeof grossOf>[0] & { readonly fareLines: readonly FareLine[] | null }): number =>
  Math.max(0, grossOf(trip) - amountOf(trip.fareLines ?? [], 'toll'));
