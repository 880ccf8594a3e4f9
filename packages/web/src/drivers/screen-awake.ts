import { useSyncExternalStore } from 'react';

/** Whether the screen stays on: `refused` by the phone (a low battery, say), `none` where the browser can't ask. */
export type ScreenAwake = 'idle' | 'on' | 'refused' | 'none';

let state: ScreenAwake = 'idle';
const listeners = new Set<() => void>();
function set(next: ScreenAwake): void {
  state = next;
  for (const listener of listeners) listener();
}
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
export const useScreenAwake = (): ScreenAwake =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => 'idle' as const,
  );

/**
 * Keeps the screen on: a web page has no position once it is off. A phone takes the lock away whenever the page is hidden, so
 * it is asked for again when the page is back. Without a lock everything else goes on.
 * @returns the way to let the screen go off again
 */
export function keepScreenAwake(): () => void {
  if (!('wakeLock' in navigator)) {
    set('none');
    return () => set('idle');
  }
  let lock: WakeLockSentinel | undefined;
  let asking = false;
  let ended = false;
  async function ask(): Promise<void> {
    if (ended || asking || lock !== undefined || document.visibilityState !== 'visible') return;
    asking = true;
    try {
      const got = await navigator.wakeLock.request('screen');
      if (ended) await got.release();
      else {
        lock = got;
        got.addEventListener('release', () => {
          lock = undefined;
          void ask();
        });
        set('on');
      }
    } catch {
      if (!ended) set('refused');
    } finally {
      asking = false;
    }
  }
  const look = () => void ask();
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    ended = true;
    document.removeEventListener('visibilitychange', look);
    void lock?.release().catch(() => {});
    set('idle');
  };
}
