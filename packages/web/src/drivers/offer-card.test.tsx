// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import type { Offer } from '@safiri/contract/dispatch/shapes.ts';
import { expect, it } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { trip } from '../testing/people.ts';
import { OfferCard } from './offer-card.tsx';

const offer: Offer = {
  id: 5,
  rideId: 31,
  rideType: 'standard',
  service: null,
  pickupAt: null,
  fare: '27.00',
  promotion: null,
  commission: '0.00',
  bonus: null,
  net: '27.00',
  dayCommission: '30.00',
  currency: 'LSL',
  countryId: 'ls',
  paymentMethod: 'cash',
  payBy: null,
  collect: null,
  fast: false,
  pickupLocation: trip.pickupLocation,
  dropoffLocation: trip.dropoffLocation,
  stops: [],
  pickupDistance: 0.4,
  pickupDuration: 2,
  tripDistance: 3,
  tripDuration: 9,
  along: null,
  next: false,
  passenger: { name: 'Naledi M.', rating: null, totalRides: 0, phoneVerified: true, checked: null },
  expiresAt: '2026-06-15T09:50:15Z',
  secondsLeft: 15,
};
const open = (changes: Partial<Offer>) => {
  const none = () => undefined;
  const timed = { ...offer, ...changes, endsAt: Date.now() + 15_000 };
  return openScreen(<OfferCard offer={timed} busy={false} onAccept={none} onDecline={none} onLapse={none} />, {
    at: '/driver',
    rooms: ['drivers'],
  });
};

it('says what the day costs with its first trip, beside what the trip pays', async () => {
  await open({});
  expect(screen.getByText('Your first trip of the day: M30.00 commission for today comes off once.')).toBeTruthy();
  expect(screen.getByText('M27.00')).toBeTruthy();
});

it('says of a next trip when it begins', async () => {
  await open({ next: true });
  expect(screen.getByText(/Next trip: it begins when the one you are on ends/)).toBeTruthy();
});

it('says nothing of it where today’s is paid', async () => {
  await open({ dayCommission: null });
  expect(screen.queryByText(/commission for today/)).toBeNull();
});

it('says what to collect where the wallet pays a part of it', async () => {
  await open({ fare: '84.50', collect: '34.50', countryId: 'za', currency: 'ZAR' });
  expect(screen.getByText('Collect R34.50 in cash, the rest is paid in the app')).toBeTruthy();
});

it('says what is to be collected where that is not what the trip pays', async () => {
  await open({ collect: '27.00', commission: '4.05', net: '22.95' });
  expect(screen.getByText('Collect M27.00 in cash')).toBeTruthy();
});

it('says cash alone where that is all that the trip pays', async () => {
  await open({ collect: '27.00' });
  expect(screen.getByText('Cash')).toBeTruthy();
});

it('says nothing of a rest in the app where the operator gives it', async () => {
  await open({ fare: '84.50', collect: '34.50', promotion: '50.00' });
  expect(screen.getByText('Collect M34.50 in cash')).toBeTruthy();
});

it('says what to collect also where that happens to be what the trip pays', async () => {
  await open({ fare: '50.00', collect: '40.00', commission: '10.00', net: '40.00' });
  expect(screen.getByText('Collect M40.00 in cash, the rest is paid in the app')).toBeTruthy();
});
