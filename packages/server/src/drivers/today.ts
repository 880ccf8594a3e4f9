import { sql, type SQL } from 'drizzle-orm';
import type { ReplyOf } from '@safiri/contract/call.ts';
import type { getToday as call } from '@safiri/contract/drivers/calls.ts';
import { oneOf } from '@safiri/db/platform/columns.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { countriesOfCurrency } from '@safiri/rules/countries/country-money.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import type { DriverActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { startOfLocalDay } from '../places/public.ts';
import { earnedParts, earnedSinceSql } from '../wallet/public.ts';

interface Row extends Record<string, unknown> {
  fares: string;
  earned: Parameters<typeof earnedParts>[0];
  trips: number;
  seconds: string;
  rating_sum: number;
  rating_count: number;
}

/**
 * The figures since a moment, by what happened since alone, however long the driver has been with us. One session is open at a
 * time: of those that began before, only the last can reach into the day. Fares are those of the driver's own currency: a sum of several would be
 * none; trips are all.
 */
export const todaySql = (actor: Pick<DriverActor, 'driverId' | 'userId' | 'countryId'>, since: string, now: string): SQL => sql`
  select done.fares, paid.earned, done.trips, online.seconds, u.rating_sum, u.rating_count
  from users u,
    lateral (select coalesce(sum(fare_minor) filter (where country_id in ${oneOf(countriesOfCurrency(countryById(actor.countryId).currency))}), 0) as fares, count(*)::int as trips from rides
      where driver_id = ${actor.driverId} and status = 'completed' and not is_fast and completed_at >= ${since}::timestamptz) done,
    lateral (${earnedSinceSql(actor.driverId, countryById(actor.countryId).currency, new Date(since))}) paid,
    lateral (select coalesce(sum(extract(epoch from
        greatest(coalesce(s.ended_at, ${now}::timestamptz), ${since}::timestamptz) - greatest(s.started_at, ${since}::timestamptz))), 0) as seconds
      from (
        select started_at, ended_at from online_sessions where driver_id = ${actor.driverId} and started_at >= ${since}::timestamptz
        union all
        (select started_at, ended_at from online_sessions where driver_id = ${actor.driverId} and started_at < ${since}::timestamptz
          order by started_at desc limit 1)) s) online
  where u.id = ${actor.userId}`;

/** Today's fares and what they brought the driver, trips and hours online; the day begins at midnight of the driver's own time zone. */
export async function todayOf(ctx: Context, actor: DriverActor): Promise<ReplyOf<typeof call>> {
  const country = countryById(actor.countryId);
  const now = ctx.clock();
  const since = startOfLocalDay(now, country.timeZoneId).toISOString();
  const { rows } = await ctx.db.execute<Row>(todaySql(actor, since, now.toISOString()));
  const row = rows[0];
  const { fares, bonuses, goals, referrals, dayCommission, tips } = earnedParts(row?.earned ?? {});
  return {
    earnings: toWire(Number(row?.fares ?? 0)),
    net: toWire(fares + bonuses + goals + referrals + dayCommission + tips),
    parts: {
      fares: toWire(fares),
      bonuses: toWire(bonuses),
      goals: toWire(goals),
      referrals: toWire(referrals),
      dayCommission: toWire(dayCommission),
      tips: toWire(tips),
    },
    trips: row?.trips ?? 0,
    hoursOnline: Math.round(Number(row?.seconds ?? 0) / 360) / 10,
    rating: row === undefined || row.rating_count === 0 ? null : Math.round((row.rating_sum / row.rating_count) * 10) / 10,
    countryId: country.id,
  };
}
