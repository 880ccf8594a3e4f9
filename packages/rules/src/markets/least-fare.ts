import { sumOf } from '../pricing/fare-lines.ts';
import { fare } from '../pricing/market-fare.ts';
import { roundingStep, roundToStep } from '../pricing/rounding.ts';
import { minorOfUnits } from '../pricing/money.ts';
import type { MarketDocument, MarketService } from './document.ts';

const NOON = 12 * 60;

/**
 * What a trip by a service costs at least at noon without surge: the shortest one, or one of a lower fixed price. It is what "starting from"
 * says. Minor units, rounded as its market rounds.
 */
export function leastFare(
  market: Pick<MarketDocument, 'rounding' | 'fixed'>,
  { id, tariff }: Pick<MarketService, 'id' | 'tariff'>,
): number {
  const roundToMinor = roundingStep(market);
  const shortest = sumOf(fare(tariff, { roundToMinor }, { distanceMeters: 0, durationSeconds: 0, minuteOfDay: NOON }));
  const fixed = market.fixed
    .filter(({ service }) => service === id)
    .map(({ price }) => roundToStep(minorOfUnits(Math.max(price, tariff.minimum)), roundToMinor));
  return Math.min(shortest, ...fixed);
}
