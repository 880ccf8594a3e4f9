import { expectAccessible } from './axe.ts';
import { expect, test } from './server.ts';
import { both, chooseTrip, driveToTheEnd } from './trips.ts';

/** A picture of one pixel. */
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

test('the driver sees how the pickup is recognised until the trip ends; the passenger is asked once', async ({ phone }) => {
  const { naledi, zanele } = await both(phone);
  await chooseTrip(naledi);
  await naledi.getByRole('button', { name: 'Help the driver find you' }).click();
  const dialog = naledi.getByRole('dialog', { name: 'How does the driver find you?' });
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'What to look out for' }).fill('Blue gate beside Shoprite');
  await dialog.locator('input[type=file]').setInputFiles({ name: 'gate.png', mimeType: 'image/png', buffer: png });
  const preview = dialog.getByRole('img', { name: 'Photo of the gate' });
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(naledi);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(naledi.getByText('Blue gate beside Shoprite')).toBeVisible();
  await naledi.getByRole('button', { name: /Request Safiri R/ }).click();

  await zanele.getByRole('alertdialog', { name: 'New ride request' }).getByRole('button', { name: 'Accept' }).click();
  await zanele.waitForURL('**/active-ride');
  const card = zanele.getByRole('region', { name: 'Find the passenger' });
  await expect(card).toContainText('Blue gate beside Shoprite');
  const photo = card.getByRole('img', { name: 'Photo of the pickup' });
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expectAccessible(zanele);
  const address = (await photo.getAttribute('src')) ?? '';
  expect((await zanele.request.get(address)).status()).toBe(200);
  expect((await naledi.request.get(address)).status()).toBe(404);
  await driveToTheEnd({ naledi, zanele });
  expect((await zanele.request.get(address)).status()).toBe(404);

  await chooseTrip(naledi);
  await expect(naledi.getByText('Last time: Blue gate beside Shoprite')).toBeVisible();
});
