import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** What a page runs: read once for each worker. */
let script: string | undefined;
const readScript = () => (script ??= readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8'));

/** Rows of a list are made alike: the first eight stand for the others, of which a shop has hundreds. */
const ROWS_NOT_LOOKED_AT = 'li:nth-child(n + 9)';

/** No serious or critical fault of WCAG 2.2 A and AA on what is on screen now. */
export async function expectAccessible(page: Page): Promise<void> {
  // Colours half way through a transition are nobody's contrast.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        // Those that go with scrolling end with no time.
        .filter(({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
  // A page keeps it: reading half a megabyte of script again for each look was most of what a look costs.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(readScript());
  const grave = await page.evaluate(async (rows) => {
    const { violations } = await window.axe.run(
      { exclude: [[rows]] },
      {
        runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] },
        resultTypes: ['violations'],
        // Nothing here plays by itself, for which sounds and films would be loaded first.
        preload: false,
      },
    );
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
  }, ROWS_NOT_LOOKED_AT);
  expect(grave).toEqual([]);
}
