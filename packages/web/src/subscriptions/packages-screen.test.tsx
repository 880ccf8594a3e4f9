// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { notificationPaths } from '@safiri/contract/notifications/paths.ts';
import type { RidePackageView } from '@safiri/contract/subscriptions/calls.ts';
import { subscriptionPaths } from '@safiri/contract/subscriptions/paths.ts';
import { walletPaths } from '@safiri/contract/wallet/paths.ts';
import { expect, it } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi } from '../testing/people.ts';
import { PackagesScreen } from './packages-screen.tsx';

const commuter: RidePackageView = {
  id: 1,
  name: 'Weekly commuter',
  description: '',
  packageType: 'weekly',
  rideType: 'standard',
  price: '357.00',
  originalPrice: '420.00',
  discountPercentage: 15,
  rideCount: 10,
  validityDays: 7,
  isPopular: true,
  countryId: 'za',
};

const open = (balance: string, offers = [commuter], user = naledi, ways: 'paystack'[] = []) =>
  openScreen(<PackagesScreen />, {
    at: '/subscription-packages',
    rooms: ['subscriptions', 'notifications', 'payments'],
    user,
    server: (fake) => {
      fake.replies(subscriptionPaths.packages, offers);
      fake.replies(subscriptionPaths.own, []);
      fake.replies(walletPaths.getWallet, {
        number: '**** 1234',
        balance,
        spendable: balance,
        currency: 'ZAR',
        countryId: 'za',
        topUp: false,
      });
      fake.replies(subscriptionPaths.paymentWays, { ways, amount: '357.00', rest: '0.00', currency: 'ZAR', phone: null, payment: null });
      fake.replies(notificationPaths.own, []);
      fake.refuses(subscriptionPaths.purchase, 'balance_too_low');
    },
  });

it('leads nobody away whose wallet can’t pay where a provider takes the price at once', async () => {
  const { press } = await open('356.99', [commuter], naledi, ['paystack']);
  expect(await screen.findByText('A package that costs more is paid on the next step, not from the wallet.')).toBeTruthy();
  expect(screen.queryByText(/too little|Top up/)).toBeNull();
  expect(screen.queryByRole('link', { name: /Book a Ride|Top up/ })).toBeNull();
  await press.click(screen.getByRole('button', { name: 'Buy' }));
  const sure = within(screen.getByRole('dialog', { name: 'Weekly commuter' }));
  expect(sure.getByText('Buy Weekly commuter for R357.00? It begins once the money has come.')).toBeTruthy();
  expect(sure.queryByText(/from your wallet/)).toBeNull();
  const pay = await sure.findByRole('button', { name: /Paystack/ });
  expect(pay.className).toContain('primary');
  expect(screen.getByText('You save R63.00 · lapses after 7 days')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Buy from wallet' })).toBeNull();
});

it('says of a wallet that reaches for some how the others are paid', async () => {
  await open('400.00', [commuter, { ...commuter, id: 2, name: 'Weekly more', price: '400.01' }]);
  expect(await screen.findByText(/A package that costs more is paid on the next step/)).toBeTruthy();
  const cards = screen.getAllByRole('listitem').filter((card) => within(card).queryByRole('heading') !== null);
  // A provider takes the other's price at once.
  expect(cards.map((card) => within(card).getByRole('button').textContent)).toEqual(['Buy from wallet', 'Buy']);
  expect(screen.queryByRole('link', { name: 'Book a Ride' })).toBeNull();
});

it('recommends what only women ride with to women alone', async () => {
  const ladies = { ...commuter, rideType: 'ladies_only' as const };
  await open('0.00', [ladies], { ...naledi, gender: 'male' });
  await screen.findByText('Weekly commuter');
  expect(screen.queryByText('Popular')).toBeNull();
  cleanup();
  await open('0.00', [ladies], { ...naledi, gender: 'female' });
  expect(await screen.findByText('Popular')).toBeTruthy();
});

it('sells what the wallet can pay, and says so when the server refuses it after all', async () => {
  const { server, press } = await open('357.00');
  await screen.findByText('R357.00', { selector: '.packages-wallet b' });
  await press.click(screen.getByRole('button', { name: 'Buy from wallet' }));
  expect(screen.queryByText(/too little/)).toBeNull();
  await press.click(within(screen.getByRole('dialog', { name: 'Weekly commuter' })).getByRole('button', { name: 'Buy from wallet' }));
  expect(await screen.findByText('Purchase Failed')).toBeTruthy();
  expect(server.requestsOf(subscriptionPaths.purchase).map(({ body }) => body)).toEqual([{ packageId: 1, userId: naledi.id }]);
});
