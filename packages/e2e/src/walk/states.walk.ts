import type { Page } from '@playwright/test';
import { expect, signInAs, withWorker, test } from '../server.ts';
import { both, driveToTheEnd, startTrip } from '../trips.ts';
import { workerReady } from '../worker-ready.ts';
import { takeState } from './take.ts';

const answers = {
  never: (page: Page) => page.route('**/api/**', () => {}),
  fails: (page: Page) =>
    page.route('**/api/**', (route) =>
      route.fulfill({ status: 500, contentType: 'application/problem+json', body: '{"status":500,"code":"internal","title":"Error"}' }),
    ),
};

test('loading and failing, as a passenger', async ({ phone }) => {
  const { page } = await phone();
  await signInAs(page, 'Naledi');
  await answers.never(page);
  await page.goto('/passenger');
  await takeState(page, 'home-loading', false);
  await page.goto('/food-delivery');
  await takeState(page, 'food-loading', false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await answers.fails(page);
  await page.goto('/passenger');
  await takeState(page, 'home-error');
  await page.goto('/ride-history');
  await takeState(page, 'history-error');
  await page.goto('/food-delivery');
  await takeState(page, 'food-error');
});

test('loading, failing and empty, as a driver', async ({ phone }) => {
  const { page } = await phone();
  await signInAs(page, 'Kabelo');
  await page.goto('/driver-earnings');
  await takeState(page, 'earnings-empty');
  await answers.never(page);
  await page.goto('/driver-earnings');
  await takeState(page, 'earnings-loading', false);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await answers.fails(page);
  await page.goto('/driver-earnings');
  await takeState(page, 'earnings-error');
});

test('empty and offline', async ({ phone }) => {
  const { page, context } = await phone(withWorker);
  await signInAs(page, 'Sipho');
  await page.goto('/ride-history');
  await takeState(page, 'history-empty');
  await page.goto('/orders');
  await takeState(page, 'orders-empty');
  await page.goto('/passenger');
  await workerReady(page);
  await context.setOffline(true);
  await page.goto('/passenger');
  await takeState(page, 'home-offline');
  await page.goto('/ride-request');
  await takeState(page, 'request-offline');
  await page.goto('/subscription-packages');
  await takeState(page, 'screen-not-fetched');
});

test('the history of a phone that was there before, offline', async ({ phone }) => {
  const { naledi, zanele } = await both((options) => phone({ ...withWorker, ...options }));
  await startTrip({ naledi, zanele });
  await driveToTheEnd({ naledi, zanele });
  await naledi.goto('/ride-history');
  await naledi.getByRole('button', { name: /Open the receipt/ }).click();
  await expect(naledi.getByRole('dialog')).toContainText('KT 48 LM GP');
  await workerReady(naledi);
  await naledi.context().setOffline(true);
  await naledi.goto('/ride-history');
  await takeState(naledi, 'history-offline');
});
