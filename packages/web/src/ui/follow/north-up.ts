import { product } from '@safiri/rules/product.ts';
import { stored } from '../../platform/stored.ts';

/** Whether the map that leads a driver keeps north up on this phone, in place of what lies ahead. */
export const northUp = stored<boolean>(
  `${product.key}.north-up`,
  false,
  (text) => text === '1',
  (on) => (on ? '1' : null),
);
