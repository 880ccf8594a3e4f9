import type { Page } from '@playwright/test';
import { expect, test } from './server.ts';

const PATHS = ['/', '/services', '/simple-welcome', '/payment'];
const SIZES = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
];
const LOOKS = [
  { 'safiri.theme': 'light' },
  { 'safiri.theme': 'dark', 'safiri.language': 'sw', 'safiri.country': 'ke' },
  { 'safiri.sun': '1' },
  { 'safiri.user': '{"name":"Naledi Dlamini","userType":"passenger"}' },
];

/** The page without its app, which would draw it anew. */
async function withoutApp(page: Page, look: Readonly<Record<string, string>>): Promise<void> {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.addInitScript((stored) => {
    for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  }, look);
}

for (const look of LOOKS) {
  test(`a page that was made before looks with its own rules as it does with all of them: ${Object.keys(look).join(', ')}`, async ({
    phone,
  }) => {
    const { page } = await phone();
    await withoutApp(page, look);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const path of PATHS) {
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        const own = await page.screenshot();
        await page.evaluate(async () => {
          const link = document.querySelector<HTMLLinkElement>('link[data-whole]');
          if (link?.disabled !== true) throw new Error('the whole sheet is here already');
          await new Promise((resolve, reject) => {
            link.onload = resolve;
            link.onerror = reject;
            link.disabled = false;
          });
        });
        const whole = await page.screenshot();
        expect(whole.equals(own), `${path} at ${size.width} looks the same`).toBe(true);
      }
    }
  });
}

test('what the keyboard is on can be seen before the app has come', async ({ page }) => {
  await withoutApp(page, {});
  await page.goto('/');
  const start = page.getByRole('link', { name: 'Get started as passenger' });
  await start.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(start).toBeFocused();
  await expect(start).toHaveCSS('outline-style', 'solid');
});

test('a style sheet that does not come at first is asked for again, and the app waits for it', async ({ page }) => {
  let refused = 0;
  await page.route('**/assets/*.css', (route) => {
    refused += 1;
    return refused === 1 ? route.abort() : route.continue();
  });
  await page.goto('/');
  await page.getByRole('button', { name: /South Africa/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose Your Country' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByPlaceholder('Search countries or cities...')).toHaveCSS('min-height', '52px');
  expect(refused).toBeGreaterThan(1);
});
