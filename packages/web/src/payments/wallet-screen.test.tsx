// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { paymentPaths } from '@safiri/contract/payments/paths.ts';
import type { Payment, TopUpWays } from '@safiri/contract/payments/calls.ts';
import { walletPaths } from '@safiri/contract/wallet/paths.ts';
import { expect, it } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi } from '../testing/people.ts';
import { WalletScreen } from './wallet-screen.tsx';

const payment: Payment = {
  id: 7,
  purpose: 'top_up',
  givenBack: '0.00',
  subjectId: null,
  spent: '0.00',
  amount: '200.00',
  currency: 'ZAR',
  countryId: 'za',
  provider: 'paystack',
  state: 'pending',
  reason: null,
  phone: null,
  page: 'http://127.0.0.1:9/paystack/pay/T1',
  receipt: null,
  reference: 'T1',
  isSandbox: true,
  createdAt: '2026-06-15T08:00:00Z',
  settledAt: null,
};
const ways: TopUpWays = { currency: 'ZAR', countryId: 'za', ways: ['paystack'], least: 10, most: 5000, paybill: null };

const open = (at: string, answers: { one?: Payment; ways?: TopUpWays; list?: Payment[] } = {}) =>
  openScreen(<WalletScreen />, {
    at,
    rooms: ['payments'],
    user: naledi,
    server: (fake) => {
      fake.replies(walletPaths.getWallet, {
        number: '•••• 0101',
        balance: '0.00',
        spendable: '0.00',
        currency: 'ZAR',
        countryId: 'za',
        topUp: true,
      });
      fake.replies(paymentPaths.own, answers.list ?? []);
      fake.replies(paymentPaths.ways, answers.ways ?? ways);
      fake.replies(paymentPaths.one, answers.one ?? payment);
      fake.replies(paymentPaths.topUp, payment);
    },
  });

it('sends an amount once and leads to the provider’s page', async () => {
  const { server, press, path } = await open('/wallet');
  await press.type(await screen.findByLabelText('Amount in ZAR'), '200');
  expect(screen.getByText('Whole amounts, from R10 to R5,000.')).toBeTruthy();
  await press.click(screen.getByRole('button', { name: 'Top up with Paystack' }));
  const leads = await screen.findByRole('link', { name: 'Go to Paystack' });
  expect(leads.getAttribute('href')).toBe(payment.page);
  expect(path()).toBe('/wallet?payment=7');
  expect(server.requestsOf(paymentPaths.topUp).map(({ body }) => body)).toEqual([{ provider: 'paystack', amount: '200' }]);
  expect(screen.getByText(/Taking long\?/)).toBeTruthy();
});

it('asks at the own number, which can be another one', async () => {
  const { server, press } = await open('/wallet', { ways: { ...ways, currency: 'KES', countryId: 'ke', ways: ['mpesa'] } });
  const phone = await screen.findByLabelText<HTMLInputElement>('Phone number');
  expect(phone.value).toBe(naledi.phone);
  await press.clear(phone);
  await press.type(phone, '0712345678');
  const amount = screen.getByLabelText<HTMLInputElement>('Amount in KES');
  expect(amount.parentElement?.textContent).toBe('KSh');
  await press.click(screen.getByRole('button', { name: 'KSh500' }));
  expect(amount.value).toBe('500');
  await press.click(screen.getByRole('button', { name: 'Top up with M-Pesa' }));
  await screen.findByRole('link', { name: 'Go to Paystack' });
  expect(server.requestsOf(paymentPaths.topUp).map(({ body }) => body)).toEqual([
    { provider: 'mpesa', amount: '500', phone: '0712345678' },
  ]);
});

it.each([
  [{ state: 'succeeded', receipt: '3000001', page: null }, /R200.00 arrived in your wallet/],
  [{ state: 'failed', reason: 'no_funds', page: null }, /too little money on the account. Nothing was taken/],
  [{ state: 'expired', reason: 'not_answered', page: null }, /Nobody answered in time. Nothing was taken/],
  [{ state: 'unknown', page: null }, /Don’t pay again/],
  [{ provider: 'mpesa', phone: '+254712345678', page: null }, /Look at your phone \+254712345678/],
] as ReadonlyArray<readonly [Partial<Payment>, RegExp]>)('says in words how a top-up stands: %o', async (changes, words) => {
  await open('/wallet?payment=7', { one: { ...payment, ...changes } });
  expect(await screen.findByText(words)).toBeTruthy();
  // Whoever's money has come goes on; another top-up is second to that.
  expect(screen.queryByRole('link', { name: 'Done' })?.getAttribute('href')).toBe(changes.state === 'succeeded' ? '/passenger' : undefined);
});

it('offers nothing where nothing can be brought in, and says what to do', async () => {
  await open('/wallet', { ways: { ...ways, ways: [] } });
  expect(await screen.findByText('Money can’t be added to the wallet here')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Top up/ })).toBeNull();
});

it('says that the wallet could not be loaded, and asks again', async () => {
  const { server, press } = await openScreen(<WalletScreen />, {
    at: '/wallet',
    rooms: ['payments'],
    user: naledi,
    server: (fake) => {
      fake.refuses(walletPaths.getWallet, 'not_found');
      fake.replies(paymentPaths.own, []);
      fake.replies(paymentPaths.ways, ways);
    },
  });
  const told = (await screen.findByText('We could not load your wallet.')).parentElement ?? document.body;
  server.replies(walletPaths.getWallet, {
    number: '•••• 0101',
    balance: '12.00',
    spendable: '12.00',
    currency: 'ZAR',
    countryId: 'za',
    topUp: true,
  });
  await press.click(within(told).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('R12.00')).toBeTruthy();
});
