import { useSyncExternalStore } from 'react';

interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

/** Where a page that was made before leaves an offer that came before the app (build/waiting.mjs). */
type Early = { safiriInstall?: InstallPrompt };

let offered: InstallPrompt | null = null;
const listeners = new Set<() => void>();
function change(next: InstallPrompt | null): void {
  offered = next;
  for (const listener of listeners) listener();
}

/** Hears the browser's offer to install, which comes once, on whatever screen. Called when the app starts. */
export function hearInstallOffer(): void {
  offered = (window as Early).safiriInstall ?? null;
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
