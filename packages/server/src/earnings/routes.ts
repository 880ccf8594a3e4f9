import * as calls from '@safiri/contract/earnings/calls.ts';
import { COMMISSION_MONTHS_PAGE } from '@safiri/rules/earnings/commission-month.ts';
import { isNewAccount } from '@safiri/rules/earnings/payout-terms.ts';
import { payeeText } from '@safiri/rules/payments/payout-ways.ts';
import { requireConfirmation, requirePhone } from '../auth/public.ts';
import { invoicesOfSubject, presentMonth } from '../invoices/public.ts';
import { disbursementsOf, lookUpPayee, payoutAccounts, type Providers } from '../payments/public.ts';
import { requireOwnDriver } from '../platform/own-driver.ts';
import { fieldProblem, Problem } from '../platform/problem.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { driverMoney } from './driver-money.ts';
import { earningsPage, presentPayout } from './earnings-page.ts';
import { destinationOf, keepDestination, presentTerms } from './destinations.ts';
import { incentivesOf } from './incentives.ts';
import { payoutTermsFor } from './payout-market.ts';
import { referDriver } from './refer-driver.ts';
import { requestPayout } from './request-payout.ts';

/** What drivers see of their money, and ask for. */
export function earningsRoutes(server: Server, providers: Providers): void {
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

  serveRead(server, calls.commissionInvoices, async ({ actor, query }) => {
    const asked = { customerId: actor.userId, subject: 'commission', before: query.before, most: COMMISSION_MONTHS_PAGE } as const;
    const now = ctx.clock();
    return (await invoicesOfSubject(ctx.db, asked)).map((one) => presentMonth(ctx.config, one, now));
  });

  serveWrite(server, calls.referDriver, async (uow, { actor, body }) => {
    await referDriver(ctx, uow, actor, requirePhone(body.phone, actor.countryId));
    return { ok: true } as const;
  });

  // Hashing takes long: it happens before the transaction opens, so that no connection waits for it.
  serveRead(server, calls.requestPayout, async ({ actor, body, request }) => {
    await requireConfirmation(ctx, actor, body.password, request.ip);
    const { amount, destination } = body;
    const terms = await payoutTermsFor(ctx, ctx.db, actor);
    // An account that is typed knows no day of rest: staff pay by hand only where no provider pays.
    if (destination !== undefined && (await payoutAccounts(ctx, providers, ctx.db, actor.countryId)).length > 0)
      throw fieldProblem('destination', 'Payouts go to the account that you keep here');
    const to = destination === undefined ? await destinationOf(ctx, providers, ctx.db, actor) : undefined;
    if (destination === undefined && to === undefined) throw new Problem('destination_missing', 'Say first where your payouts go.');
    if (to?.changedAt != null && isNewAccount(to.changedAt, ctx.clock()))
      throw new Problem(
        'destination_new',
        'You changed the account that your payouts go to. For your safety nothing is paid there for a day.',
      );
    const wish =
      to === undefined ? { amount, destination: destination ?? '' } : { amount, destination: payeeText(to, actor.countryId), to };
    return inTransaction(ctx, async (uow) => {
      const payout = await requestPayout(ctx, uow, actor, wish, terms);
      return presentPayout(payout, (await disbursementsOf(uow.tx, 'driver_payout', [payout.id])).get(payout.id));
    });
  });

  serveRead(server, calls.getPayoutTerms, ({ actor }) => presentTerms(ctx, providers, actor));
  serveRead(server, calls.findPayoutName, async ({ actor, body }) => {
    const { accountRow: _, ...found } = await lookUpPayee(ctx, providers, actor.userId, actor.countryId, body);
    return found;
  });
  serveRead(server, calls.setPayoutDestination, async ({ actor, body: { password, ...typed }, request }) => {
    await requireConfirmation(ctx, actor, password, request.ip);
    const found = await lookUpPayee(ctx, providers, actor.userId, actor.countryId, typed);
    await inTransaction(ctx, (uow) => keepDestination(ctx, uow, actor, found));
    return presentTerms(ctx, providers, actor);
  });
}
