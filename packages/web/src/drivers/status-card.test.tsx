// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { trainingPaths } from '@safiri/contract/training/paths.ts';
import { userPaths } from '@safiri/contract/users/paths.ts';
import { verificationPaths } from '@safiri/contract/verification/paths.ts';
import type { OwnVehicle } from '@safiri/contract/verification/shapes.ts';
import { fieldMessage } from '../platform/api-client.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { lessonRow, lessonsDone, zanele } from '../testing/people.ts';
import { StatusCard, type SelfieProps } from './status-card.tsx';

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
  documents: [],
  missing: [],
};
const van: OwnVehicle = {
  ...car,
  id: 2,
  chosen: false,
  kind: 'van',
  vehicleInfo: { ...car.vehicleInfo, licensePlate: 'VN 1 GP', vehicleType: 'van' },
};
const taken: OwnVehicle = { ...van, id: 3, inUse: true, vehicleInfo: { ...van.vehicleInfo, licensePlate: 'VN 2 GP' } };
const fresh: OwnVehicle = {
  ...van,
  id: 4,
  status: 'pending',
  missing: ['vehicle_insurance'],
  vehicleInfo: { ...van.vehicleInfo, licensePlate: 'VN 3 GP' },
};
const awaited: OwnVehicle = { ...fresh, id: 5, missing: [], vehicleInfo: { ...van.vehicleInfo, licensePlate: 'VN 4 GP' } };

/** Stands for the camera: sends a picture when it is pressed. */
function Selfie({ onSent }: SelfieProps) {
  const [said, setSaid] = useState('');
  const send = () => onSent('/api/uploads/me').catch((error: unknown) => setSaid(fieldMessage(error, 'selfie') ?? 'nobody answered'));
  return (
    <div role="dialog" aria-label="Camera">
      <button type="button" onClick={() => void send()}>
        Send
      </button>
      <p>{said}</p>
    </div>
  );
}

const open = (vehicle: string | null, rows = lessonsDone) =>
  openScreen(<StatusCard isOnline={false} verified vehicle={vehicle} Selfie={Selfie} />, {
    at: '/driver',
    rooms: ['drivers', 'vehicles', 'cars'],
    user: { ...zanele, isOnline: false },
    server: (server) => {
      server.replies(verificationPaths.ownVehicles, [car, van, taken, fresh, awaited]);
      server.replies(userPaths.setStatus, zanele);
      server.replies(trainingPaths.listProgress, rows);
    },
  });

it('leads to the lessons from the first day on, and says what is left of them before anybody presses', async () => {
  const { server } = await open(null, [lessonRow(1, 'completed')]);
  expect(await screen.findByText('Your training is not complete yet. Finish the required modules, then you can go online.')).toBeTruthy();
  const way = screen.getByRole('link', { name: 'Open the lessons: 3 of 4 left, about 24 minutes' });
  expect(way.getAttribute('href')).toBe('/driver-training');
  // A switch that would turn the driver away is not offered.
  expect(screen.queryByRole('switch')).toBeNull();
  expect(server.requestsOf(userPaths.setStatus)).toHaveLength(0);
});

it('names the lessons beside papers that are being checked', async () => {
  await openScreen(<StatusCard isOnline={false} verified={false} vehicle={null} Selfie={Selfie} />, {
    at: '/driver',
    rooms: ['drivers'],
    user: { ...zanele, isOnline: false },
    server: (server) => server.replies(trainingPaths.listProgress, []),
  });
  expect(await screen.findByRole('link', { name: 'Open the lessons: 4 of 4 left, about 32 minutes' })).toBeTruthy();
  expect(screen.getByText('Until then: the lessons. Nobody goes online without them.')).toBeTruthy();
});

it('says nothing of lessons that are done', async () => {
  const { server } = await open(null);
  await expect.poll(() => server.requestsOf(trainingPaths.listProgress)).toHaveLength(1);
  expect(await screen.findByText('You are offline and will not receive ride requests')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /lessons/ })).toBeNull();
});

it('puts a driver of one vehicle on duty with one tap', async () => {
  const { server, press } = await open(null);
  await press.click(screen.getByRole('switch'));
  await expect.poll(() => server.requestsOf(userPaths.setStatus).map(({ body }) => body)).toEqual([{ isOnline: true }]);
  expect(server.requestsOf(verificationPaths.ownVehicles)).toHaveLength(0);
});

it('asks a driver of several which one, says of those that can’t be taken why, and goes on duty with the chosen one', async () => {
  const { server, press } = await open('KT 48 LM GP');
  await press.click(screen.getByRole('switch'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Which vehicle do you drive today?' }));
  const button = async (plate: string) => dialog.findByRole<HTMLButtonElement>('button', { name: new RegExp(`^${plate}`) });
  expect([(await button('VN 2 GP')).disabled, (await button('VN 3 GP')).disabled]).toEqual([true, true]);
  expect((await button('VN 2 GP')).textContent).toContain('Somebody else drives it now');
  expect((await button('VN 3 GP')).textContent).toContain('Not approved yet. Still missing: insurance');
  expect((await button('VN 4 GP')).textContent).toContain('Not approved yet. Our team is looking at its papers');
  expect((await button('KT 48 LM GP')).getAttribute('aria-current')).toBe('true');
  expect(server.requestsOf(userPaths.setStatus)).toHaveLength(0);
  await press.click(await button('VN 1 GP'));
  await expect.poll(() => server.requestsOf(userPaths.setStatus).map(({ body }) => body)).toEqual([{ isOnline: true, vehicleId: 2 }]);
});

it('shows the camera where a selfie is due, and goes on duty with the picture and the vehicle that was chosen', async () => {
  const { server, press } = await open('KT 48 LM GP');
  server.refuses(userPaths.setStatus, 'selfie_due');
  await press.click(screen.getByRole('switch'));
  await press.click(await screen.findByRole('button', { name: /VN 1 GP/ }));
  const send = await screen.findByRole('button', { name: 'Send' });
  server.replies(userPaths.setStatus, zanele);
  await press.click(send);
  await expect
    .poll(() => server.requestsOf(userPaths.setStatus).map(({ body }) => body))
    .toEqual([
      { isOnline: true, vehicleId: 2 },
      { isOnline: true, vehicleId: 2, selfie: '/api/uploads/me' },
    ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send' })).toBeNull());
});

it('stays at the camera when the picture is refused or nobody answers, and leaves it for any other refusal', async () => {
  const { server, press } = await open(null);
  server.refuses(userPaths.setStatus, 'selfie_due');
  await press.click(screen.getByRole('switch'));
  const send = await screen.findByRole('button', { name: 'Send' });
  server.refuses(userPaths.setStatus, 'invalid_request', { errors: [{ path: 'selfie', message: 'Take a new one' }] });
  await press.click(send);
  expect(await screen.findByText('Take a new one')).toBeTruthy();
  server.isAway(userPaths.setStatus);
  await press.click(send);
  expect(await screen.findByText('nobody answered')).toBeTruthy();
  server.refuses(userPaths.setStatus, 'vehicle_in_use');
  await press.click(send);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Send' })).toBeNull());
  expect(server.requestsOf(userPaths.setStatus)).toHaveLength(4);
});
