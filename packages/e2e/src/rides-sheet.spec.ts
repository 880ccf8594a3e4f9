import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, signInAs, test, withTiles } from './server.ts';
import { chooseTrip, requestRide } from './trips.ts';

test.use(withTiles);

const request = (page: Page) => page.getByRole('button', { name: /Request Safiri R/ });
const topOf = async (page: Page) => Math.round((await page.locator('.sheet-panel').boundingBox())?.y ?? 0);

test('the map of a request stands still below a sheet that is dragged, stepped and scrolled', async ({ phone }) => {
  const { page } = await phone();
  await signInAs(page, 'Naledi');
  await chooseTrip(page);
  const half = await topOf(page);
  const scrolled = () => page.evaluate(() => [document.documentElement.scrollHeight - innerHeight, scrollY]);
  expect(await scrolled()).toEqual([0, 0]);
  await page.getByRole('button', { name: 'Open the sheet further' }).click();
  await expect.poll(() => topOf(page)).toBeLessThan(half);
  await expect(page.getByRole('button', { name: 'Back' })).toBeInViewport();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Show the map' }).click();
  await expect.poll(() => topOf(page)).toBeGreaterThan(half);
  await expect(request(page)).toBeInViewport({ ratio: 1 });
  const head = page.getByRole('heading', { name: 'Choose a ride' });
  const { x = 0, y = 0 } = (await head.boundingBox()) ?? {};
  await page.mouse.move(x + 20, y + 10);
  await page.mouse.down();
  await page.mouse.move(x + 20, y - 60, { steps: 4 });
  await page.mouse.move(x + 20, half - 10, { steps: 8 });
  await page.mouse.up();
  // A mouse of a test is as fast as a thrown sheet: it rests at the middle or above.
  await expect.poll(() => topOf(page)).toBeLessThanOrEqual(half + 4);
  expect(await scrolled()).toEqual([0, 0]);
});

test('large text and a phone on its side leave everything of a request in reach', async ({ phone }) => {
  const { page } = await phone();
  await signInAs(page, 'Naledi');
  await chooseTrip(page);
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  for (const [width, height, text] of [
    [320, 640, '200%'],
    [844, 390, '100%'],
    [320, 568, '100%'],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), text);
    expect(await sideways(), `${width} × ${height}, ${text}`).toBeLessThanOrEqual(0);
    // What comes later makes the form above it longer.
    await expect(async () => {
      await request(page).scrollIntoViewIfNeeded();
      await expect(request(page)).toBeInViewport({ ratio: 1, timeout: 1000 });
    }).toPass();
    const box = await request(page).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  }
  // A window that changed keeps the whole way in sight, also while the map was still on its way to the view before.
  await page.evaluate(() => (document.documentElement.style.fontSize = ''));
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.setViewportSize({ width: 390, height: 844 });
  const sheet = page.locator('.sheet-panel');
  await expect
    .poll(async () => {
      const [pin, top] = [await page.locator('.map-dropoff').boundingBox(), (await sheet.boundingBox())?.y ?? 0];
      return pin !== null && pin.x > 0 && pin.x + pin.width < 390 && pin.y > 0 && pin.y + pin.height <= top;
    })
    .toBe(true);
});

test('a ride under way is one tap away on every other screen', async ({ phone }) => {
  const { page } = await phone();
  await signInAs(page, 'Naledi');
  await requestRide(page);
  const line = page.getByRole('region', { name: 'Under way' }).getByRole('link', { name: /Finding a driver/ });
  // In a shop with a cart the ride stands above the page: nothing covers the cart, nor the tabs.
  await page.goto('/food-delivery');
  await page.getByRole('button', { name: /Mama Thembi se Kombuis/ }).click();
  await page.getByRole('button', { name: 'Add Chakalaka' }).click();
  const bars = [line, page.getByRole('button', { name: /View cart/ }), page.getByRole('navigation', { name: 'Main menu' })];
  for (const part of bars) await expect(part).toBeInViewport({ ratio: 1 });
  const ends = async () => {
    const boxes = await Promise.all(bars.map((part) => part.boundingBox()));
    return boxes.map((box, i) => (boxes[i + 1]?.y ?? Infinity) - ((box?.y ?? 0) + (box?.height ?? 0)));
  };
  await expect.poll(async () => Math.min(...(await ends()))).toBeGreaterThanOrEqual(0);
  await page.goto('/ride-history');
  await expect(line).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await line.click();
  await page.waitForURL('**/active-ride');
  await expect(page.getByRole('button', { name: 'EMERGENCY' })).toBeInViewport({ ratio: 1 });
});
