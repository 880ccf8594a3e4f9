import { expectAccessible } from './axe.ts';
import { expect, signInBy, test } from './server.ts';
import { signInAsStaff } from './staff.ts';

const email = 'driver.nairobi.1@city.demo.safiri.africa';

test('a driver in Kenya pays at the paybill from any phone; what came by a wrong account is found by finance', async ({
  phone,
  product,
}) => {
  await product.execute(`
    with t as (insert into ledger_transfers (reference, kind) values ('journey:paybill', 'adjustment') returning id)
    insert into ledger_entries (transfer_id, account, currency, amount_minor)
    select t.id, a.account, 'KES', a.minor from t, drivers d join users u on u.id = d.user_id and u.email = '${email}',
      lateral (values ('driver:' || d.id || ':wallet', -70000), ('platform:outside', 70000)) a(account, minor)`);
  const { page: driver } = await phone();
  await signInBy(driver, email);
  await driver.goto('/driver-money');
  await expect(driver.getByRole('heading', { name: 'You owe KSh700.00' })).toBeVisible();
  const paybill = driver.getByRole('region', { name: 'Or pay by yourself' });
  await expect(paybill.getByText('174379')).toBeVisible();
  const code = (await paybill.getByText(/^D\d+$/).textContent()) ?? '';
  await expectAccessible(driver);
  const opened = driver.waitForEvent('popup');
  await paybill.getByRole('link', { name: 'Pay at the simulated phone' }).click();
  const menu = await opened;
  const pay = async (account: string, amount: string) => {
    await menu.getByLabel('Account number').fill(account);
    await menu.getByLabel('Amount').fill(amount);
    await menu.getByRole('button', { name: 'Pay' }).click();
  };
  await expect(menu.getByLabel('Account number')).toHaveValue(code);
  await pay('KDA 123A', '300');
  await expect(menu.getByRole('alert')).toHaveText('Nobody has this account.');
  await pay(code, '500');
  await expect(menu.getByRole('heading', { name: 'Answered' })).toBeVisible();
  await expect(driver.getByRole('heading', { name: 'You owe KSh200.00' })).toBeVisible();

  // Told without having been asked, as where nobody answered the question in time.
  await product.execute(`
    with a as (select id from provider_accounts where provider = 'mpesa' and country_id = 'ke' and is_active),
      t as (insert into ledger_transfers (reference, kind) values ('paybill:900', 'suspense') returning id),
      b as (insert into paybill_payments (id, account_id, transaction_id, typed, payer, amount_minor, currency, received_at, state, reason, task_at, suspense_transfer_id)
        overriding system value select 900, a.id, 'SC90000001', 'KDA 123A', 'AMINA 2547*****126', 20000, 'KES', now(), 'suspense', 'no_such_code', now(), t.id from a, t)
    insert into ledger_entries (transfer_id, account, currency, amount_minor)
    select t.id, e.account, 'KES', e.minor from t, a, lateral (values ('provider:' || a.id || ':balance', -20000), ('platform:suspense', 20000)) e(account, minor)`);
  const { page: finance } = await phone({ viewport: { width: 1280, height: 800 } });
  await signInAsStaff(finance);
  await finance.goto('/staff/finance?list=paybill');
  const list = finance.getByRole('table', { name: 'Paybill' });
  await expect(list.getByRole('row').filter({ hasText: 'SC90000001' })).toContainText('Whose is it?');
  const row = list.getByRole('row').filter({ hasText: 'Give it to them' });
  await row.getByText('Give it to them').first().click();
  await row.getByLabel('Code of whose it is, as their screen shows it').fill(code);
  await row.getByLabel('How do you know?').fill('She rang with the receipt');
  await expectAccessible(finance);
  await row.getByRole('button', { name: 'Give it to them' }).last().click();
  await expect(list.getByRole('row').filter({ hasText: 'SC90000001' })).toContainText('Belongs to Mandla Pillay');
  await expect(driver.getByRole('heading', { name: 'Nothing is owed' })).toBeVisible();
});
