import * as z from 'zod/mini';
import * as calls from '@safiri/contract/payments/reconciliation-calls.ts';
import type { ReconciledLine } from '@safiri/contract/payments/reconciliation-calls.ts';
import { financePaths } from '@safiri/contract/payments/finance-paths.ts';
import { serveCsv } from '../platform/csv-file.ts';
import { serveRead, serveWithoutTransaction, serveWrite, type Server } from '../platform/serve.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { audit } from '../staff/public.ts';
import type { Providers } from './ports.ts';
import { closeDay, explainLine, listOfDay, writeDay } from './reconcile.ts';
import { dayWithLines, findDay, linesOfDay, listDays, reconciledAccounts } from './reconciliation-queries.ts';

async function* rowsOf(pages: AsyncIterable<readonly ReconciledLine[]>) {
  for await (const lines of pages)
    yield lines.map((line) => [line.match, line.direction, line.reference, line.receipt, line.theirs, line.ours, line.note]);
}

/** Days of providers beside our rows. */
export function reconciliationRoutes(server: Server, providers: Providers): void {
  const { ctx } = server;
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

  serveCsv(server, {
    key: financePaths.dayCsv,
    limit: 'read',
    params: calls.getDay.params,
    query: z.object({}),
    async file({ params }) {
      const { provider, day } = await findDay(ctx.db, params.id);
      return {
        name: `reconciliation-${provider}-${day}`,
        head: ['match', 'direction', 'reference', 'receipt', 'provider', 'books', 'note'],
        rows: rowsOf(linesOfDay(ctx.db, params.id)),
      };
    },
  });
}
