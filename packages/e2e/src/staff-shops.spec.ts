import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { SHOP, signInAsMerchant } from './merchants.ts';
import { expect, signInAs, test, toastOf } from './server.ts';

/** A customer orders, and asks the team while the shop takes no calls. */
async function order(customer: Page): Promise<void> {
  await customer.goto('/food-delivery');
  await customer.getByRole('button', { name: new RegExp(SHOP) }).click();
  await customer.getByRole('button', { name: 'Add Chakalaka' }).click();
  await expect(toastOf(customer)).toBeVisible();
  // What was told of the dish stands above the cart, and goes when that is opened.
  const [told, bar] = [await toastOf(customer).boundingBox(), await customer.locator('.cart-bar').boundingBox()];
  expect((told?.y ?? 0) + (told?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  await customer.waitForTimeout(1000);
  await customer.getByRole('button', { name: /^Cart · 1/ }).click();
  const cart = customer.getByRole('dialog', { name: 'Your cart' });
  await expect(cart).toBeVisible();
  expect(await toastOf(customer).count()).toBe(0);
  await cart.getByRole('button', { name: 'Place Order' }).click();
  await expect(customer.getByRole('heading', { name: 'Waiting for the shop' })).toBeVisible();
  await expect(customer.getByRole('link', { name: 'Ask the team about this order' })).toBeVisible();
}

/** The shop gives its number, and the customer calls it. */
async function giveNumber(shop: Page, customer: Page): Promise<void> {
  await shop.getByText('Phone for customers').click();
  const number = shop.getByLabel('Phone number of the shop');
  await number.fill('123456');
  await shop.getByRole('button', { name: 'Save the number' }).click();
  await expect(shop.getByText(/Enter a phone number/)).toBeVisible();
  await number.fill('012 555 0199');
  await shop.getByRole('button', { name: 'Save the number' }).click();
  await expect(number).toHaveValue('+27125550199');
  await expectAccessible(shop);
  await customer.reload();
  await expect(customer.getByRole('link', { name: `Call ${SHOP}` })).toHaveAttribute('href', 'tel:+27125550199');
  await expectAccessible(customer);
}

test('a merchant is called by who ordered, keeps the hours of the own shop, is busy, and closes until tomorrow', async ({
  phone,
  product,
}) => {
  const { page: naledi } = await phone();
  await signInAs(naledi, 'Naledi');
  await order(naledi);
  const { page } = await phone();
  await signInAsMerchant(page, product);
  await giveNumber(page, naledi);

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

  await naledi.goto('/food-delivery');
  await expect(naledi.getByRole('button', { name: new RegExp(SHOP) })).toContainText('40-55 min');
  await page.getByRole('button', { name: 'Until tomorrow' }).click();
  await expect(page.getByText(/^Paused until/).first()).toBeVisible();
  await naledi.reload();
  await naledi.getByRole('button', { name: new RegExp(SHOP) }).click();
  await expect(naledi.getByText(/^Closed now · opens (\w+ )?00:00$/)).toBeVisible();
});
