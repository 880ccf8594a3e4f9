// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { settingsPaths } from '@safiri/contract/settings/paths.ts';
import { expect, it } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi, trip } from '../testing/people.ts';
import { RiderNote } from './rider-note.tsx';

const booked: Ride = {
  ...trip,
  status: 'accepted',
  completedAt: null,
  side: 'booker',
  pin: '6098',
  rider: { name: 'Gogo Thandi', phone: '+27735550177' },
};
const open = (ride: Ride, canText: boolean) =>
  openScreen(<RiderNote ride={ride} />, {
    at: '/active-ride',
    rooms: ['rides-trip'],
    user: naledi,
    server: (server) => server.replies(settingsPaths.getSettings, { tilesUrl: null, maps: [], demo: false, canText, aiModel: null }),
  });

it('has a text of this phone ready with car, plate and PIN, where the rider gets none of ours', async () => {
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
