import { useSyncExternalStore } from 'react';

/** A value kept in the browser's storage, or in memory where there is none. */
export interface Stored<T> {
  get(): T;
  set(value: T): void;
  use(): T;
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
    // Private windows may forbid storage; the value then lives as long as the page.
  }
}

const personal = new Set<() => void>();

/** Forgets what was kept of the person who signs out. */
export function forgetPerson(): void {
  for (const forget of personal) forget();
}

/** A value that is forgotten when its person signs out. */
export function personalStored<T>(...parts: Parameters<typeof stored<T>>): Stored<T> {
  const kept = stored<T>(...parts);
  personal.add(() => kept.set(parts[1]));
  return kept;
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
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  if (browser) {
    addEventListener('storage', (event) => {
      if (event.key !== key) return;
      current = load();
      for (const listener of listeners) listener();
    });
  }
  return {
    get,
    set(value) {
      current = value;
      write(key, encode(value));
      for (const listener of listeners) listener();
    },
    use: () => useSyncExternalStore(subscribe, get, () => fallback),
  };
}
