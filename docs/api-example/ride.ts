/**
 * One ride by the API, from the request to the receipt, with a client generated from `/openapi.json`:
 *
 *     npx @hey-api/openapi-ts -i https://your.city/openapi.json -o client -c @hey-api/client-fetch
 *
 * A test runs this file against the server of this checkout.
 */
import { setTimeout } from 'node:timers/promises';
import { createClient, createConfig, type Client } from './client/client/index.ts';
import {
  authLogin,
  dispatchGetOffer,
  driversReportLocation,
  pricingCalculateFare,
  ridesChangeRide,
  ridesGetReceipt,
  ridesGetRide,
  ridesRequestRide,
  usersSetStatus,
} from './client/sdk.gen.ts';
import type { RidesChangeRideData } from './client/types.gen.ts';

const { BASE_URL: baseUrl = 'http://localhost:3000', PASSENGER = '', DRIVER = '', PASSWORD: password = '' } = process.env;

/** Signs in, and gives a client that goes on with the session's cookie. */
async function signIn(email: string) {
  const { data, response } = await authLogin({
    client: createClient(createConfig({ baseUrl })),
    body: { email, password },
    throwOnError: true,
  });
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const client = createClient(createConfig({ baseUrl, headers: { cookie }, throwOnError: true }));
  return { client, user: data.user };
}

const passenger = await signIn(PASSENGER);
const driver = await signIn(DRIVER);
const driverId = String(driver.user.driver?.id);

const pickupLocation = { lat: -25.7487, lng: 28.238, address: 'Hatfield Plaza' };
const dropoffLocation = { lat: -25.7828, lng: 28.2753, address: 'Menlyn Park' };

await usersSetStatus({ client: driver.client, path: { id: String(driver.user.id) }, body: { isOnline: true }, throwOnError: true });
await driversReportLocation({
  client: driver.client,
  path: { id: driverId },
  body: { lat: pickupLocation.lat, lng: pickupLocation.lng, accuracy: 10, at: new Date().toISOString() },
  throwOnError: true,
});

const { data: quote } = await pricingCalculateFare({
  client: passenger.client,
  body: { rideType: 'standard', pickupLocation, dropoffLocation },
  throwOnError: true,
});
const { data: ride } = await ridesRequestRide({
  client: passenger.client,
  headers: { 'Idempotency-Key': crypto.randomUUID() },
  body: {
    pickupLocation,
    dropoffLocation,
    fare: quote.fare,
    rideType: 'standard',
    paymentMethod: 'cash',
    ...(quote.quoteId === null ? {} : { quoteId: quote.quoteId }),
  },
  throwOnError: true,
});
const path = { id: String(ride.id) };

/** The driver's offer; the stream `/api/stream` would tell it at once. */
async function waitForOffer(): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const { data: offer } = await dispatchGetOffer({ client: driver.client, path: { id: driverId }, throwOnError: true });
    if (offer?.rideId === ride.id) return;
    await setTimeout(100);
  }
  throw new Error('Nobody was asked to drive.');
}

const step = (client: Client, body: RidesChangeRideData['body']) => ridesChangeRide({ client, path, body, throwOnError: true });

await waitForOffer();
await step(driver.client, { status: 'accepted' });
await step(driver.client, { status: 'arrived' });
const { data: arrived } = await ridesGetRide({ client: passenger.client, path, throwOnError: true });
await step(driver.client, { status: 'in_progress', pin: arrived.pin ?? '' });
await step(driver.client, { status: 'completed', endReason: 'passenger_ended_here' });

const { data: receipt } = await ridesGetReceipt({ client: passenger.client, path, throwOnError: true });
console.log(JSON.stringify(receipt));
