import { useSyncExternalStore } from 'react';
import type { PageWindow } from '../inline/replay-taps.ts';

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

let offered: InstallPrompt | null = null;
const listeners = new Set<() => void>();
function change(next: InstallPrompt | null): void {
  offered = next;
  for (const listener of listeners) listener();
}

/** Hears the browser's offer to install, which comes once, on whatever screen. Called when the app starts. */
export function listenForInstallPrompt(): void {
  offered = ((window as PageWindow).safiriInstall as InstallPrompt | undefined) ?? null;
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    change(event as InstallPrompt);
  });
  addEventListener('appinstalled', () => change(null));
}

/** What opens the browser's own question; null while it offers none (spec: foundations §2 Landing screen). */
export function useInstall(): (() => void) | null {
  const prompt = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => offered,
    () => null,
  );
  return prompt === null ? null : () => void prompt.prompt().finally(() => change(null));
}
