import { expect, test as plain, toastOf } from '../server.ts';
import { openGateways, type Gateways } from '../gateways.ts';
import { sendInvitations, signInByText, type Driver } from './launch/drivers.ts';
import { launch, type Launch } from './launch/flow.ts';
import { take } from './take.ts';

/** An operator who has an account at a provider of text messages. */
const test = plain.extend<object, { gateways: Gateways }>({
  gateways: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads a fixture's needs from this pattern
    async ({}, use) => {
      const gateways = await openGateways();
      await use(gateways);
      await gateways.close();
    },
    { scope: 'worker' },
  ],
  settings: async ({ gateways }, use) => use({ DEMO: '0', ...gateways.settings }),
});
test.use({ locale: 'en-KE', timezoneId: 'Africa/Nairobi' });

const driver = (n: number, name: string, vehicle: 'motorcycle' | 'tuktuk', plate: string): Driver => ({
  name,
  national: `0712 345 60${n}`,
  phone: `+25471234560${n}`,
  vehicle,
  make: vehicle === 'motorcycle' ? 'Bajaj' : 'Piaggio',
  model: vehicle === 'motorcycle' ? 'Boxer 150' : 'Ape City',
  colour: 'Red',
  plate,
  language: 'en',
});
/** Where the drivers and the passenger stand: in the middle of the town. */
const town = { lat: -0.0985, lng: 34.7615 };

test('Kisumu is launched by the browser alone, up to the receipt of the first ride', async ({ phone, product, gateways }, testInfo) => {
  test.setTimeout(40 * 60_000);
  const plan: Launch = {
    country: 'Kenya',
    city: 'Kisumu',
    brand: { name: 'Kisumu Boda', colour: '#0a5c37', phone: '+254700000001' },
    owner: { name: 'Grace Atieno', email: 'grace@kisumuboda.example', phone: '+254 712 345 678' },
    reviewer: { name: 'Peter Odera', email: 'peter@kisumuboda.example', phone: '+254 712 345 679' },
    services: [
      { vehicle: 'Motorcycle', base: '50', perKm: '20', minimum: '50', commission: '12' },
      { vehicle: 'Tuk-tuk', base: '80', perKm: '30', minimum: '100', commission: '12' },
    ],
    refine: async (page) => {
      // A city with the area of a town: those of the demo are far wider than what is drawn of them.
      await page.getByRole('navigation', { name: 'Settings of the city' }).getByRole('link', { name: 'Area' }).click();
      await expect(page.locator('.area-corner').first()).toBeVisible();
      await expect(toastOf(page)).toHaveCount(0, { timeout: 20_000 });
      await page.mouse.move(0, 0);
      await take(page, 'staff-city');
      await page.getByRole('navigation', { name: 'Settings of the city' }).getByRole('link', { name: 'Services' }).click();
      const tuktuk = page.getByRole('listitem', { name: 'tuktuk' });
      await tuktuk.getByText('What it costs').click();
      await tuktuk.getByLabel('Kilometres within it').fill('1');
    },
    drivers: [
      driver(1, 'Achieng Otieno', 'motorcycle', 'KMEA 123A'),
      driver(2, 'Brian Okello', 'motorcycle', 'KMEB 234B'),
      driver(3, 'Collins Ouma', 'motorcycle', 'KMEC 345C'),
      driver(4, 'Dorcas Akinyi', 'tuktuk', 'KTWB 456B'),
      driver(5, 'Evans Onyango', 'tuktuk', 'KTWC 567C'),
    ],
    invite: async (page) => {
      await sendInvitations(page, plan.drivers.length);
      return (theirs, one) => signInByText(theirs, one, gateways.textTo);
    },
    ride: {
      passenger: { name: 'Atieno Odhiambo', phone: '+254712000009', email: 'atieno@example.org' },
      from: town,
      to: { place: 'Kibuye Market', at: { lat: -0.0935, lng: 34.77 } },
      service: 'Motorcycle',
      fare: 'KSh100',
      // The way by street is 2.282 km: 50 + 2.282 × 20 = 95.64, rounded to the next ten. 12 percent of 100 are the operator's, and the driver has
      // all of the cash.
      lines: ['Base fareKSh50.00', 'DistanceKSh45.64', 'RoundingKSh4.36', 'TotalKSh100.00'],
      owes: 'KSh12',
    },
  };
  await launch(plan, { phone, product }, testInfo);
});
