import { expectAccessible } from './axe.ts';
import { SHOP, signInAsMerchant } from './merchants.ts';
import { expect, signInAs, test } from './server.ts';

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
