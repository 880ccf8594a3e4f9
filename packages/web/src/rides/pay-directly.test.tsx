// @vitest-environment happy-dom
import { act, screen, within } from '@testing-library/react';
import type { DirectPayment } from '@safiri/contract/payments/direct.ts';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { END_STRIP_MS } from '@safiri/rules/rides/completion.ts';
import { expect, it, vi } from 'vitest';
import { queryClient } from '../platform/query.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi, trip, zanele } from '../testing/people.ts';
import { cacheRide, useRide } from './api.ts';
import { PayDirectlyPart } from './pay-directly-part.tsx';

const payment: DirectPayment = {
  id: 5,
  provider: 'mpesa',
  amount: '90.00',
  state: 'pending',
  reason: null,
  paid: false,
  phone: '+254712000001',
  page: null,
  isSandbox: false,
  createdAt: '2026-06-15T10:00:00.000Z',
};
const ending: NonNullable<Ride['ending']> = {
  until: new Date(Date.now() + END_STRIP_MS).toISOString(),
  reason: null,
  metersAway: 10,
  confirmation: 'plain',
  quoted: null,
  cash: { due: '90.00', paid: null },
  payment: null,
  operatorPay: null,
};
const ended: Ride = { ...trip, fare: '90.00', countryId: 'ke', currency: 'KES', paymentMethod: 'cash', ending };
/** The same later, with its payment so far. */
const later = (n: number, changes: Partial<DirectPayment>, cash: NonNullable<Ride['ending']>['cash'] = ending.cash): Ride => ({
  ...ended,
  version: ended.version + n,
  ending: { ...ending, cash, payment: { ...payment, ...changes } },
});
const ways = { ways: ['mpesa' as const, 'paystack' as const], amount: '90.00', rest: '0.00', currency: 'KES', phone: '+254712000001' };

function Shown({ isDriver }: { isDriver: boolean }) {
  const ride = useRide(ended.id);
  return ride.data === undefined ? null : <PayDirectlyPart ride={ride.data} isDriver={isDriver} />;
}
const open = (isDriver: boolean, ride = ended) =>
  openScreen(<Shown isDriver={isDriver} />, {
    at: '/active-ride',
    rooms: ['rides-trip'],
    user: isDriver ? zanele : naledi,
    server: (server) => {
      server.replies(ridePaths.getRide, ride);
      server.replies(ridePaths.paymentWays, isDriver ? { ...ways, ways: ['mpesa'], phone: '+•••••••••001' } : ways);
    },
  });

it('lets the passenger have a phone asked, the own one to begin with, and follows it to its end', async () => {
  const { server, press } = await open(false);
  await press.click(await screen.findByRole('button', { name: 'Pay without cash instead' }));
  await press.click(await screen.findByRole('button', { name: 'Pay KSh90.00: M-Pesa' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByLabelText('Phone number')).toHaveProperty('value', '+254712000001');
  server.refuses(ridePaths.startPayment, 'payment_under_way', {
    detail: 'Answer the request on your phone first, or wait until it is over.',
  });
  await press.click(dialog.getByRole('button', { name: 'Ask this phone by M-Pesa' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Answer the request on your phone first');
  const first = server.requestsOf(ridePaths.startPayment)[0];
  expect(first?.body).toEqual({ provider: 'mpesa', amount: '90.00', phone: '+254712000001' });
  server.replies(ridePaths.getRide, later(1, {}));
  server.replies(ridePaths.startPayment, later(1, {}));
  await press.click(dialog.getByRole('button', { name: 'Ask this phone by M-Pesa' }));
  expect(await screen.findByText('Look at your phone +254712000001: type your PIN in M-Pesa’s message to pay KSh90.00.')).toBeDefined();
  // The same tap again is the same payment.
  expect(server.requestsOf(ridePaths.startPayment)[1]?.idempotencyKey).toBe(first?.idempotencyKey);
  expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull();
  server.replies(ridePaths.getRide, later(2, { state: 'succeeded', paid: true }, null));
  act(() => cacheRide(later(2, { state: 'succeeded', paid: true }, null)));
  expect((await screen.findByRole('status')).textContent).toBe('Paid by M-Pesa: KSh90.00. Nothing is handed over.');
});

it('leads to the provider’s page, and says why it was not paid', async () => {
  const { server, press } = await open(false);
  const atPage = later(1, { provider: 'paystack', phone: null, page: 'https://checkout.example/x' });
  server.replies(ridePaths.getRide, atPage);
  server.replies(ridePaths.startPayment, atPage);
  await press.click(await screen.findByRole('button', { name: 'Pay without cash instead' }));
  await press.click(await screen.findByRole('button', { name: 'Pay KSh90.00: Card or bank, by Paystack' }));
  expect((await screen.findByRole('link', { name: 'Go to Paystack' })).getAttribute('href')).toBe('https://checkout.example/x');
  const no = later(2, { state: 'failed', reason: 'no_funds' });
  server.replies(ridePaths.getRide, no);
  act(() => cacheRide(no));
  expect(await screen.findByText('There was too little money on the account. Nothing was taken.')).toBeDefined();
  expect(await screen.findByRole('button', { name: 'Pay KSh90.00: M-Pesa' })).toBeDefined();
});

it('lets the driver ask the passenger in one tap, learns nothing but whether it is paid, and may ask again where it hangs', async () => {
  const { server, press } = await open(true);
  const asked = later(1, { phone: null });
  server.replies(ridePaths.getRide, asked);
  server.replies(ridePaths.startPayment, asked);
  expect(await screen.findByText('The phone of Naledi M. is asked: +•••••••••001. Cash stays possible.')).toBeDefined();
  await press.click(screen.getByRole('button', { name: 'Ask Naledi M. for KSh90.00: M-Pesa' }));
  expect(await screen.findByText('M-Pesa is asking Naledi M. for KSh90.00. Wait for it, or take cash.')).toBeDefined();
  expect(server.requestsOf(ridePaths.startPayment)[0]?.body).toEqual({ provider: 'mpesa', amount: '90.00' });
  const hangs = later(2, { phone: null, state: 'unknown' });
  server.replies(ridePaths.getRide, hangs);
  act(() => cacheRide(hangs));
  expect((await screen.findByRole('status')).textContent).toContain('If you take cash, say so');
  expect(await screen.findByRole('button', { name: /^Ask Naledi M\./ })).toBeDefined();
  const cash = later(3, { phone: null, state: 'succeeded' }, { due: '90.00', paid: '90.00' });
  server.replies(ridePaths.getRide, cash);
  act(() => cacheRide(cash));
  expect((await screen.findByRole('status')).textContent).toContain('is in their wallet. Nothing changes for you.');
  expect(screen.queryByRole('button', { name: /^Ask / })).toBeNull();
});

it('has nothing to say where the city offers no provider, and of a trip that was hailed', async () => {
  const { server } = await open(false, { ...ended, hail: 'open' });
  await expect.poll(() => server.requestsOf(ridePaths.getRide)).toHaveLength(1);
  expect(server.requestsOf(ridePaths.paymentWays)).toEqual([]);
});

it('keeps its room until it is known by whom it can be paid', async () => {
  let answer: (reply: typeof ways) => void = () => undefined;
  const { server } = await openScreen(<PayDirectlyPart ride={ended} isDriver={false} />, {
    at: '/active-ride',
    rooms: ['rides-trip'],
    user: naledi,
    server: ({ holds }) => (answer = holds(ridePaths.paymentWays)),
  });
  const kept = () => document.querySelectorAll('.skeleton').length;
  expect(kept()).toBe(1);
  await vi.waitFor(() => expect(server.requestsOf(ridePaths.paymentWays).length).toBe(1));
  expect(kept()).toBe(1);
  answer(ways);
  await screen.findByRole('button', { name: 'Pay without cash instead' });
  expect(kept()).toBe(0);
});

it('says where the rest of a whole sum goes', async () => {
  const { server, press } = await open(false, { ...ended, ending: { ...ending, cash: { due: '89.15', paid: null } } });
  await press.click(await screen.findByRole('button', { name: 'Pay without cash instead' }));
  expect(await screen.findByRole('button', { name: /^Pay KSh90\.00: M-Pesa/ })).toBeTruthy();
  expect(screen.queryByText(/stays in the wallet/)).toBeNull();
  server.replies(ridePaths.paymentWays, { ...ways, rest: '0.85' });
  await act(() => queryClient.invalidateQueries({ queryKey: [ridePaths.paymentWays] }));
  expect(await screen.findByText('Providers take whole sums: KSh0.85 of it stays in the wallet.')).toBeTruthy();
});
