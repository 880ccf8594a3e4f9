import { offersSplit } from '@safiri/rules/markets/offered-methods.ts';
import { fromWire, minorOfUnits } from '@safiri/rules/pricing/money.ts';
import type { ServiceArea } from '../places/public.ts';
import { fieldProblem } from '../platform/problem.ts';

/**
 * What of a new order the wallet is to pay, as its customer saw it; null where it was not asked for. Whether the wallet has it is seen when it is set aside.
 * @param seen a two-decimal amount
 * @throws Problem naming walletPart where the market has no such orders, the rest is not paid at the door, or it is not a part of the total
 */
export function requireOrderPart(
  { city, market }: ServiceArea,
  seen: string | undefined,
  { totalMinor, paymentMethod }: { readonly totalMinor: number; readonly paymentMethod: string },
): number | null {
  if (seen === undefined) return null;
  if (!offersSplit(market.document)) throw fieldProblem('walletPart', `Not offered in ${city.name}`);
  if (paymentMethod !== 'cash') throw fieldProblem('walletPart', 'Only of an order whose rest is paid in cash');
  const minor = fromWire(seen) ?? 0;
  // What is handed over at the door must be payable in the hand, as far as it is known.
  const isPayable = (totalMinor - minor) % minorOfUnits(market.document.rounding.to) === 0;
  if (minor === 0 || minor >= totalMinor || !isPayable) throw fieldProblem('walletPart', 'Not a part of the total');
  return minor;
}
