import { useSyncExternalStore } from 'react';

/** Why this phone does not know where it is: null while it does. */
export type LocationTrouble = 'notAllowed' | 'notFound' | null;

let trouble: LocationTrouble = null;
const listeners = new Set<() => void>();

export function setLocationTrouble(next: LocationTrouble): void {
  if (trouble === next) return;
  trouble = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
export const useLocationTrouble = (): LocationTrouble =>
  useSyncExternalStore(
    subscribe,
    () => trouble,
    () => null,
  );
