import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, signInAs, test } from './server.ts';
import { both, chooseTrip, driverComing, endHere } from './trips.ts';

async function requestShare(page: Page): Promise<void> {
  await chooseTrip(page);
  await page.getByText('Share the trip, pay less').click();
  await expect(
    page.getByText(/Up to 2 people\. Another passenger may share the car: you arrive at most \d+ minutes later\./),
  ).toBeVisible();
  await page.getByRole('button', { name: /Request Share R/ }).click();
  await page.waitForURL('**/active-ride');
}

const pinOf = async (page: Page) => (await page.locator('.pin').textContent()) ?? '';

test('two share rides in one car, stop by stop, seen by all three', async ({ phone }) => {
  const { naledi, zanele } = await both(phone);
  const { page: sipho } = await phone();
  await signInAs(sipho, 'Sipho');
  await requestShare(naledi);
  await expect(naledi.getByText(/Another passenger may join on the way/)).toBeVisible();
  const offer = zanele.getByRole('alertdialog', { name: 'New ride request' });
  await offer.getByRole('button', { name: 'Accept' }).click();
  await zanele.waitForURL('**/active-ride');
  await expect(naledi.getByRole('heading', { name: driverComing })).toBeVisible();
  await zanele.getByRole('button', { name: 'I have arrived' }).click();
  await zanele.getByLabel('Ask for the passenger').fill(await pinOf(naledi));
  await zanele.getByRole('button', { name: 'Start Trip' }).click();
  await expect(naledi.getByRole('heading', { name: /On the way to Menlyn/ })).toBeVisible();

  // While Naledi is on board, Sipho asks from where the car is.
  await requestShare(sipho);
  await expect(offer).toBeVisible();
  await expect(offer.getByText(/On your way: the passenger you have arrives/)).toBeVisible();
  await expect(offer.getByRole('button', { name: 'Accept' })).toBeEnabled();
  await expectAccessible(zanele);
  await offer.getByRole('button', { name: 'Accept' }).click();
  await expect(zanele.getByRole('region', { name: 'Stops ahead' })).toContainText('Pick up Sipho');
  await expect(zanele.getByRole('region', { name: 'Stops ahead' })).toContainText('Drop off Naledi');
  await expectAccessible(zanele);
  await expect(naledi.getByText(/You share the car with another passenger\. The car stops for the other/)).toBeVisible();
  await expectAccessible(naledi);
  await expect(sipho.getByText(/You share the car with another passenger\./)).toBeVisible();

  await zanele.getByRole('button', { name: 'I have arrived' }).click();
  await zanele.getByLabel('Ask for the passenger').fill(await pinOf(sipho));
  await zanele.getByRole('button', { name: 'Start Trip' }).click();
  for (const left of [2, 1]) {
    await expect(zanele.getByRole('region', { name: 'Stops ahead' })).toHaveCount(left - 1);
    await zanele.getByRole('button', { name: 'Complete Trip' }).click();
    await endHere(zanele);
  }
  for (const page of [naledi, sipho]) await expect(page.getByRole('region', { name: /^After your trip/ }).first()).toContainText('in cash');
});
