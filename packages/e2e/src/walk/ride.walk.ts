import { NEARBY_SECONDS } from '@safiri/rules/dispatch/nearby-cars.ts';
import { lineOf } from '@safiri/rules/navigation/line.ts';
import { drive, driveAt, wayOf } from '../drive.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { expect, toastOf, test } from '../server.ts';
import { both, driverComing } from '../trips.ts';
import { take } from './take.ts';

/** Where Naledi stands, and Zanele some minutes from her. */
const pickup = { lat: -25.7487, lng: 28.238 };
const beforePickup = { lat: -25.7555, lng: 28.2372 };

/** Minutes for which the trip has gone on when it is looked at: a walk drives faster than a car. */
const MINUTES_DRIVEN = 4;

test('a ride, from both sides', async ({ phone, product }) => {
  test.setTimeout(900_000);
  const { naledi, zanele } = await both(phone);
  await drive(zanele.context(), beforePickup);
  // The map of who looks around follows a car only so often.
  await zanele.waitForTimeout(2 * NEARBY_SECONDS * 1000);
  await take(zanele, 'driver-online');
  await take(naledi, 'home');
  await naledi.getByRole('link', { name: 'Services', exact: true }).click();
  await expect(naledi.getByRole('heading', { name: 'Choose Your Service' })).toBeVisible();
  await take(naledi, 'home-services');
  await naledi.getByRole('link', { name: 'Home', exact: true }).click();
  await naledi.getByRole('link', { name: /Request Ride/ }).click();
  await expect(naledi.getByRole('option').nth(2)).toBeVisible({ timeout: 60_000 });
  await take(naledi, 'request-open');
  const search = naledi.getByRole('combobox', { name: 'Where to?' });
  await search.fill('qqxz');
  await take(naledi, 'request-nothing-found');
  await search.fill('brooklyn');
  await expect(naledi.getByRole('option').first()).toBeVisible();
  await take(naledi, 'request-search');
  await naledi
    .getByRole('option', { name: /^Brooklyn/ })
    .first()
    .click();
  const request = naledi.getByRole('button', { name: /Request Safiri R/ });
  await expect(request).toBeEnabled();
  await take(naledi, 'request-priced');
  await naledi.getByRole('button', { name: 'Schedule' }).click();
  await take(naledi, 'request-schedule');
  await naledi.keyboard.press('Escape');

  // Nobody is asked while nobody is online: the search can be looked at, and an offer that is looked at does not lapse.
  await zanele.getByRole('switch', { name: 'Driver Status' }).click();
  await expect(zanele.getByText('You are offline').first()).toBeVisible();
  await take(zanele, 'driver-offline');
  const requested = naledi.waitForResponse((answer) => answer.url().endsWith('/api/rides') && answer.request().method() === 'POST');
  await request.click();
  const { dropoffLocation: goal } = (await (await requested).json()) as Ride;
  await naledi.waitForURL('**/active-ride');
  await expect(toastOf(naledi)).toHaveCount(0, { timeout: 20_000 });
  await take(naledi, 'searching');
  await zanele.getByRole('switch', { name: 'Driver Status' }).click();
  const accept = zanele.getByRole('alertdialog').getByRole('button', { name: 'Accept' });
  await expect(accept).toBeEnabled({ timeout: 60_000 });
  await zanele.clock.install();
  await zanele.clock.pauseAt(new Date(Date.now() + 1000));
  await take(zanele, 'offer');
  await zanele.clock.resume();
  await accept.click({ timeout: 60_000 });
  await zanele.waitForURL('**/active-ride');
  await expect(naledi.getByRole('heading', { name: driverComing })).toBeVisible();
  await expect(zanele.locator('.turn-banner')).toBeVisible();
  await take(zanele, 'drive-to-pickup');
  await zanele.goto('/driving');
  await expect(zanele.locator('.turn-banner')).toBeVisible();
  await take(zanele, 'driving-trip');
  await zanele.goto('/active-ride');
  await expect(zanele.locator('.turn-banner')).toBeVisible();
  await take(naledi, 'driver-on-the-way');
  await naledi.getByRole('button', { name: 'Share my ride' }).click();
  await take(naledi, 'share-panel');
  await naledi.keyboard.press('Escape');
  await naledi.getByRole('button', { name: /^Message Zanele/ }).click();
  await naledi.getByRole('button', { name: 'I am at the entrance' }).click();
  await take(naledi, 'trip-chat');
  await naledi.getByRole('dialog').getByRole('button', { name: 'Close' }).click();

  const toPickup = lineOf((await wayOf(zanele, beforePickup, pickup)).path);
  await driveAt(zanele, toPickup, 0, toPickup.length);
  await zanele.getByRole('button', { name: 'I have arrived' }).click();
  await expect(naledi.getByRole('heading', { name: 'Your driver is outside' })).toBeVisible();
  await take(naledi, 'at-the-pickup');
  await take(zanele, 'driver-at-pickup');
  await naledi.getByRole('button', { name: 'I am in: start without the PIN' }).click();
  await zanele.getByRole('button', { name: 'Start Trip' }).click();
  await expect(naledi.getByRole('heading', { name: /On the way to/ })).toBeVisible();
  const earlier = ['requested', 'accepted', 'arrived', 'started'].map((did) => `${did}_at = ${did}_at - interval '${MINUTES_DRIVEN} min'`);
  await product.execute(`update rides set ${earlier.join(', ')} where status = 'in_progress'`);
  // Nor has she come online with this trip alone.
  await product.execute(`update online_sessions set started_at = started_at - interval '40 min' where ended_at is null`);
  const way = lineOf((await wayOf(zanele, pickup, goal)).path);
  await driveAt(zanele, way, 0, way.length / 3);
  await take(naledi, 'in-progress');
  // As somebody does who wants to see all of it.
  await naledi.getByRole('button', { name: 'Open the sheet' }).click();
  await naledi.getByText('R200', { exact: true }).click();
  await expect(zanele.getByText(/^The passenger pays with R[\d.]+/)).toBeVisible();
  await take(naledi, 'change-question');
  await take(zanele, 'driver-in-progress');
  await driveAt(zanele, way, way.length / 3, way.length);
  await zanele.getByRole('button', { name: 'Complete Trip' }).click();
  await take(zanele, 'driver-complete');
  await naledi.clock.install();
  await zanele.getByRole('button', { name: 'Yes, we have arrived' }).click();
  await expect(naledi.getByText('Trip completed!').first()).toBeVisible();
  await naledi.clock.pauseAt(new Date(Date.now() + 1000));
  // Whoever touches the page stays on it.
  await naledi.getByRole('heading', { name: 'Trip completed!' }).click();
  await naledi.clock.resume();
  await expect(naledi.getByRole('button', { name: 'Pay by card instead' })).toBeVisible();
  await take(naledi, 'trip-end');
  await naledi.getByText('5 stars').check({ force: true });
  await naledi.getByText('Drove safely').check({ force: true });
  await take(naledi, 'rating');
  await take(zanele, 'driver-trip-end');
  await zanele.goto('/driver');
  await take(zanele, 'driver-home-after');
  await naledi.goto('/passenger');
  await take(naledi, 'home-after-a-trip');
  await naledi.goto('/ride-history');
  await expect(naledi.getByText(/Brooklyn/).first()).toBeVisible();
  await take(naledi, 'history');
  await naledi
    .getByRole('button', { name: /Receipt|receipt/ })
    .first()
    .click();
  await take(naledi, 'receipt');
  await zanele.goto('/driver-earnings');
  await take(zanele, 'driver-earnings');
  await zanele.goto('/driver-money');
  await take(zanele, 'driver-money');
  await zanele.goto('/ride-history');
  await take(zanele, 'driver-history');
});
