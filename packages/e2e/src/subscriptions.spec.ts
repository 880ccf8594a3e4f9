import { expectAccessible } from './axe.ts';
import { expect, signInAs, test, toastOf } from './server.ts';
import { chooseTrip } from './trips.ts';

test('a package is bought from the wallet and pays the next ride', async ({ phone }) => {
  const { page } = await phone();
  await signInAs(page, 'Naledi');
  await page.getByRole('link', { name: 'Packages' }).click();
  await page.waitForURL('**/subscription-packages');
  await expect(page.getByText('30 percent')).toBeVisible();
  await page.getByRole('tab', { name: 'School month' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('30% off');
  await page.getByRole('tab', { name: 'Weekly' }).click();
  await expectAccessible(page);
  const offer = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: 'Weekly commuter' });
  await offer.getByRole('button', { name: 'Buy from wallet' }).click();
  const sure = page.getByRole('dialog', { name: 'Weekly commuter' });
  await expect(sure).toContainText('R357.00');
  await expect(sure).toContainText('Rides that are not used by then are gone');
  await sure.getByRole('button', { name: 'Buy from wallet' }).click();
  await expect(toastOf(page).last()).toContainText('Package Purchased!');
  await expect(offer.getByRole('button', { name: 'Active' })).toBeDisabled();
  await expect(page.getByRole('region', { name: 'My packages' })).toContainText('10 of 10 rides left');

  await page.goto('/passenger');
  await chooseTrip(page);
  await expect(page.getByRole('switch', { name: 'Use my package' })).toHaveAttribute('aria-checked', 'true');
  await expectAccessible(page);
  await page.getByRole('button', { name: /Request Safiri R/ }).click();
  await page.waitForURL('**/active-ride');
  await page.getByRole('button', { name: 'Cancel ride' }).click();
  await page.getByRole('button', { name: 'I changed my mind' }).click();
  await page.waitForURL('**/passenger');
  await page.goto('/subscription-packages');
  await expect(page.getByRole('region', { name: 'My packages' })).toContainText('10 of 10 rides left');

  await page.getByRole('tab', { name: 'Monthly' }).click();
  // What is left in the wallet pays no month: a provider takes its price, and above stands so.
  const month = page.getByRole('listitem').filter({ hasText: 'Monthly commuter' });
  await expect(month).toContainText('lapses after 30 days');
  await expect(month.getByRole('button', { name: 'Buy from wallet' })).toHaveCount(0);
  await expect(page.getByText('A package that costs more is paid on the next step')).toBeVisible();
  await expectAccessible(page);
});
