import { expectAccessible } from './axe.ts';
import { SHOP, signInAsMerchant } from './merchants.ts';
import { expect, signInAs, test, toastOf } from './server.ts';

test('a merchant keeps the hours of the own shop, is busy, and closes until tomorrow', async ({ phone, product }) => {
  const { page } = await phone();
  await signInAsMerchant(page, product);

  await page.getByText('Opening hours').click();
  // It is open at all hours already.
  await expect(page.getByRole('button', { name: 'Open 24 hours' })).toHaveCount(0);
  const days = page.getByRole('region', { name: 'Holidays and other days' });
  await days.getByLabel('First day').fill('2099-12-25');
  await days.getByRole('button', { name: 'Add' }).click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Save hours' }).click();
  await expect(page.getByRole('button', { name: 'Save hours' })).toHaveCount(0);
  await page.getByText('Pause or busy').click();
  await page.getByRole('button', { name: 'Busy: 15 minutes longer' }).click();
  await expect(page.getByRole('button', { name: /^15 minutes longer until/ })).toBeVisible();

  const { page: naledi } = await phone();
  await signInAs(naledi, 'Naledi');
  await naledi.goto('/food-delivery');
  await expect(naledi.getByRole('button', { name: new RegExp(SHOP) })).toContainText('40-55 min');
  await page.getByRole('button', { name: 'Until tomorrow' }).click();
  await expect(page.getByText(/^Paused until/).first()).toBeVisible();
  await naledi.reload();
  await naledi.getByRole('button', { name: new RegExp(SHOP) }).click();
  await expect(naledi.getByText(/^Closed now · opens (\w+ )?00:00$/)).toBeVisible();
});

test('a merchant gives a phone number, and who has an order of the shop calls it', async ({ phone, product }) => {
  const { page: naledi } = await phone();
  await signInAs(naledi, 'Naledi');
  await naledi.goto('/food-delivery');
  await naledi.getByRole('button', { name: new RegExp(SHOP) }).click();
  await naledi.getByRole('button', { name: 'Add Chakalaka' }).click();
  await naledi.getByRole('button', { name: /^Cart · 1/ }).click();
  // What was told of the dish is over, and lies on nothing that is pressed now.
  await expect(toastOf(naledi)).toHaveCount(0);
  await naledi.getByRole('dialog', { name: 'Your cart' }).getByRole('button', { name: 'Place Order' }).click();
  await expect(naledi.getByRole('heading', { name: 'Waiting for the shop' })).toBeVisible();
  await expect(naledi.getByRole('link', { name: 'Ask the team about this order' })).toBeVisible();

  const { page: shop } = await phone();
  await signInAsMerchant(shop, product);
  await shop.getByText('Phone for customers').click();
  const number = shop.getByLabel('Phone number of the shop');
  await number.fill('123456');
  await shop.getByRole('button', { name: 'Save the number' }).click();
  await expect(shop.getByText(/Enter a phone number/)).toBeVisible();
  await number.fill('012 555 0199');
  await shop.getByRole('button', { name: 'Save the number' }).click();
  await expect(number).toHaveValue('+27125550199');
  await expectAccessible(shop);

  await naledi.reload();
  await expect(naledi.getByRole('link', { name: `Call ${SHOP}` })).toHaveAttribute('href', 'tel:+27125550199');
  await expectAccessible(naledi);
});
