import { useSyncExternalStore } from 'react';
import { useDataSaver } from '../platform/data-saver.ts';

let isAsked = false;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whoever saves data wants to see pictures, until the app is opened anew. */
export function askForPictures(): void {
  isAsked = true;
  for (const listener of listeners) listener();
}

/** Which pictures are loaded: all in the width that the screen needs, or under data saver none until they are asked for, and then small ones. */
export function usePictures(): 'all' | 'small' | 'none' {
  const saver = useDataSaver();
  const asked = useSyncExternalStore(
    subscribe,
    () => isAsked,
    () => false,
  );
  return saver ? (asked ? 'small' : 'none') : 'all';
}
