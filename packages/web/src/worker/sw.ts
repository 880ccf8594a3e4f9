import { answerFile, answerPage, planOf } from './answer.ts';
import { dropNote, fetchMissing, filesOf, readNote, shell, sweep, writeNote, type Disk } from './files.ts';
import { NEWER, type ToWorker } from '../platform/worker-messages.ts';
import { answerTile } from './tiles.ts';
import { openPush, showPush } from './push.ts';

declare const self: ServiceWorkerGlobalScope;

const disk: Disk = { caches: self.caches, fetch: (request, init) => fetch(request, init) };

self.addEventListener('install', (event) => {
  event.waitUntil(
    (async () => {
      const note = await readNote(disk);
      await fetchMissing(disk, [...shell, ...(note === undefined ? [] : filesOf(note))]);
    })(),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      await sweep(disk);
      await self.clients.claim();
    })(),
  );
});

self.addEventListener('fetch', (event) => {
  const plan = planOf(event.request, self.location.origin);
  if (plan === 'page') event.respondWith(answerPage(disk, event.request));
  else if (plan === 'tile') event.respondWith(answerTile(disk, event.request));
  else if (plan === 'file') event.respondWith(answerFile(disk, event.request));
});

/** Copies of what a page loaded before the worker was there; they lie in the browser's cache, so this costs no data. */
async function prefetch(message: Extract<ToWorker, { kind: 'prefetch' }>): Promise<void> {
  const wanted = message.files.filter((url) => planOf({ method: 'GET', url, mode: 'cors' }, self.location.origin) === 'file');
  await writeNote(disk, message);
  await fetchMissing(disk, [...new Set([...wanted.map((url) => new URL(url).pathname), ...filesOf(message)])]).catch(() => {});
}

async function hear(message: ToWorker, from: Client | null): Promise<void> {
  if (message.kind === 'prefetch') return prefetch(message);
  if (message.kind === 'take-over') return self.skipWaiting();
  if (message.kind === 'forget') return void (await dropNote(disk));
  if (shell.includes(message.entry)) return self.skipWaiting();
  from?.postMessage(NEWER);
}

self.addEventListener('message', (event) => {
  event.waitUntil(hear(event.data as ToWorker, event.source as Client | null));
});

self.addEventListener('push', (event) => {
  event.waitUntil(showPush(self, (event.data?.json() ?? {}) as Parameters<typeof showPush>[1]));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const data = event.notification.data as { redirectTo?: string; stay?: boolean } | null;
  event.waitUntil(openPush(self, String(data?.redirectTo ?? '/'), data?.stay === true));
});
