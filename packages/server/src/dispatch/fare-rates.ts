import { sql, type SQL } from 'drizzle-orm';
import { oneOf } from '@safiri/db/platform/columns.ts';
import { EARNED_HOURS, earnsNoMore, fareRate, type Worked } from '@safiri/rules/dispatch/next-trip.ts';
import { drivenStatuses } from '@safiri/rules/rides/trip-life.ts';
import type { Context } from '../platform/context.ts';

/** How often what drivers earn is looked at. */
const LOOK_MS = 60_000;
/** No session of a driver is longer. */
const SESSION_HOURS = 24;

interface Row extends Record<string, unknown>, Worked {
  readonly driverId: number;
  /** Where the driver works: fares of one market are of one currency. */
  readonly place: string;
}

/** What everybody who is online earned in the last hours, with the trips under way. */
export function workedSql(now: Date): SQL {
  const ago = (hours: number) => sql`${new Date(now.getTime() - hours * 3_600_000).toISOString()}::timestamptz`;
  const since = ago(EARNED_HOURS);
  return sql`
    select d.id as "driverId", coalesce(d.market_id, u.country_id) as place,
      ((select coalesce(sum(r.fare_minor), 0) from rides r where r.driver_id = d.id and r.status = 'completed' and r.completed_at > ${since})
        + (select coalesce(sum(r.fare_minor), 0) from rides r where r.driver_id = d.id and r.status in ${oneOf(drivenStatuses)}))::float8 as "fareMinor",
      (select coalesce(sum(extract(epoch from coalesce(s.ended_at, ${now.toISOString()}::timestamptz) - greatest(s.started_at, ${since}))), 0)
        from online_sessions s where s.driver_id = d.id and s.started_at > ${ago(EARNED_HOURS + SESSION_HOURS)}
          and (s.ended_at is null or s.ended_at > ${since}))::float8 as "onlineSeconds"
    from drivers d join users u on u.id = d.user_id where d.is_online`;
}

/** Which drivers earn no more per hour online than all together where they work. */
export interface FareRates {
  look(): Promise<void>;
  earnsNoMore(driverId: number): boolean;
}

export function createFareRates(ctx: Context): FareRates {
  /** Those who earn more; who is new is not among them. */
  let more: ReadonlySet<number> = new Set();
  let lookedAt = -Infinity;
  return {
    async look() {
      const now = ctx.clock();
      if (Math.abs(now.getTime() - lookedAt) < LOOK_MS) return;
      lookedAt = now.getTime();
      const found = new Set<number>();
      const { rows } = await ctx.db.execute<Row>(workedSql(now));
      for (const all of Map.groupBy(rows, ({ place }) => place).values()) {
        const rate = fareRate(all);
        for (const one of all) if (!earnsNoMore(one, rate)) found.add(one.driverId);
      }
      more = found;
    },
    earnsNoMore: (driverId) => !more.has(driverId),
  };
}
