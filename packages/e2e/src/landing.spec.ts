import { expectAccessible } from './axe.ts';
import { expect, signInAs, test } from './server.ts';

test('the landing page shows fares by country and remembers country and language', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('NEW: Ladies-Only Rides')).toBeVisible();
  await expect(page.locator('.from')).toContainText('R42.00');
  await expect(page.getByRole('button', { name: 'Install app' })).toHaveCount(0);
  await page.getByRole('button', { name: /South Africa/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose Your Country' });
  await expect(dialog.getByText('Fully operational since 18 July 2025')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByPlaceholder('Search countries or cities...').fill('MOMBASA');
  await expect(dialog.getByText('Beta testing available in Kenya')).toBeVisible();
  await dialog.getByRole('button', { name: /Kenya/ }).click();
  await expect(dialog).toBeHidden();
  await expect(page.locator('.from')).toContainText('KSh5,880.00');
  await page.getByRole('button', { name: 'Swahili' }).click();
  await expect(page.getByText('Karibu Safiri')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Karibu Safiri')).toBeVisible();
  await expect(page.getByRole('button', { name: /Kenya/ })).toBeVisible();
  await page.getByRole('button', { name: 'Sotho' }).click();
  await expect(page.getByText('Re a o amohela ho Safiri')).toBeVisible();
});

test('a page that was made before shows the chosen language and country, and no other, before the app has come', async ({ page }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.addInitScript(() => {
    if (sessionStorage.getItem('safiri.asked') !== null) return;
    sessionStorage.setItem('safiri.asked', '1');
    localStorage.setItem('safiri.language', 'sw');
    localStorage.setItem('safiri.country', 'ke');
  });
  for (const [path, text] of [
    ['/', 'Karibu Safiri'],
    ['/welcome', 'Karibu Safiri'],
    ['/services', 'Chagua Huduma Yako'],
    ['/simple-welcome', 'Imejengwa na Waafrika, kwa ajili ya Waafrika'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByText(text)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
    await expect(page.locator('body')).not.toContainText(/South Africa|Afrika Kusini|R42|Starting|Johannesburg|Choose/, {
      useInnerText: true,
    });
  }
  await page.goto('/');
  await expect(page.locator('.from')).toContainText('KSh5,880.00');
  await expect(page.locator('.country')).toHaveText('Kenya');
  await page.getByRole('button', { name: 'Sotho' }).click();
  await expect(page.getByText('Re a o amohela ho Safiri')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sotho' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'English' }).click();
  await page.reload();
  await expect(page.getByText('Welcome to Safiri')).toBeVisible();
  await expect(page.locator('.country')).toHaveText('Kenya');
});

test('who is signed in goes home from the landing page, before the app has come and after', async ({ phone }) => {
  const { page } = await phone();
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Get started as passenger' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Continue as/ })).toHaveCount(0);
  await signInAs(page, 'Naledi');
  let isHeld = true;
  await page.route('**/assets/*.js', (route) => (isHeld ? route.abort() : route.fallback()));
  await page.goto('/');
  const home = page.getByRole('link', { name: 'Continue as Naledi' });
  await expect(home).toHaveAttribute('href', '/passenger');
  await expect(page.getByRole('link', { name: 'Get started as passenger' })).toBeHidden();
  isHeld = false;
  await page.reload();
  await expectAccessible(page);
  await home.click();
  await expect(page.getByRole('heading', { name: 'Welcome, Naledi' })).toBeVisible();
});

test('what is pressed before the app has come is answered by it, in another language too', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.addInitScript(() => localStorage.setItem('safiri.language', 'sw'));
  await page.goto('/');
  await page.getByRole('button', { name: 'Afrika Kusini' }).click();
  release();
  await expect(page.getByRole('dialog', { name: 'Chagua Nchi Yako' })).toBeVisible();
});

test('nothing moves when the fonts come late', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.locator('.cta')).toBeVisible();
  await page.waitForTimeout(1000);
  release();
  await page.waitForLoadState('networkidle');
  const moved = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 1000);
      }),
  );
  expect(moved).toBeLessThan(0.02);
});

test('a country can be asked for', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: /South Africa/ }).click();
  await page.getByRole('button', { name: 'Request Your Country' }).click();
  await page.getByRole('textbox', { name: 'Country' }).fill('Zambia');
  await page.getByLabel('Phone or email').fill('someone@example.org');
  await page.getByRole('button', { name: 'Join the waiting list' }).click();
  await expect(page.getByText('Thank you. We will write when it is open.')).toBeVisible();
});

test('a country id that can’t be read is ignored', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('safiri.country', '{"id":'));
  await page.reload();
  await expect(page.getByRole('button', { name: /South Africa/ })).toBeVisible();
});

test('the public pages are there, narrow screens included, light and dark', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    for (const path of ['/', '/welcome', '/services', '/simple-welcome', '/auth', '/quick-login', '/superadmin', '/payment']) {
      expect((await page.goto(path))?.status()).toBe(200);
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await expectAccessible(page);
    }
  }
  await page.goto('/superadmin');
  await expect(page.getByText('SuperAdmin Dashboard Temporarily Disabled')).toBeVisible();
  await page.goto('/payment');
  await expect(page.getByText('Payment page under maintenance')).toBeVisible();
  expect((await page.goto('/no-such-page'))?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
});

test('the chooser has six tiles, so has the test page, and the splash leads to /auth', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto('/test?x=<script>alert(1)</script>');
  for (const text of ['10+', 'African Cities', '50K+', 'Active Users', '5%', 'Grocery Delivery'])
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  await expect(page.locator('a.tile')).toHaveCount(6);
  await expect(page.locator('input, textarea')).toHaveCount(0);
  await expectAccessible(page);
  expect(calls.filter((path) => path.startsWith('/api/'))).toEqual([]);
  await page.goto('/services');
  await expect(page.getByRole('heading', { name: 'Choose Your Service' })).toBeVisible();
  const targets = await page.locator('a.tile').evaluateAll((tiles) => tiles.map((tile) => tile.getAttribute('href')));
  expect(new Set(targets)).toEqual(
    new Set(['/city-heat-map', '/driver', '/food-delivery', '/grocery-delivery', '/parcel-delivery', '/passenger']),
  );
  await page.goto('/simple-welcome');
  await expect(page.getByText('Built by Africans, for Africans')).toBeVisible();
  await page.getByRole('button', { name: 'Get Started' }).click();
  await expect(page.getByRole('button', { name: 'Starting...' })).toBeVisible();
  await page.waitForURL('**/auth');
});
