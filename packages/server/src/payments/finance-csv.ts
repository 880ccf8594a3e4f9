import * as z from 'zod/mini';
import { idParam } from '@safiri/contract/fields.ts';
import { balanceQuery, disbursementQuery, paymentQuery } from '@safiri/contract/payments/finance-calls.ts';
import { paybillQuery } from '@safiri/contract/payments/paybill-calls.ts';
import { financePaths } from '@safiri/contract/payments/finance-paths.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { CSV_ROWS_AT_MOST } from '@safiri/rules/payments/finance.ts';
import type { Actor } from '../platform/actor.ts';
import { serveCsv } from '../platform/csv-file.ts';
import type { Server } from '../platform/serve.ts';
import { listAllPayments, listBalances, listBatches, listDisbursements } from './finance-queries.ts';
import { listPaybill } from './paybill/queries.ts';
import type { Providers } from './ports.ts';
import { listDays } from './reconciliation-queries.ts';
import { refundablesOf, type PaidBy } from './refund-hindrance.ts';

/** A list that is narrowed by nothing else. */
const pageQuery = z.object({ before: z.optional(idParam) });

type Listed = Readonly<Record<string, unknown>>;

const cell = (value: unknown) =>
  value === null || value === undefined ? null : typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value);

/** Serves rows that are listed as a table whose columns are the fields of the first. */
function fileRoute<S extends z.ZodMiniType>(
  server: Server,
  key: string,
  name: string,
  query: S,
  rowsOf: (reader: Reader, query: z.output<S>, actor: Actor) => Promise<readonly Listed[]>,
): void {
  serveCsv(server, {
    key,
    limit: 'read',
    params: z.object({}),
    query,
    async file(asked) {
      const rows = await rowsOf(server.ctx.db, asked.query, asked.actor);
      const head = Object.keys(rows[0] ?? {});
      return { name, head, rows: rows.map((row) => head.map((column) => cell(row[column]))) };
    },
  });
}

/** The lists of finance as files for spreadsheets. A page begins where the last row of the one before ends. */
export function financeCsvRoutes(server: Server, providers: Providers): void {
  fileRoute(server, financePaths.disbursementsCsv, 'disbursements', disbursementQuery, async (reader, query) =>
    (await listDisbursements(reader, query, CSV_ROWS_AT_MOST)).map(({ owner, ...row }) => ({
      ...row,
      owner: owner.kind,
      ownerId: owner.id,
      ownerName: owner.name,
    })),
  );
  fileRoute(server, financePaths.paymentsCsv, 'payments', paymentQuery, async (reader, query, actor) => {
    const ask = (rows: readonly PaidBy[]) => refundablesOf(server.ctx, providers, reader, actor, rows);
    return (await listAllPayments(reader, query, ask, CSV_ROWS_AT_MOST)).map((row) => ({
      ...row,
      // Each refund is a line of its own among what is paid out.
      refunds: row.refunds.length,
      refundable: row.refundable?.most ?? null,
    }));
  });
  fileRoute(server, financePaths.paybillCsv, 'paybill', paybillQuery, async (reader, query) =>
    (await listPaybill(reader, query, CSV_ROWS_AT_MOST)).map(({ owner, ...row }) => ({
      ...row,
      owner: owner?.name ?? null,
      ownerId: owner?.userId ?? null,
    })),
  );
  fileRoute(server, financePaths.balancesCsv, 'balances', balanceQuery, (reader, query) => listBalances(reader, query, CSV_ROWS_AT_MOST));
  fileRoute(server, financePaths.batchesCsv, 'batches', pageQuery, (reader, { before }) => listBatches(reader, before, CSV_ROWS_AT_MOST));
  fileRoute(server, financePaths.daysCsv, 'reconciled-days', pageQuery, (reader, { before }) => listDays(reader, before, CSV_ROWS_AT_MOST));
}
