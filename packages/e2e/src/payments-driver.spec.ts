import { writeFileSync } from 'node:fs';
import { expectAccessible } from './axe.ts';
import { expect, signInAs, test } from './server.ts';
import { goOnline, requestRide } from './trips.ts';

/** Zanele owes 200 rand, whatever stood before. */
const owes200 = `
  with d as (select 'driver:' || d.id || ':wallet' as wallet from drivers d join users u on u.id = d.user_id where u.email = 'zanele@demo.safiri.africa'),
    s as (select 20000 + coalesce((select sum(sum_minor) from ledger_totals, d where account = d.wallet and currency = 'ZAR'), 0) as minor),
    t as (insert into ledger_transfers (reference, kind) values ('journey:debt', 'adjustment') returning id)
  insert into ledger_entries (transfer_id, account, currency, amount_minor)
  select t.id, a.account, 'ZAR', a.minor from t, d, s, lateral (values (d.wallet, -s.minor), ('platform:outside', s.minor)) a(account, minor)`;

test('a driver who owes as much as the city allows reads why no trips come, pays at the simulated provider, and is offered trips in cash again', async ({
  phone,
  product,
}, testInfo) => {
  const file = testInfo.outputPath('pretoria.yaml');
  const market = product.command('market-command.ts', 'export', 'pretoria');
  writeFileSync(file, market.replace(/^( *)topUp: true$/m, '$1topUp: true\n$1debtLimit: 200'));
  product.command('market-command.ts', 'apply', file, '--force', 'a limit for debts');
  await product.execute(owes200);
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
