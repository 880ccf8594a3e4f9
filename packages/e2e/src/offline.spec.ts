import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, test } from './server.ts';
import { both, driveToTheEnd, startTrip } from './trips.ts';

/** The worker stands and has copied what the page uses. */
async function workerReady(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const note = await caches.match('/note');
    return active?.state === 'activated' && note !== undefined && ((await note.json()) as { trip: boolean }).trip;
  });
}

test('without a network the app opens with the last trip, says how old it is, and sends later what was done', async ({ phone }) => {
  const { naledi, zanele } = await both(phone);
  await startTrip({ naledi, zanele });
  const pin = (await naledi.locator('.pin').textContent()) ?? '';
  await workerReady(naledi);
  await naledi.context().setOffline(true);
  await naledi.goto('/');
  await naledi.goto('/active-ride');
  await expect(naledi.getByRole('heading', { name: 'Driver on the way' })).toBeVisible();
  await expect(naledi.getByText('KT 48 LM GP')).toBeVisible();
  await expect(naledi.locator('.pin')).toHaveText(pin);
  await expect(naledi.getByText(/You are offline\. Updated just now/)).toBeVisible();
  await expectAccessible(naledi);
  await naledi.context().setOffline(false);
  await driveToTheEnd({ naledi, zanele });
});
