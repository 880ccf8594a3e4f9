import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, signInAs, test } from './server.ts';

const tourOf = (page: Page) => page.getByRole('dialog', { name: 'Guided tour' });

test('the landing tour opens by itself once, is walked through, and stays done for its page alone', async ({ phone }) => {
  const { page } = await phone({ newToTours: true });
  await page.goto('/');
  const tour = tourOf(page);
  await expect(tour).toBeVisible();
  await expect(tour).toContainText('Step 1 of 5');
  await expect(page.locator('[data-tour-on]')).toHaveCount(1);
  await expectAccessible(page);
  await tour.getByRole('button', { name: 'Next' }).click();
  await expect(tour).toContainText('Step 2 of 5');
  await tour.getByRole('button', { name: 'Previous' }).click();
  await expect(tour).toContainText('Step 1 of 5');
  for (let i = 0; i < 4; i += 1) await tour.getByRole('button', { name: 'Next' }).click();
  await tour.getByRole('button', { name: 'Complete' }).click();
  await expect(tour).toHaveCount(0);
  await expect(page.locator('[data-tour-on]')).toHaveCount(0);
  await page.reload();
  await page.waitForTimeout(2500);
  await expect(tour).toHaveCount(0);
  await signInAs(page, 'Naledi');
  await expect(tourOf(page)).toContainText('Where to?');
  await expect(page.locator('.where-to[data-tour-on]')).toBeVisible();
});

test('a tour that was skipped goes on at its step when it is asked for, in the chosen language', async ({ phone }) => {
  const { page } = await phone({ newToTours: true });
  await page.goto('/city-heat-map');
  const tour = tourOf(page);
  await tour.getByRole('button', { name: 'Next' }).click();
  await tour.getByRole('button', { name: 'Skip Tour' }).click();
  await expect(tour).toHaveCount(0);
  await page.getByRole('button', { name: 'Guided tour' }).click();
  await expect(tour).toContainText('Step 2 of 3');
  await expect(tour).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(tour).toHaveCount(0);

  await page.goto('/');
  await page.getByRole('button', { name: 'Swahili' }).click();
  await expect(page.getByRole('dialog', { name: 'Ziara ya mwongozo' })).toContainText('Chagua nchi yako');
});

test('the driver has a tour of the dashboard', async ({ phone }) => {
  const { page } = await phone({ newToTours: true });
  await signInAs(page, 'Zanele');
  await expect(tourOf(page)).toContainText('Go online here');
  await expectAccessible(page);
});
