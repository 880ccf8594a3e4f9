import type { MissedOffer, Offer } from '@safiri/contract/dispatch/shapes.ts';
import { offeredBonus } from '../earnings/public.ts';
import type { Context } from '../platform/context.ts';
import { presentMissed, presentOffer } from './present.ts';
import type { OfferView } from './queries.ts';

const bonusOf = (ctx: Context, { ride }: OfferView, now: Date) => offeredBonus(ctx.markets, ctx.db, ride, now);

/** An offer with the bonus that its market pays for it at this moment, as far as the day's budget still holds it. */
export const showOffer = async (ctx: Context, view: OfferView, now: Date): Promise<Offer> =>
  presentOffer(view, ctx.config, now, await bonusOf(ctx, view, now));

/** The same of one whose time has passed. */
export const showMissed = async (ctx: Context, view: OfferView, now: Date): Promise<MissedOffer> =>
  presentMissed(view, ctx.config, now, await bonusOf(ctx, view, now));
