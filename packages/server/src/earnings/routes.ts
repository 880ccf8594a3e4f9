import * as calls from '@safiri/contract/earnings/calls.ts';
import { requireConfirmation, requirePhone } from '../auth/public.ts';
import { requireOwnDriver } from '../platform/own-driver.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { driverMoney } from './driver-money.ts';
import { earningsPage, presentPayout } from './earnings-page.ts';
import { incentivesOf } from './incentives.ts';
import { referDriver } from './refer-driver.ts';
import { requestPayout } from './request-payout.ts';

export function earningsRoutes(server: Server): void {
  const { ctx } = server;

  serveRead(server, calls.getEarnings, async ({ actor, query }) => {
    if (query.userId !== undefined) requireOwnDriver(actor, query.userId);
    return earningsPage(ctx, actor);
  });
  serveRead(server, calls.getEarningsOf, async ({ actor, params }) => {
    requireOwnDriver(actor, params.userId);
    return earningsPage(ctx, actor);
  });
  serveRead(server, calls.getIncentives, async ({ actor, query }) => {
    if (query.userId !== undefined) requireOwnDriver(actor, query.userId);
    return incentivesOf(ctx, actor);
  });
  serveRead(server, calls.getIncentivesOf, async ({ actor, params }) => {
    requireOwnDriver(actor, params.userId);
    return incentivesOf(ctx, actor);
  });

  serveRead(server, calls.getDriverMoney, ({ actor }) => driverMoney(ctx, actor));

  serveWrite(server, calls.referDriver, async (uow, { actor, body }) => {
    await referDriver(ctx, uow, actor, requirePhone(body.phone, actor.countryId));
    return { ok: true } as const;
  });

  // Hashing takes long: it happens before the transaction opens, so that no connection waits for it.
  serveRead(server, calls.requestPayout, async ({ actor, body, request }) => {
    await requireConfirmation(ctx, actor, body.password, request.ip);
    return presentPayout(await inTransaction(ctx, (uow) => requestPayout(uow, actor, body)));
  });
}
