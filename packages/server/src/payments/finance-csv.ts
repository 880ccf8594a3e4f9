import type * as z from 'zod/mini';
import { balanceQuery, disbursementQuery, paymentQuery } from '@safiri/contract/payments/finance-calls.ts';
import { financePaths } from '@safiri/contract/payments/finance-paths.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { csvText } from '@safiri/rules/csv.ts';
import { CSV_ROWS_AT_MOST } from '@safiri/rules/payments/finance.ts';
import { validate } from '../platform/errors.ts';
import { limitFor } from '../platform/limits.ts';
import { Problem } from '../platform/problem.ts';
import { requireActor, type Server } from '../platform/serve.ts';
import { listAllPayments, listBalances, listDisbursements } from './finance-queries.ts';

/** Rows that are listed, as a table whose columns are the fields of the first. */
function tableOf(rows: ReadonlyArray<Readonly<Record<string, unknown>>>): string {
  const columns = Object.keys(rows[0] ?? {});
  const cell = (value: unknown) =>
    value === null || value === undefined ? null : typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value);
  return csvText([columns, ...rows.map((row) => columns.map((column) => cell(row[column])))]);
}

function fileRoute<S extends z.ZodMiniType>(
  { app, ctx, sessions }: Server,
  key: string,
  name: string,
  query: S,
  rowsOf: (reader: Reader, query: z.output<S>) => Promise<ReadonlyArray<Readonly<Record<string, unknown>>>>,
): void {
  const [, path = ''] = key.split(' ');
  app.get(
    path,
    { config: { rateLimit: limitFor('read', ctx.config.rateLimitFactor), call: key }, schema: { hide: true } },
    async (request, reply) => {
      const actor = await requireActor({ sessions, ctx }, request, key);
      if (actor.staff === null) throw new Problem('forbidden', 'Only for the role staff');
      const asked = validate(query, request.query);
      if ('error' in asked) throw asked.error;
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${name}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(tableOf(await rowsOf(ctx.db, asked.value)));
    },
  );
}

/** The lists of finance as files for spreadsheets: they are no JSON, and so no calls. A page begins where the last row of the one before ends. */
export function financeCsvRoutes(server: Server): void {
  fileRoute(server, financePaths.disbursementsCsv, 'disbursements', disbursementQuery, async (reader, query) =>
    (await listDisbursements(reader, query, CSV_ROWS_AT_MOST)).map(({ owner, ...row }) => ({
      ...row,
      owner: owner.kind,
      ownerId: owner.id,
      ownerName: owner.name,
    })),
  );
  fileRoute(server, financePaths.paymentsCsv, 'payments', paymentQuery, (reader, query) =>
    listAllPayments(reader, query, CSV_ROWS_AT_MOST),
  );
  fileRoute(server, financePaths.balancesCsv, 'balances', balanceQuery, (reader, query) => listBalances(reader, query, CSV_ROWS_AT_MOST));
}
