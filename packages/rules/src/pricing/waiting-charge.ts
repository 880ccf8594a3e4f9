import type { TripExtras, WaitingTerms } from './extras.ts';
import { sumOf, type FareLine } from './fare-lines.ts';
import { roundToStep } from './market-fare.ts';

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

/** By how much waiting can raise what is paid, rounding included; minor units. */
export function mostWaiting(extras: TripExtras | null): number {
  if (extras?.waiting == null) return 0;
  const { perMinuteMinor, mostMinutes } = extras.waiting;
  return Math.ceil((perMinuteMinor * mostMinutes) / extras.roundToMinor) * extras.roundToMinor;
}

/** The most that a trip may take from whoever pays it, in minor units: a wallet has to have it before the trip begins. */
export const mostToPay = (fareMinor: number, extras: TripExtras | null): number =>
  Math.max(fareMinor + mostWaiting(extras), extras?.cancellation?.feeMinor ?? 0, extras?.cancellation?.noShowFeeMinor ?? 0);
