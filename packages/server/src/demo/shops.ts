import { readFileSync } from 'node:fs';
import { merchants } from '@safiri/db/catalogue/tables.ts';
import { importCatalogue } from '../catalogue/public.ts';
import type { Context } from '../platform/context.ts';

const files = ['restaurants.csv', 'stores.csv'];

/** Opens the demo's restaurants and stores once; what was changed in them later stays. */
export async function seedShops(ctx: Context): Promise<void> {
  const [known] = await ctx.db.select({ id: merchants.id }).from(merchants).limit(1);
  if (known !== undefined) return;
  await ctx.db.transaction(async (tx) => {
    for (const file of files) await importCatalogue(tx, readFileSync(new URL(`./catalogue/${file}`, import.meta.url), 'utf8'));
  });
}
