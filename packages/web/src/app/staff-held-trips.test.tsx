// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import type { CheckedTrip } from '@safiri/contract/earnings/checked-trip.ts';
import { heldTripPaths } from '@safiri/contract/rides/staff-paths.ts';
import { expect, it } from 'vitest';
import { HeldTripsScreen } from '../staff/held-trips-screen.tsx';
import { openScreen } from '../testing/open-screen.tsx';
import { asStaff } from './as-staff.tsx';

const held: CheckedTrip = {
  rideId: 8,
  driverId: 7,
  driverName: 'Zanele Khumalo',
  passengerName: 'Naledi Mokoena',
  dropoffAddress: 'Menlyn, Pretoria',
  completedAt: '2026-11-29T12:52:00Z',
  countryId: 'za',
  fare: '42.00',
  quoted: '80.60',
  bonus: '21.00',
  packageFare: null,
  paymentMethod: 'cash',
  cashPaid: null,
  seconds: 900,
  drivenMeters: 6400,
  straightMeters: 6000,
  pricedMeters: 6500,
  metersAway: 0,
  reason: 'passenger_ended_here',
  onBoardReason: null,
  confirmation: 'asked',
  operatorPay: 'held',
  findings: [{ rule: 'pair_often', facts: { trips: 7 } }],
  answer: 'She rides with me every day.',
  note: null,
};

const at = (trips: readonly CheckedTrip[]) =>
  openScreen(asStaff(<HeldTripsScreen />), {
    at: '/staff/trips',
    rooms: ['staff', 'integrity', 'rides-trip'],
    server: (server) => server.replies(heldTripPaths.list, [...trips]),
  });

it('names its blocks, says in each of the two ways to decide what follows, and refuses nothing without a word', async () => {
  const { press } = await at([held]);
  const trip = within(await screen.findByRole('listitem', { name: 'Zanele Khumalo' }));
  expect(trip.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
    'R21.00',
    'What was found',
    'The driver answered',
    'Naledi Mokoena rode to Menlyn, Pretoria',
  ]);
  expect(trip.getByRole('button', { name: 'Show the way driven' })).toBeTruthy();
  expect(trip.getByRole('button', { name: /^Release the pay ?R21\.00 to Zanele at once$/ })).toBeTruthy();
  await press.click(trip.getByRole('button', { name: /^Refuse the pay ?Nothing for Zanele$/ }));
  expect(trip.getByText('Write the note first.')).toBeTruthy();
});

it('speaks of no money where only goals and referrals wait', async () => {
  await at([{ ...held, bonus: null }]);
  expect(await screen.findByRole('button', { name: /^Release the pay ?The trip counts$/ })).toBeTruthy();
  expect(screen.getByRole('button', { name: /^Refuse the pay ?The trip does not count$/ })).toBeTruthy();
});
