import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test, toastOf } from '../server.ts';
import { take } from './take.ts';

test.use({ settings: { DEMO: '0' } });

const kisumu = fileURLToPath(new URL('../../../../docs/markets/kisumu.yaml', import.meta.url));
const PASSWORD = 'a rather long one 5';
const packages = [
  '{ id: ten, name: { en: Ten bodas }, rides: 10, service: boda, maxKm: 6, price: 900, validDays: 30 }',
  '{ id: pair, name: { en: There and back }, rides: 2, service: boda, maxKm: 6, price: 180, validDays: 30 }',
];

test('what an operator of a city sells', async ({ phone, product }, testInfo) => {
  const file = testInfo.outputPath('kisumu.yaml');
  writeFileSync(file, readFileSync(kisumu, 'utf8').replace('packages: []', `packages: [${packages.join(', ')}]`));
  product.command('market-command.ts', 'apply', file, '--force', 'first own prices');
  const { page } = await phone();
  const link = () => /http\S+\/setup\?link=\S+/.exec(product.said())?.[0] ?? '';
  await expect.poll(link).not.toBe('');
  await page.goto(link());
  await page.getByLabel('Your name').fill('Achieng Otieno');
  await page.getByLabel('Work email').fill('achieng@example.org');
  await page.getByLabel('Phone at work').fill('+254 712 345 678');
  await page.getByLabel('Choose a password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Make the owner’s account' }).click();
  await expect(page.getByLabel('Choose a password')).toHaveCount(0);

  const { page: rider } = await phone({ geolocation: { latitude: -0.0985, longitude: 34.7615 } });
  await rider.goto('/auth?as=passenger');
  await rider.getByLabel('Full name').fill('Atieno Odhiambo');
  await rider.getByLabel('Phone number').fill('+254712000009');
  await rider.getByLabel('Email').fill('atieno@example.org');
  await rider.getByLabel('Password').fill(PASSWORD);
  await rider.getByLabel('Gender').selectOption('female');
  await rider.getByRole('button', { name: 'Register', exact: true }).click();
  await rider.waitForURL('**/passenger');
  await expect(toastOf(rider)).toHaveCount(0, { timeout: 20_000 });
  await rider.goto('/subscription-packages');
  await expect(rider.getByText(/^You need KSh/).first()).toBeVisible();
  await take(rider, 'market-packages');
  await product.execute(`with t as (insert into ledger_transfers (reference, kind) values ('walk:wallet', 'adjustment') returning id),
      u as (select 'user:' || id || ':wallet' as wallet from users where email = 'atieno@example.org')
    insert into ledger_entries (transfer_id, account, currency, amount_minor)
    select t.id, a.account, 'KES', a.minor from t, u, lateral (values (u.wallet, 120000), ('platform:outside', -120000)) a(account, minor)`);
  await rider.reload();
  const offer = rider.getByRole('listitem').filter({ hasText: 'Ten bodas' });
  await expect(offer.getByRole('button', { name: 'Buy from wallet' })).toBeVisible();
  await take(rider, 'market-packages-in-reach');
  await offer.getByRole('button', { name: 'Buy from wallet' }).click();
  await expect(rider.getByRole('dialog')).toBeVisible();
  await take(rider, 'market-package-sure');
  await rider.getByRole('dialog').getByRole('button', { name: 'Buy from wallet' }).click();
  await expect(rider.getByText('10 of 10 rides left')).toBeVisible();
  await expect(toastOf(rider)).toHaveCount(0, { timeout: 20_000 });
  await take(rider, 'market-packages-bought');
});
