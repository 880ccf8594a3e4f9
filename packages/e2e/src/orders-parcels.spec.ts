import { expectAccessible } from './axe.ts';
import { expect, test, toastOf } from './server.ts';
import { both } from './trips.ts';

test('a parcel from the form to the door', async ({ phone }) => {
  const { naledi, zanele } = await both(phone);
  await naledi.getByRole('link', { name: 'Parcel Delivery' }).click();
  await naledi.waitForURL('**/parcel-delivery');
  const submit = naledi.getByRole('button', { name: 'Request Parcel Delivery' });
  await expect(submit).toBeDisabled();
  const sender = naledi.getByRole('region', { name: 'Sender Information' });
  await expect(sender.getByLabel('Name *')).toHaveValue('Naledi Mokoena');
  await sender.getByRole('combobox', { name: 'Pickup address *' }).fill('hatfield');
  await naledi
    .getByRole('option', { name: /Hatfield Plaza|Hatfield/ })
    .first()
    .click();
  await naledi.getByLabel('Package type *').selectOption('large_package');
  await expect(naledi.getByRole('radio', { name: /Motorcycle/ })).toHaveCount(0);
  await naledi.getByLabel('Package type *').selectOption('fragile');
  await expect(naledi.getByRole('switch', { name: /Fragile/ })).toHaveAttribute('aria-checked', 'true');
  await naledi.getByLabel('Weight (kg) *').fill('25');
  await naledi.getByText('Sedan').click();
  await expect(submit).toHaveAccessibleDescription('Too heavy for: Sedan. Choose: Bakkie.');
  await naledi.getByLabel('Weight (kg) *').fill('5');
  await expect(naledi.getByRole('region', { name: 'Cost Estimate' })).toContainText('R42.00');
  await expectAccessible(naledi);
  await submit.click();
  await expect(toastOf(naledi)).toContainText('Missing Information');
  const receiver = naledi.getByRole('region', { name: 'Receiver Information' });
  await receiver.getByLabel('Name *').fill('Gogo Dlamini');
  await receiver.getByLabel('Phone *').fill('083 555 0143');
  await receiver.getByRole('combobox', { name: 'Delivery address *' }).fill('menlyn');
  await naledi
    .getByRole('option', { name: /Menlyn/ })
    .first()
    .click();
  await submit.click();
  await expect(toastOf(naledi).last()).toContainText('Delivery Requested');
  await naledi.waitForURL('**/passenger');

  await zanele.getByRole('alertdialog', { name: 'New ride request' }).getByRole('button', { name: 'Accept' }).click();
  await zanele.waitForURL('**/active-ride');
  await zanele.getByRole('button', { name: 'I am at the pickup' }).click();
  await zanele.getByRole('button', { name: 'I have it: start the delivery' }).click();
  await expect(zanele.getByRole('link', { name: 'Receiver: Gogo' })).toBeVisible();
  await expectAccessible(zanele);

  await naledi.getByRole('link', { name: 'My orders' }).click();
  await naledi.getByRole('button', { name: /Parcel · Gogo Dlamini/ }).click();
  await expect(naledi.getByRole('heading', { name: 'On its way' })).toBeVisible();
  await expectAccessible(naledi);
  const pin = (await naledi.locator('.order-pin').textContent()) ?? '';
  await zanele.getByLabel('Ask for the four-digit PIN').fill(pin === '0000' ? '1111' : '0000');
  await zanele.getByRole('button', { name: 'Handed over' }).click();
  await expect(toastOf(zanele).last()).toContainText('That is not the PIN');
  await zanele.getByLabel('Ask for the four-digit PIN').fill(pin);
  await zanele.getByRole('button', { name: 'Handed over' }).click();
  await expect(naledi.getByRole('heading', { name: 'Delivered' })).toBeVisible();
  await naledi.getByRole('button', { name: '5 stars' }).click();
  await expect(naledi.getByRole('button', { name: '5 stars' })).toHaveCount(0);
});
