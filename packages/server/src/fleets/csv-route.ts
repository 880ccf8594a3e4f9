import { sumsOfFleet } from '@safiri/contract/fleets/calls.ts';
import { fleetPaths } from '@safiri/contract/fleets/paths.ts';
import { sumsHead } from '@safiri/rules/fleets/sums-csv.ts';
import { serveCsv } from '../platform/csv-file.ts';
import type { Server } from '../platform/serve.ts';
import { requireFleet } from './queries.ts';
import { csvRowsOf, fleetSumsOf } from './sums.ts';

/** The sums of a week or a month as a file for spreadsheets. */
export function csvRoute(server: Server): void {
  const { ctx } = server;
  serveCsv(server, {
    key: fleetPaths.sumsCsv,
    limit: 'read',
    params: sumsOfFleet.params,
    query: sumsOfFleet.query,
    async file({ actor, params, query }) {
      const sums = await fleetSumsOf(ctx.db, await requireFleet(ctx.db, actor, params.id), query, ctx.clock());
      return { name: `fleet-${sums.from}-${sums.to}`, head: sumsHead, rows: csvRowsOf(sums) };
    },
  });
}
