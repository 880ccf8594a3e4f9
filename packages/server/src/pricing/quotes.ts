import { and, eq } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { quotes } from '@safiri/db/pricing/tables.ts';
import { tripServiceOf, tripTypeOf } from '@safiri/rules/markets/services.ts';
import type { ParcelLoad } from '@safiri/rules/orders/parcels.ts';
import { isQuoteLive, quoteExpiresAt } from '@safiri/rules/pricing/quote-life.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import type { Context } from '../platform/context.ts';
import type { ServiceArea } from '../places/public.ts';
import { insertQuotes } from './insert-quotes.ts';
import type { Ends, ServicePrice } from './price-trip.ts';

export type Quote = typeof quotes.$inferSelect;

interface StoredQuotes {
  /** Of each price its quote's. */
  readonly ids: ReadonlyMap<ServicePrice, string>;
  readonly expiresAt: Date;
  /** The passenger is a woman whose gender staff confirmed: ladies-only rides are hers to take. */
  readonly ladies: boolean;
}

/**
 * Keeps a quote for each price, so that choosing another service or vehicle needs no second question.
 * @param pickupAt the time of a ride for later; null for now
 */
export async function storeQuotes(
  ctx: Context,
  userId: number,
  area: ServiceArea,
  { pickup, stops = [], dropoff }: Ends,
  prices: ReadonlyArray<ServicePrice & { readonly parcel?: ParcelLoad }>,
  pickupAt: Date | null = null,
): Promise<StoredQuotes> {
  const expiresAt = quoteExpiresAt(ctx.clock());
  const rows = prices.map(({ service, route, surge, lines, fareMinor, parcel }) => ({
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
    stops: stops.map(({ lat, lng }) => ({ lat, lng })),
    distanceMeters: route.distanceMeters,
    durationSeconds: route.durationSeconds,
    surge,
    fareMinor,
    fareLines: lines,
    parcel: parcel ?? null,
    pickupAt,
    expiresAt,
  }));
  const ladies = await insertQuotes(ctx.db, rows);
  return { ids: new Map(prices.map((price, i) => [price, rows[i]?.id ?? ''])), expiresAt, ladies };
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const samePoint = (lat: number, lng: number, at: Point) => Math.abs(lat - at.lat) < 1e-6 && Math.abs(lng - at.lng) < 1e-6;

/** Whether a quote is of this very way, and holds at `now`. @param pickupAt the time of a ride for later; null for now */
export const isQuoteOf = (quote: Quote, { pickup, stops = [], dropoff }: Ends, now: Date, pickupAt: Date | null = null): boolean =>
  isQuoteLive(quote.expiresAt, now) &&
  quote.pickupAt?.getTime() === pickupAt?.getTime() &&
  samePoint(quote.pickupLat, quote.pickupLng, pickup) &&
  samePoint(quote.dropoffLat, quote.dropoffLng, dropoff) &&
  quote.stops.length === stops.length &&
  stops.every((stop, i) => samePoint(quote.stops[i]?.lat ?? NaN, quote.stops[i]?.lng ?? NaN, stop));

/** A quote of this person, expired or not. */
export async function findQuote(reader: Reader, userId: number, quoteId: string): Promise<Quote | undefined> {
  if (!UUID.test(quoteId)) return undefined;
  const [row] = await reader
    .select()
    .from(quotes)
    .where(and(eq(quotes.id, quoteId), eq(quotes.userId, userId)));
  return row;
}
