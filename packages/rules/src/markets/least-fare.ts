import { sumOf } from '../pricing/fare-lines.ts';
import { fare } from '../pricing/market-fare.ts';
import type { MarketDocument, MarketService } from './document.ts';

const NOON = 12 * 60;

/** What the shortest trip by a service costs at noon without surge: what "starting from" says. Minor units, rounded as its market rounds. */
export const leastFare = ({ rounding }: Pick<MarketDocument, 'rounding'>, { tariff }: Pick<MarketService, 'tariff'>): number =>
  sumOf(fare(tariff, { roundToMinor: Math.round(rounding.to * 100) }, { distanceMeters: 0, durationSeconds: 0, minuteOfDay: NOON }));
