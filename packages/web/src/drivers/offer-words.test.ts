import type { Offer } from '@safiri/contract/dispatch/shapes.ts';
import { expect, it } from 'vitest';
import { enterRoom, translate } from '../platform/text.ts';
import { trip } from '../testing/people.ts';
import { offerInWords, ratesText } from './offer-words.ts';

const offer: Offer = {
  id: 5,
  rideId: 31,
  rideType: 'standard',
  service: null,
  pickupAt: null,
  fare: '100.00',
  promotion: null,
  commission: '10.00',
  bonus: null,
  net: '124.60',
  dayCommission: null,
  currency: 'ZAR',
  countryId: 'za',
  paymentMethod: 'cash',
  payBy: null,
  collect: null,
  fast: false,
  pickupLocation: trip.pickupLocation,
  dropoffLocation: { ...trip.dropoffLocation, address: 'Sunnyside, Pretoria' },
  stops: [],
  pickupDistance: 2,
  pickupDuration: 4,
  tripDistance: 8,
  tripDuration: 26,
  along: null,
  next: false,
  passenger: { name: 'Naledi M.', rating: null, totalRides: 0, phoneVerified: true, checked: null },
  expiresAt: '2026-06-15T10:00:15Z',
  secondsLeft: 15,
};

it('says an offer in few words: what it pays, how far the pickup is, where to', async () => {
  await enterRoom('drivers');
  expect(offerInWords(translate, offer)).toBe('R125, 4 minutes to the pickup, to Sunnyside');
  expect(offerInWords(translate, { ...offer, fast: true, net: '0.00' })).toBe(
    'Demo trip without pay, 4 minutes to the pickup, to Sunnyside',
  );
});

it('counts the way to the pickup into what a kilometre and an hour pay', async () => {
  await enterRoom('drivers');
  expect(ratesText(translate, offer)).toBe('R12.46/km · R249/h');
  expect(ratesText(translate, { ...offer, pickupDistance: 0, tripDistance: 0 })).toBeUndefined();
});
