import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { authPaths } from '@safiri/contract/auth/paths.ts';
import type { OwnUser } from '@safiri/contract/users/shapes.ts';
import { DEMO_PASSWORD, demoAccounts } from '@safiri/rules/demo/accounts.ts';
import { product } from '@safiri/rules/product.ts';
import { callLine, writeWhatEachSaw } from './failed-journey.ts';
import { demoTemplate } from './demo-template.ts';
import { createProducts, type Product, type Products } from './product.ts';

/** A phone of its own: cookies, storage, position. */
export type OpenPhone = (
  options?: Parameters<import('@playwright/test').Browser['newContext']>[0] & {
    /** A phone on which no guided tour was seen yet. */
    newToTours?: boolean;
  },
) => Promise<{ page: Page; context: BrowserContext }>;

export const test = base.extend<
  {
    phone: OpenPhone;
    /** Whether phones get the map's tiles: drawing them is a tenth of what most journeys cost the processor. */
    mapTiles: boolean;
    /** What the product of a file is started with, beside the demo. */
    settings: Readonly<Record<string, string>>;
    product: Product;
  },
  { products: Products }
>({
  products: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const products = createProducts(demoTemplate());
      await use(products);
      await products.close();
    },
    { scope: 'worker' },
  ],
  mapTiles: [false, { option: true }],
  settings: {},
  product: [async ({ products, settings }, use, { file }) => use(await products.of(file, settings)), { timeout: 60_000 }],
  baseURL: async ({ product }, use) => use(product.address),
  phone: async ({ browser, product, serviceWorkers, mapTiles }, use, testInfo) => {
    const contexts: BrowserContext[] = [];
    const heard: string[] = [];
    await use(async ({ newToTours = false, ...options } = {}) => {
      const context = await browser.newContext({
        serviceWorkers,
        baseURL: product.address,
        viewport: { width: 390, height: 844 },
        geolocation: { latitude: -25.7487, longitude: 28.238 },
        permissions: ['geolocation'],
        ...options,
      });
      contexts.push(context);
      const number = contexts.length;
      context.on('response', (answer) => {
        if (answer.url().includes('/api/')) heard.push(callLine(number, answer));
      });
      if (!newToTours) {
        await context.addInitScript(() => {
          for (const page of ['landing', 'city-heat-map', 'passenger', 'driver']) {
            localStorage.setItem(`safiri.tour.${page}`, '{"step":0,"completed":true,"shown":true}');
          }
        });
      }
      const page = await context.newPage();
      if (!mapTiles) await leaveOutTiles(context, page);
      return { page, context };
    });
    // A journey of several people fails on one screen for what happened on another.
    if (testInfo.status !== testInfo.expectedStatus) await writeWhatEachSaw(contexts, heard);
    for (const context of contexts) await context.close();
  },
});

/** The browser itself refuses them: a route of the test's would be asked about every request. */
async function leaveOutTiles(context: BrowserContext, page: Page): Promise<void> {
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*/map/*.mvt'] });
}

/** For journeys about the map itself. */
export const withTiles = { mapTiles: true } as const;

/**
 * For a phone that keeps what it needs without a network. Others have no worker: it copies the app for each of them, a fifth of what
 * a journey costs, and a test cannot answer the calls that the worker lets through.
 */
export const withWorker = { serviceWorkers: 'allow' } as const;

export { expect } from '@playwright/test';

const pathOf = (call: string) => call.slice(call.indexOf('/'));

/** Signs in who is known by this address and has the demo's password. */
export async function signInBy(page: Page, email: string): Promise<void> {
  const answer = await page.request.post(pathOf(authPaths.login), { data: { email, password: DEMO_PASSWORD } });
  const { user } = (await answer.json()) as { user: OwnUser };
  // What the app keeps of who signed in (`web/platform/session.ts`), on a page that runs none of it.
  await page.goto('/healthz');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [`${product.key}.user`, JSON.stringify(user)] as const);
  await page.goto(`/${user.userType}`);
  await page.waitForURL(/\/(passenger|driver|active-ride)$/);
}

/** Signs in as one of the demo's people, by the call that the form makes; the form has journeys of its own (`auth.spec.ts`). */
export async function signInAs(page: Page, name: string): Promise<void> {
  const account = demoAccounts.find((one) => one.name.startsWith(name));
  if (account === undefined) throw new Error(`The demo has nobody called ${name}.`);
  await signInBy(page, account.email);
}

/** Signs in by quick login: also who registered on this phone, and with all that the app does when somebody signs in. */
export async function quickLogInAs(page: Page, name: string): Promise<void> {
  await page.goto('/quick-login');
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await page.waitForURL(/\/(passenger|driver|active-ride)$/);
}

/** The toast that stands; its words are also spoken, so they are looked for in the toast itself. */
export const toastOf = (page: Page) => page.locator('.toast');
