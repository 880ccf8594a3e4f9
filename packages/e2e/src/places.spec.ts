import type { Page, Request } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, signInAs, test, toastOf, withTiles, withWorker } from './server.ts';
import { countTaps } from './trips.ts';
import { workerReady } from './worker-ready.ts';

test.use(withTiles);

const goal = (page: Page) => page.getByRole('combobox', { name: 'Where to?' });

test('home and other places are saved, come first, stand on the home screen, are read without a network and forgotten', async ({
  phone,
}) => {
  const { page, context } = await phone(withWorker);
  await signInAs(page, 'Naledi');
  await page.getByRole('link', { name: 'Saved places' }).click();
  await expect(page.getByRole('heading', { name: 'Saved places' })).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Add home' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add home' });
  await dialog.getByRole('combobox', { name: 'Where it is' }).fill('union buildings');
  await dialog
    .getByRole('option', { name: /^Union Buildings/ })
    .first()
    .click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(toastOf(page)).toContainText('Saved');
  await expect(page.getByRole('button', { name: 'Remove Home' })).toBeVisible();

  // By a pin, under a name of one's own.
  await page.getByRole('button', { name: 'Add a place' }).click();
  const other = page.getByRole('dialog', { name: 'Add a place' });
  await other.getByRole('textbox', { name: 'What you call it' }).fill('Gogo');
  await other.getByRole('combobox', { name: 'Where it is' }).click();
  await other.getByRole('option', { name: 'Choose on the map' }).click();
  const map = page.getByRole('dialog', { name: 'Choose on the map' });
  for (let step = 0; step < 5; step += 1) await map.getByRole('button', { name: '100 m north' }).click();
  await map.getByRole('button', { name: 'Use this point' }).click();
  await expect(other.getByRole('combobox', { name: 'Where it is' })).not.toHaveValue('');
  await other.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: 'Change Gogo' })).toBeVisible();

  // First in the search, by name too, and one tap from the home screen.
  await page.goto('/passenger');
  const known = page.getByRole('navigation', { name: 'Saved places' });
  await expect(known.getByRole('listitem')).toHaveText([/^Home.*R\d+\.\d\d$/, /^Gogo.*R\d+\.\d\d$/, /^Add work/]);
  await expectAccessible(page);
  await known.getByRole('link', { name: /^Home/ }).click();
  await expect(goal(page)).toHaveValue(/Union Buildings/);
  await expect(page.getByRole('button', { name: /Request Safiri R/ })).toBeEnabled();
  await goal(page).fill('');
  await expect(page.getByRole('option').first()).toContainText('Home');
  await expect(page.getByRole('option').nth(1)).toContainText('Gogo');
  await goal(page).fill('gog');
  await expect(page.getByRole('option').first()).toContainText('Gogo');
  await goal(page).press('Enter');
  await expect(page.getByRole('button', { name: /Request Safiri R/ })).toBeEnabled();

  // Read without a network; what can't be done then says so.
  await page.goto('/places');
  await expect(page.getByRole('button', { name: 'Remove Gogo' })).toBeVisible();
  await workerReady(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Change Home' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove Gogo' }).click();
  const remove = page.getByRole('dialog', { name: 'Remove' });
  await remove.getByRole('button', { name: 'Remove' }).click();
  await expect(toastOf(page)).toContainText('No connection');
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Remove Gogo' }).click();
  await remove.getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('button', { name: 'Remove Gogo' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Remove Home' })).toBeVisible();

  // Two taps from the home screen to a requested ride, at the price that stood there.
  await page.goto('/passenger');
  const home = known.getByRole('link', { name: /^Home/ });
  await expect(home).toContainText(/R\d+\.\d\d$/);
  const price = /R\d+\.\d\d$/.exec((await home.textContent()) ?? '')?.[0] ?? '';
  const taps = await countTaps(page);
  await home.click();
  const request = page.getByRole('button', { name: /Request Safiri R/ });
  await expect(request).toBeEnabled();
  await expect(request).toContainText(price);
  await expect(page.getByText('on your home screen')).toHaveCount(0);
  await request.click();
  await page.waitForURL('**/active-ride');
  expect(await taps()).toBe(2);
});

test('a place that somebody sent is understood when it is pasted; a link that carries nothing says what to do', async ({ phone }) => {
  const { page } = await phone();
  await signInAs(page, 'Sipho');
  await page.goto('/ride-request');
  const found = page.getByRole('option').filter({ hasNotText: 'map' });
  const paste = async (text: string) => {
    await goal(page).click();
    await page.evaluate((clip) => {
      const data = new DataTransfer();
      data.setData('text', clip);
      const isTaken = !document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
      if (!isTaken) document.execCommand('insertText', false, clip);
    }, text);
  };
  for (const text of [
    'https://maps.google.com/maps?q=-25.7829%2C28.2757&z=17&hl=en',
    'https://www.google.com/maps/place/Menlyn+Park/@-25.7829,28.2757,17z/data=!3m1!4b1!4m6!3m5!1s0x0:0x1!8m2!3d-25.7829!4d28.2757',
    'geo:-25.7829,28.2757?z=17',
    '5G6C678G+R7',
  ]) {
    await goal(page).fill('');
    await paste(text);
    await expect(found, text).toHaveCount(1);
    await goal(page).press('Enter');
    await expect(page.getByRole('button', { name: /Request Safiri R/ })).toBeEnabled();
  }

  // As Google Maps shares a place: name, address, and a link that only Google can follow.
  await goal(page).fill('');
  await paste('Menlyn Park Shopping Centre\nAtterbury Rd, Menlyn, Pretoria, 0063\nhttps://maps.app.goo.gl/AbCdEf123');
  await expect(found.first()).toContainText('Menlyn Park Shopping Centre');

  await goal(page).fill('');
  await paste('https://maps.app.goo.gl/AbCdEf123');
  await expect(page.getByText('This link does not say where the place is.')).toBeVisible();
  await expect(page.getByRole('option')).toHaveText(['Choose on the map']);
  await expectAccessible(page);
});

test('the pickup is moved on the map, by finger or by buttons, to a street where a car may stop', async ({ phone }) => {
  const { page } = await phone();
  await signInAs(page, 'Sipho');
  await page.goto('/ride-request');
  await goal(page).fill('union buildings');
  await page
    .getByRole('option', { name: /^Union Buildings/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /Request Safiri R/ })).toBeEnabled();
  const pickup = page.getByRole('combobox', { name: 'Pickup' });
  await expect(pickup).toHaveValue('Current Location');

  const move = page.getByRole('button', { name: 'Move the pickup on the map' });
  const dialog = page.getByRole('dialog', { name: 'Choose on the map' });
  const stop = dialog.getByText(/The driver (stops|can stop)/);
  const isQuote = (request: Request) => request.url().endsWith('/api/calculate-fare');
  const takeAndRead = async () => {
    const asked = page.waitForRequest(isQuote);
    await dialog.getByRole('button', { name: 'Pick me up here' }).click();
    const { pickupLocation } = (await asked).postDataJSON() as { pickupLocation: { lat: number; lng: number; address: string } };
    await expect(pickup).toHaveValue(pickupLocation.address);
    const near = `${pickupLocation.lat.toFixed(5)},${pickupLocation.lng.toFixed(5)}`;
    const { stop: there } = (await (await page.request.get(`/api/places/nearest?near=${near}`)).json()) as {
      stop: { distanceMeters: number };
    };
    expect(there.distanceMeters).toBeLessThanOrEqual(2);
    return pickupLocation;
  };

  await move.click();
  await expect(stop).toBeVisible();
  await dialog.getByRole('button', { name: '100 m north' }).click();
  await dialog.getByRole('button', { name: '100 m north' }).click();
  await expectAccessible(page);
  const byButtons = await takeAndRead();
  expect(byButtons.lat).toBeGreaterThan(-25.7487);

  await move.click();
  const map = dialog.getByRole('application', { name: 'Map' });
  await expect(map.locator('canvas').first()).toBeVisible();
  const box = await map.boundingBox();
  // It fills its place, with the pin in its middle.
  expect(box?.height).toBeGreaterThan(200);
  const drawn = await map.locator('canvas').evaluateAll((tiles) => Math.max(...tiles.map((tile) => tile.getBoundingClientRect().bottom)));
  expect(drawn).toBeGreaterThan((box?.y ?? 0) + (box?.height ?? 0) / 2);
  const before = await dialog.getByRole('status').textContent();
  const [x, y] = [(box?.x ?? 0) + 60, (box?.y ?? 0) + 60];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 160, y + 20, { steps: 8 });
  await page.mouse.up();
  await expect(dialog.getByRole('status')).not.toHaveText(before ?? '');
  await expect(stop).toBeVisible();
  const byFinger = await takeAndRead();
  expect(byFinger.lng).toBeLessThan(byButtons.lng);
  await expect(page.getByRole('button', { name: /Request Safiri R/ })).toBeEnabled();
});
