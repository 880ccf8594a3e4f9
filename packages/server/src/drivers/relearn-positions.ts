import { sql } from 'drizzle-orm';
import type { Context } from '../platform/context.ts';

/** A driver who is online, as another node wrote it down. */
export interface WrittenFix {
  readonly driverId: number;
  readonly lat: number;
  readonly lng: number;
  readonly heading: number | null;
  readonly at: number;
}

/** What was written down this long ago is read again: nodes write every second while they can't hear each other. */
const LOOK_BACK_MS = 15_000;

/** Where online drivers reported lately, from the database: for a node that can't hear the others. */
export async function readWrittenFixes(ctx: Context): Promise<WrittenFix[]> {
  const since = new Date(ctx.clock().getTime() - LOOK_BACK_MS).toISOString();
  const { rows } = await ctx.db.execute<WrittenFix & Record<string, unknown>>(sql`
    select id as "driverId", last_lat as lat, last_lng as lng, last_heading as heading,
           (extract(epoch from last_seen_at) * 1000)::float8 as at
    from drivers where is_online and last_lat is not null and last_lng is not null and last_seen_at > ${since}::timestamptz`);
  return rows;
}
