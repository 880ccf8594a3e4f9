import { expect, test, toastOf } from '../server.ts';
import { savePlace } from '../saved-place.ts';
import { both, chooseBrooklyn, onBoard } from '../trips.ts';
import { take } from './take.ts';

test('another destination and a stop on the way, from both sides', async ({ phone }) => {
  test.setTimeout(600_000);
  const sides = await both(phone);
  await onBoard(sides);
  const { naledi, zanele } = sides;
  await naledi.goto('/places');
  await savePlace(naledi, 'Add home', 'union buildings');
  await savePlace(naledi, 'Add work', 'loftus versfeld');
  await naledi.goto('/active-ride');
  await expect(toastOf(naledi)).toHaveCount(0, { timeout: 15_000 });
  // The demo draws the faces of its people once it has begun.
  await expect(async () => {
    await naledi.reload();
    await expect(naledi.getByText(/^Photo checked/)).toBeAttached({ timeout: 3000 });
  }).toPass();
  await naledi.getByRole('button', { name: 'Open the sheet' }).click();
  const opens = naledi.getByRole('button', { name: 'Change destination' });
  await take(naledi, 'destination-may-change', opens);
  await opens.click();
  const dialog = naledi.getByRole('dialog', { name: 'Change destination' });
  await take(naledi, 'destination-where');
  await chooseBrooklyn(dialog);
  await take(naledi, 'destination-price');
  await dialog.getByRole('button', { name: /^Ask for Brooklyn/ }).click();
  const asked = zanele.getByRole('region', { name: 'Your passenger wants to go elsewhere' });
  await expect(asked).toBeVisible();
  await take(zanele, 'driver-new-destination');
  await take(naledi, 'destination-told');
  await zanele.goto('/driver-earnings');
  await expect(zanele.getByText('Total earned')).toBeVisible();
  await take(zanele, 'new-destination-elsewhere', zanele.getByRole('dialog', { name: 'Your passenger asks for Brooklyn' }));
  await zanele.goto('/driving');
  await take(zanele, 'driving-new-destination', asked);
  await asked.getByRole('button', { name: 'No: end at Menlyn' }).click();
  await expect(naledi.getByText(/^Zanele K\. can't drive/)).toBeVisible();
  await expect(toastOf(naledi)).toHaveCount(0, { timeout: 15_000 });
  await take(naledi, 'destination-declined');

  // A stop before the destination, by the same way.
  await zanele.goto('/active-ride');
  await naledi.getByRole('button', { name: 'Add a stop' }).click();
  const stopDialog = await chooseBrooklyn(naledi.getByRole('dialog', { name: 'Add a stop' }));
  await take(naledi, 'stop-price');
  await stopDialog.getByRole('button', { name: /^Ask to stop/ }).click();
  const askedStop = zanele.getByRole('region', { name: 'Your passenger wants to stop on the way' });
  await expect(askedStop).toBeVisible();
  await take(zanele, 'driver-new-stop');
  await take(naledi, 'stop-told');
  await askedStop.getByRole('button', { name: 'No: go on to Menlyn' }).click();
  await expect(naledi.getByText(/^Zanele K\. can't stop/)).toBeVisible();
  await expect(toastOf(naledi)).toHaveCount(0, { timeout: 15_000 });
  await take(naledi, 'stop-declined');
});
