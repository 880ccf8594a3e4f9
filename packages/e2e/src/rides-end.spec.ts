import { expectAccessible } from './axe.ts';
import { expect, test, toastOf } from './server.ts';
import { both, chooseTrip, endHere, onBoard } from './trips.ts';

test('a driver who cannot go on ends the trip here, and the passenger knows the cost, has help at hand and rides on', async ({ phone }) => {
  const sides = await both(phone);
  const { naledi, zanele } = sides;
  await onBoard(sides);
  await zanele.getByRole('button', { name: 'North up' }).click();
  await zanele.reload();
  // On this phone until it is tapped again.
  await zanele.getByRole('button', { name: 'North up', pressed: true }).click();
  await expect(zanele.getByRole('button', { name: 'North up', pressed: false })).toBeVisible();
  await zanele.getByRole('button', { name: 'End the trip here' }).click();
  const dialog = zanele.getByRole('dialog', { name: 'End the trip here?' });
  await expect(dialog).toContainText(/Naledi M\. pays for the way driven so far, never more than R\d+\.\d\d\./);
  await expect(dialog).toContainText('asked whether all is well');
  await expectAccessible(zanele);
  // The dialog covers the emergency button over the map: it has its own, and is there again after a countdown that was stopped.
  await dialog.getByRole('button', { name: 'EMERGENCY' }).click();
  const alarm = zanele.getByRole('dialog', { name: 'EMERGENCY' });
  await alarm.getByRole('button', { name: 'Cancel' }).click();
  await expect(alarm).toBeHidden();
  await dialog.getByRole('button', { name: 'A problem with the vehicle' }).click();
  await expect(zanele.getByRole('heading', { name: 'You ended the trip on the way' })).toBeVisible();
  await expect(zanele.getByText(/^Collect R\d+\.\d\d in cash$/).first()).toBeVisible();
  await zanele.waitForURL('**/driver');

  await expect(naledi.getByRole('heading', { name: 'Zanele K. ended the trip on the way' })).toBeVisible();
  await expect(naledi.getByText(/^Pay R\d+\.\d\d in cash$/)).toBeVisible();
  await expect(
    naledi.getByText(/^You pay R\d+\.\d\d, the lowest fare, for the way driven\. R\d+\.\d\d was agreed for the whole trip\.$/),
  ).toBeVisible();
  const safe = naledi.getByRole('region', { name: 'Are you safe?' });
  await expect(safe.getByRole('button', { name: 'EMERGENCY' })).toBeVisible();
  await expectAccessible(naledi);
  await safe.getByRole('button', { name: 'I am safe' }).click();
  await expect(safe).toContainText('Good that you are safe.');
  await naledi.getByRole('button', { name: /^Find another ride from here for R\d+\.\d\d$/ }).click();
  await expect(naledi.getByRole('heading', { name: 'Finding a driver' })).toBeVisible();
  await naledi.getByRole('button', { name: 'Cancel ride' }).click();
  await naledi.getByRole('button', { name: 'I changed my mind' }).click();
  await naledi.waitForURL('**/passenger');

  await naledi.goto('/ride-history');
  await naledi.getByRole('button', { name: 'Open the receipt of Zanele K.' }).click();
  const receipt = naledi.getByRole('dialog', { name: 'Receipt' });
  await receipt.getByRole('button', { name: 'Favourite driver' }).click();
  await expect(receipt.getByRole('button', { name: 'Favourite driver', pressed: true })).toBeVisible();
  await receipt.getByRole('button', { name: 'I left something in the car' }).click();
  await receipt.getByLabel('What is it, and where did it lie?').fill('A black umbrella');
  await expectAccessible(naledi);
  await receipt.getByRole('button', { name: 'Send the report' }).click();
  await expect(receipt.getByText('Zanele K. was told and looks for it.')).toBeVisible();
  await zanele.goto('/driver');
  await zanele.getByRole('button', { name: /^Notifications/ }).click();
  await zanele.getByRole('button', { name: /Naledi misses something/ }).click();
  const driverReceipt = zanele.getByRole('dialog', { name: 'Receipt' });
  await driverReceipt.getByRole('button', { name: 'I have it', exact: true }).click();
  await expect(driverReceipt.getByText('Agree with Naledi M. on how it comes back.')).toBeVisible();
  await expect(receipt.getByText('Zanele K. has it.')).toBeVisible();
  await receipt.getByRole('button', { name: 'Message Zanele K.' }).click();
  await expect(naledi.getByRole('dialog', { name: /Zanele K\./ }).getByRole('textbox', { name: 'Message' })).toBeEnabled();
  await naledi.goto('/safety');
  await naledi.getByRole('region', { name: 'People you chose' }).getByRole('button', { name: 'Take it back for Zanele K.' }).click();
  await expect(naledi.getByRole('region', { name: 'People you chose' })).toHaveCount(0);
});

test('a driver who cancels with the passenger on board is told that nothing is paid, and so is the passenger', async ({ phone }) => {
  const sides = await both(phone);
  const { naledi, zanele } = sides;
  await onBoard(sides);
  await zanele.getByRole('button', { name: 'Cancel Trip' }).click();
  const dialog = zanele.getByRole('dialog', { name: 'Why do you cancel?' });
  await expect(dialog).toContainText('If you cancel, Naledi M. pays nothing, you are not paid');
  await dialog.getByRole('button', { name: 'Another reason' }).click();
  await expect(toastOf(zanele)).toContainText('The ride has been cancelled.');
  await zanele.waitForURL('**/driver');
  await expect(naledi.getByRole('heading', { name: 'Zanele K. ended the trip on the way' })).toBeVisible();
  await expect(naledi.getByText('You pay nothing for it.')).toBeVisible();
  await expect(naledi.getByRole('button', { name: /^Find another ride from here for R\d+\.\d\d$/ })).toBeVisible();
});

test('a ride by a stop: priced, offered, driven and paid with it', async ({ phone }) => {
  const { naledi, zanele } = await both(phone);
  await chooseTrip(naledi);
  await naledi.getByRole('button', { name: /^Add a stop R10\.00 each/ }).click();
  await naledi.getByRole('combobox', { name: 'Stop 1' }).fill('brooklyn');
  await naledi
    .getByRole('option', { name: /^Brooklyn/ })
    .first()
    .click();
  await expect(naledi.getByText(/^Each stop costs R10\.00; it is in the price\./)).toBeVisible();
  await expect(naledi.getByRole('button', { name: /Request Safiri R/ })).toBeEnabled();
  await expectAccessible(naledi);
  await naledi.getByRole('button', { name: /Request Safiri R/ }).click();
  const offer = zanele.getByRole('alertdialog', { name: 'New ride request' });
  await expect(offer.getByText('1 stop on the way')).toBeVisible();
  await offer.getByRole('button', { name: 'Accept' }).click();
  await zanele.getByRole('button', { name: 'I have arrived' }).click();
  await naledi.getByRole('button', { name: 'I am in: start without the PIN' }).click();
  await zanele.getByRole('button', { name: 'Start Trip' }).click();
  for (const page of [zanele, naledi]) await expect(page.getByRole('heading', { name: /On the way to Brooklyn/ })).toBeVisible();
  await expectAccessible(zanele);
  await zanele.getByRole('button', { name: 'Arrived at stop 1' }).click();
  for (const page of [zanele, naledi]) await expect(page.getByText('At stop 1')).toBeVisible();
  await expectAccessible(naledi);
  await zanele.getByRole('button', { name: /^Drive to Menlyn/ }).click();
  await expect(naledi.getByRole('heading', { name: /On the way to Menlyn/ })).toBeVisible();
  await zanele.getByRole('button', { name: 'Complete Trip' }).click();
  await endHere(zanele);
  await naledi.waitForURL('**/passenger');
  await naledi.goto('/ride-history');
  await naledi.getByRole('button', { name: 'Open the receipt of Zanele K.' }).first().click();
  const receipt = naledi.getByRole('dialog', { name: 'Receipt' });
  await expect(receipt.getByText('1 stop made')).toBeVisible();
  await expect(receipt.getByText(/^Brooklyn/)).toBeVisible();
});
