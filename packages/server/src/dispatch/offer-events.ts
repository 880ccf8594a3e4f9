import type { Context } from '../platform/context.ts';
import type { StreamHub } from '../platform/stream.ts';
import { showOffer } from './show-offer.ts';
import { findLiveOffer } from './queries.ts';

/** What the `offer` event carries, read from the database when it is sent. */
export function offerEvents(ctx: Context, hub: StreamHub): void {
  hub.provide('offer', async (actor) => {
    if (actor.driverId === null) return undefined;
    const now = ctx.clock();
    const view = await findLiveOffer(ctx.db, actor.driverId, now);
    return { offer: view === undefined ? null : await showOffer(ctx, view, now) };
  });
}
