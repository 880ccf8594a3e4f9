import * as calls from '@safiri/contract/payments/finance-calls.ts';
import * as paybillCalls from '@safiri/contract/payments/paybill-calls.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { Actor } from '../platform/actor.ts';
import { notFound } from '../platform/problem.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import { audit } from '../staff/public.ts';
import { makeBatch } from './batches.ts';
import { askDisbursementAgain, callOffWaiting, decideDisbursement } from './decide-disbursement.ts';
import { financeCsvRoutes } from './finance-csv.ts';
import {
  disbursementsIn,
  listAllPayments,
  listBalances,
  listBatches,
  listDisbursements,
  readBatch,
  readDisbursement,
  readPayment,
} from './finance-queries.ts';
import { askPaybillAgain, givePaybill } from './paybill/give.ts';
import { listPaybill, readPaybill } from './paybill/queries.ts';
import type { PaymentClock } from './payment-clock.ts';
import type { Providers } from './ports.ts';
import { refundablesOf, type PaidBy } from './refund-hindrance.ts';
import { refundPayment } from './refund-payment.ts';

/** What finance sees of money that moves, and does about it. */
export function financeRoutes(server: Server, providers: Providers, clock: Pick<PaymentClock, 'wake'>): void {
  const { ctx } = server;
  serveRead(server, calls.listBatches, ({ query }) => listBatches(ctx.db, query.before));
  serveRead(server, calls.readBatch, async ({ params }) => {
    const batch = await readBatch(ctx.db, params.id);
    if (batch === undefined) throw notFound();
    return { batch, disbursements: await disbursementsIn(ctx.db, params.id) };
  });
  serveWrite(server, calls.makeBatch, async (uow, { actor, body, request }) => {
    const id = await makeBatch(uow, actor, body.ids);
    await audit(uow, actor, request, { action: 'payout.batch_made', subject: 'payout_batch', subjectId: id, data: { n: body.ids.length } });
    const batch = await readBatch(uow.tx, id);
    if (batch === undefined) throw notFound();
    return batch;
  });
  serveRead(server, calls.listDisbursements, ({ query }) => listDisbursements(ctx.db, query));
  serveWrite(server, calls.decideDisbursement, async (uow, { actor, params: { id }, body: { outcome, note }, request }) => {
    if (outcome === 'call_off') await callOffWaiting(uow, actor, request, id, note);
    else {
      const row = await (outcome === 'ask' ? askDisbursementAgain(uow, id) : decideDisbursement(uow, actor, id, outcome));
      await audit(uow, actor, request, {
        action: outcome === 'ask' ? 'payout.asked_again' : 'payout.closed',
        subject: 'disbursement',
        subjectId: id,
        data: { outcome, reason: note, amountMinor: row.amountMinor, currency: row.currency },
      });
    }
    if (outcome === 'ask') uow.afterCommit(() => clock.wake());
    const now = await readDisbursement(uow.tx, id);
    if (now === undefined) throw notFound();
    return now;
  });
  const refundablesFor = (reader: Reader, actor: Actor) => (rows: readonly PaidBy[]) => refundablesOf(ctx, providers, reader, actor, rows);
  serveRead(server, calls.listAllPayments, ({ query, actor }) => listAllPayments(ctx.db, query, refundablesFor(ctx.db, actor)));
  serveWrite(server, calls.refundPayment, async (uow, { actor, params: { id }, body, request }) => {
    await refundPayment(ctx, providers, uow, actor, request, id, body);
    uow.afterCommit(() => clock.wake());
    const payment = await readPayment(uow.tx, id, refundablesFor(uow.tx, actor));
    if (payment === undefined) throw notFound();
    return payment;
  });
  serveRead(server, paybillCalls.listPaybill, ({ query }) => listPaybill(ctx.db, query));
  const paybillNow = async (reader: Reader, id: number) => {
    const now = await readPaybill(reader, id);
    if (now === undefined) throw notFound();
    return now;
  };
  serveWrite(server, paybillCalls.givePaybill, async (uow, { actor, params: { id }, body, request }) => {
    await givePaybill(ctx, uow, actor, request, id, body);
    return paybillNow(uow.tx, id);
  });
  serveWrite(server, paybillCalls.askPaybill, async (uow, { actor, params: { id }, request }) => {
    const { amountMinor, currency } = await askPaybillAgain(uow, id);
    await audit(uow, actor, request, {
      action: 'paybill.asked_again',
      subject: 'paybill_payment',
      subjectId: id,
      data: { amountMinor, currency },
    });
    uow.afterCommit(() => clock.wake());
    return paybillNow(uow.tx, id);
  });
  serveRead(server, calls.listBalances, ({ query }) => listBalances(ctx.db, query));
  financeCsvRoutes(server, providers);
}
