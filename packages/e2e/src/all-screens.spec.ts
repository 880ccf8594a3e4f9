import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { faultsOfLayout } from './layout-faults.ts';
import { expect, signInAs, test, type OpenPhone } from './server.ts';

/** What the build knows of the screens; the server answers by it. */
const built = JSON.parse(readFileSync(fileURLToPath(new URL('../../web/dist/pages.json', import.meta.url)), 'utf8')) as {
  prerendered: Record<string, string>;
  screens: string[];
};
/** Every screen's path, and one that has none. */
const paths = [...Object.keys(built.prerendered), ...built.screens.filter((path) => path !== '/staff/*'), '/nowhere'];
const visitors = ['/', '/welcome', '/services', '/simple-welcome', '/superadmin', '/payment', '/auth', '/quick-login', '/test', '/staff'];
const ofVisitors = (path: string) => visitors.includes(path) || path.includes(':') || path === '/nowhere';
const ofDrivers = (path: string) => /^\/(driver|driving|keep-sending|why-no-trips|hail)/.test(path);

/** The narrowest screen with letters twice as large, a small phone on its side, and a desktop. */
const NARROW = { width: 320, height: 640 };
const SIDE = { width: 844, height: 390 };
const DESKTOP = { width: 1280, height: 800 };

const letters = (page: Page, size: string) => page.evaluate((to) => (document.documentElement.style.fontSize = to), size);

/** Opens a screen from another within the page, as its links do, and waits until all of it is there. */
async function open(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
  await page.waitForFunction(
    () => document.querySelector('h1') !== null && document.querySelector('.skeleton, main[aria-busy=true]') === null,
  );
}

/** A screen is called what its heading says, but for links of somebody else's trip; a reader begins there, or in its field. */
async function faultsOfStart(page: Page, isPrivate: boolean): Promise<string[]> {
  const start = () =>
    page.evaluate((untold) => {
      const heading = document.querySelector('h1')?.textContent.trim() ?? '';
      const faults = untold || document.title.startsWith(heading) ? [] : [`“${heading}” is called “${document.title}”`];
      return document.activeElement === document.body ? [...faults, 'the focus is nowhere'] : faults;
    }, isPrivate);
  await expect
    .poll(start, { timeout: 2000 })
    .toEqual([])
    .catch(() => undefined);
  return start();
}

/** What is wrong with a screen for who needs large letters, holds the phone on its side, hears the screen, or has a desktop. */
async function faultsOf(page: Page, path: string): Promise<string[]> {
  const faults: string[] = [];
  const note = async (what: string, look: () => Promise<readonly string[]>) =>
    faults.push(...(await look()).map((fault) => `${path} (${what}): ${fault}`));
  await page.setViewportSize(NARROW);
  await letters(page, '200%');
  await open(page, path.replace(/:\w+/, 'none'));
  await note('start', () => faultsOfStart(page, path.includes(':')));
  await note('narrow', () => faultsOfLayout(page));
  await note('axe', async () => {
    try {
      await expectAccessible(page);
      return [];
    } catch (error) {
      return [String(error).split('Received')[1] ?? String(error)];
    }
  });
  await letters(page, '100%');
  await page.setViewportSize(SIDE);
  await note('on its side', () => faultsOfLayout(page));
  await page.setViewportSize(DESKTOP);
  await note('on a desktop', () => faultsOfLayout(page));
  return faults;
}

async function walk(page: Page, wanted: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  // Backwards: the last is the home, where the walk begins.
  for (const path of wanted.toReversed()) faults.push(...(await faultsOf(page, path)));
  return faults;
}

async function signedIn(phone: OpenPhone, name: string): Promise<Page> {
  const { page } = await phone();
  await signInAs(page, name);
  return page;
}

test('every screen holds large letters on the narrowest phone, and lies on its side', async ({ phone }) => {
  const { page: anybody } = await phone();
  await anybody.goto('/auth');
  const faults = await walk(anybody, paths.filter(ofVisitors));
  faults.push(
    ...(await walk(
      await signedIn(phone, 'Naledi'),
      paths.filter((path) => !ofVisitors(path) && !ofDrivers(path)),
    )),
  );
  faults.push(...(await walk(await signedIn(phone, 'Zanele'), paths.filter(ofDrivers))));
  expect(faults).toEqual([]);
});
