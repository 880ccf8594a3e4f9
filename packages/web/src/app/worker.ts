import { useSyncExternalStore } from 'react';
import { NEWER, type ToWorker } from '../worker/messages.ts';
import { savesData, watchDataSaver } from './data-saver.ts';
import { language } from './preferences.ts';
import { session } from './session.ts';

/** An app that stays open for days asks for a new version this often, when it comes to the front. */
const ASK_AGAIN_MS = 3_600_000;

let newer = false;
let wanted = false;
let askedAt = 0;
/** Address of this page's entry: it names the version that runs here. */
let entry = '';
const listeners = new Set<() => void>();

const supported = () => 'serviceWorker' in navigator;
const say = (worker: ServiceWorker | null | undefined, message: ToWorker) => worker?.postMessage(message);

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

/** Loads the new version; only ever after a tap. */
export async function takeNewVersion(): Promise<void> {
  wanted = true;
  const waiting = (await navigator.serviceWorker.getRegistration())?.waiting;
  if (waiting == null) location.reload();
  else say(waiting, { kind: 'take-over' });
}

/** What this page has loaded is copied for the next time; with a person, what a trip needs is fetched too, unless they save data: then it is copied when it is opened. */
async function keepFiles(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const user = session.get();
  const trip = user !== null && user.userType !== 'staff' && !savesData();
  say(active, { kind: 'keep', files, language: language.get(), trip });
}

function watch(registration: ServiceWorkerRegistration): void {
  const introduce = () => say(registration.waiting, { kind: 'present', entry });
  introduce();
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => coming.state === 'installed' && introduce());
  });
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - askedAt < ASK_AGAIN_MS) return;
    askedAt = Date.now();
    registration.update().catch(() => {});
  });
}

/** Registers the worker once the page is at rest. Without one, or when it fails, the app works as long as there is a network. */
export async function startWorker(entryUrl: string): Promise<void> {
  if (!supported()) return;
  entry = new URL(entryUrl).pathname;
  const workers = navigator.serviceWorker;
  workers.addEventListener('message', ({ data }) => {
    if (data !== NEWER) return;
    newer = true;
    for (const listener of listeners) listener();
  });
  workers.addEventListener('controllerchange', () => {
    if (wanted) location.reload();
    else say(workers.controller, { kind: 'present', entry });
  });
  askedAt = Date.now();
  watch(await workers.register('/sw.js'));
  await keepFiles();
  session.subscribe(() => void keepFiles());
  language.subscribe(() => void keepFiles());
  watchDataSaver(() => void keepFiles());
}

/** Nothing is fetched ahead any more for whoever signed out. */
export function forgetInWorker(): void {
  if (supported()) say(navigator.serviceWorker.controller, { kind: 'forget' });
}
