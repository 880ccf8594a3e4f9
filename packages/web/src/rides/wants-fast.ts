import { product } from '@safiri/rules/product.ts';
import { stored } from '../platform/stored.ts';

/** Whether the next trip is to run in quickened time; only the demo's server listens to it. */
export const wantsFast = stored<boolean>(
  `${product.key}.demo.fast`,
  false,
  (text) => text === '1',
  (on) => (on ? '1' : null),
);
