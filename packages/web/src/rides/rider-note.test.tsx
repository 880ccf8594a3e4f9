// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { settingsPaths } from '@safiri/contract/settings/paths.ts';
import { expect, it } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi, trip } from '../testing/people.ts';
import { PinCard } from './pin-card.tsx';
import { RiderNote } from './rider-note.tsx';

const booked: Ride = {
  ...trip,
  status: 'accepted',
  completedAt: null,
  side: 'booker',
  pin: '6098',
  startConfirmed: false,
  rider: { name: 'Gogo Thandi', phone: '+27735550177' },
};
const open = (ride: Ride, canText: boolean) => {
  const both = (
    <>
      <PinCard ride={ride} />
      <RiderNote ride={ride} />
    </>
  );
  return openScreen(both, {
    at: '/active-ride',
    rooms: ['rides-trip'],
    user: naledi,
    server: (server) => server.replies(settingsPaths.getSettings, { tilesUrl: null, maps: [], demo: false, canText, aiModel: null }),
  });
};

it('has beside the PIN a text of this phone ready with car, plate and PIN, where the rider gets none of ours', async () => {
  await open(booked, false);
  const link = await screen.findByRole('link', { name: 'Text Gogo Thandi' });
  const [to, words = ''] = (link.getAttribute('href') ?? '').split('?body=');
  expect(to).toBe('sms:+27735550177');
  expect(decodeURIComponent(words)).toMatch(/^Safiri: .+, KT 48 LM GP\. Tell the driver this PIN: 6098$/);
});

it('has none before there is a PIN to tell', async () => {
  await open({ ...booked, pin: null }, false);
  expect(await screen.findByText('Tell them the car and the PIN.')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

it('has none where the server texts them', async () => {
  await open(booked, true);
  expect(await screen.findByText('We text them car, PIN and link once a driver comes.')).toBeTruthy();
  await expect.poll(() => screen.queryByRole('link')).toBeNull();
});

it('tells who rides on another’s word who asked for it, and the cash as coins make it', async () => {
  await open({ ...booked, side: 'rider', rider: null, bookedBy: { name: 'Naledi M.' }, paymentMethod: 'cash', fare: '45.15' }, false);
  expect(await screen.findByText('Naledi M. asked for this ride for you')).toBeTruthy();
  expect(screen.getByText('You pay the driver R45.20 in cash.')).toBeTruthy();
});

it('tells who asked for somebody else what they pay in cash', async () => {
  await open({ ...booked, paymentMethod: 'cash', fare: '45.15' }, false);
  expect(await screen.findByText('They pay the driver R45.20 in cash.')).toBeTruthy();
});
