import { sumsQuery } from '@safiri/contract/fleets/calls.ts';
import { validate } from '../platform/errors.ts';
import { limitFor } from '../platform/limits.ts';
import { notFound, Problem } from '../platform/problem.ts';
import { requireActor, type Server } from '../platform/serve.ts';
import { rowId } from '../uploads/public.ts';
import { requireFleet } from './queries.ts';
import { csvOf, fleetSumsOf } from './sums.ts';

/** The sums of a week or a month as a file for spreadsheets: it is no JSON, and so no call. */
export function csvRoute(server: Server, key: string): void {
  const { app, ctx } = server;
  const [, path = ''] = key.split(' ');
  app.get<{ Params: { id: string } }>(
    path,
    { config: { rateLimit: limitFor('read', ctx.config.rateLimitFactor), call: key }, schema: { hide: true } },
    async (request, reply) => {
      const actor = await requireActor(server, request, key);
      if (actor.staff === null) throw new Problem('forbidden', 'Only for the role staff');
      const query = validate(sumsQuery, request.query);
      if ('error' in query) throw query.error;
      const fleetId = rowId(request.params.id);
      if (fleetId === undefined) throw notFound();
      const sums = await fleetSumsOf(ctx.db, await requireFleet(ctx.db, actor, fleetId), query.value, ctx.clock());
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="fleet-${sums.from}-${sums.to}.csv"`)
        .type('text/csv; charset=utf-8')
        .send(csvOf(sums));
    },
  );
}
