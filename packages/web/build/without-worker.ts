import type { Plugin } from 'vite';

/** Ends a service worker that a built app left on this address, and loads its pages anew. */
const farewell = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
  for (const client of await clients.matchAll({ type: 'window' })) await client.navigate(client.url);
})()));
`;

/** In development no worker stands between an edit and the screen. */
export const withoutWorker = (): Plugin => ({
  name: 'safiri-without-worker',
  configureServer(server) {
    server.middlewares.use('/sw.js', (_request, response) => void response.setHeader('content-type', 'text/javascript').end(farewell));
  },
});
