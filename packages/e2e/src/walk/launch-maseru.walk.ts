import { test } from '../server.ts';
import { makeSlips, signInBySlip, type Driver } from './launch/drivers.ts';
import { launch, type Launch } from './launch/flow.ts';

/** An operator who has no provider of text messages: drivers get slips of paper. */
test.use({ settings: { DEMO: '0' }, locale: 'en-LS', timezoneId: 'Africa/Maseru' });

const driver = (n: number, name: string): Driver => ({
  name,
  national: `5812 345${n}`,
  phone: `+2665812345${n}`,
  vehicle: 'sedan',
  make: 'Toyota',
  model: 'Corolla',
  colour: 'White',
  plate: `A ${123 + n} AB`,
  language: 'en',
});

test('Maseru is launched by the browser alone, up to the receipt of the first ride', async ({ phone, product }, testInfo) => {
  test.setTimeout(40 * 60_000);
  const plan: Launch = {
    country: 'Lesotho',
    city: 'Maseru',
    brand: { name: 'Maseru Taxi', colour: '#123a8c', phone: '+26622000001' },
    owner: { name: 'Mpho Letsie', email: 'mpho@maserutaxi.example', phone: '+266 5812 3400' },
    reviewer: { name: 'Thabo Nthunya', email: 'thabo@maserutaxi.example', phone: '+266 5812 3401' },
    services: [{ vehicle: 'Car', base: '12', perKm: '7.5', minimum: '12', commission: '0' }],
    refine: async (page) => {
      await page.getByRole('navigation', { name: 'Settings of the city' }).getByRole('link', { name: 'Services' }).click();
      const car = page.getByRole('listitem', { name: 'sedan' });
      await car.getByText('What it costs').click();
      await car.getByLabel('Kilometres within it').fill('1');
      await car.getByLabel('Your commission per day (LSL)').fill('30');
    },
    drivers: [
      driver(1, 'Lerato Mokhethi'),
      driver(2, 'Neo Ramaema'),
      driver(3, 'Palesa Sekete'),
      driver(4, 'Tumelo Lebone'),
      driver(5, 'Khotso Molapo'),
    ],
    invite: async (page) => {
      const codes = await makeSlips(page);
      return (theirs, one) => signInBySlip(theirs, one, codes.get(one.plate) ?? '');
    },
    ride: {
      passenger: { name: 'Limpho Tau', phone: '+26658120009', email: 'limpho@example.org' },
      from: { lat: -29.3135, lng: 27.495 },
      to: { place: 'Pioneer Mall', at: { lat: -29.31679, lng: 27.47826 } },
      service: 'Car',
      fare: 'M22',
      // The way by street is 2.315 km, of which the first is within the base: 12 + 1.315 × 7.50 = 21.86, rounded to the next half. The operator takes
      // nothing of a fare and 30 of the day, which the driver, who has all of the cash, owes.
      lines: ['Base fareM12.00', 'DistanceM9.86', 'RoundingM0.14', 'TotalM22.00'],
      owes: 'M30',
    },
  };
  await launch(plan, { phone, product }, testInfo);
});
