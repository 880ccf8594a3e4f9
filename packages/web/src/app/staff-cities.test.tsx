// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { marketPaths } from '@safiri/contract/markets/paths.ts';
import { setupPaths } from '@safiri/contract/setup/paths.ts';
import { expect, it } from 'vitest';
import { CityScreens } from '../staff/markets/city-screens.tsx';
import { document, maseru, openCityIn, preview, version } from '../testing/city.ts';
import { asStaff } from './as-staff.tsx';

const openCity = openCityIn.bind(null, asStaff(<CityScreens />));

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
  await press.click(await screen.findByRole('link', { name: 'Services' }));
  const service = within(screen.getByRole('listitem', { name: 'standard' }));
  const perKm = service.getByLabelText('Each kilometre (LSL)');
  await press.clear(perKm);
  await press.type(perKm, '8.5');
  await press.click(screen.getByRole('button', { name: 'Show what changes' }));
  expect(await screen.findByText('services.standard.tariff.perKm')).toBeTruthy();
  const rows = within(screen.getByRole('table', { name: 'What typical trips cost (LSL)' })).getAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual(['TripBeforeAfterChange', 'standard (Car) · 5.0 km · 12:0049.5054.50+10 %']);
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
  await press.click(await screen.findByRole('link', { name: 'Services' }));
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
      checks: [{ check: 'sms', isOk: false, about: [], coded: [] }],
      markets: [],
      launches: [],
      cities: [],
      country: null,
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

it('shows who agrees to another area both outlines on a map, with their size in words, and no map where no outline changes', async () => {
  const proposed = version(3, { status: 'proposed' });
  const [west, south, east, north] = [27.4, -29.4, 27.7, -29.2];
  const ring = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  const zone = { id: 'thetsane', name: {}, pickupFee: 5, area: { type: 'Polygon', coordinates: [ring] } };
  const wider = { ...document, area: { type: 'Polygon', coordinates: [ring] }, zones: [zone] };
  const changes = [{ path: 'area.coordinates', before: '[[[27.4', after: '[[[27.4' }, ...preview.changes];
  const waiting = { ...proposed, document: wider, changes, isOwn: false, publishableFrom: '2026-11-01T06:00:00.000Z' };
  await openCity({ ...maseru, newest: 3, waiting }, (fake) => fake.replies(marketPaths.preview, preview));
  const card = within(await screen.findByRole('region', { name: 'Waits for a second person' }));
  const area = card.getByRole('listitem', { name: 'The area of pickups' });
  const legend = within(area).getAllByRole('listitem');
  expect(legend.map(({ textContent }) => textContent)).toEqual(['Now, version 2: 431 km²', 'Proposed, version 3: 647 km²']);
  expect(area.textContent).toContain('+216 km², +50.0 %');
  const added = within(card.getByRole('listitem', { name: 'Zone thetsane' })).getAllByRole('listitem');
  expect(added[0]?.textContent).toBe('Now, version 2: not there');
  // The corners in numbers are not read beside the map, the price is.
  expect(card.queryByText('area.coordinates')).toBeNull();
  expect(card.getByText('services.standard.tariff.perKm')).toBeTruthy();
  await expect.poll(() => area.querySelectorAll('.outline-map .outline-before, .outline-map .outline-after')).toHaveLength(2);
});

it('loads no map for a version that draws the same', async () => {
  const waiting = {
    ...version(3, { status: 'proposed' }),
    document: structuredClone(document),
    changes: preview.changes,
    isOwn: false,
    publishableFrom: '2026-11-01T06:00:00.000Z',
  };
  await openCity({ ...maseru, newest: 3, waiting }, (fake) => fake.replies(marketPaths.preview, preview));
  const card = within(await screen.findByRole('region', { name: 'Waits for a second person' }));
  expect(await card.findByRole('table', { name: 'What typical trips cost (LSL)' })).toBeTruthy();
  expect(card.queryByRole('list', { name: 'What changes on the map' })).toBeNull();
});
