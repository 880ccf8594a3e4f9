import { useSyncExternalStore } from 'react';

/** Whether there is a server, none behind the network that there is, or no network. */
export type Connection = 'online' | 'away' | 'offline';

/** Whether the server can be reached: what the browser believes, corrected by what really came of the last request. */
let reach: Connection = 'online';
let heardAt: number | undefined;
const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/** How the last request found it. */
export const connection = (): Connection => (navigator.onLine ? reach : 'offline');
const isOnline = () => connection() === 'online';

function note(next: Connection): void {
  if (reach === next) return;
  reach = next;
  tell();
}

/** The server answered, whatever it said. */
export function markReachable(): void {
  heardAt = Date.now();
  note('online');
}

/** A request found no server: nobody answered, or a proxy in the place of one that is away. */
export const markUnreachable = (found: Exclude<Connection, 'online'> = 'offline'): void => note(found);

/** When this page last heard from the server, in milliseconds; undefined when it never has. */
export const lastResponseAt = () => heardAt;

/** Calls back whenever the connection comes or goes; gives the way to stop. */
export function watchConnection(listener: () => void): () => void {
  // The browser sees a network again: that is worth a new try, whatever the last request said.
  const again = () => {
    reach = 'online';
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
export const useOnline = (): boolean => useConnection() === 'online';

/** Calls back each time the connection is there again. */
export function onReconnect(back: () => void): () => void {
  let was = isOnline();
  return watchConnection(() => {
    const is = isOnline();
    if (is && !was) back();
    was = is;
  });
}
