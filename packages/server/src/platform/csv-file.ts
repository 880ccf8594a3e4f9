import { Readable } from 'node:stream';
import type * as z from 'zod/mini';
import type { LimitName } from '@safiri/contract/call.ts';
import { csvText, type CsvRow } from '@safiri/rules/csv.ts';
import type { Actor } from './actor.ts';
import { validate } from './errors.ts';
import { limitFor } from './limits.ts';
import { notFound, Problem } from './problem.ts';
import { requireActor, type Server } from './serve.ts';

/** A table for spreadsheets. */
interface CsvFile {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly head: CsvRow;
  /** All rows, or page after page of them where they may be many: then they are never in memory at once. */
  readonly rows: readonly CsvRow[] | AsyncIterable<readonly CsvRow[]>;
}

interface CsvRoute<P extends z.ZodMiniType, Q extends z.ZodMiniType> {
  /** Method and path, by which staff need a permission. */
  readonly key: string;
  readonly limit: LimitName;
  readonly params: P;
  readonly query: Q;
  readonly file: (asked: { actor: Actor; params: z.output<P>; query: z.output<Q> }) => Promise<CsvFile>;
}

async function* textOf({ head, rows }: CsvFile): AsyncGenerator<string> {
  yield csvText([head]);
  if (Symbol.asyncIterator in rows) for await (const page of rows) yield csvText(page);
  else yield csvText(rows);
}

/** A name that stands in a header as it is. */
const fileName = (name: string): string => `${name.replaceAll(/[^\w.-]/g, '-')}.csv`;

/**
 * Serves staff a file for spreadsheets (RFC 4180, UTF-8), in the order limit, who, validate, authorise the object, read. It is no JSON, and so no call:
 * its schemas are those of the call that lists the same.
 */
export function serveCsv<P extends z.ZodMiniType, Q extends z.ZodMiniType>(server: Server, route: CsvRoute<P, Q>): void {
  const { key, limit, file } = route;
  const [, path = ''] = key.split(' ');
  server.app.get(
    path,
    { config: { rateLimit: limitFor(limit, server.ctx.config.rateLimitFactor), call: key }, schema: { hide: true } },
    async (request, reply) => {
      const actor = await requireActor(server, request, key);
      if (actor.staff === null) throw new Problem('forbidden', 'Only for the role staff');
      const params = validate(route.params, request.params);
      if ('error' in params) throw notFound();
      const query = validate(route.query, request.query);
      if ('error' in query) throw query.error;
      const found = await file({ actor, params: params.value, query: query.value });
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${fileName(found.name)}"`)
        .type('text/csv; charset=utf-8')
        .send(Readable.from(textOf(found)));
    },
  );
}
