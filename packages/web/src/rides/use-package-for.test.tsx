// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { INSTANCE_ID } from '@safiri/contract/settings/instance.ts';
import type { PackagePurchase } from '@safiri/contract/subscriptions/market-calls.ts';
import { subscriptionPaths } from '@safiri/contract/subscriptions/paths.ts';
import { beforeEach, expect, it, vi } from 'vitest';

const ten: PackagePurchase = {
  id: 7,
  market: 'kisumu',
  marketName: 'Kisumu',
  countryId: 'ke',
  decimals: 0,
  package: 'ten',
  names: {},
  service: { id: 'boda', names: { en: 'Boda' } },
  maxKm: 6,
  validDays: 30,
  each: '90.00',
  isBounded: false,
  rideType: 'standard',
  price: '900.00',
  rides: 10,
  ridesLeft: 4,
  ridesReturned: 0,
  returned: null,
  startsAt: '2026-11-01T08:00:00.000Z',
  expiresAt: '2026-12-01T08:00:00.000Z',
  isActive: true,
  canGiveBack: false,
};
const trip = { marketId: 'kisumu', serviceId: 'boda', rideType: 'standard', meters: 6000 } as const;

type Wanted = Parameters<typeof import('./use-package-for.ts').usePackageFor>[0];

/** What would pay a ride where these were bought. */
async function payerOf(bought: PackagePurchase[], wanted: Wanted) {
  const [{ openScreen }, { naledi }, { usePackageFor }] = await Promise.all([
    import('../testing/open-screen.tsx'),
    import('../testing/people.ts'),
    import('./use-package-for.ts'),
  ]);
  function Payer() {
    const found = usePackageFor(wanted);
    return <p>{found === undefined ? 'none' : `${found.ridesLeft} left, ${found.each} each`}</p>;
  }
  await openScreen(<Payer />, {
    at: '/ride-request',
    rooms: [],
    user: naledi,
    server: (fake) => fake.replies(subscriptionPaths.bought, bought),
  });
}

beforeEach(() => {
  document.head.innerHTML = `<script type="application/json" id="${INSTANCE_ID}">{"markets":[],"emergency":{}}</script>`;
  vi.resetModules();
});

it('is one that was bought of the city, for its service and its length', async () => {
  await payerOf([{ ...ten, id: 6, isActive: false }, ten], trip);
  expect(await screen.findByText('4 left, 90.00 each')).toBeTruthy();
});

it.each([
  ['too far', { ...trip, meters: 6001 }],
  ['by another service', { ...trip, serviceId: 'tuktuk' }],
  ['in another city', { ...trip, marketId: 'maseru' }],
])('is none %s', async (_what, wanted) => {
  await payerOf([ten], wanted);
  expect(await screen.findByText('none')).toBeTruthy();
});

it.each([
  ['80.00', 'cash, 80.00 without it', 'package, 80.00 without it'],
  ['90.00', 'package', 'cash'],
])('is spent on a ride of %s unasked only where it is worth no more', async (fare, unasked, asked) => {
  const [{ openScreen }, { naledi }, { usePayment }] = await Promise.all([
    import('../testing/open-screen.tsx'),
    import('../testing/people.ts'),
    import('./use-payment.ts'),
  ]);
  function Payment() {
    const { method, alone, withPackage, setWithPackage } = usePayment(trip, fare, 'ke', true);
    return (
      <button type="button" onClick={() => setWithPackage(!withPackage)}>
        {alone === undefined ? method : `${method}, ${alone} without it`}
      </button>
    );
  }
  const { press } = await openScreen(<Payment />, {
    at: '/ride-request',
    rooms: [],
    user: naledi,
    server: (fake) => fake.replies(subscriptionPaths.bought, [ten]),
  });
  await press.click(await screen.findByRole('button', { name: unasked }));
  expect(await screen.findByRole('button', { name: asked })).toBeTruthy();
});
