import * as calls from '@safiri/contract/payments/calls.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { topUpBounds } from '@safiri/rules/payments/top-up.ts';
import type { Actor } from '../platform/actor.ts';
import { notFound } from '../platform/problem.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import { topUpAccounts } from '../wallet/public.ts';
import { paybillOf } from './paybill/shown.ts';
import type { PaymentClock } from './payment-clock.ts';
import { presentPayment } from './present.ts';
import { findPaymentOf, listPaymentsOf } from './queries.ts';
import { beginPayIn, payInWays } from './start-pay-in.ts';
import { beginTopUp } from './start-top-up.ts';

/** Money that people bring in. */
export function paymentRoutes(server: Server, clock: Pick<PaymentClock, 'wake'>): void {
  const { ctx } = server;
  serveRead(server, calls.listTopUpWays, async ({ actor }) => {
    const { id, currency } = countryById(actor.countryId);
    const rows = await topUpAccounts(ctx, ctx.db, id);
    const paybill = paybillOf(rows, { holder: 'wallet', userId: actor.userId });
    return { currency, countryId: id, ways: rows.map(({ provider }) => provider), paybill, ...topUpBounds(id) };
  });
  const listOf = async ({ userId }: Pick<Actor, 'userId'>) => (await listPaymentsOf(ctx.db, userId)).map(presentPayment);
  const oneOf = async ({ userId }: Pick<Actor, 'userId'>, id: number) => {
    const found = await findPaymentOf(ctx.db, userId, id);
    if (found === undefined) throw notFound();
    return presentPayment(found);
  };
  serveRead(server, calls.listPayments, ({ actor }) => listOf(actor));
  serveRead(server, calls.getPayment, ({ actor, params }) => oneOf(actor, params.id));
  serveRead(server, calls.listPayIns, ({ actor }) => listOf(actor));
  serveRead(server, calls.getPayIn, ({ actor, params }) => oneOf(actor, params.id));
  serveRead(server, calls.listPayInWays, ({ actor }) => payInWays(ctx, actor));
  serveWrite(server, calls.startPayIn, async (uow, { actor, body }) => {
    const begun = await beginPayIn(ctx, uow, actor, body);
    uow.afterCommit(() => clock.wake());
    return presentPayment(begun);
  });
  serveWrite(server, calls.startTopUp, async (uow, { actor, body }) => {
    const begun = await beginTopUp(ctx, uow, actor, body);
    uow.afterCommit(() => clock.wake());
    return presentPayment(begun);
  });
}
