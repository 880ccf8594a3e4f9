import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expectAccessible } from './axe.ts';
import { expect, signInAs, test } from './server.ts';

const kisumu = fileURLToPath(new URL('../../../docs/markets/kisumu.yaml', import.meta.url));

test('a city that its operator opens by a file shows its own services, in the words and prices of the file, and takes its code for a ride for later', async ({
  phone,
  product,
}, testInfo) => {
  const file = testInfo.outputPath('kisumu.yaml');
  const code = 'promotions: [{ id: KARIBU, percent: 20, budget: { perDay: 2000 } }]';
  writeFileSync(file, readFileSync(kisumu, 'utf8').replace('promotions: []', code));
  // The demo has a Kisumu of the specification's prices: an operator who is alone says why they change so much.
  expect(product.command('market-command.ts', 'apply', file, '--force', 'first own prices')).toContain('version 2');
  const { page } = await phone({ geolocation: { latitude: -0.0985, longitude: 34.7615 } });
  await signInAs(page, 'Naledi');
  // Every server follows within five seconds.
  await expect
    .poll(async () => {
      const at = (lat: number, lng: number, address: string) => ({ lat, lng, address });
      const data = { rideType: 'boda', pickupLocation: at(-0.0985, 34.7615, 'Bus park'), dropoffLocation: at(-0.0935, 34.77, 'Kibuye') };
      return (await page.request.post('/api/calculate-fare', { data })).text();
    })
    .toContain('"rideType":"boda"');
  await page.getByRole('link', { name: /Request Ride/ }).click();
  await page.getByRole('combobox', { name: 'Where to?' }).fill('kibuye');
  await page
    .getByRole('option', { name: /^Kibuye Market/ })
    .first()
    .click();
  await expect(page.getByRole('radio')).toHaveCount(3);
  const boda = page.locator('.ride-type', { hasText: 'Boda' });
  await expect(boda).toContainText('For 1 person · helmet for you');
  // By the file in tens of shillings.
  await expect(boda).toContainText(/KSh\d+0\.00/);
  await expect(page.locator('.ride-type', { hasText: 'Tuk-tuk' })).toContainText('Up to 3 people');
  await expect(page.getByText('Premium')).toHaveCount(0);
  await page.getByRole('button', { name: 'Enter' }).click();
  await page.getByRole('textbox', { name: 'Promo code' }).fill('karibu');
  await page.getByRole('button', { name: 'Use this code' }).click();
  await expect(page.getByText(/^KSh.+ off: KSh.+ instead of KSh/)).toBeVisible();
  await expectAccessible(page);
  // The same code makes a ride for later cheaper, which keeps it.
  await page.getByRole('button', { name: 'Schedule' }).click();
  await page.getByRole('button', { name: /^Schedule for/ }).click();
  await expect(page.getByText(/^KSh.+ off: KSh.+ instead of KSh/)).toBeVisible();
  await page.getByRole('button', { name: /Boda KSh/ }).click();
  await page.waitForURL('**/passenger');
  await expect(page.getByText(/^KARIBU: KSh[\d.]+ off$/)).toBeVisible();
});
