import type { ReplyOf } from '@safiri/contract/call.ts';
import { dispatchPaths } from '@safiri/contract/dispatch/paths.ts';
import { pickupPaths } from '@safiri/contract/pickups/paths.ts';
import { placePaths } from '@safiri/contract/places/paths.ts';
import type { calculateFare } from '@safiri/contract/pricing/calls.ts';
import { pricingPaths } from '@safiri/contract/pricing/paths.ts';
import { settingsPaths } from '@safiri/contract/settings/paths.ts';
import { subscriptionPaths } from '@safiri/contract/subscriptions/paths.ts';
import { walletPaths } from '@safiri/contract/wallet/paths.ts';
import type { fakeServer } from './fake-server.ts';
import { quoteAt } from './ride-quote.ts';

/** What the screen of a request asks for before anything is requested: a price, an empty wallet, and nothing that was kept or is near. */
export function answersRequest(
  server: ReturnType<typeof fakeServer>,
  quote: ReplyOf<typeof calculateFare> = quoteAt('91.20', 'first'),
): void {
  server.replies(pricingPaths.calculateFare, quote);
  server.replies(walletPaths.getWallet, {
    number: '•••• 0101',
    balance: '0.00',
    spendable: '0.00',
    currency: 'ZAR',
    countryId: 'za',
    topUp: false,
  });
  server.replies(subscriptionPaths.active, []);
  server.replies(placePaths.listSavedPlaces, []);
  server.replies(placePaths.searchPlaces, { places: [] });
  server.replies(placePaths.nearestPlace, { place: null, stop: null });
  server.replies(pickupPaths.hintAt, { hint: null });
  server.replies(dispatchPaths.nearbyCars, { cars: [], firstMinutes: null });
  server.replies(settingsPaths.getSettings, { tilesUrl: null, maps: [], demo: false, canText: true, aiModel: null });
}
