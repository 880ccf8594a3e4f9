import { fileURLToPath } from 'node:url';
import { expect, test } from '../server.ts';
import { goOnline } from '../trips.ts';
import { take } from './take.ts';

test('around driving', async ({ phone }) => {
  const { page } = await phone();
  await goOnline(page);
  const at = async (path: string, station: Parameters<typeof take>[1]) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await take(page, station);
  };
  await at('/driving', 'driving-view');
  await at('/keep-sending', 'keep-sending');
  await at('/why-no-trips', 'why-no-trips');
  await at('/hail', 'hail');
  await at('/driver-verification', 'verification');
  await at('/vehicles', 'vehicles');
  await page.getByRole('button', { name: 'Add a vehicle' }).click();
  await take(page, 'vehicle-add');
  const form = page.getByRole('dialog', { name: 'Add a vehicle' });
  await form.getByLabel('What do you drive?').selectOption('bakkie');
  for (const [label, text] of Object.entries({ Make: 'Isuzu', Model: 'D-Max', 'Licence plate': 'BK 20 LD GP', Colour: 'White' })) {
    await form.getByLabel(label).fill(text);
  }
  await form.getByLabel('Year').selectOption(String(new Date().getFullYear() - 3));
  await form.getByRole('button', { name: 'Add a vehicle' }).click();
  await expect(page.getByRole('region', { name: 'BK 20 LD GP' })).toBeVisible();
  await page.goto('/driver');
  const duty = page.getByRole('switch', { name: 'Driver Status' });
  if ((await duty.getAttribute('aria-checked')) === 'true') await duty.click();
  await duty.click();
  await expect(page.getByRole('dialog').getByRole('button', { name: /BK 20 LD GP/ })).toBeVisible();
  await take(page, 'vehicle-choice');
  await at('/driver-training', 'training');
  await page
    .getByRole('main')
    .getByRole('button', { name: /Start|Continue/ })
    .first()
    .click();
  await expect(page).toHaveURL(/module=\d+/);
  await take(page, 'training-lesson');
  await at('/profile', 'driver-profile');
  await at('/scholar-rides', 'driver-school-runs');
  await page.getByRole('button', { name: 'Offer a school group' }).click();
  await expect(page.getByRole('combobox', { name: 'Find the school: its name or street' })).toBeVisible();
  await take(page, 'driver-school-group');

  await page.goto('/driver');
  if ((await duty.getAttribute('aria-checked')) === 'false') {
    await duty.click();
    await page.getByRole('dialog').getByRole('button', { name: 'Go online with KT 48 LM GP' }).click();
  }
  await page.goto('/hail');
  await page.getByRole('button', { name: 'Start Trip' }).click();
  await page.waitForURL('**/active-ride');
  await expect(page.getByText('The meter shows')).toBeVisible();
  await take(page, 'hail-started');
  await page.getByRole('button', { name: 'Complete Trip' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await take(page, 'hail-end');
  await page.getByRole('button', { name: /^Yes, got out: take R\d/ }).click();
  await expect(page.getByText('Trip completed!').first()).toBeVisible();
});

const kisumu = fileURLToPath(new URL('../../../../docs/markets/kisumu.yaml', import.meta.url));

test('a rank with a line', async ({ phone, product }) => {
  product.command('market-command.ts', 'apply', kisumu, '--force', 'first own prices');
  const { page } = await phone({ geolocation: { latitude: -0.086, longitude: 34.729 } });
  await goOnline(page, 'Themba');
  // A rank is offered to drivers of its country alone.
  await page.request.patch('/api/account', { data: { countryId: 'ke' } });
  await page.reload();
  const rank = page.getByRole('region', { name: 'Line at this rank' });
  await expect(rank).toBeVisible({ timeout: 40_000 });
  await take(page, 'rank');
  await rank.getByRole('button', { name: 'Join the line' }).click();
  await expect(rank.getByRole('button', { name: 'Leave the line' })).toBeVisible();
  await take(page, 'rank-joined');
});
