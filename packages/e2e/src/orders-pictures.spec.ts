import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { SHOP, signInAsMerchant } from './merchants.ts';
import { photoOfPlate } from './photos.ts';
import { expect, signInAs, test } from './server.ts';

/** By how much the page has moved since a moment of its own clock. */
const shiftedSince = (page: Page, since: number) =>
  page.evaluate(
    (from) =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as Array<PerformanceEntry & { value: number }>;
          resolve(shifts.reduce((sum, { value, startTime }) => sum + (startTime < from ? 0 : value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      }),
    since,
  );

test('a merchant gives a dish and the shop a picture, cut by keyboard and buttons, and its customers see them', async ({
  phone,
  product,
}) => {
  const { page: shop } = await phone();
  const refused: string[] = [];
  shop.on('console', (message) => message.text().includes('Content Security Policy') && refused.push(message.text()));
  await signInAsMerchant(shop, product);
  const photo = await photoOfPlate(shop);
  const menu = shop.getByRole('region', { name: 'Menu and stock' });
  await menu.getByRole('button', { name: 'Menu and stock' }).click();
  const dish = menu.getByRole('listitem').filter({ hasText: 'Chakalaka' });
  await dish.getByText('Change Chakalaka').click();
  await dish
    .getByLabel('Add a picture', { exact: true })
    .setInputFiles({ name: 'menu.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') });
  await expect(dish.getByRole('alert')).toHaveText('Choose a photo: JPEG, PNG, WebP or AVIF.');
  await dish.getByLabel('Add a picture', { exact: true }).setInputFiles(photo);
  const cropping = shop.getByRole('dialog', { name: 'Picture of Chakalaka' });
  const seen = cropping.locator('.crop-photo img');
  await expect(seen).toBeVisible();
  const whole = await seen.boundingBox();
  await cropping.getByRole('button', { name: 'Closer' }).click();
  await cropping.getByRole('slider', { name: 'Zoom' }).press('ArrowRight');
  await expect.poll(async () => (await seen.boundingBox())?.width).toBeGreaterThan((whole?.width ?? 0) * 1.2);
  const nearer = await seen.boundingBox();
  await cropping.getByRole('group', { name: 'Move the photo' }).press('ArrowRight');
  await expect.poll(async () => (await seen.boundingBox())?.x).not.toBe(nearer?.x);
  await expectAccessible(shop);
  await cropping.getByRole('button', { name: 'Use this part' }).click();
  await expect(cropping).toHaveCount(0);
  await expect(dish.locator('.picture').first()).toHaveJSProperty('complete', true);
  await expectAccessible(shop);

  await shop.getByText('Picture of the shop').click();
  await shop.getByLabel('Add a picture', { exact: true }).last().setInputFiles(photo);
  await shop
    .getByRole('dialog', { name: `Picture of ${SHOP}` })
    .getByRole('button', { name: 'Use this part' })
    .click();
  await expect(shop.getByRole('button', { name: `Replace the picture: ${SHOP}` })).toBeVisible();
  expect(refused).toEqual([]);

  const { page: naledi } = await phone();
  await signInAs(naledi, 'Naledi');
  await naledi.goto('/food-delivery');
  const card = naledi.getByRole('button', { name: new RegExp(SHOP) });
  await expect.poll(() => card.locator('.picture').evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await naledi.route('**/pictures/**', async (route) => {
    await held;
    await route.continue();
  });
  await card.click();
  const served = naledi.getByRole('listitem').filter({ has: naledi.getByText('Chakalaka', { exact: true }) });
  const shown = served.locator('.picture');
  await shown.scrollIntoViewIfNeeded();
  // What the scrolling itself moves is drawn by then: the shop's name stands in the head.
  await expect.poll(() => naledi.locator('main').innerText()).toMatch(new RegExp(`^${SHOP}`));
  const before = await naledi.evaluate(
    () => new Promise<number>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now())))),
  );
  release();
  for (const picture of [shown, naledi.locator('.shop-banner img')])
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(await shiftedSince(naledi, before)).toBe(0);
  await expectAccessible(naledi);

  await dish.getByRole('button', { name: 'Remove the picture: Chakalaka' }).click();
  await expect(dish.getByRole('button', { name: 'Add a picture: Chakalaka' })).toBeVisible();
  await naledi.reload();
  await expect(served).toBeVisible();
  await expect(shown).toHaveCount(0);
});
