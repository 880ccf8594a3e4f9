import { PRODUCT_KEY } from '@safiri/rules/product.ts';

/** The name below which a choice lies in the browser's storage (platform/preferences.ts). */
export const choiceKey = (name: string) => `${PRODUCT_KEY}.${name}`;

/** A choice as it was stored; null where there is none, or where the browser keeps nothing. */
export function storedChoice(name: string): string | null {
  try {
    return localStorage.getItem(choiceKey(name));
  } catch {
    return null;
  }
}
