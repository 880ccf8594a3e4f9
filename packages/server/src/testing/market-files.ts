import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** A document of a market as it lies in `docs/markets`. @param name such as `maseru` */
export const marketFile = (name: string): string =>
  readFileSync(fileURLToPath(new URL(`../../../../docs/markets/${name}.yaml`, import.meta.url)), 'utf8');
