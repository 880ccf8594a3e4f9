import { expectAccessible } from './axe.ts';
import { SHOP, signInAsMerchant } from './merchants.ts';
import { expect, signInAs, test } from './server.ts';

test('a merchant writes the menu, two at once, and its customers read it', async ({ phone, product }) => {
  const { page: shop } = await phone();
  await signInAsMerchant(shop, product);
  const menu = shop.getByRole('region', { name: 'Menu and stock' });
  await menu.getByRole('button', { name: 'Menu and stock' }).click();
  await menu.locator('summary', { hasText: 'Add an item' }).click();
  await menu.getByLabel('Name').first().fill('Malva pudding');
  await menu.getByLabel('Section').first().fill('Desserts');
  await menu.getByLabel('Description').first().fill('Warm, with custard');
  await menu.getByLabel('Price').first().fill('0');
  await menu.getByRole('button', { name: 'Add an item' }).click();
  await expect(menu.getByText('A price is above 0')).toBeVisible();
  await menu.getByLabel('Price').first().fill('38,50');
  await menu.getByRole('button', { name: 'Add an item' }).click();
  const pudding = menu.getByRole('listitem').filter({ hasText: 'Malva pudding' });
  await expect(menu.getByRole('region', { name: 'Desserts' })).toContainText('R38.50');
  await expectAccessible(shop);

  await pudding.getByText('Change Malva pudding').click();
  await pudding.getByLabel('Price').fill('42.00');
  await product.execute(`update catalogue_items set price_minor = 3500, version = version + 1 where name = 'Malva pudding'`);
  await pudding.getByRole('button', { name: 'Save' }).click();
  await expect(pudding.getByRole('alert')).toContainText('Malva pudding · Desserts · 35.00');
  await pudding.getByRole('button', { name: 'Save mine' }).click();
  await expect(pudding.getByRole('alert')).toHaveCount(0);
  const { page: naledi } = await phone();
  await signInAs(naledi, 'Naledi');
  await naledi.goto('/food-delivery');
  await naledi.getByRole('button', { name: new RegExp(SHOP) }).click();
  await expect(naledi.getByRole('region', { name: 'Desserts' })).toContainText('R42.00');

  await pudding.getByRole('button', { name: 'Remove from the menu' }).click();
  await shop.getByRole('dialog', { name: 'Remove Malva pudding?' }).getByRole('button', { name: 'Remove from the menu' }).click();
  await expect(pudding).toHaveCount(0);
  await naledi.goto('/food-delivery');
  await naledi.getByRole('button', { name: new RegExp(SHOP) }).click();
  await expect(naledi.getByRole('region', { name: 'Sides' })).toBeVisible();
  await expect(naledi.getByRole('region', { name: 'Desserts' })).toHaveCount(0);
});
