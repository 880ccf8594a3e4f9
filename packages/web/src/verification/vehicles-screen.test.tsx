// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { verificationPaths } from '@safiri/contract/verification/paths.ts';
import type { OwnVehicle } from '@safiri/contract/verification/shapes.ts';
import { vehicleDocuments } from '@safiri/rules/verification/documents.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { noPapers } from '../testing/papers.ts';
import { zanele } from '../testing/people.ts';
import { VehiclesScreen } from './vehicles-screen.tsx';

const car: OwnVehicle = {
  id: 1,
  vehicleInfo: { make: 'Toyota', model: 'Corolla', licensePlate: 'KT 48 LM GP', color: 'White', year: 2021, vehicleType: 'sedan' },
  kind: 'sedan',
  vehicleClass: 'standard',
  status: 'approved',
  reviewNote: null,
  plateContested: false,
  chosen: true,
  owned: true,
  fleet: null,
  inUse: false,
  documents: noPapers.filter(({ documentType }) => (vehicleDocuments as readonly string[]).includes(documentType)),
  missing: [],
};
const bike: OwnVehicle = {
  ...car,
  id: 2,
  vehicleInfo: { make: 'Honda', model: 'Ace', licensePlate: 'MB 12 GP', color: 'Red', year: 2022, vehicleType: 'motorcycle' },
  kind: 'motorcycle',
  status: 'pending',
  missing: [...vehicleDocuments],
  chosen: false,
};

const open = (vehicles: OwnVehicle[]) =>
  openScreen(<VehiclesScreen />, {
    at: '/vehicles',
    rooms: ['verification', 'vehicles', 'cars'],
    user: zanele,
    server: (server) => server.replies(verificationPaths.ownVehicles, vehicles),
  });

it('says of each vehicle what it drives, how it stands and what is missing', async () => {
  await open([car, bike]);
  const driven = await screen.findByRole('region', { name: 'KT 48 LM GP' });
  expect(within(driven).getByText('For people, food and groceries, parcels up to 20 kg')).toBeTruthy();
  expect(within(driven).getByText('You drive this one')).toBeTruthy();
  expect(within(driven).queryByRole('button', { name: /Remove/ })).toBeNull();
  const other = screen.getByRole('region', { name: 'MB 12 GP' });
  expect(within(other).getByText('Motorcycle · Red Honda Ace 2022')).toBeTruthy();
  expect(within(other).getByText('Send its papers')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Papers of MB 12 GP' })).toBeTruthy();
});

it('adds a vehicle; a plate that is registered is said at its field, and what was typed stays', async () => {
  const { server, press } = await open([car]);
  await press.click(await screen.findByRole('button', { name: 'Add a vehicle' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Add a vehicle' }));
  await press.selectOptions(dialog.getByLabelText('What do you drive?'), 'motorcycle');
  expect(dialog.getByText('For food and groceries, parcels up to 5 kg')).toBeTruthy();
  for (const [label, text] of [
    ['Make', 'Honda'],
    ['Model', 'Ace'],
    ['Licence plate', 'mb 12 gp'],
    ['Colour', 'Red'],
  ] as const) {
    await press.type(dialog.getByLabelText(label), text);
  }
  // Nobody's vehicle is of a year that the form made up.
  expect(dialog.getByRole<HTMLButtonElement>('button', { name: 'Add a vehicle' }).disabled).toBe(true);
  await press.selectOptions(dialog.getByLabelText('Year'), String(new Date().getFullYear() - 3));
  const message = 'A vehicle with this plate is registered already. If it is yours, ask support.';
  server.refuses(verificationPaths.addVehicle, 'plate_taken', { errors: [{ path: 'licensePlate', message }] });
  await press.click(dialog.getByRole('button', { name: 'Add a vehicle' }));
  expect((await dialog.findByLabelText<HTMLInputElement>('Licence plate')).value).toBe('mb 12 gp');
  await expect.poll(() => dialog.getByLabelText('Licence plate').getAttribute('aria-invalid')).toBe('true');
  server.replies(verificationPaths.addVehicle, [car, bike]);
  await press.click(dialog.getByRole('button', { name: 'Add a vehicle' }));
  expect(await screen.findByRole('region', { name: 'MB 12 GP' })).toBeTruthy();
  expect(server.requestsOf(verificationPaths.addVehicle).map(({ body }) => body)).toEqual([
    expect.objectContaining({ kind: 'motorcycle', licensePlate: 'mb 12 gp' }),
    expect.objectContaining({ kind: 'motorcycle', licensePlate: 'mb 12 gp' }),
  ]);
});

it('asks before a vehicle is removed', async () => {
  const { server, press } = await open([car, bike]);
  await press.click(await screen.findByRole('button', { name: 'Remove: MB 12 GP' }));
  expect(server.requestsOf(verificationPaths.dropVehicle)).toHaveLength(0);
  server.replies(verificationPaths.dropVehicle, [car]);
  await press.click(within(screen.getByRole('dialog', { name: 'Remove this vehicle?' })).getByRole('button', { name: 'Remove' }));
  await expect.poll(() => screen.queryByRole('region', { name: 'MB 12 GP' })).toBeNull();
});
