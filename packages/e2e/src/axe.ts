import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const ROWS_LOOKED_AT = 8;

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
  // Rows of a list are made alike: the first ones stand for the others, of which a shop has hundreds.
  const rows = `li:nth-child(n + ${ROWS_LOOKED_AT + 1})`;
  // No page here has frames, for which the other mode opens a second page each time.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .exclude(rows)
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'])
    .analyze();
  const grave = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(grave.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);
}
