import { NEWER } from './worker-messages.ts';
import { savesData, watchDataSaver } from './data-saver.ts';
import { language } from './preferences.ts';
import { session } from './session.ts';
import { announceNewVersion, postToWorker, supported } from './worker-updates.ts';

/** An app that stays open for days asks for a new version this often, when it comes to the front. */
const ASK_AGAIN_MS = 3_600_000;

let wanted = false;
let askedAt = 0;
/** Address of this page's entry: it names the version that runs here. */
let entry = '';

/** Loads the new version; only ever after a tap. */
export async function activateNewVersion(): Promise<void> {
  wanted = true;
  const waitingWorker = (await navigator.serviceWorker.getRegistration())?.waiting;
  if (waitingWorker == null) location.reload();
  else postToWorker(waitingWorker, { kind: 'take-over' });
}

/** What this page has loaded is copied for the next time; with a person, what a trip needs is fetched too, unless they save data: then it is copied when it is opened. */
async function keepFiles(): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const files = performance.getEntriesByType('resource').map(({ name }) => name);
  const user = session.get();
  const trip = user !== null && user.userType !== 'staff' && !savesData();
  postToWorker(active, { kind: 'prefetch', files, language: language.get(), trip });
}

function watch(registration: ServiceWorkerRegistration): void {
  const introduce = () => postToWorker(registration.waiting, { kind: 'present', entry });
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
    announceNewVersion();
  });
  workers.addEventListener('controllerchange', () => {
    if (wanted) location.reload();
    else postToWorker(workers.controller, { kind: 'present', entry });
  });
  askedAt = Date.now();
  watch(await workers.register('/sw.js'));
  await keepFiles();
  session.subscribe(() => void keepFiles());
  language.subscribe(() => void keepFiles());
  watchDataSaver(() => void keepFiles());
}
