import { useSyncExternalStore } from 'react';

/** Whether the server can be reached: what the browser believes, corrected by what really came of the last request. */
let reached = true;
let heardAt: number | undefined;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

const isOnline = () => reached && navigator.onLine;

/** The server answered, whatever it said. */
export function markReachable(): void {
  heardAt = Date.now();
  if (reached) return;
  reached = true;
  tell();
}

/** A request found no server. */
export function markUnreachable(): void {
  if (!reached) return;
  reached = false;
  tell();
}

/** When this page last heard from the server, in milliseconds; undefined when it never has. */
export const lastResponseAt = () => heardAt;

/** Calls back whenever the connection comes or goes; gives the way to stop. */
export function watchConnection(listener: () => void): () => void {
  // The browser sees a network again: that is worth a new try, whatever the last request said.
  const again = () => {
    reached = true;
    listener();
  };
  listeners.add(listener);
  addEventListener('online', again);
  addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('online', again);
    removeEventListener('offline', listener);
  };
}

export const useOnline = (): boolean => useSyncExternalStore(watchConnection, isOnline, () => true);

/** Calls back each time the connection is there again. */
export function onReconnect(back: () => void): () => void {
  let was = isOnline();
  return watchConnection(() => {
    const is = isOnline();
    if (is && !was) back();
    was = is;
  });
}
