import { useSyncExternalStore } from 'react';

/** How far the last request came: to the server, to a proxy that stands before one that is away, or nowhere. */
type Reach = 'server' | 'proxy' | 'nowhere';

/** Whether the server can be reached: what the browser believes, corrected by what really came of the last request. */
let reach: Reach = 'server';
let heardAt: number | undefined;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** Whether there is a server, none behind the network that there is, or no network. */
export type Connection = 'online' | 'away' | 'offline';

const connection = (): Connection => (!navigator.onLine || reach === 'nowhere' ? 'offline' : reach === 'server' ? 'online' : 'away');
const isOnline = () => connection() === 'online';

function note(next: Reach): void {
  if (reach === next) return;
  reach = next;
  tell();
}

/** The server answered, whatever it said. */
export function markReachable(): void {
  heardAt = Date.now();
  note('server');
}

/** A request found no server: nobody answered, or a proxy in its place. */
export const markUnreachable = (by: Exclude<Reach, 'server'> = 'nowhere'): void => note(by);

/** When this page last heard from the server, in milliseconds; undefined when it never has. */
export const lastResponseAt = () => heardAt;

/** Calls back whenever the connection comes or goes; gives the way to stop. */
export function watchConnection(listener: () => void): () => void {
  // The browser sees a network again: that is worth a new try, whatever the last request said.
  const again = () => {
    reach = 'server';
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

export const useConnection = (): Connection => useSyncExternalStore(watchConnection, connection, () => 'online');
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
