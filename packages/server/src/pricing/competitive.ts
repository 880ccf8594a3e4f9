import type { ReplyOf } from '@safiri/contract/call.ts';
import type { competitive as call } from '@safiri/contract/pricing/calls.ts';
import {
  comparedRates,
  isCurrent,
  ownRates,
  referenceRates,
  REFERENCE_VALID_DAYS,
  usualDeliveryCents,
} from '@safiri/rules/pricing/reference-rates.ts';
import { pricePromisePercent } from '@safiri/rules/pricing/ride-types.ts';
import { product } from '@safiri/rules/product.ts';
import { leastDelivery } from '../catalogue/public.ts';
import type { Context } from '../platform/context.ts';

const major = (cents: number) => cents / 100;

/** Our rates of South Africa beside the references that still count (spec: operations §3, §9). */
export async function compareRates(ctx: Context): Promise<ReplyOf<typeof call>> {
  const now = ctx.clock();
  const [food, grocery] = await Promise.all([leastDelivery(ctx.db, 'restaurant', 'za'), leastDelivery(ctx.db, 'store', 'za')]);
  const own = ownRates({
    foodDelivery: food ?? usualDeliveryCents.foodDelivery,
    groceryDelivery: grocery ?? usualDeliveryCents.groceryDelivery,
  });
  const each = <T>(of: (rate: (typeof comparedRates)[number]) => T) =>
    Object.fromEntries(comparedRates.map((rate) => [rate, of(rate)])) as Record<(typeof comparedRates)[number], T>;
  return {
    [product.key]: { ...each((rate) => major(own[rate])), lastUpdated: now.toISOString() },
    savings: each((rate) => (isCurrent(referenceRates[rate], now) ? major(referenceRates[rate].cents - own[rate]) : null)),
    references: comparedRates
      .filter((rate) => isCurrent(referenceRates[rate], now))
      .map((rate) => {
        const { cents, recordedOn, source } = referenceRates[rate];
        return { rate, amount: major(cents), recordedOn, source };
      }),
    currency: 'ZAR',
    promisePercent: pricePromisePercent,
    validDays: REFERENCE_VALID_DAYS,
  };
}
