import { catalogueItems, merchants } from '@safiri/db/catalogue/tables.ts';
import type { World } from './harness.ts';
import { hatfield } from './people.ts';

let n = 0;

interface ShopItem {
  readonly name: string;
  readonly priceMinor: number;
  readonly stock?: number | null;
  readonly extras?: Array<{ name: string; priceMinor: number }>;
}

/** A shop in Hatfield that is open at all hours; its items by name. */
export async function shop(
  world: World,
  kind: 'restaurant' | 'store',
  items: readonly ShopItem[],
  changes: Partial<typeof merchants.$inferInsert> = {},
): Promise<{ id: number; itemId: (name: string) => number }> {
  const [merchant] = await world.db
    .insert(merchants)
    .values({
      kind,
      name: `Shop ${(n += 1)}`,
      address: 'Burnett Street',
      lat: hatfield.lat + 0.002,
      lng: hatfield.lng,
      countryId: 'za',
      cityId: 'pretoria',
      category: kind === 'restaurant' ? 'african' : 'supermarket',
      openingHours: 'Mo-Su 00:00-24:00',
      deliveryTime: kind === 'restaurant' ? '30-45' : '40',
      deliveryMinor: kind === 'restaurant' ? 25_00 : 30_00,
      ...changes,
    })
    .returning({ id: merchants.id });
  const id = merchant?.id ?? 0;
  const rows = await world.db
    .insert(catalogueItems)
    .values(items.map((item, position) => ({ section: 'Shelf', merchantId: id, position, ...item })))
    .returning({ id: catalogueItems.id, name: catalogueItems.name });
  return { id, itemId: (name) => rows.find((row) => row.name === name)?.id ?? 0 };
}
