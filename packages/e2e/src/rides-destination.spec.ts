import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { faultsOfLayout } from './layout-faults.ts';
import { expect, test, toastOf } from './server.ts';
import { both, chooseBrooklyn, endHere, onBoard } from './trips.ts';

/** Looks at the price of Brooklyn in place of Menlyn, or on the way there. */
async function priceBrooklyn(naledi: Page, by: 'Change destination' | 'Add a stop' = 'Change destination') {
  await naledi.getByRole('button', { name: 'Open the sheet' }).click();
  await naledi.getByRole('button', { name: by }).click();
  return chooseBrooklyn(naledi.getByRole('dialog', { name: by }));
}

test('a passenger changes where the trip goes, at a price that is shown before; the driver is asked and takes it', async ({ phone }) => {
  const sides = await both(phone);
  await onBoard(sides);
  const { naledi, zanele } = sides;
  const dialog = await priceBrooklyn(naledi);
  await expect(dialog.getByText(/^About \d+ min from here$/)).toBeVisible();
  await expectAccessible(naledi);
  // Nothing has changed until it is tapped.
  await expect(zanele.getByRole('region', { name: 'Your passenger wants to go elsewhere' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Ask for Brooklyn' }).click();
  await expect(naledi.getByRole('heading', { name: 'You asked for Brooklyn' })).toBeVisible();
  await expect(naledi.getByText('Zanele K. has not answered yet')).toBeVisible();
  await expect(naledi.getByText(/^Without an answer you go to Brooklyn for R[\d.]+\.$/)).toBeVisible();
  const asked = zanele.getByRole('region', { name: 'Your passenger wants to go elsewhere' });
  await expect(zanele.getByRole('heading', { name: 'Your passenger asks for Brooklyn' })).toBeVisible();
  await expect(asked).toContainText(/R[\d.]+\s*instead of R[\d.]+/);
  // Neither is pressed in place of the other.
  await expect(zanele.getByRole('button', { name: 'Complete Trip' })).toHaveCount(0);
  await expectAccessible(zanele);
  await asked.getByRole('button', { name: 'Drive to Brooklyn' }).click();
  await expect(asked).toHaveCount(0);
  await expect(zanele.getByRole('heading', { name: /On the way to Brooklyn/ })).toBeVisible();
  await expect(toastOf(naledi)).toContainText('Zanele K. drives you to Brooklyn');
  await expect(naledi.getByRole('heading', { name: /On the way to Brooklyn/ })).toBeVisible();
  await expect(naledi.getByText('Zanele K. has not answered yet')).toHaveCount(0);
  await zanele.getByRole('button', { name: 'Complete Trip' }).click();
  await endHere(zanele);
  await zanele.waitForURL('**/driver');
});

test('a stop is added on the way, at a price that is shown before; the driver is asked, takes it and makes it', async ({ phone }) => {
  const sides = await both(phone);
  await onBoard(sides);
  const { naledi, zanele } = sides;
  const dialog = await priceBrooklyn(naledi, 'Add a stop');
  await expect(dialog.getByText(/^R[\d.]+ of it is for the stop\.$/)).toBeVisible();
  await expectAccessible(naledi);
  await dialog.getByRole('button', { name: 'Ask to stop at Brooklyn' }).click();
  await expect(naledi.getByRole('heading', { name: 'You asked to stop at Brooklyn' })).toBeVisible();
  await expect(zanele.getByRole('heading', { name: 'Your passenger asks to stop at Brooklyn' })).toBeVisible();
  await expectAccessible(naledi);
  // A tap that was not meant is taken back, and both see so.
  await naledi.getByRole('button', { name: 'Leave out the stop' }).click();
  await expect(naledi.getByRole('heading', { name: /On the way to Menlyn/ })).toBeVisible();
  await expect(toastOf(zanele)).toContainText('Your passenger goes to Menlyn, as agreed');
  await expect(zanele.getByRole('heading', { name: /On the way to Menlyn/ })).toBeVisible();
  const again = await priceBrooklyn(naledi, 'Add a stop');
  await again.getByRole('button', { name: 'Ask to stop at Brooklyn' }).click();
  const asked = zanele.getByRole('region', { name: 'Your passenger wants to stop on the way' });
  await expect(zanele.getByRole('heading', { name: 'Your passenger asks to stop at Brooklyn' })).toBeVisible();
  await expectAccessible(zanele);
  await asked.getByRole('button', { name: 'Stop at Brooklyn' }).click();
  await expect(toastOf(naledi)).toContainText('Zanele K. stops at Brooklyn');
  await expect(naledi.getByRole('heading', { name: /On the way to Brooklyn/ })).toBeVisible();
  await zanele.getByRole('button', { name: 'Arrived at stop 1' }).click();
  await expect(naledi.getByRole('heading', { name: /at Brooklyn$/i })).toBeVisible();
  await zanele.getByRole('button', { name: 'Drive to Menlyn' }).click();
  await expect(naledi.getByRole('heading', { name: /On the way to Menlyn/ })).toBeVisible();
  await zanele.getByRole('button', { name: 'Complete Trip' }).click();
  await endHere(zanele);
  await zanele.waitForURL('**/driver');
});

test('a driver who can’t drive there says no, on any screen, and the trip ends where it was going to', async ({ phone }) => {
  const sides = await both(phone);
  await onBoard(sides);
  const { naledi, zanele } = sides;
  await zanele.goto('/driver-earnings');
  await expect(zanele.getByText('Total earned')).toBeVisible();
  const dialog = await priceBrooklyn(naledi);
  await dialog.getByRole('button', { name: 'Ask for Brooklyn' }).click();
  // Over the page that she looks at, which is closed; and where she drives by.
  const over = zanele.getByRole('dialog', { name: 'Your passenger asks for Brooklyn' });
  await expect(over.getByRole('button', { name: 'Drive to Brooklyn' })).toBeVisible();
  await expectAccessible(zanele);
  await over.getByRole('button', { name: 'Answer later' }).click();
  await zanele.goto('/driving');
  await expect(zanele.getByRole('heading', { name: 'Your passenger asks for Brooklyn' })).toBeVisible();
  const asked = zanele.getByRole('region', { name: 'Your passenger wants to go elsewhere' });
  await expect(asked).toBeVisible();
  await expectAccessible(zanele);
  // The narrowest phone, with letters twice as large too: the question is read and answered.
  await zanele.setViewportSize({ width: 320, height: 640 });
  await expect(asked.getByRole('button', { name: 'Drive to Brooklyn' })).toBeInViewport({ ratio: 1 });
  await zanele.evaluate(() => (document.documentElement.style.fontSize = '200%'));
  expect(await faultsOfLayout(zanele)).toEqual([]);
  await asked.getByRole('button', { name: 'No: end at Menlyn' }).click();
  await expect(naledi.getByText(/^The trip ends at Menlyn for R[\d.]+, as agreed\.$/)).toBeVisible();
  await expect(naledi.getByRole('heading', { name: /On the way to Menlyn/ })).toBeVisible();
  // Another place may still be asked for.
  await expect(naledi.getByRole('button', { name: 'Ask for another place instead' })).toHaveCount(1);
  await expect(zanele.getByRole('heading', { name: /On the way to Menlyn/ })).toBeVisible();
  // On the narrowest phone the sheet keeps its margin.
  await naledi.setViewportSize({ width: 320, height: 640 });
  const margin = 16;
  await expect
    .poll(() => naledi.locator('.trip-bd > *').evaluateAll((parts) => Math.max(...parts.map((part) => part.getBoundingClientRect().right))))
    .toBeLessThanOrEqual(320 - margin);
});
