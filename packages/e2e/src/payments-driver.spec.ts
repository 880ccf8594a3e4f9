import { expectAccessible } from './axe.ts';
import { oweToTheLimit } from './driver-debt.ts';
import { expect, signInAs, test } from './server.ts';
import { goOnline, requestRide } from './trips.ts';

test('a driver who owes as much as the city allows reads why no trips come, pays at the simulated provider, and is offered trips in cash again', async ({
  phone,
  product,
}, testInfo) => {
  await oweToTheLimit(product, testInfo.outputPath('pretoria.yaml'));
  const { page: zanele } = await phone();
  await goOnline(zanele);
  // Every server follows the market within five seconds.
  await expect(async () => {
    await zanele.reload();
    await expect(zanele.getByText('You are at the limit of R200.00: no trips in cash until you pay in.')).toBeVisible({ timeout: 2000 });
  }).toPass();
  const { page: naledi } = await phone();
  await signInAs(naledi, 'Naledi');
  await requestRide(naledi);

  await expect(async () => {
    await zanele.goto('/why-no-trips');
    await expect(zanele.getByText('You owed too much for trips in cash')).toBeVisible({ timeout: 2000 });
  }).toPass();
  await zanele.getByRole('link', { name: 'Pay in now' }).click();
  await zanele.waitForURL('**/driver-money');
  await expect(zanele.getByRole('heading', { name: 'You owe R200.00' })).toBeVisible();
  // What for, and since when: nobody pays what they are not told the cause of.
  await expect(zanele.getByText(/^\d\d \w+ \d{4} · Cash of three trips that was not handed in$/)).toBeVisible();
  await expect(zanele.getByLabel('Amount in ZAR')).toHaveValue('200');
  await expectAccessible(zanele);
  await zanele.getByRole('button', { name: 'Pay with Paystack' }).click();
  await zanele.getByRole('link', { name: 'Go to Paystack' }).click();
  await zanele.getByRole('button', { name: 'Yes, pay' }).click();
  await zanele.waitForURL(/\/driver-money\?/);
  await expect(zanele.getByText('R200.00 has arrived.')).toBeVisible();
  await expect(zanele.getByRole('heading', { name: 'Nothing is owed' })).toBeVisible();
  await zanele.goto('/driver');
  await expect(zanele.getByRole('alertdialog', { name: 'New ride request' })).toBeVisible();
});
