import { sql } from 'drizzle-orm';
import { catalogueItems, merchants } from '@safiri/db/catalogue/tables.ts';
import type { Tx } from '@safiri/db/platform/connect.ts';
import { CatalogueError, readCatalogue, type CatalogueLine } from './read-csv.ts';

export interface Imported {
  readonly merchants: number;
  readonly items: number;
}

/** Items in one statement. */
const AT_ONCE = 500;

function groupByMerchant(lines: readonly CatalogueLine[]): CatalogueLine[][] {
  return [...Map.groupBy(lines, ({ merchant }) => `${merchant.kind} ${merchant.cityId} ${merchant.name}`).values()];
}

/** What is named twice within one shop would silently win over itself. */
function refuseTwice(lines: readonly CatalogueLine[]): void {
  const seen = new Set<string>();
  const twice = lines.flatMap(({ merchant, item }, i) => {
    const key = JSON.stringify([merchant.kind, merchant.cityId, merchant.name, item.section, item.name, item.brand, item.unit]);
    const known = seen.has(key);
    seen.add(key);
    return known ? [`line ${i + 2}, item: stands in the file twice`] : [];
  });
  if (twice.length > 0) throw new CatalogueError(twice);
}

/**
 * Takes a whole catalogue file or nothing of it. A known merchant or item is brought up to date; what the file does not name
 * stays as it is.
 * @throws CatalogueError with every bad line
 */
export async function importCatalogue(tx: Tx, text: string): Promise<Imported> {
  const lines = readCatalogue(text);
  refuseTwice(lines);
  const groups = groupByMerchant(lines);
  for (const group of groups) {
    const [first] = group;
    if (first === undefined) continue;
    const { kind: _, cityId: _city, name: _name, ...facts } = first.merchant;
    const [merchant] = await tx
      .insert(merchants)
      .values(first.merchant)
      .onConflictDoUpdate({ target: [merchants.kind, merchants.cityId, merchants.name], set: facts })
      .returning({ id: merchants.id });
    const rows = group.map(({ item }, position) => ({ ...item, merchantId: merchant?.id ?? 0, position }));
    for (let at = 0; at < rows.length; at += AT_ONCE) {
      await tx
        .insert(catalogueItems)
        .values(rows.slice(at, at + AT_ONCE))
        .onConflictDoUpdate({
          target: [catalogueItems.merchantId, catalogueItems.section, catalogueItems.name, catalogueItems.brand, catalogueItems.unit],
          set: {
            description: sql`excluded.description`,
            priceMinor: sql`excluded.price_minor`,
            organic: sql`excluded.organic`,
            stock: sql`excluded.stock`,
            extras: sql`excluded.extras`,
            position: sql`excluded.position`,
            // Whoever names it in a file wants it there.
            removedAt: null,
          },
        });
    }
  }
  return { merchants: groups.length, items: lines.length };
}
