import { useSyncExternalStore } from 'react';
import { product } from '@safiri/rules/product.ts';

/** A value kept in the browser's storage, or in memory where there is none. */
export interface Stored<T> {
  get(): T;
  set(value: T): void;
  use(): T;
  /** Calls back after each change, here or in another tab; gives the way to stop. */
  subscribe(listener: () => void): () => void;
}

const browser = typeof window !== 'undefined';

function read(key: string): string | null {
  try {
    return browser ? localStorage.getItem(key) : null;
  } catch {
    return null;
  }
}

function write(key: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Private windows may forbid storage, and a full one takes nothing: the value then lives as long as the page. What
    // stood there before is no longer true, and perhaps somebody else's.
    if (text !== null) write(key, null);
  }
}

/** Everything personal lies below this name, so that all of it can be found and removed. */
const PERSONAL = `${product.key}.me.`;
const forgetters = new Set<() => void>();

/** Calls back when the person signs out: for what a page remembers outside of storage. */
export const onForget = (forget: () => void) => void forgetters.add(forget);

/** Whether something personal of this name is kept, for code that must not load its room. */
export const hasPersonal = (name: string) => read(PERSONAL + name) !== null;

/** Forgets what was kept of the person who signs out, also by screens that this page never opened. */
export function forgetPerson(): void {
  for (const forget of forgetters) forget();
  try {
    for (const key of Object.keys(localStorage)) if (key.startsWith(PERSONAL)) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // Where storage is forbidden nothing was kept.
  }
}

/** A value that is forgotten when its person signs out. `name` is its name among the personal ones. */
export function personalStored<T>(
  name: string,
  fallback: T,
  decode: (text: string) => T | undefined,
  encode: (value: T) => string | null,
): Stored<T> {
  const one = stored<T>(PERSONAL + name, fallback, decode, encode);
  onForget(() => one.set(fallback));
  return one;
}

/**
 * @param decode gives undefined for text that can't be used; it is then removed
 * @param encode gives null for a value that is not kept
 */
export function stored<T>(
  key: string,
  fallback: T,
  decode: (text: string) => T | undefined,
  encode: (value: T) => string | null,
): Stored<T> {
  const listeners = new Set<() => void>();
  const load = (): T => {
    const text = read(key);
    if (text === null) return fallback;
    const value = decode(text);
    if (value === undefined) write(key, null);
    return value ?? fallback;
  };
  let current: T | undefined;
  const get = () => (current ??= load());
  const changed = () => {
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  if (browser) {
    window.addEventListener('storage', (event) => {
      // Without a key everything was cleared.
      if (event.key !== key && event.key !== null) return;
      current = load();
      changed();
    });
  }
  return {
    get,
    set(value) {
      current = value;
      write(key, encode(value));
      changed();
    },
    use: () => useSyncExternalStore(subscribe, get, () => fallback),
    subscribe,
  };
}
