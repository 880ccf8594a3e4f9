import { expectAccessible } from './axe.ts';
import { expect, test, withTiles } from './server.ts';
import { both, chooseTrip, driveToTheEnd } from './trips.ts';

test.use(withTiles);

/** A picture of one pixel. */
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

/** A microphone that hums: these machines have none. What records, keeps and plays it is the browser's own. */
function hum(): void {
  navigator.mediaDevices.getUserMedia = async () => {
    const audio = new AudioContext();
    const tone = audio.createOscillator();
    const microphone = audio.createMediaStreamDestination();
    tone.connect(microphone);
    tone.start();
    return microphone.stream;
  };
}

test('the driver sees how the pickup is recognised until the trip ends; the passenger is asked once', async ({ phone }) => {
  const { naledi, zanele } = await both(phone);
  await naledi.addInitScript(hum);
  await naledi.goto('/ride-request');
  // A position that came a moment too late is told with the next span.
  await expect(naledi.getByText('1 car near · from 1 min')).toBeVisible({ timeout: 30_000 });
  await naledi.goto('/passenger');
  await chooseTrip(naledi);
  await expect(naledi.locator('.map-free-car')).toHaveCount(1);
  // Motion is turned off here: cars do not glide, and the way does not draw itself.
  await expect(naledi.locator('.map-free-car')).toHaveCSS('transition-duration', '0s');
  await expect(naledi.locator('.route-line')).not.toHaveAttribute('pathLength');
  await naledi.getByRole('button', { name: 'Help the driver find you' }).click();
  const dialog = naledi.getByRole('dialog', { name: 'How does the driver find you?' });
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByRole('textbox', { name: 'What to look out for' }).fill('Blue gate beside Shoprite');
  await dialog.locator('input[type=file]').setInputFiles({ name: 'gate.png', mimeType: 'image/png', buffer: png });
  const preview = dialog.getByRole('img', { name: 'Photo of the gate' });
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await dialog.getByRole('button', { name: 'Record a voice note' }).click();
  await expect(dialog.getByRole('timer')).toHaveText(/0:0[2-9]/);
  await expectAccessible(naledi);
  await dialog.getByRole('button', { name: 'Stop recording' }).click();
  await dialog.getByRole('button', { name: 'Play the voice note' }).click();
  await expect(dialog.getByRole('button', { name: 'Stop the voice note' })).toBeVisible();
  await expectAccessible(naledi);
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click();
  await expect(dialog.getByText('Ready to save')).toBeVisible();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await expect(naledi.getByText('Blue gate beside Shoprite')).toBeVisible();
  await naledi.getByRole('button', { name: /Request Safiri R/ }).click();

  await zanele.getByRole('alertdialog', { name: 'New ride request' }).getByRole('button', { name: 'Accept' }).click();
  await zanele.waitForURL('**/active-ride');
  const card = zanele.getByRole('region', { name: 'Find the passenger' });
  await expect(card).toContainText('Blue gate beside Shoprite');
  const photo = zanele.getByRole('img', { name: 'Photo of the pickup' });
  await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  // Once for each tap, and never by itself.
  await card.getByRole('button', { name: 'Play the voice note' }).click();
  await expect(card.getByRole('button', { name: 'Stop the voice note' })).toBeVisible();
  await expect(card.getByRole('button', { name: 'Play the voice note' })).toBeVisible();
  await expect(card).toContainText(/Voice note · \d seconds/);
  await expectAccessible(zanele);
  const gate = (await photo.getAttribute('src')) ?? '';
  const voice = gate.replace('/photo', '/voice');
  for (const address of [gate, voice]) {
    expect((await zanele.request.get(address)).status()).toBe(200);
    expect((await naledi.request.get(address)).status()).toBe(404);
  }
  await driveToTheEnd({ naledi, zanele });
  for (const address of [gate, voice]) expect((await zanele.request.get(address)).status()).toBe(404);

  await chooseTrip(naledi);
  await expect(naledi.getByText('Last time: Blue gate beside Shoprite')).toBeVisible();
});
