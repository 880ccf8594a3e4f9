import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, signInAs, test } from './server.ts';

/** The table of screens, read as it is written: every path with who may see it. */
const table = readFileSync(fileURLToPath(new URL('../../web/src/app/screens.ts', import.meta.url)), 'utf8');
const screens = [...table.matchAll(/paths: \[([^\]]+)\],\s+viewer: '(\w+)'/g)].flatMap(([, paths = '', viewer = '']) =>
  [...paths.matchAll(/'([^']+)'/g)].map(([, path = '']) => ({ path: path.replace(/:\w+|\*/, 'nobody'), viewer })),
);

/** The narrowest phone with letters of twice the size, and a phone held sideways. */
const phones = [
  { name: '320 px, letters of 200 %', viewport: { width: 320, height: 640 }, letters: '200%' },
  { name: '844 × 390', viewport: { width: 844, height: 390 }, letters: '100%' },
] as const;

/** What of the page leaves the sides of the screen, and whether its heading can be read. */
const faults = (page: Page) =>
  page.evaluate(() => {
    const said: string[] = [];
    const wide = document.documentElement.scrollWidth;
    if (wide > innerWidth) {
      const outside = [...document.querySelectorAll('body *')].filter((element) => element.getBoundingClientRect().right > innerWidth + 1);
      said.push(`${wide} px wide: ${outside.slice(0, 3).map((element) => `${element.tagName}.${element.className}`).join(', ')}`);
    }
    const heading = document.querySelector('h1');
    heading?.scrollIntoView({ block: 'center' });
    const box = heading?.getBoundingClientRect();
    if (box === undefined || box.width === 0 || box.height === 0) said.push('its heading has no size');
    else if (box.left < -1 || box.right > innerWidth + 1 || box.bottom < 0 || box.top > innerHeight) said.push('its heading is out of reach');
    return said;
  });

async function look(page: Page, paths: readonly string[]): Promise<void> {
  const found: string[] = [];
  for (const { name, viewport, letters } of phones) {
    await page.setViewportSize(viewport);
    for (const path of paths) {
      await page.goto(path);
      const isThere = await page
        .locator('h1')
        .first()
        .waitFor({ state: 'attached', timeout: 8000 })
        .then(
          () => true,
          () => false,
        );
      if (!isThere) {
        found.push(`${name} ${path}: no heading`);
        continue;
      }
      // By the document's style alone: a sheet of the test's own is refused by the page's policy.
      await page.evaluate((size) => document.documentElement.style.setProperty('font-size', size), letters);
      await expect(page.locator('main [aria-busy=true], main[aria-busy=true]')).toHaveCount(0);
      for (const fault of await faults(page)) found.push(`${name} ${path}: ${fault}`);
    }
  }
  expect(found).toEqual([]);
}

const of = (...viewers: string[]) => screens.filter(({ viewer }) => viewers.includes(viewer)).map(({ path }) => path);

test('every screen that anybody may see fits a small phone with large letters, and a phone held sideways', async ({ phone }) => {
  test.setTimeout(240_000);
  expect(screens.length).toBeGreaterThan(30);
  const { page } = await phone();
  await look(page, of('all'));
});

test('every screen of a passenger does too', async ({ phone }) => {
  test.setTimeout(240_000);
  const { page } = await phone();
  await signInAs(page, 'Naledi');
  await look(page, of('passenger', 'signedIn'));
});

test('and every screen of a driver', async ({ phone }) => {
  test.setTimeout(240_000);
  const { page } = await phone();
  await signInAs(page, 'Zanele');
  await look(page, of('driver', 'signedIn'));
});
