import type { Locator } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { expect, signInAs, test, toastOf } from './server.ts';
import { signInAsStaff } from './staff.ts';
import { goOnline } from './trips.ts';

test('food: the gate, the menu, the cart, the kitchen, the courier, the door', async ({ phone }) => {
  const { page: naledi } = await phone();
  await naledi.goto('/food-delivery');
  await expect(naledi.getByRole('heading', { name: 'Log in to order food' })).toBeVisible();
  await signInAs(naledi, 'Naledi');
  await naledi.getByRole('link', { name: 'Food Delivery' }).click();
  await naledi.getByRole('group', { name: 'Cuisines' }).getByRole('button', { name: 'Fast Food' }).click();
  await expect(naledi.getByRole('button', { name: /Mama Thembi/ })).toHaveCount(0);
  await naledi.getByRole('button', { name: 'All', exact: true }).click();
  await naledi.getByLabel('Search restaurants').fill('vetkok');
  await expect(naledi.getByRole('region', { name: 'In the shops around you' })).toContainText('Mama Thembi se Kombuis');
  await naledi.getByLabel('Search restaurants').fill('mama');
  await expectAccessible(naledi);
  await naledi.getByRole('button', { name: /Mama Thembi se Kombuis/ }).click();
  await naledi.getByRole('button', { name: 'Add Chakalaka' }).click();
  await expect(toastOf(naledi)).toContainText('Added to Cart');
  await naledi.getByRole('button', { name: 'Add Pap and wors' }).click();
  const extras = naledi.getByRole('dialog', { name: 'Pap and wors' });
  await extras.getByLabel('Extra chakalaka').check();
  await extras.getByRole('button', { name: /^Add/ }).click();
  await expectAccessible(naledi);
  await naledi.getByRole('button', { name: /View cart/ }).click();
  const cart = naledi.getByRole('dialog', { name: 'Your cart' });
  await cart.getByRole('button', { name: 'One Chakalaka more' }).click();
  await cart.getByRole('button', { name: 'Add a note', exact: true }).first().click();
  await cart.getByLabel('Note for the kitchen').first().fill('No <b>salt</b>');
  await expect(cart).toContainText('R160.00');
  await expectAccessible(naledi);
  await cart.getByRole('button', { name: 'Place Order' }).click();
  await expect(toastOf(naledi).last()).toContainText('Order Placed');
  await expect(naledi.getByRole('heading', { name: 'Waiting for the shop' })).toBeVisible();

  const { page: staff } = await phone({ viewport: { width: 1280, height: 800 } });
  await signInAsStaff(staff);
  await staff.getByRole('link', { name: 'Order boards' }).click();
  await staff.getByRole('link', { name: /Mama Thembi se Kombuis/ }).click();
  await expect(staff.getByText('No <b>salt</b>')).toBeVisible();
  await expectAccessible(staff);
  const { page: zanele } = await phone();
  await goOnline(zanele);
  await staff.getByLabel('Ready in').selectOption('10');
  await staff.getByRole('button', { name: 'Accept' }).click();
  await expect(naledi.getByRole('heading', { name: 'Being prepared' })).toBeVisible();
  await staff.getByRole('button', { name: 'It is ready' }).click();
  await zanele.getByRole('alertdialog', { name: 'New ride request' }).getByRole('button', { name: 'Accept' }).click();
  await expect(zanele.getByText('Collect R160.00 in cash')).toBeVisible();
  await zanele.getByRole('button', { name: 'I am at the pickup' }).click();
  await expect(staff.getByText('Zanele is here')).toBeVisible();
  await zanele.getByRole('button', { name: 'I have it: start the delivery' }).click();
  await expect(staff.getByText('No order is open.')).toBeVisible();
  await naledi.getByRole('button', { name: 'It has arrived: no PIN needed' }).click();
  await zanele.getByRole('button', { name: 'Handed over' }).click();
  await expect(naledi.getByRole('heading', { name: 'Delivered' })).toBeVisible();
  await naledi
    .getByRole('group', { name: /Mama Thembi/ })
    .getByRole('button', { name: '5 stars' })
    .click();
  await expect(naledi.getByRole('group', { name: /Mama Thembi/ })).toHaveCount(0);
  await naledi.getByRole('button', { name: 'I liked Chakalaka' }).click();
  await expect(naledi.getByText('You liked it')).toBeVisible();
  await naledi.getByText('Came hot', { exact: true }).click();
  await naledi.getByRole('button', { name: 'Favourite courier' }).click();
  await expect(naledi.getByRole('button', { name: 'Favourite courier', pressed: true })).toBeVisible();
  await expectAccessible(naledi);
  // The shop changes a price and runs out of a dish: ordering again says so before anything lies in the cart.
  await staff.getByRole('button', { name: 'Menu and stock' }).click();
  await staff.getByRole('switch', { name: 'Pap and wors is there' }).click();
  await staff.getByText('Change Chakalaka').click();
  await staff.getByLabel('Price').locator('visible=true').fill('31.00');
  await staff.getByRole('button', { name: 'Save', exact: true }).click();
  await staff.getByText('Pause or busy').click();
  await staff.getByRole('button', { name: 'Pause for 30 minutes' }).click();
  await expect(staff.getByText(/^Paused until/)).toBeVisible();
  await naledi.goto('/orders');
  await expect(naledi.getByRole('link', { name: 'Order again: Mama Thembi se Kombuis' })).toBeVisible();
  await expectAccessible(naledi);
  // Again the same, from home, in four taps; three where nothing has changed.
  await naledi.goto('/passenger');
  let taps = 0;
  const tap = async (what: Locator) => {
    taps += 1;
    await what.click();
  };
  await tap(naledi.getByRole('link', { name: 'Food Delivery' }));
  await tap(naledi.getByRole('region', { name: 'Order again' }).getByRole('link', { name: /^Mama Thembi se Kombuis, again/ }));
  await expect(naledi.getByText(/^Closed now · opens /)).toBeVisible();
  await staff.getByRole('button', { name: 'Take orders again' }).click();
  await expect(staff.getByText('Pause or busy')).toBeVisible();
  const lineOf = (name: string) => naledi.getByRole('listitem').filter({ hasText: name });
  await expect(lineOf('1 × Pap and wors')).toContainText('Not available now');
  await expect(lineOf('2 × Chakalaka')).toContainText('now R31.00');
  await expectAccessible(naledi);
  await tap(naledi.getByRole('button', { name: 'Put 2 items in the cart · R62.00' }));
  await expect(cart).toContainText('Chakalaka');
  await expect(cart).not.toContainText('Pap and wors');
  await tap(cart.getByRole('button', { name: 'Place Order' }));
  await expect(naledi.getByText(/^Estimated arrival \d\d:\d\d–\d\d:\d\d$/)).toBeVisible();
  await expect(naledi.getByText(/^Food · #2 · Mama Thembi/)).toBeVisible();
  expect(taps).toBeLessThanOrEqual(4);
});

test('groceries: shelves, search that forgives, the cart, and another store asks first', async ({ phone }) => {
  const { page } = await phone();
  await page.goto('/grocery-delivery');
  await expectAccessible(page);
  await page.getByRole('listitem').filter({ hasText: 'Hatfield Fresh Market' }).getByRole('button', { name: 'Shop Now' }).click();
  await expect(page.getByRole('heading', { name: 'Hatfield Fresh Market' })).toBeVisible();
  await page.getByRole('button', { name: /^Cart/ }).click();
  await expect(page.getByText('Your cart is empty')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByPlaceholder('Search products...').fill('bananna');
  await page.getByRole('button', { name: 'Add to Cart: Bananas' }).click();
  await page.getByRole('button', { name: 'One Bananas more' }).click();
  await page.getByPlaceholder('Search products...').fill('');
  await page.getByRole('group', { name: 'Category' }).getByRole('button', { name: 'Snacks' }).click();
  await expect(page.getByRole('button', { name: 'Out of Stock' }).first()).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole('button', { name: /View cart/ }).click();
  const cart = page.getByRole('dialog', { name: 'Your cart' });
  await expect(cart).toContainText('R94.98');
  // Looking needs no account; ordering does, and the cart waits.
  await cart.getByRole('link', { name: 'Log in to order' }).click();
  await page.getByLabel('Email').fill('sipho@demo.safiri.africa');
  await page.getByLabel('Password', { exact: true }).fill('Safari-2026!');
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.getByRole('button', { name: 'Cart · 2' }).click();
  await cart.getByLabel('If it is not there').selectOption('refund');
  await expectAccessible(page);

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back to Stores' }).click();
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Menlyn Grocer' })
    .getByRole('button', { name: /Shop Now|Look around/ })
    .click();
  await page.getByRole('button', { name: 'Add to Cart: Bananas' }).click();
  await expect(page.getByRole('dialog', { name: 'Start a new cart?' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Back to Stores' }).click();
  await page.getByRole('listitem').filter({ hasText: 'Hatfield Fresh Market' }).getByRole('button', { name: 'Shop Now' }).click();
  await page.getByRole('button', { name: 'Cart · 2' }).click();
  await page.route('**/api/grocery/orders', (route) => route.fulfill({ status: 500, body: '' }));
  await cart.getByRole('button', { name: 'Place Order' }).click();
  await expect(toastOf(page).last()).toContainText('Failed to place order');
  await page.unroute('**/api/grocery/orders');
  await cart.getByRole('button', { name: 'Place Order' }).click();
  await expect(toastOf(page).last()).toContainText('Order placed successfully!');
  await expect(page.getByRole('heading', { name: 'Waiting for the shop' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'What you ordered' })).toContainText('2 × Bananas');
  // What is told for a moment stays while a mouse lies on it.
  await page.mouse.move(0, 0);
  await page.getByRole('button', { name: 'Cancel order' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel order' }).click();
  await expect(page.getByRole('heading', { name: 'You cancelled it' })).toBeVisible();
});

test('the sections of a menu follow what is read, on a phone and where a part of the page scrolls', async ({ phone }) => {
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ]) {
    const { page } = await phone({ viewport });
    await signInAs(page, 'Naledi');
    await page.goto('/food-delivery');
    await page.getByRole('button', { name: /Mama Thembi se Kombuis/ }).click();
    const lit = page.getByRole('navigation', { name: 'Sections of the menu' }).locator('[aria-current]');
    await expect(lit).toHaveText('Mains');
    await page.getByRole('region', { name: 'Drinks' }).hover();
    await page.mouse.wheel(0, 4000);
    await expect(lit).toHaveText('Drinks');
    await page.mouse.wheel(0, -4000);
    await expect(lit).toHaveText('Mains');
  }
});
