import { expect, signInAs, test, toastOf } from '../server.ts';
import { both, chooseTrip, requestRide, startTrip } from '../trips.ts';
import { photoOfPlate } from '../photos.ts';
import { take } from './take.ts';

test('places and rides that wait', async ({ phone }) => {
  test.setTimeout(600_000);
  const { page } = await phone();
  await signInAs(page, 'Sipho');
  await page.goto('/places');
  for (const [kind, text] of [
    ['Add home', 'union buildings'],
    ['Add work', 'menlyn park'],
  ] as const) {
    await page.getByRole('button', { name: kind }).click();
    const dialog = page.getByRole('dialog', { name: kind });
    await dialog.getByRole('combobox', { name: 'Where it is' }).fill(text);
    await dialog
      .getByRole('option', { name: new RegExp(`^${text}`, 'i') })
      .first()
      .click();
    if (kind === 'Add work') await take(page, 'saved-place-form');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
  }
  await expect(toastOf(page)).toHaveCount(0, { timeout: 20_000 });
  await take(page, 'saved-places');
  await page.goto('/passenger');
  await chooseTrip(page);
  await page.getByRole('button', { name: 'Help the driver find you' }).click();
  const hint = page.getByRole('dialog', { name: 'How does the driver find you?' });
  await hint.getByRole('textbox', { name: 'What to look out for' }).fill('Blue gate beside Shoprite');
  await hint.locator('input[type=file]').setInputFiles(await photoOfPlate(page));
  await take(page, 'pickup-hint');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Move the pickup on the map' }).click();
  await expect(page.getByRole('dialog', { name: 'Choose on the map' }).getByText(/The driver (stops|can stop)/)).toBeVisible();
  await take(page, 'pickup-pin');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Schedule' }).click();
  const dialog = page.getByRole('dialog', { name: 'Schedule' });
  await dialog.getByText('Tomorrow', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Morning' }).click();
  await dialog.getByText('07:15', { exact: true }).click();
  await dialog.getByRole('button', { name: /^Schedule for tomorrow, 07:15/ }).click();
  await page.getByRole('button', { name: /^Book Safiri/ }).click();
  await expect(page.getByRole('region', { name: 'Booked ahead' })).toContainText('07:15');
  await expect(toastOf(page)).toHaveCount(0, { timeout: 20_000 });
  await take(page, 'home-booked', page.getByRole('region', { name: 'Booked ahead' }));
});

test('rides that end otherwise', async ({ phone, product }) => {
  test.setTimeout(600_000);
  const sides = await both(phone);
  const { naledi, zanele } = sides;
  await zanele.getByRole('switch', { name: 'Driver Status' }).click();
  await requestRide(naledi);
  await naledi.getByRole('button', { name: 'Cancel ride' }).click();
  await expect(naledi.getByRole('dialog')).toBeVisible();
  await expect(toastOf(naledi)).toHaveCount(0, { timeout: 20_000 });
  await take(naledi, 'cancel-why');
  await naledi.keyboard.press('Escape');
  await product.execute(`update rides set search_until = now() where status = 'requested'`);
  await expect(naledi.getByRole('heading', { name: 'No driver found' })).toBeVisible({ timeout: 90_000 });
  await expect(toastOf(naledi)).toHaveCount(0, { timeout: 20_000 });
  await take(naledi, 'nobody-found');
  await naledi.goto('/passenger');
  await zanele.getByRole('switch', { name: 'Driver Status' }).click();
  await startTrip(sides);
  await naledi.getByRole('button', { name: 'Share my ride' }).click();
  await naledi.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await naledi.getByRole('dialog', { name: 'Share my ride' }).getByRole('button', { name: 'Copy link' }).click();
  await expect(toastOf(naledi)).toContainText('Link Copied');
  const url = await naledi.evaluate(() => navigator.clipboard.readText());
  await naledi.keyboard.press('Escape');
  const { page: mother } = await phone({ permissions: [] });
  await mother.goto(new URL(url).pathname);
  await expect(mother.getByText('KT 48 LM GP')).toBeVisible();
  await take(mother, 'track');
  await zanele.getByRole('button', { name: 'I have arrived' }).click();
  await naledi.getByRole('button', { name: 'I am in: start without the PIN' }).click();
  await zanele.getByRole('button', { name: 'Start Trip' }).click();
  await zanele.getByRole('button', { name: 'End the trip here' }).click();
  const sure = zanele.getByRole('dialog', { name: 'End the trip here?' });
  await expect(sure).toBeVisible();
  await take(zanele, 'driver-end-here');
  await sure.getByRole('button', { name: 'A problem with the vehicle' }).click();
  await expect(naledi.getByRole('region', { name: 'Are you safe?' })).toBeVisible();
  await take(naledi, 'ended-on-the-way');
  await naledi.goto('/ride-history');
  await naledi.getByRole('button', { name: 'Open the receipt of Zanele K.' }).click();
  const receipt = naledi.getByRole('dialog', { name: 'Receipt' });
  await receipt.getByRole('button', { name: 'I left something in the car' }).click();
  const what = receipt.getByLabel('What is it, and where did it lie?');
  await what.fill('A black umbrella');
  await take(naledi, 'lost-item', naledi.locator('.lost').first());
});
