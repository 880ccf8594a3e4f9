import type { Page } from '@playwright/test';
import { expect } from './server.ts';

/** The worker stands and has copied what the page uses, and what an emergency, asking for a trip and those that were need: texts come last. */
export async function workerReady(page: Page): Promise<void> {
  const isReady = () =>
    page.evaluate(async () => {
      const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      const paths = kept.flat().map(({ url }) => new URL(url).pathname);
      const has = (name: string) => paths.some((path) => path.startsWith(`/assets/${name}-`));
      const hasTexts = paths.some((path) => path.endsWith('/landing.js'));
      return navigator.serviceWorker.controller !== null && has('bell') && has('emergency') && has('history-route') && hasTexts;
    });
  await expect.poll(isReady).toBe(true);
}
