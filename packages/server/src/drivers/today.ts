import { sql } from 'drizzle-orm';
import type { ReplyOf } from '@safiri/contract/call.ts';
import type { getToday as call } from '@safiri/contract/drivers/calls.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import type { DriverActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { startOfLocalDay } from '../places/public.ts';

interface Row extends Record<string, unknown> {
  earned: string;
  trips: number;
  seconds: string;
  rating_sum: number;
  rating_count: number;
}

/** Today's fares, trips and hours online; the day begins at midnight of the driver's own time zone. */
export async function todayOf(ctx: Context, actor: DriverActor): Promise<ReplyOf<typeof call>> {
  const country = countryById(actor.countryId);
  const now = ctx.clock();
  const since = startOfLocalDay(now, country.timeZoneId).toISOString();
  const { rows } = await ctx.db.execute<Row>(sql`
    select
      (select coalesce(sum(fare_minor), 0) from rides where driver_id = ${actor.driverId} and status = 'completed' and completed_at >= ${since}::timestamptz) as earned,
      (select count(*)::int from rides where driver_id = ${actor.driverId} and status = 'completed' and completed_at >= ${since}::timestamptz) as trips,
      (select coalesce(sum(extract(epoch from coalesce(ended_at, ${now.toISOString()}::timestamptz) - greatest(started_at, ${since}::timestamptz))), 0)
         from online_sessions where driver_id = ${actor.driverId} and coalesce(ended_at, ${now.toISOString()}::timestamptz) > ${since}::timestamptz) as seconds,
      rating_sum, rating_count
    from users where id = ${actor.userId}`);
  const row = rows[0];
  return {
    earnings: toWire(Number(row?.earned ?? 0)),
    trips: row?.trips ?? 0,
    hoursOnline: Math.round(Number(row?.seconds ?? 0) / 360) / 10,
    rating: row === undefined || row.rating_count === 0 ? null : Math.round((row.rating_sum / row.rating_count) * 10) / 10,
    countryId: country.id,
  };
}
