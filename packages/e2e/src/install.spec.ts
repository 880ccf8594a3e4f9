import { expectAccessible } from './axe.ts';
import { deployable } from './next-version.ts';
import { expectInstallable } from './installable.ts';
import { expect, signInAs, test, withWorker } from './server.ts';
import { workerReady } from './worker-ready.ts';

test.use(withWorker);

test('it installs, saves data, and takes a new version only when asked, in one tab after the other', async ({ phone, product }) => {
  const deployment = await deployable(product.address);
  const { page, context } = await phone({ baseURL: deployment.address });
  await page.addInitScript(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: async () => void (document.documentElement.dataset['asked'] = 'yes'),
    });
    addEventListener('DOMContentLoaded', () => location.pathname === '/' && dispatchEvent(offer));
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Install app' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-asked', 'yes');
  await expect(page.getByRole('button', { name: 'Install app' })).toHaveCount(0);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: /app file/i }).click();
  expect((await download).suggestedFilename()).toBe('safiri.webmanifest');
  await expectInstallable(page, context);

  await signInAs(page, 'Sipho');
  await page.goto('/settings');
  const card = page.getByRole('region', { name: 'Data and this phone' });
  await expect(card.getByText(/^About [1-9][\d,]*\skB since you opened the app, [1-9][\d,.]*\s[kM]B today/)).toBeVisible();
  await card.getByRole('switch', { name: 'Data saver' }).click();
  await expectAccessible(page);
  await page.goto('/ride-request');
  await expect(page.getByRole('button', { name: /^Show map/ })).toBeVisible();
  await expect(page.getByRole('application', { name: 'Map' })).toHaveCount(0);

  await workerReady(page);
  const second = await context.newPage();
  await second.goto('/passenger');
  await second.evaluate(() => (document.documentElement.dataset['asItWas'] = 'yes'));
  await page.goto('/passenger');
  deployment.deploy();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update().then(() => undefined));
  for (const tab of [page, second]) await expect(tab.getByText('A new version is ready.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Update' }).click();
  await page.waitForFunction(() => [...document.scripts].some(({ src }) => src.includes('/assets/n/')));
  await expect(page.getByText('A new version is ready.')).toBeHidden();
  expect(await page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('safiri-files-')))).toEqual([
    'safiri-files-next',
  ]);
  await expect(second.locator('html')).toHaveAttribute('data-as-it-was', 'yes');
  await second.getByRole('link', { name: 'Packages' }).click();
  await expect(second.getByRole('heading', { name: 'Ride packages' })).toBeVisible();
  deployment.stop();
});
