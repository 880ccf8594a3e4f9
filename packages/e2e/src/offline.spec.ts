import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, signInAs, test, toastOf, withTiles, withWorker } from './server.ts';
import { workerReady } from './worker-ready.ts';
import { both, driveToTheEnd, driverComing, startTrip } from './trips.ts';

/** Everything that this browser keeps for the site, as text. What was copied of the app's code is not somebody's. */
const everythingKept = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const kept = [JSON.stringify(localStorage), JSON.stringify(sessionStorage), JSON.stringify(await indexedDB.databases())];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const code = new URL(request.url).pathname.startsWith('/assets/');
        kept.push(request.url, code ? '' : await ((await cache.match(request)) ?? new Response('')).text());
      }
    }
    return kept.join('\n');
  });

test.use({ ...withWorker, ...withTiles });

test('without a network the last trip is there, what is done waits and goes out once, and signing out leaves nothing', async ({
  phone,
}) => {
  const { naledi, zanele } = await both(phone);
  await naledi.request.post('/api/emergency-contacts', { data: { name: 'Auntie Thandi', phone: '0825550194' } });
  // The home screen may have asked for the contacts before there was one.
  const contacts = naledi.waitForResponse('**/api/emergency-contacts');
  await naledi.reload();
  await contacts;
  await startTrip({ naledi, zanele });
  await naledi.getByRole('button', { name: /^Message Zanele/ }).click();
  await naledi.getByRole('button', { name: 'I am at the entrance' }).click();
  await expect(naledi.locator('.bubble:not([data-waiting])')).toContainText('I am at the entrance');
  await naledi.keyboard.press('Escape');
  const pin = (await naledi.locator('.pin').textContent()) ?? '';
  await workerReady(naledi);

  for (const page of [naledi, zanele]) await page.context().setOffline(true);
  await naledi.goto('/active-ride');
  await expect(naledi.getByRole('heading', { name: driverComing })).toBeVisible();
  await expect(naledi.getByText('KT 48 LM GP')).toBeVisible();
  await expect(naledi.locator('.pin')).toHaveText(pin);
  await expect(naledi.getByText('You are offline. Connection lost just now.')).toBeVisible();
  await naledi.getByRole('button', { name: /^Message Zanele/ }).click();
  await expect(naledi.locator('.bubble')).toHaveCount(1);
  await naledi.getByRole('textbox', { name: 'Message' }).fill('Blue door');
  await naledi.keyboard.press('Enter');
  await expect(naledi.locator('.bubble[data-waiting]')).toContainText('Blue door');
  await naledi.keyboard.press('Escape');
  await expect(naledi.getByText('1 entry is not sent yet.')).toBeVisible();
  await expectAccessible(naledi);
  await naledi.goto('/safety');
  await expect(naledi.getByRole('link', { name: /Police/ })).toHaveAttribute('href', 'tel:10111');
  await expect(naledi.getByText('Auntie Thandi')).toBeVisible();
  await expect(zanele.getByText('Your position is sent when you are connected.')).toBeVisible();
  const back = new Date().toISOString();
  const caughtUp = zanele.waitForResponse(
    (response) =>
      response.url().includes('/location?') &&
      response.ok() &&
      (response.request().postDataJSON() as Array<{ at: string }>).some(({ at }) => at < back),
  );
  await naledi.goto('/active-ride');
  for (const page of [naledi, zanele]) await page.context().setOffline(false);
  await expect(naledi.getByText('You are offline.')).toBeHidden();
  await caughtUp;

  await driveToTheEnd({ naledi, zanele });
  const rate = naledi.getByRole('button', { name: 'Rate Zanele' }).first();
  await expect(rate).toBeVisible();
  await naledi.context().setOffline(true);
  await rate.click();
  await naledi.getByText('4 stars').check({ force: true });
  await naledi.getByRole('button', { name: 'Send rating' }).click();
  await expect(naledi.getByText('You gave 4 of 5. It is sent when you are connected.')).toBeVisible();
  await naledi.context().setOffline(false);
  await expect(naledi.getByText('You gave 4 of 5.', { exact: true })).toBeVisible();

  // A receipt that was opened once opens again without a network.
  const receipt = async () => {
    await naledi.goto('/ride-history');
    await naledi.getByRole('button', { name: /^Open the receipt/ }).click();
    await expect(naledi.getByRole('dialog', { name: 'Receipt' })).toContainText('KT 48 LM GP');
  };
  await receipt();
  await naledi.context().setOffline(true);
  await receipt();
  await expect(naledi.getByText('You are offline.')).toBeVisible();
  await naledi.context().setOffline(false);

  // A notification that can't be marked as read is unread again, and says so.
  await naledi.route('**/api/notifications/*/read', (route) => route.abort());
  await naledi.goto('/passenger');
  const bell = naledi.getByRole('button', { name: /^Notifications, \d+\+? unread/ });
  const unread = (await bell.getAttribute('aria-label')) ?? '';
  await bell.click();
  await naledi.locator('.bell-entry[data-unread=true]').first().click();
  await expect(toastOf(naledi)).toContainText('No connection.');
  await expect(naledi.getByRole('button', { name: unread })).toBeVisible();

  const before = await everythingKept(naledi);
  for (const known of ['Naledi', 'KT 48 LM GP', 'Auntie Thandi']) expect(before).toContain(known);
  const second = await naledi.context().newPage();
  await second.goto('/ride-history');
  await expect(second.getByRole('heading', { name: 'Ride history' })).toBeVisible();
  await naledi.goto('/profile');
  const signOut = naledi.getByRole('main').getByRole('button', { name: 'Sign Out' });
  await expect(signOut).toBeVisible();
  await naledi.context().setOffline(true);
  await signOut.click();
  await naledi.waitForURL(/\/$/);
  await second.waitForURL('**/auth?**');
  const after = await everythingKept(naledi);
  for (const personal of ['Naledi', 'Mokoena', 'Zanele', 'KT 48', '0194', 'Thandi', 'Blue door', `"${pin}"`])
    expect(after).not.toContain(personal);
  // The server ends the session as soon as it hears of it.
  await naledi.context().setOffline(false);
  await expect.poll(async () => (await naledi.request.get('/api/auth/session')).status()).toBe(401);
});

const publicPaths = ['/', '/services', '/auth', '/quick-login', '/city-heat-map', '/track/abcdefghijklmnopqrstuv', '/staff'];
const routes = {
  Sipho: [
    '/passenger',
    '/ride-request',
    '/active-ride',
    '/profile',
    '/safety',
    '/parcel-delivery',
    '/grocery-delivery',
    '/settings',
    '/subscription-packages',
    '/scholar-rides',
    '/orders',
    '/live-chat',
    '/ride-history',
  ],
  Zanele: ['/driver', '/driver-earnings', '/why-no-trips', '/driver-verification', '/driver-training'],
};
const code = readdirSync(fileURLToPath(new URL('../../web/dist/assets', import.meta.url)), { recursive: true })
  .map(String)
  .filter((file) => /\.(js|css)$/.test(file));

/** Goes to each screen without a network: it opens, waits for nothing, and says that there is no connection. */
async function walkOffline(context: BrowserContext, page: Page, paths: readonly string[]): Promise<void> {
  await context.setOffline(true);
  for (const path of paths) {
    await page.goto(path);
    await expect(page.locator('main').first(), path).toBeVisible();
    await expect(page.locator('[aria-busy=true], .skeleton'), path).toHaveCount(0);
    if (!['/', '/services', '/auth'].includes(path)) {
      await expect(page.getByText(/You are offline\.|No connection\.|Connection lost/).first(), path).toBeVisible();
    }
  }
}

test('every screen opens without a network and says so', async ({ phone }) => {
  for (const [name, paths] of Object.entries(routes)) {
    const { page, context } = await phone();
    await signInAs(page, name);
    await workerReady(page);
    // A screen that was never opened is not on the phone, and says that; the way on and the emergency are there.
    await context.setOffline(true);
    await page.goto('/scholar-rides');
    await expect(page.getByRole('alert')).toContainText('No connection. This page is not on your phone yet.');
    await expectAccessible(page);
    // What one needs on the way is there although it was never opened.
    await page.goto('/ride-history');
    await expect(page.getByRole('heading', { name: 'Ride history' })).toBeVisible();
    if (name === 'Sipho') {
      await page.goto('/ride-request');
      await expect(page.getByRole('combobox', { name: 'Where to?' })).toBeVisible();
      await expect(page.getByText('You can request once Safiri can be reached again.')).toBeVisible();
    }
    await page.goto('/scholar-rides');
    await context.setOffline(false);
    await expect(page.getByRole('heading', { name: 'Scholar Rides' })).toBeVisible();
    await page.evaluate((files) => Promise.all(files.map((file) => fetch(`/assets/${file}`))).then(() => undefined), code);
    await walkOffline(context, page, paths);
    if (name !== 'Sipho') continue;
    await page.evaluate(() => localStorage.clear());
    await walkOffline(context, page, publicPaths);
  }
});

test('a full storage, a session that ended elsewhere, a start that fails', async ({ phone }) => {
  const { page } = await phone();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  await page.addInitScript(() => {
    const full = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    if (location.search !== '?full') return;
    Storage.prototype.setItem = full;
    CacheStorage.prototype.open = () => Promise.reject(new DOMException('full', 'QuotaExceededError'));
  });
  await page.goto('/quick-login?full');
  await page.getByRole('button', { name: /Sipho/ }).click();
  await page.waitForURL('**/passenger');
  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('heading', { name: 'Ride history' })).toBeVisible();
  await page.getByRole('link', { name: 'Support' }).click();
  await page.getByRole('button', { name: 'Start New Chat' }).click();
  await page.getByRole('textbox', { name: 'Message' }).fill('Is my card lost?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('log')).toContainText('Is my card lost?');
  expect(faults).toEqual([]);

  await signInAs(page, 'Sipho');
  await expect(page.getByRole('heading', { name: 'Welcome, Sipho' })).toBeVisible();
  await expect.poll(() => everythingKept(page)).toContain('last-seen');
  await page.request.post('/api/auth/logout');
  await page.getByRole('link', { name: 'History' }).click();
  await page.waitForURL('**/auth?return=**');
  // The page is loaded anew on its way to sign-in; meanwhile nothing can be asked of it.
  await expect.poll(() => everythingKept(page).catch(() => 'Sipho')).not.toMatch(/Sipho|last-seen/);

  // A screen that fails leaves the way on and the emergency; an app that can't start leaves more than a blank page.
  await signInAs(page, 'Sipho');
  await page.route('**/api/account', (route) => route.fulfill({ json: { user: null } }));
  await page.goto('/profile');
  await expect(page.getByRole('alert')).toContainText('This page could not be shown.');
  await page.getByRole('link', { name: 'Emergency help' }).click();
  await expect(page.getByRole('button', { name: 'EMERGENCY' })).toBeEnabled();
  await page.addInitScript(() => {
    window.matchMedia = () => {
      throw new Error('no media');
    };
  });
  await page.goto('/passenger');
  await expect(page.getByRole('heading', { name: 'Loading Error - Using Fallback' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Reload' })).toHaveAttribute('href', /\/passenger$/);
  await expect(page.getByRole('link', { name: /10111/ })).toHaveAttribute('href', 'tel:10111');
  await page.getByRole('link', { name: 'City Heat Map' }).click();
  await page.waitForURL('**/city-heat-map');

  // So does one whose scripts do not come at all, in the language and with the police of the country that were chosen.
  const { page: without } = await phone({ serviceWorkers: 'block' });
  await without.route('**/assets/*.js', (route) => route.fulfill({ status: 502, body: '' }));
  await without.addInitScript(() => {
    localStorage.setItem('safiri.language', 'sw');
    localStorage.setItem('safiri.country', 'ke');
  });
  await without.goto('/auth');
  await expect(without.getByRole('link', { name: 'Piga simu polisi: 999' })).toHaveAttribute('href', 'tel:999');
  await expect(without.getByRole('link', { name: 'Pakia upya' })).toHaveAttribute('href', /\/auth$/);

  const { page: bare } = await phone();
  const said: string[] = [];
  bare.on('console', (message) => said.push(message.text()));
  bare.on('pageerror', (error) => said.push(`thrown: ${error.message}`));
  await bare.route('**/auth', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: (await response.text()).replace('id="root"', 'id="elsewhere"') });
  });
  await bare.goto('/auth');
  await expect.poll(() => said).toEqual(['There is no root element to start in.']);
});

test('a map whose code did not come comes once the network is back, on the page that is open', async ({ phone }) => {
  const { page, context } = await phone({ serviceWorkers: 'block' });
  await signInAs(page, 'Naledi');
  await page.route('**/assets/live-map-*.js', (route) => route.abort());
  const asked = page.waitForRequest('**/assets/live-map-*.js');
  await page.goto('/ride-request');
  await asked;
  await expect(page.getByRole('img', { name: 'A drawing of the way' })).toHaveCount(1);
  await expect(page.getByRole('application', { name: 'Map' })).toHaveCount(0);
  await page.unroute('**/assets/live-map-*.js');
  await context.setOffline(true);
  await expect(page.getByText(/^You are offline/)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('application', { name: 'Map' })).toBeVisible();
});
