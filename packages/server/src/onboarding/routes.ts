import * as calls from '@safiri/contract/onboarding/calls.ts';
import type { Context } from '../platform/context.ts';
import type { Market } from '../platform/markets.ts';
import { fieldProblem } from '../platform/problem.ts';
import { serveRead, serveWithoutTransaction, type Server } from '../platform/serve.ts';
import { correctNumber, takeBackDriver } from './change-invitation.ts';
import { checkFile, importFile } from './import-drivers.ts';
import { listImports, takingMarkets } from './imports.ts';
import { sendInvitations } from './send-invitations.ts';
import { waitingDrivers } from './waiting-drivers.ts';

/** @throws Problem invalid_request on `marketId` */
function marketOf(ctx: Context, marketId: string): Market {
  const market = takingMarkets(ctx).find(({ document }) => document.id === marketId);
  if (market === undefined) throw fieldProblem('marketId', 'There is no open market of this name');
  return market;
}

/** Drivers who come in a file, and their invitations. */
export function onboardingRoutes(server: Server): void {
  const { ctx } = server;
  serveRead(server, calls.listImports, async () => ({
    imports: await listImports(ctx),
    markets: takingMarkets(ctx).map(({ document: { id, name } }) => ({ id, name })),
  }));
  serveWithoutTransaction(server, calls.checkDrivers, ({ body }) => checkFile(ctx, marketOf(ctx, body.marketId), body.file));
  serveWithoutTransaction(server, calls.importDrivers, ({ actor, body, request }) =>
    importFile(ctx, marketOf(ctx, body.marketId), body.file, { actor, request }),
  );
  serveRead(server, calls.waitingInvitations, ({ query }) => waitingDrivers(ctx, query.q));
  serveWithoutTransaction(server, calls.correctInvitation, async ({ actor, params, body, request }) => {
    await correctNumber(ctx, { actor, request }, params.id, body.phone);
    return waitingDrivers(ctx);
  });
  serveWithoutTransaction(server, calls.takeBackDriver, async ({ actor, params, request }) => {
    await takeBackDriver(ctx, { actor, request }, params.id);
    return waitingDrivers(ctx);
  });
  serveWithoutTransaction(server, calls.sendInvitations, ({ actor, params, request }) =>
    sendInvitations(ctx, params.id, { actor, request }),
  );
}
