import { and, asc, between, eq, isNull, min, sql, type SQL } from 'drizzle-orm';
import { among } from '@safiri/db/platform/among.ts';
import { catalogueItems, merchants } from '@safiri/db/catalogue/tables.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import { DELIVERY_RADIUS_METERS } from '@safiri/rules/catalogue/merchants.ts';
import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';

export type MerchantRow = typeof merchants.$inferSelect;
export type ItemRow = typeof catalogueItems.$inferSelect;

/** Metres of a degree of latitude, rounded down so that nobody is left out. */
const METERS_PER_DEGREE = 110_500;
const MERCHANTS_AT_MOST = 200;
/** Of a menu or a shelf that is shown. */
export const ITEMS_AT_MOST = 500;

/** What its shop has not taken off for good. */
export const isOnMenu = isNull(catalogueItems.removedAt);

/** Merchants within reach of a point, with how far they are, the nearest first. */
export async function merchantsNear(
  reader: Reader,
  kind: MerchantRow['kind'],
  at: Point,
): Promise<Array<{ merchant: MerchantRow; meters: number }>> {
  const reach = DELIVERY_RADIUS_METERS / METERS_PER_DEGREE;
  const rows = await reader
    .select()
    .from(merchants)
    .where(and(eq(merchants.kind, kind), between(merchants.lat, at.lat - reach, at.lat + reach)));
  return rows
    .map((merchant) => ({ merchant, meters: Math.round(distanceMeters(at, merchant)) }))
    .filter(({ meters }) => meters <= DELIVERY_RADIUS_METERS)
    .toSorted((a, b) => a.meters - b.meters)
    .slice(0, MERCHANTS_AT_MOST);
}

export const merchantsOf = (reader: Reader, kind: MerchantRow['kind'], countryId: CountryId): Promise<MerchantRow[]> =>
  reader
    .select()
    .from(merchants)
    .where(and(eq(merchants.kind, kind), eq(merchants.countryId, countryId)))
    .orderBy(asc(merchants.id))
    .limit(MERCHANTS_AT_MOST);

export async function findMerchant(reader: Reader, id: number, kind?: MerchantRow['kind']): Promise<MerchantRow | undefined> {
  const [row] = await reader
    .select()
    .from(merchants)
    .where(and(eq(merchants.id, id), kind === undefined ? undefined : eq(merchants.kind, kind)));
  return row;
}

export const listItems = (reader: Reader, merchantId: number): Promise<ItemRow[]> =>
  reader
    .select()
    .from(catalogueItems)
    .where(and(eq(catalogueItems.merchantId, merchantId), isOnMenu))
    .orderBy(asc(catalogueItems.position), asc(catalogueItems.id))
    .limit(ITEMS_AT_MOST);

/** The sections of a shelf as they stand on it: the index is skipped through from one to the next, so no product is read for it. */
export const sectionsOf = (merchantId: number): SQL => sql`
  with recursive sections as (
    (select section from catalogue_items where merchant_id = ${merchantId} and removed_at is null order by section limit 1)
    union all
    select next.section from sections, lateral (
      select section from catalogue_items where merchant_id = ${merchantId} and removed_at is null and section > sections.section order by section limit 1) next)
  select section from sections, lateral (
    select position from catalogue_items where merchant_id = ${merchantId} and removed_at is null and catalogue_items.section = sections.section order by position limit 1) first
  order by first.position, section`;

export async function listSections(reader: Reader, merchantId: number): Promise<string[]> {
  const { rows } = await reader.execute<{ section: string }>(sectionsOf(merchantId));
  return rows.map(({ section }) => section);
}

/** Several merchants at once, by their ids. */
export async function merchantsBy(reader: Reader, ids: readonly number[]): Promise<Map<number, MerchantRow>> {
  const rows = ids.length === 0 ? [] : await reader.select().from(merchants).where(among(merchants.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The lowest delivery fee of a kind of merchant in a country, in its minor units; undefined where there is none. */
export async function leastDelivery(reader: Reader, kind: MerchantRow['kind'], countryId: CountryId): Promise<number | undefined> {
  const [row] = await reader
    .select({ least: min(merchants.deliveryMinor) })
    .from(merchants)
    .where(and(eq(merchants.kind, kind), eq(merchants.countryId, countryId), eq(merchants.isActive, true)));
  return row?.least == null ? undefined : Number(row.least);
}
