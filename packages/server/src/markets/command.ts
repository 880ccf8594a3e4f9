import { and, asc, desc, eq, isNotNull, notInArray } from 'drizzle-orm';
import { marketVersions } from '@safiri/db/markets/tables.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { formatIn } from '@safiri/rules/pricing/money.ts';
import { countryMoney } from '@safiri/rules/countries/country-money.ts';
import { typicalFare, typicalTrips } from '@safiri/rules/markets/typical-trips.ts';
import { serviceFare } from '@safiri/rules/markets/services.ts';
import { deliveryRideTypes } from '@safiri/rules/rides/deliveries.ts';
import { sumOf } from '@safiri/rules/pricing/fare-lines.ts';
import { instantOf } from '@safiri/rules/places/local-time.ts';
import { stringify } from 'yaml';
import type { Context } from '../platform/context.ts';
import { applyMarket, documentAt } from './apply-market.ts';
import { notActedOn } from './not-acted-on.ts';
import { MarketError, readMarketText } from './read-text.ts';

const LOCAL = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)$/;

/**
 * The moment that `--from` means: with an offset as it says, else on the clocks of the market.
 * @throws MarketError for what is no moment, or has passed
 */
export function fromMoment(text: string | undefined, timeZone: string, now: Date): Date {
  if (text === undefined) return now;
  const [, ...local] = LOCAL.exec(text)?.map(Number) ?? [];
  const [year, month = 0, day = 0, hour = 0, minute = 0] = local;
  const at = year === undefined ? new Date(text) : instantOf({ year, month, day, minute: hour * 60 + minute }, timeZone);
  if (Number.isNaN(at.getTime())) throw new MarketError([`--from "${text}" is no moment such as 2026-12-01T06:00.`]);
  if (at < now) throw new MarketError([`--from "${text}" has passed: a version never begins in the past.`]);
  return at;
}

/** `apply FILE`: a new version, or none where the newest says the same. @returns what is said */
export async function applyFile(
  ctx: Context,
  file: string,
  { from, force }: { from?: string | undefined; force?: string | undefined },
): Promise<string[]> {
  const read = readMarketText(file, ctx.config.demo);
  const now = ctx.clock();
  const validFrom = fromMoment(from, read.market.timeZone, now);
  const written = await ctx.db.transaction((tx) =>
    applyMarket(tx, { read, validFrom, now, why: force ?? null, force: force !== undefined }),
  );
  const { id, name } = read.market;
  if (!written.isNew) return [`${name} stands as it is: version ${written.number} says the same.`];
  const kept = notActedOn(file);
  return [
    written.status === 'published'
      ? `${name} has version ${written.number}, in force from ${validFrom.toISOString()}; servers follow within five seconds.`
      : `${name} has version ${written.number}, which waits: typical trips change by ${written.changePercent.toFixed(0)} percent within a week. Somebody else publishes it with "npm run market -- publish ${id}".`,
    ...(kept.length === 0 ? [] : [`Kept with it, and not acted on by this version of the product: ${kept.join(', ')}.`]),
  ];
}

/** `list`: each market with what is in force and what comes. */
export async function listMarkets(ctx: Context): Promise<string[]> {
  const rows = await ctx.db
    .select({
      marketId: marketVersions.marketId,
      number: marketVersions.number,
      status: marketVersions.status,
      validFrom: marketVersions.validFrom,
    })
    .from(marketVersions)
    .orderBy(asc(marketVersions.marketId), desc(marketVersions.number));
  if (rows.length === 0) return ['There is no market yet: write one with "npm run market -- apply FILE.yaml".'];
  return rows.map(
    ({ marketId, number, status, validFrom }) => `${marketId}\tversion ${number}\t${status}\tfrom ${validFrom.toISOString()}`,
  );
}

/** `export ID`: the newest document as YAML. */
export async function exportMarket(ctx: Context, id: string): Promise<string> {
  const [row] = await ctx.db
    .select({ document: marketVersions.document })
    .from(marketVersions)
    .where(and(eq(marketVersions.marketId, id), eq(marketVersions.status, 'published')))
    .orderBy(desc(marketVersions.number))
    .limit(1);
  if (row === undefined) throw new MarketError([`There is no market "${id}".`]);
  return stringify(row.document);
}

/** `publish ID`: the second person's consent to what waits. */
export async function publishProposed(ctx: Context, id: string): Promise<string[]> {
  const now = ctx.clock();
  const rows = await ctx.db
    .update(marketVersions)
    .set({ status: 'published', publishedAt: now })
    .where(and(eq(marketVersions.marketId, id), eq(marketVersions.status, 'proposed')))
    .returning({ number: marketVersions.number });
  if (rows.length === 0) throw new MarketError([`Nothing of "${id}" waits.`]);
  return [`${id}: version ${rows.map(({ number }) => number).join(', ')} is published.`];
}

const RECENT = 20;

/** `preview FILE`: what typical trips and the last real ones would cost, before and after. */
export async function previewFile(ctx: Context, file: string): Promise<string[]> {
  const { market } = readMarketText(file, ctx.config.demo);
  const before = await documentAt(ctx.db, market.id, ctx.clock());
  const { currency } = countryMoney[market.country as keyof typeof countryMoney];
  const money = (minor: number | undefined) => (minor === undefined ? '-' : formatIn(currency, minor));
  const typical = typicalTrips(market).map(({ service, ...trip }) =>
    [
      service.id,
      `${trip.meters / 1000} km`,
      `${trip.hour}:00`,
      money(before === undefined ? undefined : typicalFare(before, service.id, trip)),
      money(typicalFare(market, service.id, trip)),
    ].join('\t'),
  );
  const recent = await ctx.db
    .select()
    .from(rides)
    .where(and(eq(rides.cityId, market.id), isNotNull(rides.marketVersionId), notInArray(rides.rideType, [...deliveryRideTypes])))
    .orderBy(desc(rides.id))
    .limit(RECENT);
  const real = recent.map((ride) => {
    const service = market.services.find(({ id }) => id === (ride.service?.id ?? ride.rideType));
    const after =
      service &&
      sumOf(
        serviceFare(market, service, {
          pickup: { lat: ride.pickupLat, lng: ride.pickupLng },
          at: ride.pickupAt ?? ride.requestedAt,
          meters: ride.distanceMeters,
          seconds: ride.durationSeconds,
          surge: ride.surge,
        }),
      );
    return [
      `trip ${ride.id}`,
      `${(ride.distanceMeters / 1000).toFixed(1)} km`,
      service?.id ?? ride.rideType,
      money(ride.fareMinor + (ride.discountMinor ?? 0)),
      money(after),
    ].join('\t');
  });
  return ['service\tway\tat\tbefore\tafter', ...typical, ...(real.length === 0 ? [] : ['The last trips:', ...real])];
}
