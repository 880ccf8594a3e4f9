import { product } from '@safiri/rules/product.ts';
import { stored } from './stored.ts';

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** What the person chose on this device; null follows the browser. */
const chosen = stored<boolean | null>(
  `${product.key}.data-saver`,
  null,
  (text) => (text === '1' ? true : text === '0' ? false : undefined),
  (on) => (on === null ? null : on ? '1' : '0'),
);

/** The browser's own data saver, or a network on which every byte is felt. */
function isAsked(): boolean {
  if (typeof navigator === 'undefined') return false;
  const { connection } = navigator as { connection?: Connection };
  return connection?.saveData === true || connection?.effectiveType === '2g' || connection?.effectiveType === 'slow-2g';
}

/** Under data saver screens look at the server this many times less often, while there is no stream. */
export const SLOWER = 3;

export const savesData = (): boolean => chosen.get() ?? isAsked();
export const useDataSaver = (): boolean => chosen.use() ?? isAsked();
export const setDataSaver = (on: boolean) => chosen.set(on);
export const watchDataSaver = chosen.subscribe;
