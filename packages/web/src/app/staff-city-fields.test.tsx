// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react';
import { marketPaths } from '@safiri/contract/markets/paths.ts';
import { expect, it } from 'vitest';
import { CityScreens } from '../staff/markets/city-screens.tsx';
import { document, maseru, openCityIn, preview } from '../testing/city.ts';
import { asStaff } from './as-staff.tsx';

const openCity = openCityIn.bind(null, asStaff(<CityScreens />));

it('takes the whole document as a text, and what no form covers with it', async () => {
  const { server, press } = await openCity(maseru, (fake) => fake.replies(marketPaths.preview, preview));
  await press.click(await screen.findByRole('link', { name: 'Document' }));
  const text = await screen.findByLabelText<HTMLTextAreaElement>('The document, as YAML');
  expect(text.value).toContain('points: 90d');
  fireEvent.change(text, { target: { value: text.value.replace('reachKm: 40', 'reachKm: 55') } });
  await press.click(screen.getByRole('button', { name: 'Take this text' }));
  await press.click(screen.getByRole('button', { name: 'Show what changes' }));
  await screen.findByRole('table', { name: 'What typical trips cost (LSL)' });
  expect(server.requestsOf(marketPaths.preview)[0]?.body).toMatchObject({ document: { reachKm: 55, retention: document.retention } });
  fireEvent.change(screen.getByLabelText('The document, as YAML'), { target: { value: '- a list' } });
  await press.click(screen.getByRole('button', { name: 'Take this text' }));
  expect(await screen.findByText('This is no document.')).toBeTruthy();
});

it('moves, adds and removes corners by their degrees and by pasting, and refuses an outline that crosses itself', async () => {
  const { press } = await openCity(maseru);
  await press.click(await screen.findByRole('link', { name: 'Area' }));
  const corner = () => screen.getByLabelText<HTMLInputElement>(/^Corner 1 of/, { selector: 'input' });
  expect(corner().value).toBe('-29.4, 27.4');
  fireEvent.change(corner(), { target: { value: '-29.3, 27.7' } });
  expect(await screen.findByText(/^The edge from corner 2 would cross the edge from corner 4/)).toBeTruthy();
  expect(corner().getAttribute('aria-invalid')).toBe('true');
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
  expect(screen.getByText(/^An outline has three corners at least/)).toBeTruthy();
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

it('takes an outline as a list of corners, names the line that is wrong, and undoes what is written', async () => {
  const { press } = await openCity(maseru);
  await press.click(await screen.findByRole('link', { name: 'Area' }));
  const list = () => screen.getByLabelText<HTMLTextAreaElement>('Corners as a list', { selector: 'textarea' });
  const drawn = ['-29.4, 27.4', '-29.4, 27.6', '-29.2, 27.6', '-29.2, 27.4'];
  expect(list().value.split('\n')).toEqual(drawn);
  const write = (...lines: string[]) => fireEvent.change(list(), { target: { value: lines.join('\n') } });
  write('-29.4, 27.4', '', 'town hall');
  expect(screen.getByText('Line 3 is no latitude and longitude, such as -29.31, 27.48.')).toBeTruthy();
  write('-29.4, 27.4', '-29.2, 27.4');
  expect(screen.getByText('An outline has three corners at least; here are 2.')).toBeTruthy();
  write('-29.4, 27.4', '-29.2, 27.6', '-29.2, 27.4', '-29.4, 27.6');
  expect(screen.getByText('The edge from line 1 crosses the edge from line 3.')).toBeTruthy();
  write('-29.4, 27.4', '-29.4, 27.6', '-29.2, 27.5', '-29.4, 27.4');
  fireEvent.blur(list());
  expect(list().value.split('\n')).toEqual(['-29.4, 27.4', '-29.4, 27.6', '-29.2, 27.5']);
  expect(screen.getByLabelText(/^Corner 1 of 3/, { selector: 'input' })).toBeTruthy();
  await press.click(screen.getByRole('button', { name: 'Undo' }));
  expect(list().value.split('\n')).toEqual(drawn);
  expect(screen.getByText('Nothing has been changed yet.')).toBeTruthy();
});

it('puts a place on the map with its fee and where people are met, and takes one away', async () => {
  const { server, press } = await openCity(maseru, (fake) =>
    fake.replies(marketPaths.preview, { ...preview, notActedOn: ['contact', 'places[].meet'] }),
  );
  await press.click(await screen.findByRole('link', { name: 'Places' }));
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
  const tab = async (name: string) => press.click(await screen.findByRole('link', { name }));
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

it('writes lists of papers, ages of vehicles and the city’s contact by forms', async () => {
  const { server, press } = await openCity(maseru, (fake) => fake.replies(marketPaths.preview, preview));
  await press.click(await screen.findByRole('link', { name: 'Papers' }));
  const part = (name: string) => within(screen.getByRole('region', { name }));
  expect(part('Drivers').getByText("As usual: ID document, Driver's license")).toBeTruthy();
  await press.click(part('Drivers').getByRole('switch', { name: 'A list of your own for: Drivers' }));
  await press.click(part('Drivers').getByRole('button', { name: 'Add a paper' }));
  const added = () => within(within(screen.getByRole('list', { name: 'Papers: Drivers' })).getAllByRole('listitem')[2] as HTMLElement);
  await press.selectOptions(added().getByLabelText('Paper'), 'Another one, with a name of your own');
  fireEvent.change(added().getByLabelText('Name'), { target: { value: 'f_permit' } });
  await press.type(added().getByLabelText('Name in English'), 'F permit');
  const days = added().getByLabelText('Days before it on which the driver is reminded');
  fireEvent.change(days, { target: { value: '60 14' } });
  fireEvent.blur(days);
  await press.click(part('Car').getByRole('switch', { name: 'A list of your own for: Car' }));
  await press.click(part('Car').getByRole('button', { name: 'Remove Vehicle insurance' }));
  await press.type(screen.getByLabelText('Car: years old at most'), '20');
  await press.click(screen.getByRole('link', { name: 'Contact' }));
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: 'help@maseru.example' } });
  await press.click(screen.getByRole('button', { name: 'Show what changes' }));
  await expect.poll(() => server.requestsOf(marketPaths.preview).length).toBe(1);
  const [looked] = server.requestsOf(marketPaths.preview).map(({ body }) => (body as { document: Record<string, unknown> }).document);
  expect(looked).toMatchObject({
    documents: {
      driver: [
        { type: 'id_document', expires: false, warnDays: [30, 7, 1] },
        { type: 'drivers_license', expires: true, warnDays: [30, 7, 1] },
        { type: 'f_permit', expires: true, warnDays: [60, 14], name: { en: 'F permit' } },
      ],
      vehicle: { sedan: [{ type: 'vehicle_registration', expires: false, warnDays: [30, 7, 1] }] },
    },
    vehicleAge: { sedan: 20 },
    contact: { phone: '+26622000001', email: 'help@maseru.example' },
  });
});
