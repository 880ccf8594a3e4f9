import type { BodyOf } from '@safiri/contract/call.ts';
import * as budgetCalls from '@safiri/contract/markets/budget-calls.ts';
import * as calls from '@safiri/contract/markets/calls.ts';
import type { MarketPreview } from '@safiri/contract/markets/calls.ts';
import { changesBetween } from '@safiri/rules/markets/changes.ts';
import { serviceIn } from '@safiri/rules/markets/services.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { reachOf } from '../platform/permit.ts';
import { serveRead, serveWithoutTransaction, type Server } from '../platform/serve.ts';
import { consentNeeded } from './apply-market.ts';
import { budgetsToday } from './budgets-today.ts';
import { changeStatus, publishMarket, readDocument, saveMarket, validFrom, withdrawMarket } from './change-market.ts';
import { fileOf, listStanding, requireStanding } from './present.ts';
import { notActedOn } from './not-acted-on.ts';
import { farePreview } from './preview.ts';
import { publisherOf } from './publisher.ts';
import { countBooked, documentOf } from './queries.ts';

const wire = (minor: number | undefined) => (minor === undefined ? null : toWire(minor));

/** What a document would change, before it is saved. @throws Problem not_found, invalid_request */
async function previewOf(ctx: Context, marketId: string, { document, from }: BodyOf<typeof calls.previewMarket>): Promise<MarketPreview> {
  const { db, clock } = ctx;
  const now = clock();
  const { shown, edited } = await requireStanding(db, marketId, now);
  const { market, text } = await readDocument(db, ctx, { id: marketId, country: shown.country }, document);
  const { changePercent, isNeeded } = await consentNeeded(db, market, { validFrom: validFrom(from, market.timeZone, now), now });
  const { typical, recent } = await farePreview(db, market, now);
  return {
    typical: typical.map(({ before, after, ...trip }) => ({ ...trip, before: wire(before), after: wire(after) })),
    recent: recent.map(({ before, after, ...trip }) => ({ ...trip, before: wire(before), after: wire(after) })),
    changePercent,
    waits: isNeeded,
    notActedOn: notActedOn(document),
    changes: changesBetween(await documentOf(db, edited.id), text),
    bookings: (await countBooked(db, marketId)).filter(({ service }) => serviceIn(market, service) === undefined),
  };
}

/** The cities of an instance, as its team changes them. */
export function marketRoutes(server: Server): void {
  const { ctx } = server;
  const fileFor = async (actor: Actor, marketId: string) =>
    fileOf(ctx.db, marketId, await publisherOf(ctx.db, actor, marketId), ctx.clock());
  serveRead(server, budgetCalls.listBudgets, ({ actor }) => budgetsToday(ctx, reachOf(ctx.markets, actor, 'payouts.read')));
  serveRead(server, calls.listMarkets, ({ actor }) => listStanding(ctx.db, ctx.clock(), reachOf(ctx.markets, actor, 'markets.read')));
  serveRead(server, calls.readMarket, ({ actor, params }) => fileFor(actor, params.id));
  serveRead(server, calls.previewMarket, ({ params, body }) => previewOf(ctx, params.id, body));
  serveWithoutTransaction(server, calls.saveMarket, async ({ actor, params, body, request }) => {
    await saveMarket(ctx, { actor, request }, params.id, body);
    return fileFor(actor, params.id);
  });
  serveWithoutTransaction(server, calls.setMarketStatus, async ({ actor, params, body, request }) => {
    await changeStatus(ctx, { actor, request }, params.id, body);
    return fileFor(actor, params.id);
  });
  serveWithoutTransaction(server, calls.publishMarket, async ({ actor, params, request }) => {
    await publishMarket(ctx, { actor, request }, params.id, params.number);
    return fileFor(actor, params.id);
  });
  serveWithoutTransaction(server, calls.withdrawMarket, async ({ actor, params, request }) => {
    await withdrawMarket(ctx, { actor, request }, params.id, params.number);
    return fileFor(actor, params.id);
  });
}
