// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import type { MarketFile, MarketPreview, MarketVersion } from '@safiri/contract/markets/calls.ts';
import { marketPaths } from '@safiri/contract/markets/paths.ts';
import { settingsPaths } from '@safiri/contract/settings/paths.ts';
import { setupPaths } from '@safiri/contract/setup/paths.ts';
import { expect, it } from 'vitest';
import { CityScreens } from '../staff/markets/city-screens.tsx';
import { openScreen } from '../testing/open-screen.tsx';
import { asStaff } from './as-staff.tsx';

const version = (number: number, changes: Partial<MarketVersion> = {}): MarketVersion => ({
  number,
  status: 'published',
  validFrom: '2026-11-01T06:00:00.000Z',
  createdAt: '2026-11-01T06:00:00.000Z',
  author: 'Refilwe',
  approver: null,
  alone: false,
  why: null,
  ...changes,
});
const document = {
  schema: 1,
  id: 'maseru',
  name: 'Maseru',
  country: 'ls',
  timeZone: 'Africa/Maseru',
  languages: ['en', 'st'],
  status: 'open',
  centre: [27.48, -29.31],
  area: {
    type: 'Polygon',
    coordinates: [
      [
        [27.4, -29.4],
        [27.6, -29.4],
        [27.6, -29.2],
        [27.4, -29.2],
        [27.4, -29.4],
      ],
    ],
  },
  reachKm: 40,
  rounding: { to: 0.5, for: 'driver' },
  payments: ['cash'],
  holidays: [],
  orders: { minimumBasket: 0, merchantCommission: { percent: 0 } },
  services: [
    {
      id: 'standard',
      kind: 'ride',
      name: { en: 'Four-plus-one' },
      vehicles: ['sedan'],
      seats: 4,
      helmet: false,
      tariff: { base: 12, perKm: 7.5, minimum: 12 },
    },
    { id: 'share', kind: 'shared', name: {}, vehicles: ['sedan'], seats: 3, helmet: false, tariff: { like: 'standard', factor: 0.75 } },
  ],
  // What no form covers.
  contact: { phone: '+26622000001' },
};
const maseru: MarketFile = {
  id: 'maseru',
  name: 'Maseru',
  country: 'ls',
  status: 'open',
  inForce: version(2),
  coming: [],
  waiting: null,
  timeZone: 'Africa/Maseru',
  currency: 'LSL',
  newest: 2,
  edited: { number: 2, validFrom: '2026-11-01T06:00:00.000Z', document },
  history: [version(2, { why: 'Fuel' }), version(1, { author: null })],
  underWay: 3,
  booked: 1,
};
const preview: MarketPreview = {
  typical: [{ service: 'standard', meters: 5000, hour: 12, minute: 0, before: '49.50', after: '54.50' }],
  recent: [{ service: 'standard', meters: 3200, rideId: 77, before: '36.00', after: null }],
  changePercent: 10.1,
  waits: false,
  notActedOn: [],
  changes: [{ path: 'services.standard.tariff.perKm', before: '7.5', after: '8.5' }],
  bookings: [],
};
const rooms = ['staff', 'staff-markets', 'setup', 'preflight', 'countries', 'vehicles'] as const;
type Prepare = NonNullable<Parameters<typeof openScreen>[1]['server']>;

const openCity = (file: MarketFile, prepare: Prepare = () => {}, at = '/staff/cities/maseru') =>
  openScreen(asStaff(<CityScreens />), {
    at,
    rooms,
    server: (server) => {
      server.replies(settingsPaths.getSettings, { tilesUrl: null, maps: [], demo: false, canText: false, aiModel: null });
      server.replies(marketPaths.read, file);
      prepare(server);
    },
  });

it('lists the city that waits for somebody first, each with its state, what is to be done and what it lacks', async () => {
  const listed = {
    ...maseru,
    coming: [version(3, { validFrom: '2026-12-01T06:00:00.000Z' })],
    waiting: version(4, { status: 'proposed' }),
  };
  const others = ['Durban', 'Kisumu', 'Nakuru', 'Thika', 'Mombasa', 'Eldoret', 'Malindi', 'Nairobi'].map((name) => ({
    ...maseru,
    id: name.toLowerCase(),
    name,
    country: name === 'Durban' ? ('za' as const) : ('ke' as const),
  }));
  const { press } = await openCity(maseru, (server) => server.replies(marketPaths.list, [...others, listed]), '/staff/cities');
  const row = await screen.findByRole('link', { name: /Maseru/ });
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Waiting for you 1',
    'Kenya 7',
    'South Africa 1',
  ]);
  expect(row.getAttribute('href')).toBe('/staff/cities/maseru');
  await expect
    .poll(() => row.textContent)
    .toContain('Version 4 waits for a second personLesotho · no map yet · version 3 comes on 01 Dec 2026');
  expect(screen.getByRole('link', { name: /Durban/ }).textContent).toBe('Durbanno map yetOpen');
  expect((await screen.findByText('9 cities have no map')).closest('details')?.open).toBe(false);
  await press.type(screen.getByLabelText('Search a city'), 'nak');
  expect(screen.getByRole('link', { name: /Nakuru/ }).getAttribute('href')).toBe('/staff/cities/nakuru');
  expect(screen.queryByRole('link', { name: /Thika/ })).toBeNull();
  await press.type(screen.getByLabelText('Search a city'), 'x');
  expect(screen.getByRole('status').textContent).toBe('No city is called “nakx”.');
});

it('shows what a new price changes before it is saved, and sends the whole document with it', async () => {
  const { server, press } = await openCity(maseru, (fake) => fake.replies(marketPaths.preview, preview));
  await press.click(await screen.findByRole('tab', { name: 'Services' }));
  const service = within(screen.getByRole('listitem', { name: 'standard' }));
  const perKm = service.getByLabelText('Each kilometre (LSL)');
  await press.clear(perKm);
  await press.type(perKm, '8.5');
  await press.click(screen.getByRole('button', { name: 'Show what changes' }));
  expect(await screen.findByText('services.standard.tariff.perKm')).toBeTruthy();
  const rows = within(screen.getByRole('table', { name: 'What typical trips cost (LSL)' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(['TripBeforeAfterChange', 'standard · 5.0 km · 12:0049.5054.50+10 %']);
  const save = () => screen.getByRole('button', { name: 'Save and publish' }) as HTMLButtonElement;
  expect(save().disabled).toBe(true);
  await press.type(screen.getByLabelText(/^Why\?/), 'Fuel is dearer');
  server.replies(marketPaths.save, { ...maseru, newest: 3, inForce: version(3) });
  await press.click(save());
  expect(await screen.findByText('Version 3 is published')).toBeTruthy();
  const [sent] = server.requestsOf(marketPaths.save);
  const [standard, share] = document.services;
  expect(sent?.body).toEqual({
    document: { ...document, services: [{ ...standard, tariff: { base: 12, perKm: 8.5, minimum: 12 } }, share] },
    from: null,
    baseNumber: 2,
    why: 'Fuel is dearer',
    bookings: 'carry_out',
  });
});

it('looks anew at a document that was changed since, and never saves what was not seen', async () => {
  const { press } = await openCity(maseru, (fake) => fake.replies(marketPaths.preview, preview));
  await press.click(await screen.findByRole('button', { name: 'Show what changes' }));
  expect(await screen.findByRole('table', { name: 'What typical trips cost (LSL)' })).toBeTruthy();
  const name = screen.getByLabelText('Name');
  await press.type(name, '!');
  expect(screen.queryByRole('table', { name: 'What typical trips cost (LSL)' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Save and publish' })).toBeNull();
});

it('says what was refused at its field and by its path', async () => {
  const { press } = await openCity(maseru, (fake) =>
    fake.refuses(marketPaths.preview, 'invalid_request', {
      errors: [
        { path: 'timeZone', message: 'is no time zone such as Africa/Nairobi' },
        { path: 'contact.fax', message: 'is no key of a market' },
      ],
    }),
  );
  await press.click(await screen.findByRole('button', { name: 'Show what changes' }));
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('contact.fax')).toBeTruthy();
  const zone = screen.getByLabelText('Time zone');
  expect(zone.getAttribute('aria-invalid')).toBe('true');
});

it('asks what becomes of bookings by a service that goes, and carries them out unless told otherwise', async () => {
  const { server, press } = await openCity(maseru, (fake) =>
    fake.replies(marketPaths.preview, { ...preview, waits: true, changePercent: 100, bookings: [{ service: 'share', count: 2 }] }),
  );
  await press.click(await screen.findByRole('tab', { name: 'Services' }));
  const share = within(screen.getByRole('listitem', { name: 'share' }));
  expect((share.getByLabelText('The same as') as HTMLSelectElement).value).toBe('standard');
  await press.click(share.getByRole('button', { name: 'Remove' }));
  await press.click(screen.getByRole('button', { name: 'Show what changes' }));
  expect(await screen.findByText(/share \(2\)/)).toBeTruthy();
  expect(screen.getByText(/it waits until somebody else publishes it/)).toBeTruthy();
  expect((screen.getByLabelText('Carry them out at their prices') as HTMLInputElement).checked).toBe(true);
  await press.click(screen.getByLabelText('Call them off, with a message'));
  await press.type(screen.getByLabelText(/^Why\?/), 'Nobody shares');
  server.replies(marketPaths.save, { ...maseru, newest: 3, waiting: null });
  await press.click(screen.getByRole('button', { name: 'Save, to wait for a second person' }));
  await screen.findByText('Version 3 is published');
  expect(server.requestsOf(marketPaths.save)[0]?.body).toMatchObject({ bookings: 'cancel', document: { services: [{ id: 'standard' }] } });
});

it('keeps what was changed when somebody else saved meanwhile, and goes on from theirs when told to', async () => {
  const { server, press } = await openCity(maseru, (fake) => fake.replies(marketPaths.preview, preview));
  await press.type(await screen.findByLabelText('Name'), '!');
  await press.click(screen.getByRole('button', { name: 'Show what changes' }));
  await press.type(await screen.findByLabelText(/^Why\?/), 'A better name');
  server.refuses(marketPaths.save, 'changed_meanwhile');
  const theirs = { ...maseru, newest: 3, edited: { ...maseru.edited, number: 3, document: { ...document, name: 'Maseru City' } } };
  server.replies(marketPaths.read, theirs);
  await press.click(screen.getByRole('button', { name: 'Save and publish' }));
  await press.click(await screen.findByRole('button', { name: 'Go on from version 3' }));
  expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Maseru City');
});

it('pauses at once, saying what goes on, and keeps what was changed', async () => {
  const { server, press } = await openCity(maseru);
  await press.type(await screen.findByLabelText('Name'), '!');
  await press.click(screen.getByRole('button', { name: 'Pause the city' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Pause the city' }));
  expect(dialog.getByText(/Trips now \(3\) go on, and booked ones \(1\) are carried out/)).toBeTruthy();
  await press.type(dialog.getByLabelText(/^Why\?/), 'Floods');
  server.replies(marketPaths.setStatus, { ...maseru, status: 'paused', newest: 3, edited: { ...maseru.edited, number: 3 } });
  await press.click(dialog.getByRole('button', { name: 'Pause the city' }));
  expect(await screen.findByText('The city is now: Paused')).toBeTruthy();
  expect(server.requestsOf(marketPaths.setStatus)[0]?.body).toEqual({ status: 'paused', baseNumber: 2, why: 'Floods' });
  expect((screen.getByLabelText('Name') as HTMLInputElement).value).toBe('Maseru!');
  expect(screen.queryByRole('button', { name: /Go on from version/ })).toBeNull();
});

it('opens a draft beside what is still missing', async () => {
  const { press } = await openCity({ ...maseru, status: 'draft' }, (server) =>
    server.replies(setupPaths.readInstance, {
      checks: [{ check: 'sms', isOk: false, about: [] }],
      markets: [],
      cities: [],
      emergencyNumbers: [],
      law: [],
    }),
  );
  await press.click(await screen.findByRole('button', { name: 'Open the city' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Open the city' }));
  expect(await dialog.findByText('Let text messages leave the server')).toBeTruthy();
});

it('lets another person publish what waits, and its author take it back alone', async () => {
  const proposed = version(3, { status: 'proposed' });
  const waiting = { ...proposed, document, changes: preview.changes, isOwn: false, publishableFrom: '2026-11-01T06:00:00.000Z' };
  const { server, press } = await openCity({ ...maseru, newest: 3, waiting }, (fake) => fake.replies(marketPaths.preview, preview));
  const card = within(await screen.findByRole('region', { name: 'Waits for a second person' }));
  expect(await card.findByRole('table', { name: 'What typical trips cost (LSL)' })).toBeTruthy();
  server.replies(marketPaths.publish, { ...maseru, newest: 3, inForce: version(3) });
  await press.click(card.getByRole('button', { name: 'Publish it' }));
  expect(await screen.findByText('Version 3 is published')).toBeTruthy();
});

it('bars its author from publishing, and says from when on who is alone may', async () => {
  const proposed = version(3, { status: 'proposed' });
  const waiting = { ...proposed, document, changes: [], isOwn: true, publishableFrom: null };
  await openCity({ ...maseru, newest: 3, waiting }, (fake) => fake.replies(marketPaths.preview, preview));
  const card = within(await screen.findByRole('region', { name: 'Waits for a second person' }));
  expect((card.getByRole('button', { name: 'Publish it' }) as HTMLButtonElement).disabled).toBe(true);
  expect(card.getByText('Somebody else publishes what you wrote.')).toBeTruthy();
  expect(card.getByRole('button', { name: 'Take it back' })).toBeTruthy();
});

it('takes the whole document as a text, and what no form covers with it', async () => {
  const { server, press } = await openCity(maseru, (fake) => fake.replies(marketPaths.preview, preview));
  await press.click(await screen.findByRole('tab', { name: 'Document' }));
  const text = await screen.findByLabelText<HTMLTextAreaElement>('The document, as YAML');
  expect(text.value).toContain('phone: "+26622000001"');
  fireEvent.change(text, { target: { value: text.value.replace('reachKm: 40', 'reachKm: 55') } });
  await press.click(screen.getByRole('button', { name: 'Take this text' }));
  await press.click(screen.getByRole('button', { name: 'Show what changes' }));
  await screen.findByRole('table', { name: 'What typical trips cost (LSL)' });
  expect(server.requestsOf(marketPaths.preview)[0]?.body).toMatchObject({ document: { reachKm: 55, contact: document.contact } });
  fireEvent.change(screen.getByLabelText('The document, as YAML'), { target: { value: '- a list' } });
  await press.click(screen.getByRole('button', { name: 'Take this text' }));
  expect(await screen.findByText('This is no document.')).toBeTruthy();
});

it('moves, adds and removes corners by their degrees and by pasting, and refuses an outline that crosses itself', async () => {
  const { press } = await openCity(maseru);
  await press.click(await screen.findByRole('tab', { name: 'Area' }));
  const corner = () => screen.getByLabelText<HTMLInputElement>(/^Corner 1 of/, { selector: 'input' });
  expect(corner().value).toBe('-29.4, 27.4');
  fireEvent.change(corner(), { target: { value: '-29.3, 27.7' } });
  expect(await screen.findByText(/An outline must not cross itself/)).toBeTruthy();
  fireEvent.blur(corner());
  expect(corner().value).toBe('-29.4, 27.4');
  fireEvent.change(corner(), { target: { value: '-29.45, 27.35' } });
  fireEvent.blur(corner());
  expect(corner().value).toBe('-29.45, 27.35');
  await press.click(screen.getByRole('button', { name: 'Add a corner after it' }));
  expect(screen.getByLabelText<HTMLInputElement>(/^Corner 2 of 5/, { selector: 'input' }).value).toBe('-29.425, 27.475');
  await press.click(screen.getByRole('button', { name: 'Remove this corner' }));
  await press.click(screen.getByRole('button', { name: 'Remove this corner' }));
  await press.click(screen.getByRole('button', { name: 'Remove this corner' }));
  expect(screen.getByText('An outline has three corners at least.')).toBeTruthy();
  const pasted = {
    type: 'Polygon',
    coordinates: [
      [
        [27, -29],
        [28, -29],
        [28, -30],
        [27, -30],
        [26.9, -29.5],
        [27, -29],
      ],
    ],
  };
  fireEvent.change(screen.getByLabelText('An outline in GeoJSON'), { target: { value: 'a town' } });
  await press.click(screen.getByRole('button', { name: 'Take this outline' }));
  expect(screen.getByText('This is no polygon in GeoJSON.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('An outline in GeoJSON'), { target: { value: JSON.stringify(pasted) } });
  await press.click(screen.getByRole('button', { name: 'Take this outline' }));
  expect(screen.getByLabelText(/^Corner 1 of 5/, { selector: 'input' })).toBeTruthy();
});

it('puts a place on the map with its fee and where people are met, and takes one away', async () => {
  const { server, press } = await openCity(maseru, (fake) =>
    fake.replies(marketPaths.preview, { ...preview, notActedOn: ['contact', 'places[].meet'] }),
  );
  await press.click(await screen.findByRole('tab', { name: 'Places' }));
  await press.click(screen.getByRole('button', { name: 'Add a place' }));
  await press.click(screen.getByRole('button', { name: 'Add a place' }));
  const place = () => within(within(screen.getByRole('list', { name: 'Places' })).getAllByRole('listitem')[0] as HTMLElement);
  const write = async (label: string, text: string) => {
    await press.clear(place().getByLabelText(label));
    await press.type(place().getByLabelText(label), text);
  };
  await write('Name', 'moshoeshoe-airport');
  await press.selectOptions(place().getByLabelText('What it is'), 'airport');
  await write('Pickup fee (LSL)', '15');
  await write('Where it is', '-29.4623, 27.5525');
  await press.click(place().getByRole('button', { name: 'Add a meeting point' }));
  const meet = within(place().getByRole('region', { name: 'Meeting points' }));
  await press.type(meet.getByLabelText('Name in English'), 'Gate');
  await press.click(screen.getByRole('button', { name: 'Remove place-2' }));
  await press.click(screen.getByRole('button', { name: 'Show what changes' }));
  expect(await screen.findByText('Kept with it, and not acted on by this version of the product: contact, places[].meet.')).toBeTruthy();
  const [looked] = server.requestsOf(marketPaths.preview).map(({ body }) => body as { document: { places: unknown } });
  expect(looked?.document.places).toEqual([
    {
      id: 'moshoeshoe-airport',
      kind: 'airport',
      at: [27.5525, -29.4623],
      pickupFee: 15,
      meet: [{ name: { en: 'Gate' }, at: [27.5525, -29.4623] }],
    },
  ]);
});

it('writes zones, fixed prices, taxes and packages by forms, as the document has them', async () => {
  const { server, press } = await openCity(maseru, (fake) => fake.replies(marketPaths.preview, preview));
  const tab = async (name: string) => press.click(await screen.findByRole('tab', { name }));
  const write = async (label: string, text: string) => {
    await press.clear(screen.getByLabelText(label));
    await press.type(screen.getByLabelText(label), text);
  };
  await tab('Zones');
  await press.click(screen.getByRole('button', { name: 'Add a zone' }));
  await press.click(screen.getByRole('button', { name: 'Add a zone' }));
  await press.click(screen.getByRole('button', { name: 'Remove zone-2' }));
  await write('Name', 'centre');
  await write('Pickup fee (LSL)', '5');
  await press.click(screen.getByText('Draw centre on the map'));
  fireEvent.change(screen.getByLabelText(/^Corner 1 of 4/, { selector: 'input' }), { target: { value: '-29.33, 27.45' } });
  await tab('Places');
  await press.click(screen.getByRole('button', { name: 'Add a place' }));
  await tab('Fixed prices');
  await press.click(screen.getByRole('button', { name: 'Add a fixed price' }));
  await press.selectOptions(screen.getByLabelText('From'), 'centre');
  await press.selectOptions(screen.getByLabelText('To'), 'place-1');
  await press.selectOptions(screen.getByLabelText('Service'), 'standard');
  await write('Price (LSL)', '90');
  await tab('Taxes');
  await write('Tax number', '123');
  await press.click(screen.getByRole('button', { name: 'Add a tax' }));
  await write('Name', 'vat');
  await write('Percent', '15');
  await press.click(screen.getByLabelText('The fare'));
  await press.click(screen.getByLabelText('The commission'));
  await tab('Packages');
  await press.click(screen.getByRole('button', { name: 'Add a package' }));
  await write('Price (LSL)', '100');
  await write('Budget a day for dearer rides (LSL)', '50');
  await press.click(screen.getByRole('button', { name: 'Show what changes' }));
  await expect.poll(() => server.requestsOf(marketPaths.preview).length).toBe(1);
  const [looked] = server.requestsOf(marketPaths.preview).map(({ body }) => (body as { document: Record<string, unknown> }).document);
  const square = [
    [27.45, -29.33],
    [27.49, -29.32],
    [27.49, -29.3],
    [27.47, -29.3],
    [27.45, -29.33],
  ];
  expect(looked).toMatchObject({
    zones: [{ id: 'centre', pickupFee: 5, area: { type: 'Polygon', coordinates: [square] } }],
    fixed: [{ from: 'centre', to: 'place-1', service: 'standard', price: 90, bothWays: true }],
    tax: { registration: '123', lines: [{ id: 'vat', percent: 15, of: ['fare'] }] },
    packages: [{ id: 'package-1', service: 'standard', rides: 10, maxKm: 5, price: 100, validDays: 30, budget: { perDay: 50 } }],
  });
});
