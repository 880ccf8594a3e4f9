// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import type { Instance } from '@safiri/contract/setup/console-calls.ts';
import { settingsPaths } from '@safiri/contract/settings/paths.ts';
import { setupPaths } from '@safiri/contract/setup/paths.ts';
import { expect, it, onTestFinished, vi } from 'vitest';
import { language } from '../platform/preferences.ts';
import { speak } from '../platform/text.ts';
import { FirstOwnerScreen } from '../staff/first-owner-screen.tsx';
import { SetupScreen } from '../staff/setup-screen.tsx';
import { openScreen } from '../testing/open-screen.tsx';
import { asStaff } from './as-staff.tsx';

const empty: Instance = {
  checks: [
    { check: 'owner', isOk: true, about: [], coded: [] },
    { check: 'second_factor', isOk: false, about: ['Dineo Mokoena'], coded: [] },
    { check: 'sms', isOk: false, about: [], coded: [] },
  ],
  markets: [],
  launches: [],
  cities: [
    { country: 'ke', name: 'Nairobi', centre: { lat: -1.2864, lng: 36.8172 } },
    { country: 'ls', name: 'Maseru', centre: { lat: -29.3151, lng: 27.4833 } },
  ],
  country: 'ke',
  emergencyNumbers: [],
  law: [],
};
const rooms = ['staff', 'setup', 'preflight', 'brand', 'landing-pages', 'vehicles'] as const;

const openSetup = (instance: Instance, prepare: (server: Parameters<NonNullable<Parameters<typeof openScreen>[1]['server']>>[0]) => void) =>
  openScreen(asStaff(<SetupScreen />), {
    at: '/staff/setup',
    rooms,
    server: (server) => {
      server.replies(settingsPaths.getSettings, { tilesUrl: null, maps: [], demo: false, canText: false, aiModel: null });
      server.replies(setupPaths.readInstance, instance);
      prepare(server);
    },
  });

const openFirst = (at: string, prepare: Parameters<typeof openSetup>[1]) =>
  openScreen(<FirstOwnerScreen />, { at, rooms: ['staff', 'setup', 'auth-password'], server: prepare });

it('says without a link what the operator does, and leads to the console once there is an owner', async () => {
  await openFirst('/setup', (server) => server.replies(setupPaths.state, { waitsForOwner: true }));
  expect(await screen.findByText(/“npm run owner” on the server prints another/)).toBeTruthy();
});

it('says of a link that was used that it is over, and offers no form', async () => {
  await openFirst('/setup?link=old', (server) => {
    server.refuses(setupPaths.readLink, 'setup_link_invalid');
    server.replies(setupPaths.state, { waitsForOwner: false });
  });
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect((await screen.findByRole('link', { name: 'To the console' })).getAttribute('href')).toBe('/staff');
  expect(screen.queryByRole('button', { name: 'Make the owner’s account' })).toBeNull();
});

it('shows what the server refuses of the account at its field, and keeps what was typed', async () => {
  const { server, press, path } = await openFirst('/setup?link=good', (fake) => {
    fake.replies(setupPaths.readLink, { ok: true });
    fake.refuses(setupPaths.makeOwner, 'invalid_request', { errors: [{ path: 'phone', message: 'Write the number with its country' }] });
  });
  await press.type(await screen.findByLabelText('Your name'), 'Achieng');
  await press.type(screen.getByLabelText('Work email'), 'a@example.org');
  await press.type(screen.getByLabelText('Phone at work'), '0712');
  await press.type(screen.getByLabelText('Choose a password'), 'a Quite-long one 7');
  const service = screen.getByLabelText('What your service is called');
  await press.clear(service);
  await press.type(service, 'Kisumu Boda');
  await press.click(screen.getByRole('button', { name: 'Make the owner’s account' }));
  expect(await screen.findByText('Write the number with its country')).toBeTruthy();
  expect(server.requestsOf(setupPaths.makeOwner)[0]?.body).toMatchObject({
    token: 'good',
    name: 'Achieng',
    phone: '0712',
    instance: 'Kisumu Boda',
  });
  expect(path()).toBe('/setup?link=good');
});

it('asks for the prices of what is chosen alone, shows a fault at its field, and sends the city once more as it stands', async () => {
  const { server, press } = await openSetup(empty, (fake) =>
    fake.refuses(setupPaths.addMarket, 'invalid_request', {
      errors: [
        { path: 'services.0.perKm', message: 'costs nothing, however far' },
        { path: 'languages', message: 'is none of ours' },
      ],
    }),
  );
  await press.selectOptions(await screen.findByLabelText('Country'), 'Lesotho');
  await press.type(screen.getByLabelText('City or region'), 'maseru');
  expect((screen.getByLabelText('Centre: latitude, longitude') as HTMLInputElement).value).toBe('-29.3151, 27.4833');
  const save = screen.getByRole('button', { name: 'Save the city' });
  await press.click(save);
  expect(server.requestsOf(setupPaths.addMarket)).toEqual([]);
  await press.click(screen.getByRole('switch', { name: 'Car' }));
  const car = within(screen.getByRole('listitem', { name: 'Car' }));
  for (const [name, value] of [
    ['Base (LSL)', '12'],
    ['Each kilometre (LSL)', '7.5'],
    ['At least (LSL)', '12'],
    ['Your commission (percent)', '10'],
  ] as const)
    await press.type(car.getByLabelText(name), value);
  expect(car.getByText('5 km cost M49.50')).toBeTruthy();
  await press.click(save);
  expect(await car.findByText('costs nothing, however far')).toBeTruthy();
  // What no field shows stands at the end of the form, until something is changed.
  const alert = screen.getByText(/^Please look at the marked fields\./);
  expect(alert.textContent).toContain('is none of ours');
  expect(car.getByRole('group', { name: 'Car' }).contains(car.getByLabelText('Base (LSL)'))).toBe(true);
  await press.type(car.getByLabelText('Each kilometre (LSL)'), '0');
  expect(screen.queryByText('costs nothing, however far')).toBeNull();
  expect(screen.queryByText(/^Please look at/)).toBeNull();
  expect(server.requestsOf(setupPaths.addMarket)[0]?.body).toEqual({
    country: 'ls',
    name: 'maseru',
    centre: { lat: -29.3151, lng: 27.4833 },
    radiusKm: 10,
    roundTo: 0.5,
    status: 'draft',
    services: [{ vehicle: 'sedan', base: 12, perKm: 7.5, minimum: 12, commissionPercent: 10 }],
  });
  const markets = [{ id: 'maseru', name: 'Maseru', country: 'ls' as const, status: 'draft' as const }];
  server.replies(setupPaths.addMarket, { ...empty, markets });
  await press.click(save);
  const cities = within(await screen.findByRole('region', { name: 'Cities' }));
  expect(cities.getByText('Draft')).toBeTruthy();
  expect(cities.getByRole('button', { name: 'Add a city' })).toBeTruthy();
});

it('lists what is missing first, of whom, and shows operations no form', async () => {
  await openScreen(asStaff(<SetupScreen />, 'operations'), {
    at: '/staff/setup',
    rooms,
    server: (server) => server.replies(setupPaths.readInstance, empty),
  });
  const list = within(await screen.findByRole('region', { name: /What is still missing/ }));
  const before = within(list.getByRole('region', { name: 'Before you open' }));
  expect(before.getByRole('progressbar', { name: 'Before you open: 1 of 3 done' }).getAttribute('aria-valuenow')).toBe('33');
  expect(before.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Give everybody of the team a second factor',
    'Let text messages leave the server',
  ]);
  expect(before.getByText('1 of 3 done')).toBeTruthy();
  expect(before.getByText('Missing: Dineo Mokoena')).toBeTruthy();
  expect(before.getByText('Somebody owns the console')).toBeTruthy();
  expect(list.queryByRole('region', { name: 'Later' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save the city' })).toBeNull();
  expect(screen.getByText('No city yet. The owner adds the first one.')).toBeTruthy();
});

it('leads from a step to where it is done, copies its command, and folds a long list of cities', async () => {
  const cities = ['Durban', 'Mombasa', 'Kisumu', 'Kigali', 'Huye', 'Arusha'];
  const checks: Instance['checks'] = [
    { check: 'owner', isOk: false, about: [], coded: [] },
    { check: 'brand', isOk: false, about: [], coded: [] },
    { check: 'map', isOk: false, about: cities, coded: [] },
    { check: 'support_phone', isOk: false, about: [], coded: [] },
  ];
  const { press } = await openSetup({ ...empty, checks }, () => {});
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const step = async (task: string) => within((await screen.findByRole('heading', { name: task })).closest('li') as HTMLElement);
  const brand = await step('Give your instance a name');
  expect(brand.getByRole('link', { name: 'Write the name' }).getAttribute('href')).toBe('/staff/brand');
  expect(brand.queryByText(/\/staff/)).toBeNull();
  // A place to fill in stands in its command.
  expect(brand.queryByRole('button', { name: /^Copy/ })).toBeNull();
  await press.click((await step('Make the owner’s account')).getByRole('button', { name: 'Copy “npm run owner”' }));
  expect(written.mock.calls).toEqual([['npm run owner']]);
  expect(await screen.findByText('The command is copied')).toBeTruthy();
  const map = await step('Give each city its map');
  expect(map.getByText('Missing: Durban, Mombasa, Kisumu and 3 more').closest('details')?.open).toBe(false);
  expect(map.getByText('Kigali, Huye, Arusha')).toBeTruthy();
  expect(within(screen.getByRole('region', { name: 'Later' })).getByText('SUPPORT_PHONE').tagName).toBe('CODE');
});

it('names what is missing of the law in the language of its reader, and what bears a name by it', async () => {
  language.set('sw');
  onTestFinished(async () => {
    language.set('en');
    await speak('en');
  });
  const checks: Instance['checks'] = [
    {
      check: 'legal_texts',
      isOk: false,
      about: [],
      coded: [
        { text: 'terms', language: null },
        { text: 'driver_agreement', language: 'st' },
      ],
    },
    { check: 'service_names', isOk: false, about: [], coded: [{ service: 'Maseru: Four-plus-one', language: 'st' }] },
    { check: 'emergency_numbers', isOk: false, about: [], coded: [{ country: 'za', fact: null }] },
    { check: 'legal_facts', isOk: false, about: [], coded: [{ country: 'za', fact: 'operator_licence' }] },
    { check: 'map', isOk: false, about: ['Maseru'], coded: [] },
  ];
  await speak('sw');
  await openSetup({ ...empty, checks }, () => {});
  const missing = await screen.findAllByText(/^Inakosekana: /);
  expect(missing.map(({ textContent }) => textContent)).toEqual([
    'Inakosekana: Masharti, Mkataba wa madereva (Kisotho)',
    'Inakosekana: Afrika Kusini',
    'Inakosekana: Maseru',
    'Inakosekana: Maseru: Four-plus-one (Kisotho)',
    'Inakosekana: Afrika Kusini: Leseni ya mwendeshaji',
  ]);
});

it('proposes a country’s emergency numbers, and says who confirmed them', async () => {
  const proposed = { police: '999', medical: '999', fire: '999' };
  const confirmed = { police: '999', medical: '1199', fire: '999', by: 'Achieng Otieno', at: '2026-11-27T08:00:00Z' };
  const { server, press } = await openSetup({ ...empty, emergencyNumbers: [{ country: 'ke', proposed, confirmed: null }] }, (fake) =>
    fake.replies(setupPaths.confirmNumbers, { ...empty, emergencyNumbers: [{ country: 'ke', proposed, confirmed }] }),
  );
  const form = await screen.findByRole('form', { name: 'Kenya' });
  expect(within(form).getByText('Not confirmed: nobody sees them')).toBeTruthy();
  const ambulance = within(form).getByLabelText('Ambulance');
  await press.clear(ambulance);
  await press.type(ambulance, '1199');
  await press.click(within(form).getByRole('button', { name: 'I have checked them: confirm' }));
  expect(await screen.findByText('Confirmed by Achieng Otieno, 27 Nov 2026')).toBeTruthy();
  const [sent] = server.requestsOf(setupPaths.confirmNumbers);
  expect(sent?.body).toEqual({ country: 'ke', police: '999', medical: '1199', fire: '999' });
});

it('states what the law says with its source, and that it is unknown', async () => {
  const known = { fact: 'commission_cap' as const, value: '18', source: 'LN 120/2022', stated: null };
  const unknown = { fact: 'operator_licence' as const, value: null, source: null, stated: null };
  const law = (facts: Instance['law'][number]['facts']) => ({ ...empty, law: [{ country: 'ke' as const, facts }] });
  const { server, press } = await openSetup(law([known, unknown]), () => {});
  const card = within(await screen.findByRole('region', { name: 'What the law says' }));
  const cap = within(card.getByRole('form', { name: 'Highest commission (percent of the fare)' }));
  expect(cap.getByText('Comes with the product')).toBeTruthy();
  const licence = within(card.getByRole('form', { name: 'Licence of the operator' }));
  expect(licence.getByText('Unknown')).toBeTruthy();
  expect(licence.queryByRole('button', { name: 'It is unknown' })).toBeNull();
  server.refuses(setupPaths.stateLegalFact, 'invalid_request', { errors: [{ path: 'value', message: 'Too short' }] });
  await press.type(licence.getByLabelText('What it says'), 'NTSA licence');
  await press.type(licence.getByLabelText('Where it stands'), 'LN 120/2022, 5');
  await press.click(licence.getByRole('button', { name: 'Save with its source' }));
  await expect.poll(() => licence.getByLabelText('What it says').getAttribute('aria-invalid')).toBe('true');
  const stated = { by: 'Refilwe', at: '2026-11-27T09:00:00.000Z' };
  server.replies(setupPaths.stateLegalFact, law([known, { ...unknown, value: 'NTSA licence', source: 'LN 120/2022, 5', stated }]));
  await press.click(licence.getByRole('button', { name: 'Save with its source' }));
  expect(await card.findByText('Stated by Refilwe, 27 Nov 2026')).toBeTruthy();
  await press.click(cap.getByRole('button', { name: 'It is unknown' }));
  expect(server.requestsOf(setupPaths.stateLegalFact).map(({ body }) => body)).toEqual([
    ...Array.from({ length: 2 }, () => ({ country: 'ke', fact: 'operator_licence', value: 'NTSA licence', source: 'LN 120/2022, 5' })),
    { country: 'ke', fact: 'commission_cap', value: null, source: null },
  ]);
});

it('begins in the country that the server says', async () => {
  await openSetup({ ...empty, country: 'ls' }, () => {});
  expect((await screen.findByLabelText<HTMLSelectElement>('Country')).value).toBe('ls');
  expect(screen.getByLabelText<HTMLInputElement>('Centre: latitude, longitude').value).toBe('-29.3151, 27.4833');
  expect(screen.getByLabelText<HTMLInputElement>('Round fares to (LSL)').value).toBe('0.5');
});

it('says in words what stands between an open city and its first trip', async () => {
  const kisumu = { id: 'kisumu', name: 'Kisumu', registered: 3, approved: 1, ready: 0, online: 0, hasTrip: false };
  const markets = [{ id: 'kisumu', name: 'Kisumu', country: 'ke' as const, status: 'open' as const }];
  await openSetup({ ...empty, markets, launches: [kisumu] }, () => {});
  const card = within(await screen.findByRole('region', { name: 'To the first trip in Kisumu' }));
  expect(card.getByText('3 of 5 steps are left')).toBeTruthy();
  const steps = card.getAllByRole('listitem');
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null, null]);
  expect(steps.map((step) => step.querySelector('.label')?.textContent)).toEqual([
    '3 drivers have an account',
    '1 driver is approved',
    'No approved driver has done the lessons yet: ask them to, about half an hour',
    'Nobody is online now: a trip needs one driver who is',
    'No trip was completed yet: ask for one yourself, and pay in cash',
  ]);
});
