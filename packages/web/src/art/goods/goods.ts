import { fruit } from './fruit.ts';
import { kitchen } from './kitchen.ts';
import { larder } from './larder.ts';
import { packs } from './packs.ts';
import { specials } from './specials.ts';
import { treats } from './treats.ts';
import { vegetables } from './vegetables.ts';

/** Everything that is drawn for shops, by name; each in a box of 96 × 72 units. */
export const goods: Readonly<Record<string, string>> = { ...fruit, ...vegetables, ...packs, ...larder, ...kitchen, ...specials, ...treats };
