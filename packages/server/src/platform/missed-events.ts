import { asc, gt, max } from 'drizzle-orm';
import { streamEvents } from '@safiri/db/platform/tables.ts';
import type { Context } from './context.ts';

/** A larger id may have been committed earlier: events this close before the newest one are looked at again. */
const ID_OVERLAP = 1000;
const AT_ONCE = 5000;
/** Also without a gap: a node may be killed between its commit and its message. */
const LOOK_MS = 5000;

/**
 * Reads what other nodes committed for people's streams while they could not be heard, and tells this node. Every event is a
 * whole state, so that one told twice does no harm; those that were heard are left out all the same.
 */
export function readMissedEvents(ctx: Context): { start(): Promise<void>; stop(): Promise<void> } {
  let newest = 0;
  let seen = new Set<number>();
  let reading: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  ctx.bus.subscribe('stream', (events) => {
    for (const { id } of events) {
      seen.add(id);
      newest = Math.max(newest, id);
    }
    if (seen.size > 10 * ID_OVERLAP) seen = new Set([...seen].filter((id) => id > newest - ID_OVERLAP));
  });

  async function read(): Promise<void> {
    for (let from = newest - ID_OVERLAP; ;) {
      const rows = await ctx.db
        .select({ id: streamEvents.id, userId: streamEvents.userId, name: streamEvents.name, subjectId: streamEvents.subjectId })
        .from(streamEvents)
        .where(gt(streamEvents.id, from))
        .orderBy(asc(streamEvents.id))
        .limit(AT_ONCE);
      const missed = rows.filter(({ id }) => !seen.has(id));
      if (missed.length > 0) ctx.bus.publishHere('stream', missed);
      if (rows.length < AT_ONCE) return;
      from = rows.at(-1)?.id ?? from;
    }
  }

  function look(): void {
    reading ??= read()
      .catch((error: unknown) => ctx.log.warn({ err: error }, 'missed events could not be read'))
      .finally(() => (reading = undefined));
  }
  ctx.bus.onGap(look);

  return {
    async start() {
      const [row] = await ctx.db.select({ id: max(streamEvents.id) }).from(streamEvents);
      newest = Math.max(newest, row?.id ?? 0);
      // One node tells itself.
      if (ctx.config.redisUrl !== undefined) timer = setInterval(look, LOOK_MS);
    },
    async stop() {
      clearInterval(timer);
      await reading;
    },
  };
}
