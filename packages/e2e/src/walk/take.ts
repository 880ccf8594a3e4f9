import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
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

/** Whether each map that is on the screen stands, and says that all that is looked at is drawn. */
const mapsAreDrawn = () =>
  [...document.querySelectorAll('.home-map, .mapbox, .heat-plate, .live-map')].every((place) => {
    const { top, bottom, width } = place.getBoundingClientRect();
    if (width === 0 || bottom <= 0 || top >= innerHeight) return true;
    const map = place.matches('.live-map') ? place : place.querySelector('.live-map');
    return map?.getAttribute('aria-busy') === 'false';
  });

/**
 * Shows the app's own letters, as a phone does that has them: a busy machine is late with them, and a screen that began with the
 * system's (`font-display: optional`) keeps those for as long as it stands.
 */
const showFonts = async () => {
  if ('fontsShown' in globalThis) return;
  const faces = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule && rule.style.getPropertyValue('font-display') === 'optional')
    .map((rule) => {
      const said = (name: string) => (rule as CSSFontFaceRule).style.getPropertyValue(name);
      return new FontFace(said('font-family').replaceAll(/["']/g, ''), said('src'), {
        weight: said('font-weight'),
        unicodeRange: said('unicode-range'),
      });
    });
  await Promise.all(faces.map((face) => face.load()));
  for (const face of faces) document.fonts.add(face);
  Object.assign(globalThis, { fontsShown: true });
};

/** Waits until fonts and pictures are there and nothing moves that ends; what goes on for ever stands still in the picture. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 4000 }).catch(() => {});
  await page.evaluate(showFonts).catch(() => {});
  // A map comes after the screen it is on, and takes another view once it knows its size: what is drawn has to stay so.
  const until = Date.now() + 15_000;
  for (let quiet = 0; quiet < 3 && Date.now() < until;) {
    await page.waitForTimeout(250);
    quiet = (await page.evaluate(mapsAreDrawn)) ? quiet + 1 : 0;
  }
}

/**
 * Ends what moves by the clock, and holds at its beginning what moves for ever. What follows a scroll (`animation-timeline`) shows
 * where its box stands, and stays as it is: ended, the fade at a row's edge would hide a chip that is in sight.
 */
const stillClocks = () => {
  for (const one of document.getAnimations()) {
    if (!(one.timeline instanceof DocumentTimeline)) continue;
    try {
      one.finish();
    } catch {
      // It has no end.
      one.cancel();
    }
  }
};

async function shoot(page: Page, file: string): Promise<void> {
  await page.evaluate(stillClocks);
  await page.screenshot({ path: join(walkFolder, file), caret: 'hide' });
}

/** What a bar at the top of a page covers. */
const BAR_PX = 120;

/**
 * Takes all pictures of a station that the seed drew, and leaves the phone as it was.
 * @param part what of a long page is looked at; no further than it comes into sight if it is low; the top of the page without it
 */
export async function take(page: Page, station: Station, part?: Locator): Promise<void> {
  const before = page.viewportSize() ?? sizes.phone;
  for (const variant of variants.get(station) ?? []) {
    await put(page, variant);
    await part?.evaluate((element, bar) => {
      const isLow = element.getBoundingClientRect().height < innerHeight / 2;
      element.scrollIntoView({ block: isLow ? 'nearest' : 'start' });
      if (!isLow) scrollBy(0, -bar);
    }, BAR_PX);
    await settle(page);
    await shoot(page, fileOf(station, variant));
  }
  await put(page, { size: 'phone', theme: 'light', language: 'en' });
  await page.setViewportSize(before);
}

/** Whether the code of a screen has come: until then its frame stands alone. */
const screenHasCome = () => document.querySelector('main') !== null && document.querySelector('main[aria-busy="true"]') === null;

/** Takes the one picture of a state. */
export async function takeState(page: Page, state: State, isSettled = true): Promise<void> {
  // A driver's own night is no picture of a state.
  await put(page, { size: 'phone', theme: 'light', language: 'en' });
  await page.waitForFunction(screenHasCome);
  if (isSettled) await settle(page);
  else await page.waitForTimeout(600);
  await shoot(page, fileOf(state, { size: 'phone', theme: 'light', language: 'en' }));
}
