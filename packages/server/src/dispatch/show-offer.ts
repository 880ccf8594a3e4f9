import type { MissedOffer, Offer } from '@safiri/contract/dispatch/shapes.ts';
import { offeredBonus, openDayCommission } from '../earnings/public.ts';
import type { Context } from '../platform/context.ts';
import { presentMissed, presentOffer, type OfferPay } from './present.ts';
import type { OfferView } from './queries.ts';

async function payOf(ctx: Context, { offer, ride }: OfferView, now: Date): Promise<OfferPay> {
  const market = ride.marketVersionId === null ? null : (await ctx.markets.version(ctx.db, ride.marketVersionId)).document;
  const [bonus, dayCommissionMinor] = await Promise.all([
    offeredBonus(ctx.markets, ctx.db, ride, now),
    openDayCommission(ctx.db, market, ride, ctx.config, offer.driverId, now),
  ]);
  return { bonus, dayCommissionMinor };
}

/** An offer with the bonus that its market pays for it at this moment, as far as the day's budget still holds it. */
export const showOffer = async (ctx: Context, view: OfferView, now: Date): Promise<Offer> =>
  presentOffer(view, ctx.config, now, await payOf(ctx, view, now));

/** The same of one whose time has passed. */
export const showMissed = async (ctx: Context, view: OfferView, now: Date): Promise<MissedOffer> =>
  presentMissed(view, ctx.config, now, await payOf(ctx, view, now));
