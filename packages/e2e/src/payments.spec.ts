import { expectAccessible } from './axe.ts';
import { expect, signInAs, test, toastOf } from './server.ts';
import { chooseTrip, driveToTheEnd, goOnline } from './trips.ts';

test('a newcomer tops up R200 at the simulated provider, and pays a ride and an order with it', async ({ phone }) => {
  const { page: zanele } = await phone();
  await goOnline(zanele);
  const { page } = await phone();
  await signInAs(page, 'Sipho');
  await page.getByRole('link', { name: 'Top up' }).click();
  await page.waitForURL('**/wallet');
  await page.getByLabel('Amount in ZAR').fill('200');
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Top up with Paystack' }).click();
  await expect(page.getByText('Pay R200.00 on Paystack’s page. It brings you back here.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Go to Paystack' }).click();
  await expect(page.getByText('No money moves here.')).toBeVisible();
  await page.getByRole('button', { name: 'Yes, pay' }).click();
  await page.waitForURL(/\/wallet\?/);
  await expect(page.getByText('R200.00 arrived in your wallet.')).toBeVisible();
  await expect(page.locator('.wallet-balance')).toContainText('R200.00');
  await expectAccessible(page);

  await page.goto('/passenger');
  await chooseTrip(page);
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('button', { name: /Safiri Wallet/ }).click();
  await page.getByRole('button', { name: /Request Safiri R/ }).click();
  await page.waitForURL('**/active-ride');
  await zanele.getByRole('alertdialog', { name: 'New ride request' }).getByRole('button', { name: 'Accept' }).click();
  await zanele.waitForURL('**/active-ride');
  await driveToTheEnd({ naledi: page, zanele });

  await page.getByRole('link', { name: 'Food Delivery' }).click();
  await page.getByRole('button', { name: /Mama Thembi se Kombuis/ }).click();
  await page.getByRole('button', { name: 'Add Chakalaka' }).click();
  await page.getByRole('button', { name: /View cart/ }).click();
  const cart = page.getByRole('dialog', { name: 'Your cart' });
  await expect(cart).toContainText('Safiri Wallet');
  await cart.getByRole('button', { name: 'Place Order' }).click();
  await expect(toastOf(page).last()).toContainText('Order Placed');
  await page.goto('/wallet');
  await expect(page.getByRole('region', { name: 'Your top-ups' })).toContainText('Arrived');
  await expect(page.locator('.wallet-balance')).not.toContainText('R200.00');
});
