// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import type { Receipt, Ride } from '@safiri/contract/rides/shapes.ts';
import { expect, it } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi, trip, zanele } from '../testing/people.ts';
import { ReceiptCard } from './receipt-card.tsx';

const vat = { id: 'vat', names: {}, percent: 16 };
const receipt: Receipt = {
  rideId: trip.id,
  number: 'SAF-31',
  issuedAt: '2026-06-15T10:19:00Z',
  lines: [
    { kind: 'fixed', amount: '450.00' },
    { kind: 'toll', amount: '35.00' },
    { kind: 'rounding', amount: '5.00' },
  ],
  stops: [],
  promotion: null,
  tax: { registration: 'P051234567X', lines: [{ ...vat, amount: '62.76' }] },
  total: '490.00',
  quoted: null,
  cashPaid: null,
  owed: null,
  payHeld: false,
  pay: null,
  currency: 'KES',
  countryId: 'ke',
  paymentMethod: 'cash',
  walletPart: null,
  paidDirectly: null,
  payBy: null,
  tip: null,
  rideType: 'standard',
  service: null,
  pickupAddress: 'The pier',
  dropoffAddress: 'The hill',
  distance: 3.1,
  duration: 12,
  startedAt: '2026-06-15T10:00:00Z',
  completedAt: '2026-06-15T10:19:00Z',
  passengerName: 'Naledi M.',
  driverName: 'Zanele K.',
  licensePlate: null,
};

const open = (user: typeof naledi | typeof zanele, of: Receipt, ending: Ride['ending'] = null) =>
  openScreen(<ReceiptCard ride={{ ...trip, countryId: of.countryId, ending }} />, {
    at: '/ride-history',
    rooms: ['rides', 'rides-trip'],
    user,
    server: (server) => server.replies(ridePaths.getReceipt, of),
  });
const rows = async () => {
  const card = await screen.findByRole('region', { name: 'Receipt' });
  return within(card)
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);
};

it('shows what a fixed price, tolls and the taxes inside came to, and the number of the registration', async () => {
  await open(naledi, receipt);
  expect(await rows()).toEqual([
    'Fixed price KSh450.00',
    'Tolls KSh35.00',
    'Rounding KSh5.00',
    'Total KSh490.00',
    'Includes VAT 16 % KSh62.76',
  ]);
  expect(screen.getByText('Tax number P051234567X')).toBeTruthy();
  // By the clock of the place, as on the invoice, which is named where this phone has another.
  expect(screen.getByText(/^15 Jun 2026, 13:19 in Nairobi/)).toBeTruthy();
});

it('tells the driver the tax inside the commission alone, by the operator’s name for it', async () => {
  const tax = { registration: null, lines: [{ ...vat, names: { en: 'Value added tax' }, amount: '6.42' }] };
  const pay = { promotion: null, commission: '46.55', bonus: null, net: '443.45' };
  await open(zanele, { ...receipt, pay, tax });
  const shown = await rows();
  expect(shown).toContain('Commission includes Value added tax 16 % KSh6.42');
  expect(shown).not.toContain('Includes Value added tax 16 % KSh6.42');
});

it('tells the driver what the passenger pays in cash, which may be more than the pay; once it is said what was taken, that alone', async () => {
  const pay = { promotion: null, commission: '46.55', bonus: null, net: '443.45' };
  const cash = { due: '490.00', paid: null };
  const ending = {
    until: receipt.completedAt,
    reason: null,
    metersAway: null,
    confirmation: 'plain',
    quoted: null,
    cash,
    payment: null,
    operatorPay: null,
  } as const;
  await open(zanele, { ...receipt, pay }, ending);
  expect(await rows()).toContain('Cash from Naledi M. KSh490.00');
  cleanup();
  await open(zanele, { ...receipt, pay, cashPaid: '480.00' }, ending);
  expect(await screen.findByText('Taken in cash: KSh480.00 of KSh490.00')).toBeTruthy();
  expect(screen.queryByText(/^Cash from/)).toBeNull();
});

it('says how many stops were made, where none was left out', async () => {
  const lines = [{ kind: 'stops', amount: '20.00' }] as const;
  const stops = (made: boolean) => [
    { address: 'A bank', made: true },
    { address: 'A shop', made },
  ];
  await open(naledi, { ...receipt, lines: [...lines], stops: stops(true) });
  expect(await rows()).toContain('2 stops made KSh20.00');
  cleanup();
  await open(naledi, { ...receipt, lines: [...lines], stops: stops(false) });
  expect(await rows()).toContain('Stops KSh20.00');
});
