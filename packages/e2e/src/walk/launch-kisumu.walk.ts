import { expect, test as plain } from '../server.ts';
import { openGateways, type Gateways } from '../gateways.ts';
import { countSteps } from './launch/steps.ts';
import { approveDriver, goOnline, importDrivers, sendInvitations, sendPapers, signInByText, takeLessons, type Driver } from './launch/drivers.ts';
import { becomeOwner, draftCity, giveBrand, inviteReviewer, joinTeam, openCity, publish } from './launch/operator.ts';
import { askFor, driveWhole, register } from './launch/ride.ts';

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
const drivers = [
  driver(1, 'Achieng Otieno', 'motorcycle', 'KMEA 123A'),
  driver(2, 'Brian Okello', 'motorcycle', 'KMEB 234B'),
  driver(3, 'Collins Ouma', 'motorcycle', 'KMEC 345C'),
  driver(4, 'Dorcas Akinyi', 'tuktuk', 'KTWB 456B'),
  driver(5, 'Evans Onyango', 'tuktuk', 'KTWC 567C'),
].slice(0, Number(process.env['LAUNCH_DRIVERS'] ?? '5'));
/** Where the drivers and the passenger stand: in the middle of Kisumu. */
const town = { latitude: -0.0985, longitude: 34.7615 };

test('Kisumu is launched by the browser alone, up to the receipt of the first ride', async ({ phone, product, gateways }) => {
  test.setTimeout(30 * 60_000);
  const desk = { viewport: { width: 1280, height: 800 } };
  const { page: owner, context } = await phone(desk);
  const ownerSteps = await countSteps(context);
  const began = Date.now();
  await becomeOwner(owner, product, { name: 'Grace Atieno', email: 'grace@kisumuboda.example', phone: '+254 712 345 678' });
  await draftCity(owner, {
    country: 'Kenya',
    city: 'Kisumu',
    services: [
      { vehicle: 'Motorcycle', base: '50', perKm: '20', minimum: '50', commission: '12' },
      { vehicle: 'Tuk-tuk', base: '80', perKm: '30', minimum: '100', commission: '12' },
    ],
  });
  await owner.getByRole('tab', { name: 'Services' }).click();
  const tuktuk = owner.getByRole('listitem', { name: 'tuktuk' });
  await tuktuk.getByText('What it costs').click();
  await tuktuk.getByLabel('Kilometres within it').fill('1');
  await publish(owner, 'The first kilometre is within the base');
  await openCity(owner);
  await giveBrand(owner, { name: 'Kisumu Boda', colour: '#0a5c37', phone: '+254700000001' });
  const link = await inviteReviewer(owner, { name: 'Peter Odera', email: 'peter@kisumuboda.example', phone: '+254 712 345 679' });
  await importDrivers(owner, drivers);
  await sendInvitations(owner, drivers.length);
  console.log('owner', ownerSteps(), Math.round((Date.now() - began) / 1000));

  const { page: reviewer } = await phone(desk);
  await joinTeam(reviewer, link, 'peter@kisumuboda.example');
  const cars = [];
  for (const one of drivers) {
    const { page, context: theirs } = await phone({ geolocation: town });
    const steps = await countSteps(theirs);
    await signInByText(page, one, gateways.textTo);
    await sendPapers(page);
    await approveDriver(reviewer, one);
    await takeLessons(page);
    await goOnline(page);
    console.log(one.name, steps(), Math.round((Date.now() - began) / 1000));
    cars.push(page);
  }
  const { page: passenger } = await phone({ geolocation: town });
  await register(passenger, { name: 'Atieno Odhiambo', phone: '+254712000009', email: 'atieno@example.org' });
  const price = await askFor(passenger, 'Kibuye Market', 'Motorcycle');
  console.log(price);
  await expect(passenger.getByRole('heading', { name: /Finding|on the way|arriving/ })).toBeVisible();
  await driveWhole({ driver: cars[0]!, passenger }, { lat: -0.0935, lng: 34.7703 });
});
