// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { dispatchPaths } from '@safiri/contract/dispatch/paths.ts';
import { pickupPaths } from '@safiri/contract/pickups/paths.ts';
import { placePaths } from '@safiri/contract/places/paths.ts';
import { pricingPaths } from '@safiri/contract/pricing/paths.ts';
import type { ProblemBody } from '@safiri/contract/problems.ts';
import { settingsPaths } from '@safiri/contract/settings/paths.ts';
import { INSTANCE_ID } from '@safiri/contract/settings/instance.ts';
import { subscriptionPaths } from '@safiri/contract/subscriptions/paths.ts';
import { walletPaths } from '@safiri/contract/wallet/paths.ts';
import { beforeEach, expect, it, vi } from 'vitest';
import { naledi } from '../testing/people.ts';

const own = { id: 'boda', names: { en: 'Boda' }, seats: 1, helmet: true };
const boda = { rideType: 'boda', service: { type: 'standard', vehicles: ['motorcycle'], own, feeTerms: null }, from: '50.00' };
const market = (isOpen: boolean, id: string, name: string, bounds: readonly number[]) => ({
  id,
  name,
  countryId: 'ke',
  center: { lat: bounds[0], lng: bounds[1] },
  bounds,
  languages: ['en'],
  decimals: 0,
  payments: ['cash'],
  splitTo: null,
  tips: false,
  kinds: ['ride'],
  services: [boda],
  contact: {},
  vehicleAge: {},
  packages: false,
  isOpen,
});
// The page reads once which cities its instance has.
document.head.innerHTML = `<script type="application/json" id="${INSTANCE_ID}">${JSON.stringify({
  markets: [market(true, 'kisumu', 'Kisumu', [-0.2, 34.6, 0, 34.9]), market(false, 'siaya', 'Siaya', [0.05, 34.2, 0.1, 34.3])],
  emergency: {},
  countries: [],
})}</script>`;
const [{ openScreen }, { RideRequestScreen }, { rememberedTrip }] = await Promise.all([
  import('../testing/open-screen.tsx'),
  import('./ride-request-screen.tsx'),
  import('./remembered-trip.ts'),
]);

const nakuru = { lat: -0.3031, lng: 36.08, address: 'Nakuru' };
const kisumu = { lat: -0.1, lng: 34.75, address: 'Bus park' };

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockReturnValue(undefined));

function open(pickup: typeof nakuru, refusal: Partial<ProblemBody> | null) {
  rememberedTrip.set({ pickup, dropoff: kisumu, stops: [], rideType: 'standard' });
  return openScreen(<RideRequestScreen waitingList={(city) => <p>{`List of ${city?.name ?? 'elsewhere'}`}</p>} />, {
    at: '/ride-request?again',
    rooms: ['rides', 'places', 'rides-pickup'],
    user: naledi,
    server: (server) => {
      if (refusal === null) {
        server.holds(pricingPaths.calculateFare);
        server.replies(dispatchPaths.nearbyCars, { cars: [], firstMinutes: null });
      } else {
        server.refuses(pricingPaths.calculateFare, 'not_bookable_here', refusal);
        server.refuses(dispatchPaths.nearbyCars, 'not_bookable_here', refusal);
      }
      const wallet = { number: '•••• 0101', balance: '0.00', spendable: '0.00', currency: 'KES', countryId: 'ke', topUp: false } as const;
      server.replies(walletPaths.getWallet, wallet);
      server.replies(subscriptionPaths.active, []);
      server.replies(subscriptionPaths.bought, []);
      server.replies(placePaths.listSavedPlaces, []);
      server.replies(placePaths.nearestPlace, { place: null, stop: null });
      server.replies(pickupPaths.hintAt, { hint: null });
      server.replies(settingsPaths.getSettings, { tilesUrl: null, maps: [], demo: false, canText: true, aiModel: null });
    },
  });
}

it('says of a place that nobody serves which city it is and where rides begin, shows no price, and opens the waiting list', async () => {
  const { press } = await open(nakuru, { city: { name: 'Nakuru', countryId: 'ke' } });
  expect(await screen.findByText('Safiri is not in Nakuru yet')).toBeTruthy();
  expect(screen.getByText('Rides begin in Kisumu. Choose a pickup there to see prices.')).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/KSh|Request/);
  expect(screen.queryAllByRole('radio')).toEqual([]);
  await press.click(screen.getByRole('button', { name: 'Join the waiting list' }));
  expect(screen.getByText('List of Nakuru')).toBeTruthy();
});

it('shows no price either of a pickup in no city that is known', async () => {
  const { press } = await open({ ...nakuru, lat: -0.5 }, {});
  expect(await screen.findByText('Safiri does not come to this pickup yet')).toBeTruthy();
  await press.click(screen.getByRole('button', { name: 'Join the waiting list' }));
  expect(screen.getByText('List of elsewhere')).toBeTruthy();
});

it('says that a city takes nothing new, without a list', async () => {
  await open({ lat: 0.07, lng: 34.25, address: 'Siaya' }, {});
  expect(await screen.findByText('Siaya takes no new requests at the moment')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Join the waiting list' })).toBeNull();
  expect(document.body.textContent).not.toMatch(/KSh/);
});

it('names the service that is chosen on its button before there is a price, and no minutes that nobody measured', async () => {
  await open(kisumu, null);
  expect(await screen.findByRole('button', { name: 'Request Boda' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: /Boda/ }).matches(':checked')).toBe(true);
  expect(document.querySelector('.ride-type')?.textContent).not.toMatch(/min/);
});
