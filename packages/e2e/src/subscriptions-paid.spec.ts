import { expect, signInAs, test, toastOf } from './server.ts';

test('a passenger with an empty wallet buys a package by the simulated provider, and follows it until it begins', async ({ phone }) => {
  const { page } = await phone();
  await signInAs(page, 'Sipho');
  await page.goto('/subscription-packages');
  await page.getByRole('button', { name: 'Buy', exact: true }).first().click();
  const sure = page.getByRole('dialog');
  await expect(sure.getByRole('button', { name: 'Buy from wallet' })).toHaveCount(0);
  await sure.getByRole('button', { name: /^Pay R/ }).click();
  await expect(sure.getByRole('status')).toContainText('on Paystack’s page');
  const address = await sure.getByRole('link', { name: 'Go to Paystack' }).getAttribute('href');
  const { page: paystack } = await phone();
  await paystack.goto(address ?? '');
  await paystack.getByRole('button', { name: 'Yes, pay' }).click();
  await expect(toastOf(page).last()).toContainText('Package Purchased!');
  await expect(sure).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'My packages' })).toContainText('10 of 10 rides left');
  await expect(page.getByRole('button', { name: 'Active', exact: true })).toBeDisabled();
});
