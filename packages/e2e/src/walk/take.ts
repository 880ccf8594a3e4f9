import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { product } from '@safiri/rules/product.ts';
import { walkFolder, walkSeed } from './folder.ts';
import type { State, Station } from './stations.ts';
import { fileOf, sizes, variantsBy, type Variant } from './variants.ts';

const variants = variantsBy(walkSeed);

/** Switches theme and language as another tab would: the screen keeps its state, which a reload may lose. */
async function put(page: Page, { size, theme, language }: Variant): Promise<void> {
  await page.setViewportSize(sizes[size]);
  await page.evaluate(
    ([key, wanted]) => {
      for (const [name, value] of Object.entries(wanted)) {
        localStorage.setItem(`${key}.${name}`, value);
        dispatchEvent(new StorageEvent('storage', { key: `${key}.${name}`, newValue: value }));
      }
    },
    [product.key, { theme: theme === 'dark' ? 'dark' : 'light', sun: theme === 'sun' ? '1' : '0', language }] as const,
  );
}

/** Waits until fonts and pictures are there and nothing moves that ends; what goes on for ever stands still in the picture. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 4000 }).catch(() => {});
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(350);
}

async function shoot(page: Page, file: string): Promise<void> {
  await page.screenshot({ path: join(walkFolder, file), animations: 'disabled', caret: 'hide' });
}

/** Takes all pictures of a station that the seed drew, and leaves the phone as it was. */
export async function take(page: Page, station: Station): Promise<void> {
  const before = page.viewportSize() ?? sizes.phone;
  for (const variant of variants.get(station) ?? []) {
    await put(page, variant);
    await settle(page);
    await shoot(page, fileOf(station, variant));
  }
  await put(page, { size: 'phone', theme: 'light', language: 'en' });
  await page.setViewportSize(before);
}

/** Takes the one picture of a state. */
export async function takeState(page: Page, state: State, isSettled = true): Promise<void> {
  // A driver's own night is no picture of a state.
  await put(page, { size: 'phone', theme: 'light', language: 'en' });
  if (isSettled) await settle(page);
  else await page.waitForTimeout(600);
  await shoot(page, fileOf(state, { size: 'phone', theme: 'light', language: 'en' }));
}
