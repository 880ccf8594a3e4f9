import type { Page } from '@playwright/test';
import { expect } from './server.ts';

/** The worker stands and has copied every file that it keeps for trips: those that it names, but for the texts of other languages. */
export async function workerReady(page: Page): Promise<void> {
  const wanted = await page.evaluate(async () => {
    const worker = await fetch('/sw.js').then((answer) => answer.text());
    const [common = '', byLanguage = ''] = worker.split('languages:');
    const own = byLanguage.split(`${document.documentElement.lang}:[`)[1]?.split(']')[0] ?? '';
    return (common + own).match(/\/assets\/[\w./-]+\.(?:js|css)/g) ?? [];
  });
  expect(wanted.length).toBeGreaterThan(20);
  const missing = () =>
    page.evaluate(async (paths) => {
      const kept = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      const urls = new Set(kept.flat().map(({ url }) => new URL(url).pathname));
      return navigator.serviceWorker.controller === null ? ['the worker'] : paths.filter((path) => !urls.has(path));
    }, wanted);
  await expect.poll(missing).toEqual([]);
}
