// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { orderPaths } from '@safiri/contract/orders/paths.ts';
import { pricingPaths } from '@safiri/contract/pricing/paths.ts';
import type { OrderTerms } from '@safiri/contract/catalogue/shapes.ts';
import { walletPaths } from '@safiri/contract/wallet/paths.ts';
import { beforeEach, expect, it } from 'vitest';
import type { fakeServer } from '../testing/fake-server.ts';
import { openScreen } from '../testing/open-screen.tsx';
import { naledi } from '../testing/people.ts';
import { foodTerms } from '../testing/shop-terms.ts';
import { CartBody } from './cart-body.tsx';
import { cart, type Cart } from './cart.ts';
import { deliveryPlace } from './delivery-place.ts';

const place = { lat: -25.7487, lng: 28.238, address: 'Hatfield Plaza' };
/** Two plates for 120, as they were put there while the service cost nothing. */
const lunch: Cart = {
  shop: { kind: 'food', id: 2, name: 'Mama Thembi', countryId: 'za', deliveryFee: '25.00', terms: foodTerms },
  lines: [{ key: '7', itemId: 7, name: 'Pap and wors', unit: '', price: '60.00', quantity: 2, extras: [], note: '', substitution: 'ask' }],
};
const now: OrderTerms = { ...foodTerms, serviceFee: { percent: 10, least: '0.00', most: null } };
const quote = {
  countryId: 'za' as const,
  currency: 'ZAR',
  terms: now,
  deliveryFee: '25.00',
  deliveryLines: [],
  quoteId: null,
  takesCodes: false,
  codesBarred: false,
  expiresAt: null,
};

const open = (serve: (server: ReturnType<typeof fakeServer>) => void) =>
  openScreen(<CartBody onPlaced={() => {}} />, {
    at: '/food-delivery',
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
      serve(server);
    },
  });

beforeEach(() => {
  deliveryPlace.set(place);
  cart.set(lunch);
});

it('costs what the shop’s market decides now, not what it decided when something was put into it', async () => {
  const { server, press } = await open((fake) => {
    fake.replies(orderPaths.quoteDelivery, quote);
    fake.refuses(orderPaths.placeFood, 'shop_closed');
  });
  expect((await screen.findAllByText('R157.00')).length).toBeGreaterThan(0);
  await press.click(screen.getByRole('button', { name: /R157\.00/ }));
  expect(server.requestsOf(orderPaths.placeFood)[0]?.body).toMatchObject({
    subtotal: '120.00',
    deliveryFee: '25.00',
    serviceFee: '12.00',
    totalAmount: '157.00',
  });
});

it('says where a code would be typed why this shop takes none, and only where the city gives some out', async () => {
  await open((fake) => fake.replies(orderPaths.quoteDelivery, { ...quote, codesBarred: true }));
  expect(await screen.findByText(/^Mama Thembi has a delivery fee of its own\. Promo codes/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Enter' })).toBeNull();
});

it('takes a code off the delivery where the city gives any out, and asks again where it counts no more', async () => {
  const { server, press } = await open((fake) => {
    fake.replies(orderPaths.quoteDelivery, { ...quote, quoteId: 'plain', takesCodes: true });
    fake.refuses(orderPaths.placeFood, 'promotion_refused', { refused: 'budget_spent' });
  });
  server.replies(pricingPaths.applyPromotion, {
    code: 'BRING',
    quotes: [
      {
        quoteId: 'plain',
        before: '25.00',
        refused: null,
        promoted: { quoteId: 'cheap', fare: '20.00', discount: '5.00', lines: [], taxes: [] },
      },
    ],
  });
  await press.click(await screen.findByRole('button', { name: 'Enter' }));
  await press.type(await screen.findByRole('textbox', { name: 'Promo code' }), 'bring');
  await press.click(screen.getByRole('button', { name: 'Use this code' }));
  expect((await screen.findByText('Promo code BRING')).nextElementSibling?.textContent).toBe('−R5.00');
  expect(screen.getByText('R5.00 off: R20.00 instead of R25.00')).toBeTruthy();
  await press.click(screen.getByRole('button', { name: /R152\.00/ }));
  expect(server.requestsOf(orderPaths.placeFood)[0]?.body).toMatchObject({
    deliveryFee: '20.00',
    totalAmount: '152.00',
    quoteId: 'cheap',
  });
  await expect.poll(() => server.requestsOf(orderPaths.quoteDelivery).length).toBe(2);
});

it('takes over the terms that it was refused with, and is another price of the same order', async () => {
  const { server, press } = await open((fake) => {
    fake.refuses(orderPaths.quoteDelivery, 'internal');
    fake.refuses(orderPaths.placeFood, 'basket_changed', {
      basket: {
        lines: [{ itemId: 7, price: '60.00', left: null }],
        subtotal: '120.00',
        deliveryFee: '25.00',
        serviceFee: '12.00',
        totalAmount: '157.00',
        terms: now,
      },
    });
  });
  const button = (sum: string) => screen.findByRole('button', { name: new RegExp(sum) });
  await press.click(await button('R145\\.00'));
  await press.click(await button('R157\\.00'));
  expect(cart.get()?.shop.terms).toEqual(now);
  const [first, second] = server.requestsOf(orderPaths.placeFood).map(({ body }) => body as { orderNumber: string; serviceFee: string });
  expect([first?.serviceFee, second?.serviceFee]).toEqual(['0.00', '12.00']);
  expect(second?.orderNumber).toBe(first?.orderNumber);
});
