import { readFileSync } from 'node:fs';
import { importCatalogue } from '../catalogue/public.ts';
import type { World } from './harness.ts';

/** The demo's stores with all that is on their shelves. */
export async function demoStores(world: World): Promise<void> {
  const file = readFileSync(new URL('../demo/catalogue/stores.csv', import.meta.url), 'utf8');
  await world.db.transaction((tx) => importCatalogue(tx, file));
}
