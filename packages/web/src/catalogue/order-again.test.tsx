// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { cataloguePaths } from '@safiri/contract/catalogue/paths.ts';
import type { MenuItem, Restaurant } from '@safiri/contract/catalogue/shapes.ts';
import { orderPaths } from '@safiri/contract/orders/paths.ts';
import type { Order } from '@safiri/contract/orders/shapes.ts';
import { placePaths } from '@safiri/contract/places/paths.ts';
import { walletPaths } from '@safiri/contract/wallet/paths.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi } from '../testing/people.ts';
import { cart } from './cart.ts';
import { deliveryPlace } from './delivery-place.ts';
import { foodTerms } from '../testing/shop-terms.ts';
import { FoodScreen } from './food-screen.tsx';

const place = { lat: -25.7487, lng: 28.238, address: 'Hatfield Plaza' };
const wors = {
  id: 7,
  name: 'Pap and wors',
  description: '',
  section: 'Grill',
  price: '75.00',
  isAvailable: true,
  extras: [],
  liked: null,
  praises: [],
};
const kitchen = {
  id: 2,
  name: 'Mama Thembi',
  description: '',
  address: 'Burnett Street',
  cuisineType: 'south_african',
  countryId: 'za',
  deliveryFee: '25.00',
  terms: foodTerms,
  estimatedDeliveryTime: '25-40',
  distance: 400,
  rating: null,
  isOpen: true,
  hoursToday: '08:00–20:00',
  openUntil: null,
  opensAt: null,
  timeZoneId: 'Africa/Johannesburg',
};
const lunch = {
  id: 5,
  kind: 'food',
  status: 'delivered',
  version: 4,
  countryId: 'za',
  pickup: place,
  dropoff: place,
  merchant: { id: 2, name: 'Mama Thembi', address: 'Burnett Street', phone: null, deliveryTime: '25-40' },
  lines: [{ id: 1, itemId: 7, name: 'Pap and wors', unit: '', price: '75.00', quantity: 2, extras: [], note: '', substitution: 'ask' }],
  parcel: null,
  trip: null,
  placedAt: '2026-06-20T11:00:00Z',
};

const open = (at: string, price = '75.00') =>
  openScreen(<FoodScreen />, {
    at,
    rooms: ['catalogue', 'services'],
    user: naledi,
    server: (server) => {
      server.replies(walletPaths.getWallet, {
        number: '•••• 0101',
        balance: '0.00',
        spendable: '0.00',
        currency: 'ZAR',
        countryId: 'za',
        topUp: false,
      });
      server.replies(placePaths.listSavedPlaces, []);
      server.replies(orderPaths.listOrders, [
        lunch,
        { ...lunch, id: 4, lines: [] },
        { ...lunch, id: 3, status: 'cancelled', merchant: { ...lunch.merchant, id: 9, name: 'Nobody' } },
      ] as unknown as Order[]);
      server.replies(orderPaths.getOrder, lunch as unknown as Order);
      server.replies(orderPaths.quoteDelivery, {
        countryId: 'za',
        currency: 'ZAR',
        terms: foodTerms,
        deliveryFee: '25.00',
        deliveryLines: [],
        quoteId: null,
        takesCodes: false,
        codesBarred: false,
        expiresAt: null,
      });
      server.replies(cataloguePaths.restaurants, [kitchen] as unknown as Restaurant[]);
      server.replies(cataloguePaths.menuItems, [{ ...wors, price }] as unknown as MenuItem[]);
    },
  });

beforeEach(() => {
  cart.set(null);
  vi.spyOn(navigator.permissions, 'query').mockRejectedValue(new Error('not told'));
  deliveryPlace.set(null);
});

it('shows one order of each shop that delivered, the newest', async () => {
  await open('/food-delivery');
  const row = await screen.findByRole('region', { name: 'Order again' });
  expect([...row.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
    ['/food-delivery?again=5', 'Mama Thembi2 × Pap and wors'],
  ]);
});

it('lays it in the cart at once where all is as it was, and brings it where it was brought', async () => {
  const { path } = await open('/food-delivery?again=5');
  await screen.findByRole('dialog', { name: 'Your cart' });
  expect(path()).toBe('/food-delivery?restaurant=2');
  expect(cart.get()?.lines.map(({ name, quantity, price }) => [name, quantity, price])).toEqual([['Pap and wors', 2, '75.00']]);
  expect(deliveryPlace.get()).toEqual(place);
});

it('says first what costs something else now', async () => {
  const { press } = await open('/food-delivery?again=5', '80.00');
  expect(await screen.findByText('Was R75.00, now R80.00')).toBeTruthy();
  expect(cart.get()).toBeNull();
  await press.click(screen.getByRole('button', { name: 'Put 2 items in the cart · R160.00' }));
  expect(cart.get()?.lines[0]).toMatchObject({ quantity: 2, price: '80.00' });
});

it('does not lay it on top of what lies in the cart already', async () => {
  await open('/food-delivery?again=5');
  await screen.findByRole('dialog', { name: 'Your cart' });
  const lines = cart.get()?.lines;
  await open('/food-delivery?again=5');
  expect((await screen.findAllByRole('button', { name: /^Put 2 items/ })).length).toBe(1);
  expect(cart.get()?.lines).toEqual(lines);
});
