import type { MarketService } from '../markets/document.ts';
import { minorOfUnits } from './money.ts';

/** What the operator takes of a driver for a day with trips by a service, before any limit; minor units, 0 for nothing. */
export const dayCommissionOf = ({ tariff: { commission } }: Pick<MarketService, 'tariff'>): number => minorOfUnits(commission?.perDay ?? 0);

/**
 * The same as the first completed trip of a day bears it: with its own commission never above what the law of the country allows of that trip.
 * @param capPercent what the law allows; undefined where it is not known to limit it
 * @param baseMinor what commission is taken of
 * @param commissionMinor what was taken of it
 */
export function dayCommissionDue(
  perDayMinor: number,
  capPercent: number | undefined,
  { baseMinor, commissionMinor }: { readonly baseMinor: number; readonly commissionMinor: number },
): number {
  if (capPercent === undefined) return perDayMinor;
  return Math.max(0, Math.min(perDayMinor, Math.floor((baseMinor * capPercent) / 100) - commissionMinor));
}
