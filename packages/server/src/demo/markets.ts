import type { Tx } from '@safiri/db/platform/connect.ts';
import { demoMarkets } from '@safiri/rules/demo/demo-markets.ts';
import type { Context } from '../platform/context.ts';
import { publishMarkets, readMarketValue, withdrawDemoMarkets } from '../markets/public.ts';

/** The demo's cities with the specification's prices, as this release has them; what an operator wrote of them since stays. */
export async function seedMarkets(ctx: Context): Promise<void> {
  const reads = demoMarkets(ctx.config.openBeta).map((document) => readMarketValue(document, true));
  await ctx.db.transaction((tx) => publishMarkets(tx, reads, ctx.clock()));
  await ctx.markets.refresh();
}

/** The demo's cities are served no more. */
export const removeMarkets = (tx: Tx): Promise<void> => withdrawDemoMarkets(tx);
