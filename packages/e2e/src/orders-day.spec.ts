import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.ts';
import { SHOP, signInAsMerchant } from './merchants.ts';
import { expect, signInAs, test } from './server.ts';

const ORDERS = 20;
/** Where what is ordered goes, in Hatfield. */
const home = { lat: -25.7487, lng: 28.238, address: 'Park Street, Hatfield' };

interface Shop {
  readonly id: number;
  readonly name: string;
  readonly deliveryFee: string;
}
interface Dish {
  readonly id: number;
  readonly name: string;
  readonly price: string;
}

/** Orders as the app of a customer would: one dish, two of every fourth order; gives what its goods cost, in cents. */
async function order(page: Page, n: number): Promise<number> {
  const get = async <T>(path: string) => (await (await page.request.get(path)).json()) as T;
  const shop = (await get<Shop[]>(`/api/restaurants?lat=${home.lat}&lng=${home.lng}`)).find(({ name }) => name === SHOP);
  const dish = (await get<Dish[]>(`/api/menu-items/${shop?.id}`)).find(({ name }) => name === (n % 2 === 0 ? 'Chakalaka' : 'Ginger beer'));
  const quantity = n % 4 === 0 ? 2 : 1;
  const cents = Math.round(Number(dish?.price) * 100) * quantity;
  const answer = await page.request.post('/api/food-orders', {
    data: {
      restaurantId: shop?.id,
      items: [{ menuItemId: dish?.id, quantity, price: dish?.price }],
      subtotal: (cents / 100).toFixed(2),
      deliveryFee: shop?.deliveryFee,
      totalAmount: (cents / 100 + Number(shop?.deliveryFee)).toFixed(2),
      paymentMethod: 'cash',
      orderNumber: `AFR${1_800_000_000_000 + n}`,
      deliveryAddress: home,
    },
  });
  expect(answer.status(), await answer.text()).toBe(201);
  return cents;
}

test('a merchant’s day of twenty orders: taken, declined, made ready, sold out, paused, and what it came to', async ({
  phone,
  product,
}) => {
  test.setTimeout(180_000);
  const [{ page: naledi }, { page: sipho }, { page: shop }] = [await phone(), await phone(), await phone()];
  await signInAs(naledi, 'Naledi');
  await signInAs(sipho, 'Sipho');
  await signInAsMerchant(shop, product);
  const today = shop.getByRole('region', { name: 'Today' });
  await expect(today).toContainText('No order yet today.');

  const cents: number[] = [];
  for (let n = 0; n < ORDERS; n += 1) cents.push(await order(n % 3 === 0 ? sipho : naledi, n));
  const [fresh, preparing] = [shop.getByRole('region', { name: 'New' }), shop.getByRole('region', { name: 'Preparing' })];
  await expect(fresh.getByRole('button', { name: 'Accept' })).toHaveCount(ORDERS);
  // The last one can't be made: its customer reads why.
  const last = fresh.getByRole('region', { name: `#${ORDERS}` });
  await last.getByText('Decline').first().click();
  await last.getByLabel('Reason (the customer reads it)').fill('The ginger beer is finished');
  await last.getByRole('button', { name: 'Decline' }).click();
  for (let left = ORDERS - 1; left > 0; left -= 1) {
    await expect(fresh.getByRole('button', { name: 'Accept' })).toHaveCount(left);
    await fresh.getByRole('button', { name: 'Accept' }).first().click();
  }
  await expect(preparing.getByRole('button', { name: 'It is ready' })).toHaveCount(ORDERS - 1);
  for (let left = ORDERS - 1; left > ORDERS - 5; left -= 1) {
    await preparing.getByRole('button', { name: 'It is ready' }).first().click();
    await expect(preparing.getByRole('button', { name: 'It is ready' })).toHaveCount(left - 1);
  }
  const sold = cents.slice(0, -1).reduce((sum, one) => sum + one, 0) / 100;
  await expect(today).toContainText(`R${sold.toFixed(2)}`);
  await expect(today.getByRole('definition').nth(1)).toHaveText(String(ORDERS));
  // Nineteen are in the sum, one was declined.
  await expect(today.getByRole('definition').nth(2)).toHaveText('19');
  await expect(today.getByRole('definition').nth(3)).toHaveText('1');
  await expect(today).toContainText('15 × Chakalaka, 9 × Ginger beer');
  await expectAccessible(shop);

  await shop.getByRole('button', { name: 'Menu and stock' }).click();
  await shop.getByRole('switch', { name: 'Ginger beer is there' }).click();
  await expect(shop.getByRole('switch', { name: 'Ginger beer is there' })).not.toBeChecked();
  await shop.getByText('Pause or busy').click();
  await shop.getByRole('button', { name: 'An hour' }).click();
  await expect(shop.getByText(/^Paused until/).first()).toBeVisible();
  await sipho.goto('/food-delivery');
  await expect(sipho.getByRole('button', { name: new RegExp(SHOP) })).toContainText(/Closed|opens/i);
});
