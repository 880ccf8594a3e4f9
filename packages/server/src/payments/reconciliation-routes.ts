import * as calls from '@safiri/contract/payments/reconciliation-calls.ts';
import { financePaths } from '@safiri/contract/payments/finance-paths.ts';
import { csvText } from '@safiri/rules/csv.ts';
import { limitFor } from '../platform/limits.ts';
import { notFound, Problem } from '../platform/problem.ts';
import { requireActor, serveRead, serveWithoutTransaction, serveWrite, type Server } from '../platform/serve.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { audit } from '../staff/public.ts';
import type { Providers } from './ports.ts';
import { closeDay, explainLine, listOfDay, writeDay } from './reconcile.ts';
import { dayWithLines, listDays, reconciledAccounts } from './reconciliation-queries.ts';

/** Days of providers beside our rows. */
export function reconciliationRoutes(server: Server, providers: Providers): void {
  const { app, ctx } = server;
  serveRead(server, calls.listDays, async ({ query }) => ({
    accounts: await reconciledAccounts(ctx.db, providers),
    days: await listDays(ctx.db, query.before),
  }));
  serveRead(server, calls.getDay, ({ params }) => dayWithLines(ctx.db, params.id));
  // The provider is asked before the transaction opens.
  serveWithoutTransaction(server, calls.readProviderDay, async ({ actor, body, request }) => {
    const list = await listOfDay(ctx, providers, body);
    return inTransaction(ctx, async (uow) => {
      const id = await writeDay(uow, actor.userId, list);
      const { source, lines } = list;
      await audit(uow, actor, request, {
        action: 'reconciliation.read',
        subject: 'reconciled_day',
        subjectId: id,
        data: { day: body.day, source, lines: lines.length },
      });
      return dayWithLines(uow.tx, id);
    });
  });
  serveWrite(server, calls.explainLine, async (uow, { actor, params: { id, lineId }, body: { note }, request }) => {
    await explainLine(uow, actor.userId, id, lineId, note);
    await audit(uow, actor, request, {
      action: 'reconciliation.explained',
      subject: 'reconciled_day',
      subjectId: id,
      data: { line: lineId, reason: note },
    });
    return dayWithLines(uow.tx, id);
  });
  serveWrite(server, calls.closeDay, async (uow, { actor, params: { id }, request }) => {
    if (await closeDay(uow, actor.userId, id))
      await audit(uow, actor, request, { action: 'reconciliation.closed', subject: 'reconciled_day', subjectId: id });
    return dayWithLines(uow.tx, id);
  });

  const key = financePaths.dayCsv;
  app.get<{ Params: { id: string } }>(
    key.replace('GET ', ''),
    { config: { rateLimit: limitFor('read', ctx.config.rateLimitFactor), call: key }, schema: { hide: true } },
    async (request, reply) => {
      const actor = await requireActor(server, request, key);
      if (actor.staff === null) throw new Problem('forbidden', 'Only for the role staff');
      if (!/^[1-9]\d{0,8}$/.test(request.params.id)) throw notFound();
      const { day, lines } = await dayWithLines(ctx.db, Number(request.params.id));
      const head = ['match', 'direction', 'reference', 'receipt', 'provider', 'books', 'note'];
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="reconciliation-${day.provider}-${day.day}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(
          csvText([
            head,
            ...lines.map((line) => [line.match, line.direction, line.reference, line.receipt, line.theirs, line.ours, line.note]),
          ]),
        );
    },
  );
}
