import { sql, type SQL } from 'drizzle-orm';
import type { WhyNoTrips } from '@safiri/contract/dispatch/why.ts';
import { toldAs, toldGates, type ToldGate } from '@safiri/rules/dispatch/gates.ts';
import { POSITION_FRESH_SECONDS } from '@safiri/rules/dispatch/offer-life.ts';
import type { Workplace } from '@safiri/rules/drivers/workplace.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import { isKeptByDebt } from '@safiri/rules/wallet/driver-money.ts';
import type { DriverActor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { kilometers } from '../pricing/public.ts';
import type { LivePositions } from '../drivers/public.ts';
import { marketsOfDriver } from '../users/public.ts';
import { cashLimitOf } from '../wallet/public.ts';
import { listDriverFacts } from './queries.ts';

const HOURS = 6;

interface Row extends Record<string, unknown> {
  /** The last gate recorded, or how the driver's own offer ended, which says more. */
  outcome: string;
  requests: number;
  nearest: number;
}

/** What never came to a screen is nobody's doing. */
const unseen = sql`(o.status = 'lapsed' and o.shown_at is null)`;

/** An offer that was withdrawn counts as a trip that was gone. */
const outcomeOf = sql`case when ${unseen} then 'not_shown' when o.status = 'withdrawn' then 'trip_gone' else coalesce(o.status, case l.gate when 'kept_apart' then ${toldAs('kept_apart')} else l.gate::text end) end`;

/** A driver's offers since a moment, and how many of them were accepted. */
export const countOffers = (driverId: number, since: string): SQL => sql`
    select count(distinct ride_id)::int as offered, count(distinct ride_id) filter (where status = 'accepted')::int as accepted
    from ride_offers o where not ${unseen} and driver_id = ${driverId} and offered_at >= ${since}::timestamptz`;

/** How each trip that looked at a driver since a moment came out for that driver; reads the rounds of those hours with that driver alone. */
export const outcomesOf = (driverId: number, since: string, now: string): SQL => sql`
    select ${outcomeOf} as outcome, count(*)::int as requests, min(l.meters) as nearest
    from (select distinct on (ride_id) ride_id, gates[n] as gate, meters[n] as meters
          from dispatch_rounds, lateral array_position(driver_ids, ${driverId}::int) n
          where at >= ${since}::timestamptz and dispatch_seen(at, driver_ids) && array(
            select unnest(dispatch_seen(hour, array[${driverId}::int])) from generate_series(${since}::timestamptz, ${now}::timestamptz, interval '1 hour') hour)
          order by ride_id, id desc) l
    left join lateral (select status, shown_at from ride_offers
      where ride_id = l.ride_id and driver_id = ${driverId} order by id desc limit 1) o on true
    group by 1 order by 2 desc, 1`;

/** Where a driver may drive, and works now. */
async function marketsOf({ db, markets }: Context, { driverId }: DriverActor, workplace: Workplace | undefined) {
  const given = workplace?.given === true;
  const own = given
    ? (await marketsOfDriver(db, driverId)).map(({ marketId }) => marketId)
    : markets
        .all()
        .filter(({ document }) => document.country === workplace?.countryId && document.status === 'open')
        .map(({ document }) => document.id);
  const nameOf = (id: string) => markets.byId(id)?.document.name ?? id;
  const now = workplace?.marketId ?? null;
  return { own, markets: own.map(nameOf), worksIn: given && now !== null ? nameOf(now) : null };
}

/** Sums up the recorded rounds and the own offers of a driver (product: dispatch leaves a row with the gate that decided). */
export async function whyNoTripsOf(ctx: Context, positions: LivePositions, actor: DriverActor): Promise<WhyNoTrips> {
  const now = ctx.clock();
  const since = new Date(now.getTime() - HOURS * 3_600_000).toISOString();
  const { rows } = await ctx.db.execute<Row>(outcomesOf(actor.driverId, since, now.toISOString()));
  const offers = await ctx.db.execute<{ offered: number; accepted: number }>(countOffers(actor.driverId, since));
  const [facts] = await listDriverFacts(ctx.db, [actor.driverId]);
  const position = positions.get(actor.driverId);
  const { own, ...places } = await marketsOf(ctx, actor, facts?.workplace);
  const here = position === undefined ? undefined : ctx.markets.at(position)?.document.id;
  const cityId = here ?? facts?.workplace.marketId ?? own[0];
  return {
    hours: HOURS,
    near: rows.reduce((sum, row) => sum + row.requests, 0),
    offered: offers.rows[0]?.offered ?? 0,
    accepted: offers.rows[0]?.accepted ?? 0,
    reasons: rows
      .filter((row): row is Row & { outcome: ToldGate } => isOneOf(toldGates, row.outcome))
      .map(({ outcome, requests, nearest }) => ({ gate: outcome, requests, nearestKm: kilometers(nearest) })),
    now: {
      isVerified: facts?.verification_status === 'approved',
      isOnline: facts?.is_online === true,
      positionIsFresh: position !== undefined && now.getTime() - position.at <= POSITION_FRESH_SECONDS * 1000,
      hasLiveTrip: facts?.has_live_trip === true,
      isOutside: position !== undefined && !own.some((id) => id === here),
      owesTooMuch: cityId !== undefined && isKeptByDebt(facts?.debts, cashLimitOf(ctx.markets, { cityId, paymentMethod: 'cash' })),
    },
    ...places,
  };
}
