import { and, eq, sql } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { quotes } from '@safiri/db/pricing/tables.ts';
import { tripServiceOf, tripTypeOf } from '@safiri/rules/markets/services.ts';
import { quoteExpiresAt } from '@safiri/rules/pricing/quote-life.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import type { Context } from '../platform/context.ts';
import type { ServiceArea } from '../places/public.ts';
import type { ServicePrice } from './price-trip.ts';

export type Quote = typeof quotes.$inferSelect;

interface StoredQuotes {
  /** By the service's id. */
  readonly ids: ReadonlyMap<string, string>;
  readonly expiresAt: Date;
  /** The passenger is a woman whose gender staff confirmed: ladies-only rides are hers to take. */
  readonly ladies: boolean;
}

/** Keeps one quote for each service, so that choosing another needs no second question. */
export async function storeQuotes(
  ctx: Context,
  userId: number,
  area: ServiceArea,
  pickup: Point,
  dropoff: Point,
  prices: readonly ServicePrice[],
): Promise<StoredQuotes> {
  const expiresAt = quoteExpiresAt(ctx.clock());
  const rows = prices.map(({ service, route, surge, lines, fareMinor }) => ({
    id: ctx.random.uuid(),
    userId,
    serviceId: service.id,
    rideType: tripTypeOf(service),
    service: tripServiceOf(service),
    marketVersionId: area.market.versionId,
    countryId: area.country.id,
    pickupLat: pickup.lat,
    pickupLng: pickup.lng,
    dropoffLat: dropoff.lat,
    dropoffLng: dropoff.lng,
    distanceMeters: route.distanceMeters,
    durationSeconds: route.durationSeconds,
    surge,
    fareMinor,
    fareLines: lines,
    expiresAt,
  }));
  const [first] = await ctx.db
    .insert(quotes)
    .values(rows)
    .returning({
      ladies: sql<boolean>`(select gender = 'female' and gender_verified_at is not null from users where users.id = quotes.user_id)`,
    });
  return { ids: new Map(rows.map((row) => [row.serviceId, row.id])), expiresAt, ladies: first?.ladies === true };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A quote of this person, expired or not. */
export async function findQuote(reader: Reader, userId: number, quoteId: string): Promise<Quote | undefined> {
  if (!UUID.test(quoteId)) return undefined;
  const [row] = await reader
    .select()
    .from(quotes)
    .where(and(eq(quotes.id, quoteId), eq(quotes.userId, userId)));
  return row;
}
