import { expectAccessible } from './axe.ts';
import { expect, test } from './server.ts';
import { goOnline } from './trips.ts';

test('a newcomer tries a journey by one tap, and lets the trip run fast', async ({ phone }) => {
  const { page: zanele } = await phone();
  await goOnline(zanele);
  const { page } = await phone();
  await page.goto('/auth');
  const journeys = page.getByRole('region', { name: 'What you can try' });
  await expect(journeys.getByRole('listitem')).toHaveCount(5);
  await expectAccessible(page);
  await journeys.getByRole('button', { name: /Take a ride across Pretoria/ }).click();
  await page.waitForURL('**/ride-request');
  await page.getByRole('combobox', { name: 'Where to?' }).fill('menlyn');
  await page
    .getByRole('option', { name: /Menlyn/ })
    .first()
    .click();
  await page.getByRole('switch', { name: 'Trip runs 6× as fast' }).click();
  await page.getByRole('button', { name: /Request Safiri R/ }).click();
  await page.waitForURL('**/active-ride');
  await expect(page.getByText('Demo · 6× as fast')).toBeVisible();
  await zanele.getByRole('alertdialog', { name: 'New ride request' }).getByRole('button', { name: 'Accept' }).click();
  await zanele.waitForURL('**/active-ride');
  await expect(zanele.getByText('Demo · 6× as fast')).toBeVisible();
});
