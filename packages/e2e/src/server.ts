import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, type BrowserContext, type Page } from '@playwright/test';
import { authPaths } from '@safiri/contract/auth/paths.ts';
import type { OwnUser } from '@safiri/contract/users/shapes.ts';
import { DEMO_PASSWORD, demoAccounts } from '@safiri/rules/demo/accounts.ts';
import { product } from '@safiri/rules/product.ts';

const entry = fileURLToPath(new URL('../../server/src/main.ts', import.meta.url));

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/** The product as a person meets it: its own process, its own database, the demo's accounts without the simulated city. */
export interface Product {
  readonly address: string;
  /** Messages of the written outbox, newest last. */
  outbox(): string[];
}

async function startProduct(): Promise<Product & { stop: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'safiri-e2e-'));
  // The user that PostgreSQL runs as must be able to enter.
  chmodSync(dataDir, 0o755);
  const env = {
    ...process.env,
    PORT: String(await freePort()),
    HOST: '127.0.0.1',
    DATA_DIR: dataDir,
    DEMO: '1',
    CITY: '0',
    LOG_LEVEL: 'warn',
    DATABASE_URL: '',
    REDIS_URL: '',
    RATE_LIMIT_FACTOR: '100',
  };
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', entry], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const match = /is open at (\S+)/.exec(said);
      if (match?.[1] !== undefined) resolve(match[1]);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
  return {
    address,
    outbox: () => {
      const folder = join(dataDir, 'outbox');
      // Made with the first message.
      if (!existsSync(folder)) return [];
      return readdirSync(folder)
        .sort()
        .map((file) => readFileSync(join(folder, file), 'utf8'));
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** A phone of its own: cookies, storage, position. */
export type OpenPhone = (
  options?: Parameters<import('@playwright/test').Browser['newContext']>[0] & {
    /** A phone on which no guided tour was seen yet. */
    newToTours?: boolean;
  },
) => Promise<{ page: Page; context: BrowserContext }>;

export const test = base.extend<{ phone: OpenPhone }, { product: Product; ownServer: string }>({
  // Files that name another one do not share a worker, and so neither a server nor its people.
  ownServer: ['', { scope: 'worker', option: true }],
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const product = await startProduct();
      await use(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ product }, use) => use(product.address),
  phone: async ({ browser, product }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async ({ newToTours = false, ...options } = {}) => {
      const context = await browser.newContext({
        baseURL: product.address,
        viewport: { width: 390, height: 844 },
        geolocation: { latitude: -25.7487, longitude: 28.238 },
        permissions: ['geolocation'],
        ...options,
      });
      contexts.push(context);
      if (!newToTours) {
        await context.addInitScript(() => {
          for (const page of ['landing', 'city-heat-map', 'passenger', 'driver']) {
            localStorage.setItem(`safiri.tour.${page}`, '{"step":0,"completed":true,"shown":true}');
          }
        });
      }
      return { page: await context.newPage(), context };
    });
    for (const context of contexts) await context.close();
  },
});

/** For a phone whose calls a test answers itself: those that the app's worker lets through pass the test by. */
export const withoutWorker = { serviceWorkers: 'block' } as const;

export { expect } from '@playwright/test';

const pathOf = (call: string) => call.slice(call.indexOf('/'));

/** Signs in as one of the demo's people, by the call that the form makes; the form has journeys of its own (`auth.spec.ts`). */
export async function signInAs(page: Page, name: string): Promise<void> {
  const account = demoAccounts.find((one) => one.name.startsWith(name));
  if (account === undefined) throw new Error(`The demo has nobody called ${name}.`);
  const answer = await page.request.post(pathOf(authPaths.login), { data: { email: account.email, password: DEMO_PASSWORD } });
  const { user } = (await answer.json()) as { user: OwnUser };
  // What the app keeps of who signed in (`web/platform/session.ts`), on a page that runs none of it.
  await page.goto('/healthz');
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [`${product.key}.user`, JSON.stringify(user)] as const);
  await page.goto(`/${user.userType}`);
  await page.waitForURL(/\/(passenger|driver|active-ride)$/);
}

/** Signs in by quick login: also who registered on this phone, and with all that the app does when somebody signs in. */
export async function quickLogInAs(page: Page, name: string): Promise<void> {
  await page.goto('/quick-login');
  await page.getByRole('button', { name: new RegExp(name) }).click();
  await page.waitForURL(/\/(passenger|driver|active-ride)$/);
}

/** The toast that stands; its words are also spoken, so they are looked for in the toast itself. */
export const toastOf = (page: Page) => page.locator('.toast');
