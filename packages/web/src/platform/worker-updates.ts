import { useSyncExternalStore } from 'react';
import type { ToWorker } from './worker-messages.ts';

let newer = false;
const listeners = new Set<() => void>();

export const supported = () => 'serviceWorker' in navigator;
export const postToWorker = (worker: ServiceWorker | null | undefined, message: ToWorker) => worker?.postMessage(message);

/** Called when the worker tells of a newer version. */
export function announceNewVersion(): void {
  newer = true;
  for (const listener of listeners) listener();
}

/** Whether a newer version waits, or has taken over by another tab. This page goes on as it is until it is reloaded. */
export function useNewerVersion(): boolean {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => newer,
    () => false,
  );
}

export const isOutdated = () => newer;

/** Nothing is fetched ahead any more for whoever signed out. */
export function forgetInWorker(): void {
  if (supported()) postToWorker(navigator.serviceWorker.controller, { kind: 'forget' });
}
