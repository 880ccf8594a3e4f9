import type { Receipt } from '@safiri/contract/rides/shapes.ts';
import type { MarketDocument } from '@safiri/rules/markets/document.ts';
import type { FareLine } from '@safiri/rules/pricing/fare-lines.ts';
import { taxesIn } from '@safiri/rules/pricing/taxes.ts';
import { learnsCost, type Side } from '@safiri/rules/rides/rider.ts';
import { presentFareTaxes, presentTaxes } from '../pricing/public.ts';
import type { RideView } from './queries.ts';

/** The taxes of a completed trip: who pays reads those inside the fare, its driver those inside the operator's commission. */
export function receiptTax(
  { ride, settled }: RideView,
  side: Side,
  market: MarketDocument | null,
  lines: readonly FareLine[],
): Receipt['tax'] {
  if (market === null || market.tax === null || ride.isFast) return null;
  const { registration, lines: terms } = market.tax;
  if (side === 'driver') return { registration, lines: presentTaxes(taxesIn(terms, { commission: settled?.commission ?? 0 })) };
  return learnsCost(side, ride) ? { registration, lines: presentFareTaxes(market, ride.fareMinor, lines) } : null;
}
