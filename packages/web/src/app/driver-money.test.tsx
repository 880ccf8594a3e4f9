// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import type { DriverMoney, DriverMoneyIn } from '@safiri/contract/earnings/driver-money.ts';
import { dispatchPaths } from '@safiri/contract/dispatch/paths.ts';
import { earningsPaths } from '@safiri/contract/earnings/paths.ts';
import type { Payment, TopUpWays } from '@safiri/contract/payments/calls.ts';
import { paymentPaths } from '@safiri/contract/payments/paths.ts';
import { expect, it } from 'vitest';
import { WhyNoTripsScreen } from '../dispatch/why-no-trips-screen.tsx';
import { MoneyCard } from '../drivers/money-card.tsx';
import { DriverMoneyScreen } from '../payments/driver-money-screen.tsx';
import { openScreen } from '../testing/open-screen.tsx';
import { zanele } from '../testing/people.ts';

const owing: DriverMoneyIn = {
  currency: 'ZAR',
  countryId: 'za',
  balance: '-160.50',
  setAside: '0.00',
  state: 'near',
  limit: '200.00',
  lines: [
    { line: 'trips', amount: '39.50' },
    { line: 'cash_commission', amount: '-200.00' },
  ],
};
const of = (...sums: DriverMoneyIn[]): DriverMoney => ({ since: '2026-06-14T22:00:00Z', sums });
const ways = { currency: 'ZAR', countryId: 'za', ways: ['paystack'], least: 1, most: 161, paybill: null } as const;
const payment: Payment = {
  id: 9,
  purpose: 'pay_in',
  givenBack: '0.00',
  subjectId: null,
  spent: '0.00',
  amount: '161.00',
  currency: 'ZAR',
  countryId: 'za',
  provider: 'paystack',
  state: 'succeeded',
  reason: null,
  phone: null,
  page: null,
  receipt: '300',
  reference: 'T9',
  isSandbox: false,
  createdAt: '2026-06-15T08:00:00Z',
  settledAt: '2026-06-15T08:01:00Z',
};
const open = (at: string, money: DriverMoney = of(owing), offered: typeof ways | { readonly ways: [] } = ways, others: TopUpWays[] = []) =>
  openScreen(<DriverMoneyScreen />, {
    at,
    rooms: ['payments', 'payments-driver'],
    user: zanele,
    server: (fake) => {
      fake.replies(earningsPaths.getDriverMoney, money);
      fake.replies(paymentPaths.payInWays, { ...ways, ...offered, ways: [...offered.ways], others });
      fake.replies(paymentPaths.payIn, payment);
      fake.replies(paymentPaths.payIns, []);
      fake.replies(paymentPaths.onePayIn, payment);
    },
  });
const words = () => document.body.textContent?.replaceAll(/\s+/g, ' ') ?? '';

it('says the one number, the lines that make it and the limit, and pays it in once', async () => {
  const { server, press, path } = await open('/driver-money');
  const sum = await screen.findByRole('region', { name: 'You owe R160.50' });
  expect(within(sum).getByRole('progressbar').getAttribute('aria-valuenow')).toBe('80');
  expect(words()).toContain('At R200.00 you get no more trips in cash. Pay in before.');
  expect(words()).toMatch(/Trips paid without cash\+?R39\.50Commission on cash trips-R200\.00Total-R160\.50/);
  expect((await screen.findByLabelText<HTMLInputElement>('Amount in ZAR')).value).toBe('161');
  await press.click(screen.getByRole('button', { name: 'Pay with Paystack' }));
  expect(await screen.findByText('R161.00 has arrived.')).toBeTruthy();
  expect(path()).toBe('/driver-money?payment=9');
  expect(server.requestsOf(paymentPaths.payIn).map(({ body }) => body)).toEqual([{ provider: 'paystack', amount: '161', currency: 'ZAR' }]);
});

it('says of what the team booked by hand when and why, and leads to somebody who answers', async () => {
  const lines: DriverMoneyIn['lines'] = [{ line: 'corrections', amount: '-160.50' }];
  const booked = [
    { amount: '-200.50', reason: 'Window broken', at: '2026-06-15T08:00:00Z' },
    { amount: '40.00', reason: 'Tip in cash was ours', at: '2026-06-16T08:00:00Z' },
  ];
  await open('/driver-money', of({ ...owing, lines, booked }));
  await screen.findByRole('region', { name: 'You owe R160.50' });
  expect(words()).toMatch(/15 Jun 2026 · -R200\.50 · Window broken16 Jun 2026 · R40\.00 · Tip in cash was ours/);
  expect(screen.getByRole('link', { name: 'Ask about this' }).getAttribute('href')).toBe('/live-chat');
});

it('says what is owed to the driver, in each currency, and asks for nothing', async () => {
  const { server } = await open(
    '/driver-money',
    of(
      { ...owing, balance: '340.00', state: 'none', lines: [] },
      { ...owing, currency: 'KES', countryId: 'ke', balance: '5.00', state: 'none', limit: null },
    ),
  );
  expect(await screen.findByText('We owe you R340.00')).toBeTruthy();
  expect(screen.getByText('We owe you KSh5.00')).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Withdraw' })).toHaveLength(1);
  expect(server.requestsOf(paymentPaths.payInWays)).toEqual([]);
});

it('takes each debt in its own currency, and names the cash desk where no provider does', async () => {
  const shillings: DriverMoneyIn = { ...owing, currency: 'KES', countryId: 'ke', balance: '-700.00', limit: null, state: 'owes' };
  const rider = { ...shillings, currency: 'UGX', countryId: 'ug', balance: '-9000.00' } as const;
  const { server, press } = await open('/driver-money', of({ ...owing, balance: '20.00', state: 'none' }, shillings, rider), { ways: [] }, [
    {
      currency: 'KES',
      countryId: 'ke',
      ways: ['mpesa'],
      least: 1,
      most: 700,
      paybill: { provider: 'mpesa', number: '174379', code: 'D104216', page: null },
    },
    { currency: 'UGX', countryId: 'ug', ways: [], least: 1, most: 9000, paybill: null },
  ]);
  const form = within(await screen.findByRole('form', { name: 'Pay what you owe in KES' }));
  expect(form.getByLabelText<HTMLInputElement>('Amount in KES').value).toBe('700');
  const paybill = within(screen.getByRole('region', { name: 'Or pay by yourself' }));
  expect([paybill.getByText('174379'), paybill.getByText('D104216')]).toHaveLength(2);
  // The phone of home is none of that country.
  expect(form.getByLabelText<HTMLInputElement>('Phone number').value).toBe('');
  await press.type(form.getByLabelText('Phone number'), '0712345678');
  const nowhere = within(screen.getByRole('region', { name: 'Pay what you owe in UGX' }));
  expect(nowhere.getByText(/No provider takes UGX here yet\. Pay it in cash at the operator’s cash desk/)).toBeTruthy();
  expect(nowhere.getByRole('link').getAttribute('href')).toBe('/live-chat');
  await press.click(form.getByRole('button', { name: 'Pay with M-Pesa' }));
  await screen.findByText('R161.00 has arrived.');
  expect(server.requestsOf(paymentPaths.payIn).map(({ body }) => body)).toEqual([
    { provider: 'mpesa', amount: '700', phone: '0712345678', currency: 'KES' },
  ]);
});

it('says what is on its way, where nothing else is owed and where something is', async () => {
  await open('/driver-money', of({ ...owing, balance: '0.00', setAside: '500.00', state: 'none', lines: [] }));
  expect(await screen.findByRole('heading', { name: 'R500.00 is on its way to you' })).toBeTruthy();
  expect(screen.queryByText('Nothing is owed')).toBeNull();
  expect(screen.getByRole('link', { name: 'Set aside for your payout' }).getAttribute('href')).toBe('/driver-earnings');
});

it('says at the limit what is kept away, also where no provider takes the debt', async () => {
  await open('/driver-money', of({ ...owing, balance: '-200.00', state: 'reached' }), { ways: [] });
  expect(await screen.findByText('You are at the limit of R200.00: no trips in cash until you pay in.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Pay with/ })).toBeNull();
  expect(screen.getByText('Trips not paid in cash pay this off automatically.')).toBeTruthy();
  expect(await screen.findByText(/Pay it in cash at the operator’s cash desk/)).toBeTruthy();
});

it('stands on the home with its warning, and is not there while nothing is owed', async () => {
  const card = (money: DriverMoney) =>
    openScreen(<MoneyCard />, {
      at: '/driver',
      rooms: ['drivers'],
      user: zanele,
      server: (fake) => fake.replies(earningsPaths.getDriverMoney, money),
    });
  const { server } = await card(of({ ...owing, balance: '0.00', state: 'none' }));
  await expect.poll(() => server.requestsOf(earningsPaths.getDriverMoney).length).toBe(1);
  expect(screen.queryByRole('link')).toBeNull();
});

it('leads from the home to the reason', async () => {
  await openScreen(<MoneyCard />, {
    at: '/driver',
    rooms: ['drivers'],
    user: zanele,
    server: (fake) => fake.replies(earningsPaths.getDriverMoney, of(owing)),
  });
  const link = await screen.findByRole('link', { name: /You owe R160\.50/ });
  expect([link.getAttribute('href'), link.dataset['state']]).toEqual(['/driver-money', 'near']);
});

it('is a reason for no trips, with the way to pay', async () => {
  await openScreen(<WhyNoTripsScreen />, {
    at: '/why-no-trips',
    rooms: ['dispatch'],
    user: zanele,
    server: (fake) =>
      fake.replies(dispatchPaths.whyNoTrips, {
        hours: 6,
        near: 2,
        offered: 0,
        accepted: 0,
        reasons: [{ gate: 'owes_money', requests: 2, nearestKm: 1.2 }],
        now: { isVerified: true, isOnline: true, positionIsFresh: true, hasLiveTrip: false, owesTooMuch: true, isOutside: false },
        markets: ['Pretoria'],
        worksIn: null,
      }),
  });
  expect(await screen.findByText('You owed too much for trips in cash')).toBeTruthy();
  expect(screen.getByText(/You owe as much as your city lets drivers owe/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pay in now' }).getAttribute('href')).toBe('/driver-money');
});
