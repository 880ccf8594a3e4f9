import * as calls from '@safiri/contract/onboarding/calls.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { Market } from '../platform/markets.ts';
import { reachOf, requireMarket } from '../platform/permit.ts';
import { fieldProblem } from '../platform/problem.ts';
import { serveRead, serveWithoutTransaction, type Server } from '../platform/serve.ts';
import { correctNumber, takeBackDriver } from './change-invitation.ts';
import { checkFile, importFile } from './import-drivers.ts';
import { listImports, takingMarkets } from './imports.ts';
import { makeCode, makeCodes } from './make-codes.ts';
import { sendInvitations } from './send-invitations.ts';
import { waitingDrivers } from './waiting-drivers.ts';

/** @throws Problem invalid_request on `marketId`, not_found for one beyond the roles of who acts */
function marketOf(ctx: Context, actor: Actor, marketId: string): Market {
  requireMarket(ctx.markets, actor, 'drivers.import', marketId);
  const market = takingMarkets(ctx).find(({ document }) => document.id === marketId);
  if (market === undefined) throw fieldProblem('marketId', 'There is no open market of this name');
  return market;
}

/** Drivers who come in a file, and their invitations. */
export function onboardingRoutes(server: Server): void {
  const { ctx } = server;
  const within = (actor: Actor) => reachOf(ctx.markets, actor, 'drivers.import');
  serveRead(server, calls.listImports, async ({ actor }) => ({
    imports: await listImports(ctx, within(actor)),
    markets: takingMarkets(ctx)
      .map(({ document: { id, name, languages } }) => ({ id, name, languages: [...languages] }))
      .filter(({ id }) => within(actor)?.marketIds.includes(id) !== false),
  }));
  serveWithoutTransaction(server, calls.checkDrivers, ({ actor, body }) =>
    checkFile(ctx, marketOf(ctx, actor, body.marketId), body.file, body.language),
  );
  serveWithoutTransaction(server, calls.importDrivers, ({ actor, body, request }) =>
    importFile(ctx, marketOf(ctx, actor, body.marketId), body.file, { actor, request }, body.language),
  );
  serveRead(server, calls.waitingInvitations, ({ actor, query }) => waitingDrivers(ctx, within(actor), query.q));
  serveWithoutTransaction(server, calls.correctInvitation, async ({ actor, params, body, request }) => {
    await correctNumber(ctx, { actor, request }, params.id, body.phone);
    return waitingDrivers(ctx, within(actor));
  });
  serveWithoutTransaction(server, calls.takeBackDriver, async ({ actor, params, request }) => {
    await takeBackDriver(ctx, { actor, request }, params.id);
    return waitingDrivers(ctx, within(actor));
  });
  serveWithoutTransaction(server, calls.makeCodes, ({ actor, params, body, request }) =>
    makeCodes(ctx, { actor, request }, params.id, body.again),
  );
  serveWithoutTransaction(server, calls.makeCode, ({ actor, params, request }) => makeCode(ctx, { actor, request }, params.id));
  serveWithoutTransaction(server, calls.sendInvitations, ({ actor, params, request }) =>
    sendInvitations(ctx, params.id, { actor, request }),
  );
}
