import { expectAccessible } from './axe.ts';
import { expect, test, toastOf } from './server.ts';
import { both } from './trips.ts';

test('a parcel from the form to the door', async ({ phone }) => {
  const { naledi, zanele } = await both(phone);
  await naledi.getByRole('link', { name: 'Parcel Delivery' }).click();
  await naledi.waitForURL('**/parcel-delivery');
  const next = naledi.getByRole('button', { name: 'Continue' });
  const sender = naledi.getByRole('region', { name: 'Sender Information' });
  // What the app knows of the sender stands in one line.
  await expect(sender).toContainText('Park Street, Hatfield');
  await sender.getByRole('button', { name: 'Change' }).click();
  await expect(sender.getByLabel('Name *')).toHaveValue('Naledi Mokoena');
  await expect(sender.getByLabel('Phone *')).toHaveValue('(082) 555-0101');
  const from = sender.getByRole('combobox', { name: 'Pickup address *' });
  await from.fill('');
  // What is missing is said at its field, the first of them has the focus.
  await next.click();
  await expect(toastOf(naledi)).toContainText('Missing Information');
  await expect(from).toBeFocused();
  await expect(from).toHaveAccessibleDescription('Choose a place from the list, or show it on the map.');
  await from.fill('hatfield');
  await naledi
    .getByRole('option', { name: /Hatfield Plaza|Hatfield/ })
    .first()
    .click();
  const receiver = naledi.getByRole('region', { name: 'Receiver Information' });
  await receiver.getByLabel('Name *').fill('Gogo Dlamini');
  await receiver.getByLabel('Phone *').fill('083 555 0143');
  await receiver.getByRole('combobox', { name: 'Delivery address *' }).fill('menlyn');
  await naledi
    .getByRole('option', { name: /Menlyn/ })
    .first()
    .click();
  await expectAccessible(naledi);
  await next.click();
  await expect(naledi.getByRole('heading', { name: 'Package Details' })).toBeFocused();
  // Back goes a step back, and nothing is lost.
  await naledi.getByRole('button', { name: 'Back' }).click();
  await expect(receiver.getByLabel('Name *')).toHaveValue('Gogo Dlamini');
  await next.click();
  await naledi.getByText('Large package').click();
  await naledi.getByLabel('Weight (kg) *').fill('2000');
  await next.click();
  await expect(naledi.getByLabel('Weight (kg) *')).toHaveAccessibleDescription('None of our vehicles carries that much.');
  await naledi.getByText('Fragile', { exact: true }).click();
  await expect(naledi.getByRole('switch', { name: /Fragile/ })).toHaveCount(0);
  await naledi.getByRole('button', { name: '5 kg', exact: true }).click();
  await expectAccessible(naledi);
  await next.click();
  await expect(naledi.getByRole('radio', { name: /Motorcycle/ })).toHaveCount(0);
  await expect(naledi.getByRole('radio', { name: /Sedan/ })).toBeChecked();
  await expect(naledi.getByRole('region', { name: 'Cost Estimate' })).toContainText('R42.00');
  await expectAccessible(naledi);
  await naledi.getByRole('button', { name: 'Request Parcel Delivery · R42.00' }).click();
  await expect(toastOf(naledi).last()).toContainText('Delivery Requested');
  await naledi.waitForURL('**/orders?order=*');

  await zanele.getByRole('alertdialog', { name: 'New ride request' }).getByRole('button', { name: 'Accept' }).click();
  await zanele.waitForURL('**/active-ride');
  await zanele.getByRole('button', { name: 'I am at the pickup' }).click();
  await zanele.getByRole('button', { name: 'I have it: start the delivery' }).click();
  await expect(zanele.getByRole('link', { name: 'Receiver: Gogo' })).toBeVisible();
  await expectAccessible(zanele);

  await expect(naledi.getByRole('heading', { name: 'On its way' })).toBeVisible();
  await expectAccessible(naledi);
  const pin = (await naledi.locator('.order-pin').textContent()) ?? '';
  await zanele.getByLabel('Ask for the four-digit PIN').fill(pin === '0000' ? '1111' : '0000');
  await zanele.getByRole('button', { name: 'Handed over' }).click();
  await expect(zanele.getByRole('alert')).toContainText('That is not the PIN');
  await zanele.getByLabel('Ask for the four-digit PIN').fill(pin);
  await zanele.getByRole('button', { name: 'Handed over' }).click();
  await expect(naledi.getByRole('heading', { name: 'Delivered' })).toBeVisible();
  const rating = naledi.getByRole('region', { name: 'How was it?' });
  await rating.getByText('5 stars').check({ force: true });
  await rating.getByText('On time').click();
  await expect(rating.getByText('Clean car')).toHaveCount(0);
  await expectAccessible(naledi);
  await rating.getByRole('button', { name: 'Send rating' }).click();
  await expect(rating.getByText('You gave 5 of 5.')).toBeVisible();
});
