import type { FeeTerms, WaitingTerms } from './fee-terms.ts';
import { sumOf, type FareLine } from './fare-lines.ts';
import { roundToStep } from './rounding.ts';

const MINUTE_MS = 60_000;

/**
 * Minutes that are charged of a wait: each that was begun after the free ones, at most as many as the tariff charges.
 * @param waitedMs milliseconds from when waiting counts; below zero it has not begun
 */
export function waitedMinutes({ freeMinutes, mostMinutes }: Pick<WaitingTerms, 'freeMinutes' | 'mostMinutes'>, waitedMs: number): number {
  return Math.min(mostMinutes, Math.max(0, Math.ceil(waitedMs / MINUTE_MS - freeMinutes)));
}

/** What so long a wait costs, before rounding; minor units. */
export const waitingCharge = (terms: WaitingTerms, waitedMs: number): number => waitedMinutes(terms, waitedMs) * terms.perMinuteMinor;

/** What waiting at a stop costs: as at the pickup, after the free minutes of a stop; null where a trip's version charges none. */
export const stopWaiting = ({ waiting, stop }: Pick<FeeTerms, 'waiting' | 'stop'>): WaitingTerms | null =>
  waiting === null || stop === undefined ? null : { ...waiting, freeMinutes: stop.freeMinutes };

/**
 * The lines of a fare with waiting in them: it comes after everything that multiplies, and the whole is rounded anew.
 * @param waitingMinor minor units, at least 0
 */
export function withWaiting(lines: readonly FareLine[], waitingMinor: number, roundToMinor: number): readonly FareLine[] {
  if (waitingMinor === 0) return lines;
  const priced: FareLine[] = [...lines.filter(({ kind }) => kind !== 'rounding'), { kind: 'waiting', amountMinor: waitingMinor }];
  const roundingMinor = roundToStep(sumOf(priced), roundToMinor) - sumOf(priced);
  return roundingMinor === 0 ? priced : [...priced, { kind: 'rounding', amountMinor: roundingMinor }];
}

/** What a fare is rounded from, and to a multiple of what; minor units. */
export interface Rounding {
  readonly unroundedMinor: number;
  readonly roundToMinor: number;
}

/** What the lines of a fare add up to before rounding, without waiting; minor units. */
export const unroundedFare = (lines: readonly FareLine[]): number =>
  sumOf(lines.filter(({ kind }) => kind !== 'rounding' && kind !== 'waiting'));

/** By how much so much waiting raises what is paid: the difference of two rounded sums. @param waitingMinor minor units, at least 0 */
export const waitingOnTop = ({ unroundedMinor, roundToMinor }: Rounding, waitingMinor: number): number =>
  roundToStep(unroundedMinor + waitingMinor, roundToMinor) - roundToStep(unroundedMinor, roundToMinor);

/** By how much waiting can raise what is paid, at the pickup and at so many stops, rounding included; minor units. */
export function mostWaiting(feeTerms: FeeTerms | null, stops = 0): number {
  if (feeTerms?.waiting == null) return 0;
  const { perMinuteMinor, mostMinutes } = feeTerms.waiting;
  const places = 1 + (stopWaiting(feeTerms) === null ? 0 : stops);
  return Math.ceil((places * perMinuteMinor * mostMinutes) / feeTerms.roundToMinor) * feeTerms.roundToMinor;
}

/** The most that a trip may take from whoever pays it, in minor units: a wallet has to have it before the trip begins. */
export const mostToPay = (fareMinor: number, feeTerms: FeeTerms | null, stops = 0): number =>
  Math.max(fareMinor + mostWaiting(feeTerms, stops), feeTerms?.cancellation?.feeMinor ?? 0, feeTerms?.cancellation?.noShowFeeMinor ?? 0);
