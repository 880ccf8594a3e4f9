import { expect, signInAs, toastOf, test } from '../server.ts';
import { take } from './take.ts';

test('food, groceries and a parcel', async ({ phone }) => {
  test.setTimeout(600_000);
  const { page } = await phone();
  await signInAs(page, 'Naledi');
  await page.getByRole('link', { name: 'Food Delivery' }).click();
  await expect(page.getByRole('button', { name: /Mama Thembi/ })).toBeVisible();
  await take(page, 'food-list');
  await page.getByRole('button', { name: /Mama Thembi se Kombuis/ }).click();
  await page.getByRole('button', { name: 'Add Chakalaka' }).click();
  await expect(toastOf(page)).toHaveCount(0, { timeout: 20_000 });
  // What was put into the cart stands further down.
  await page.evaluate(() => scrollTo(0, 0));
  await take(page, 'food-menu');
  await take(page, 'food-menu-scrolled', page.locator('.shop-section').last());
  // On a desktop the cart stands beside the menu: only what is in it tells the pictures of the two apart.
  await page.getByRole('button', { name: 'Add Oxtail and samp' }).click();
  await expect(toastOf(page)).toHaveCount(0, { timeout: 20_000 });
  await page.getByRole('button', { name: /^Cart · 2/ }).click();
  await take(page, 'food-cart');
  await page.getByRole('dialog', { name: 'Your cart' }).getByRole('button', { name: 'Place Order' }).click();
  await expect(page.getByRole('heading', { name: 'Waiting for the shop' })).toBeVisible();
  await expect(toastOf(page)).toHaveCount(0, { timeout: 20_000 });
  await take(page, 'food-order');

  await page.goto('/grocery-delivery');
  const shop = page.getByRole('listitem').filter({ hasText: 'Hatfield Fresh Market' }).getByRole('button', { name: 'Shop Now' });
  await expect(shop).toBeVisible();
  await take(page, 'grocery-stores');
  await shop.click();
  await page.getByRole('button', { name: 'Add to Cart: Bananas' }).click();
  await expect(toastOf(page)).toHaveCount(0, { timeout: 20_000 });
  await take(page, 'grocery-shelves');
  await page.getByRole('button', { name: 'Add to Cart: Avocados' }).click();
  await expect(toastOf(page)).toHaveCount(0, { timeout: 20_000 });
  await page.getByRole('button', { name: /^Cart · 2/ }).click();
  await take(page, 'grocery-cart');

  await page.goto('/parcel-delivery');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await take(page, 'parcel-form');
  const receiver = page.getByRole('region', { name: 'Receiver Information' });
  await receiver.getByLabel('Name *').fill('Gogo Dlamini');
  await receiver.getByLabel('Phone *').fill('083 555 0143');
  await receiver.getByRole('combobox', { name: 'Delivery address *' }).fill('menlyn');
  await page
    .getByRole('option', { name: /Menlyn/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page
    .getByRole('group', { name: /^Package type/ })
    .getByText('Fragile', { exact: true })
    .click();
  await page.getByRole('button', { name: '5 kg', exact: true }).click();
  await take(page, 'parcel-what');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('region', { name: 'Cost Estimate' })).toBeVisible();
  // Each picture tells of the pickup by the words of the one before.
  await expect(page.getByRole('region', { name: 'From and to' })).toContainText('Park Street, Hatfield');
  await take(page, 'parcel-estimate');

  await page.goto('/orders');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await take(page, 'orders');
  await page.goto('/passenger');
  await take(page, 'home-under-way');
});
