// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { notificationPaths } from '@safiri/contract/notifications/paths.ts';
import { INSTANCE_ID, type InstanceMarket } from '@safiri/contract/settings/instance.ts';
import type { PackagePurchase, SoldPackage } from '@safiri/contract/subscriptions/market-calls.ts';
import { walletPaths } from '@safiri/contract/wallet/paths.ts';
import { subscriptionPaths } from '@safiri/contract/subscriptions/paths.ts';
import { beforeAll, expect, it, vi } from 'vitest';

const kisumu: InstanceMarket = {
  id: 'kisumu',
  timeZone: 'Africa/Nairobi',
  name: 'Kisumu',
  countryId: 'ke',
  center: { lat: -0.1022, lng: 34.7617 },
  bounds: [-0.17, 34.66, -0.02, 34.86],
  languages: ['en'],
  decimals: 0,
  payments: ['cash', 'safiri_wallet'],
  splitTo: null,
  tips: false,
  kinds: ['ride'],
  services: [],
  contact: {},
  vehicleAge: {},
  packages: true,
  isOpen: true,
};
const boda = { id: 'boda', names: { en: 'Boda' } };
const ten: SoldPackage = {
  package: 'ten',
  names: {},
  service: boda,
  rideType: 'standard',
  rides: 10,
  maxKm: 6,
  validDays: 30,
  price: '900.00',
  each: '90.00',
  alone: '170.00',
  isBounded: true,
};
const mine: PackagePurchase = {
  ...ten,
  id: 7,
  market: 'kisumu',
  marketName: 'Kisumu',
  countryId: 'ke',
  decimals: 0,
  ridesLeft: 10,
  ridesReturned: 0,
  returned: null,
  startsAt: '2026-11-01T08:00:00.000Z',
  expiresAt: '2026-12-01T08:00:00.000Z',
  isActive: true,
  canGiveBack: true,
};

// The page of an instance with one city, as the server writes it; what reads it is loaded after.
beforeAll(() => {
  document.head.innerHTML = `<script type="application/json" id="${INSTANCE_ID}"></script>`;
  const element = document.getElementById(INSTANCE_ID);
  if (element !== null) element.textContent = JSON.stringify({ markets: [kisumu], emergency: {} });
  vi.resetModules();
});

async function open({ balance = '1000.00', packages = [ten], own = [] as PackagePurchase[], topUp = false } = {}) {
  const [{ openScreen }, { naledi }, { PackagesScreen }] = await Promise.all([
    import('../testing/open-screen.tsx'),
    import('../testing/people.ts'),
    import('./packages-screen.tsx'),
  ]);
  return openScreen(<PackagesScreen />, {
    at: '/subscription-packages',
    rooms: ['subscriptions', 'notifications'],
    user: naledi,
    server: (fake) => {
      fake.replies(subscriptionPaths.sold, { version: 3, marketName: 'Kisumu', countryId: 'ke', decimals: 0, balance, packages });
      fake.replies(subscriptionPaths.bought, own);
      fake.replies(walletPaths.getWallet, { number: '•••• 0101', balance, spendable: balance, currency: 'KES', countryId: 'ke', topUp });
      fake.replies(notificationPaths.own, []);
      fake.refuses(subscriptionPaths.buy, 'package_changed');
      fake.replies(subscriptionPaths.giveBack, { ...mine, isActive: false });
    },
  });
}

it('says what is sold, and before it is bought what becomes of rides that are not used', async () => {
  const { server, press } = await open();
  const card = within((await screen.findByRole('heading', { name: 'Boda · 10 rides' })).closest('li') ?? document.body);
  expect(card.getByText('10 rides · 30 days')).toBeTruthy();
  expect(card.getByText('Boda · up to 6 km a ride')).toBeTruthy();
  expect(card.getByText('KSh900')).toBeTruthy();
  expect(card.getByText('KSh90 a ride')).toBeTruthy();
  expect(screen.getByText('Rides in Kisumu, paid ahead')).toBeTruthy();
  // Nothing of the specification's.
  expect(screen.queryByText(/30 percent/)).toBeNull();
  await press.click(card.getByRole('button', { name: 'Buy from wallet' }));
  const sure = within(screen.getByRole('dialog', { name: 'Boda · 10 rides' }));
  expect(sure.getByText('10 rides · Boda · up to 6 km a ride')).toBeTruthy();
  expect(sure.getByText(/comes back to your wallet: KSh90 for each ride/)).toBeTruthy();
  expect(sure.getByText('KSh1,000 → KSh100')).toBeTruthy();
  expect(
    sure.getByText(/We tell you before a driver is called: you pay that ride yourself, and keep all rides of the package/),
  ).toBeTruthy();
  await press.click(sure.getByRole('button', { name: 'Buy from wallet' }));
  expect(await screen.findByText('Purchase Failed')).toBeTruthy();
  expect(server.requestsOf(subscriptionPaths.buy).map(({ body }) => body)).toEqual([{ package: 'ten', version: 3 }]);
});

it('sells nothing that the wallet can’t pay, and nothing where nothing is sold', async () => {
  await open({ balance: '899.00' });
  expect(await screen.findByText(/too little for a package/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Book a Ride' }).getAttribute('href')).toBe('/ride-request?search');
  expect(screen.queryByRole('button', { name: 'Buy from wallet' })).toBeNull();
  expect(screen.getByText('You need KSh900 in your wallet')).toBeTruthy();
});

it('leads to the wallet where it can be topped up', async () => {
  await open({ balance: '899.00', topUp: true });
  expect((await screen.findByRole('link', { name: 'Top up' })).getAttribute('href')).toBe('/wallet');
  expect(screen.getByText(/Top up your wallet, or pay each ride in cash/)).toBeTruthy();
});

it('says of a wallet that reaches for some that it does', async () => {
  await open({ balance: '899.00', packages: [ten, { ...ten, package: 'five', rides: 5, price: '450.00' }] });
  expect(await screen.findByText(/Enough for some of the packages on sale/)).toBeTruthy();
});

it('says where a city sells none', async () => {
  await open({ packages: [] });
  expect(await screen.findByText('No packages are sold in Kisumu now.')).toBeTruthy();
});

it('gives back what was not used yet, once it is sure, and says of what is over how much came back', async () => {
  const over = { ...mine, id: 6, isActive: false, canGiveBack: false, ridesLeft: 0, returned: '270.00', ridesReturned: 3 };
  const { server, press } = await open({ own: [mine, over] });
  const list = within(await screen.findByRole('region', { name: 'My packages' }));
  expect(list.getByText(/7 of 10 used · KSh270 came back/)).toBeTruthy();
  expect(list.getByText(/comes back to your wallet: KSh90 for each ride/)).toBeTruthy();
  // What is bought is for riding; what is sold stands apart from it.
  expect(list.getByRole('link', { name: 'Book a Ride' }).getAttribute('href')).toBe('/ride-request?search&type=boda');
  expect(screen.getByRole('heading', { name: 'Packages to buy' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Active' })).toHaveProperty('disabled', true);
  await press.click(list.getByRole('button', { name: 'Cancel and refund' }));
  const sure = within(screen.getByRole('dialog'));
  expect(sure.getByText(/You get KSh900 back/)).toBeTruthy();
  await press.click(sure.getByRole('button', { name: 'Cancel and refund' }));
  expect(await screen.findByText('KSh900 is back in your wallet')).toBeTruthy();
  expect(server.requestsOf(subscriptionPaths.giveBack)).toHaveLength(1);
});
