import { Stop } from './process.mjs';

/** One in this many of the files that take turns runs in a share: as many shares in a row run everything. */
export const SHARES = 8;

/** Journeys of the main jobs: a ride, an order, a parcel, a child, money, help, a city's first steps, and every screen once. They are part of every share. */
const EVERY_TIME = ['all-screens', 'app', 'auth', 'first-load', 'orders-parcels', 'payments', 'rides', 'safety', 'scholar', 'setup'].map(
  (room) => `packages/e2e/src/${room}.spec.ts`,
);

/** Tests of the server that no share is without: who may call what, and a ride from its request to its end. */
const SERVER_EVERY_TIME = ['access-matrix.test.ts', 'rides/rides.test.ts'].map((file) => `packages/server/src/${file}`);

/** Tests of the server that take turns, those that last longest first: programs that are killed, services that fail, long races, proofs of work. */
const IN_TURNS = [
  'db/src/platform/embedded.test.ts',
  'server/src/rides/rides.races.test.ts',
  'server/src/platform/redis-faults.test.ts',
  'server/src/cluster/cluster.test.ts',
  'server/src/payments/other-phones.test.ts',
  'server/src/rides/recovery.test.ts',
  'server/src/safety/presence.test.ts',
  'server/src/dispatch/dispatcher-killed.test.ts',
  'server/src/auth/plagued-number.test.ts',
  'server/src/auth/code-channels.test.ts',
  'server/src/payments/killed-nodes.test.ts',
  'server/src/heatmap/heatmap.test.ts',
  'server/src/integrity/mint.test.ts',
  'server/src/drivers/rank-line.test.ts',
  'server/src/auth/sign-in-limits.test.ts',
  'server/src/dispatch/two-dispatchers.test.ts',
  'server/src/drivers/trackers.test.ts',
  'server/src/orders/recovery.test.ts',
  'server/src/platform/api-client.test.ts',
  'server/src/platform/outbox/outbox.test.ts',
  'server/src/payments/payout-interleavings.test.ts',
  'server/src/rides/entitlement.races.test.ts',
  'server/src/platform/postgres-faults.test.ts',
  'server/src/dispatch/city-leases.test.ts',
  'server/src/rides/two-nodes.races.test.ts',
  'server/src/rides/next-trips.races.test.ts',
  'server/src/drivers/one-vehicle.races.test.ts',
  'server/src/platform/disk-full.test.ts',
  'server/src/rides/hail.races.test.ts',
  'server/src/maps/import-killed.test.ts',
  'server/src/platform/stream-node-killed.test.ts',
].map((file) => `packages/${file}`);

/**
 * What a share of the tests leaves out. What needs no server, and the journeys of the main jobs, are in every share; of the rest one file
 * in eight, others with each number, so that eight consecutive numbers run everything.
 * @param {string} number a whole number from 0 on: `TEST_SHARE`, which `.ci/run` takes from the number of commits
 * @param {string[]} files every file of tests, from the checkout's root
 * @returns {{ units: string[], journeys: string[] }} the tests that vitest leaves out, and the journeys that are left to run
 * @throws {Stop} when it is no number, or where a file of the lists above is no longer there: a renamed one must not fall out unseen
 */
export function shareOf(number, files) {
  if (!/^\d+$/.test(number)) throw new Stop(`TEST_SHARE is "${number}", no whole number.`);
  const lost = [...EVERY_TIME, ...SERVER_EVERY_TIME, ...IN_TURNS].filter((file) => !files.includes(file));
  if (lost.length > 0) throw new Stop(`launch/share.mjs names what is not there: ${lost.join(', ')}.`);
  // There and back again: of lists that begin with what lasts longest no share has all the longest.
  const turnOf = (index) => (Math.floor(index / SHARES) % 2 === 0 ? index % SHARES : SHARES - 1 - (index % SHARES));
  const isItsTurn = (_file, index) => turnOf(index) === Number(number) % SHARES;
  const quick = files
    .filter((file) => file.startsWith('packages/server/src/') && !IN_TURNS.includes(file) && !SERVER_EVERY_TIME.includes(file))
    .sort();
  const journeys = files.filter((file) => file.startsWith('packages/e2e/') && file.endsWith('.spec.ts')).sort();
  return {
    units: [...IN_TURNS, ...quick].filter((file, index) => !isItsTurn(file, index)),
    journeys: [...EVERY_TIME, ...journeys.filter((file) => !EVERY_TIME.includes(file)).filter(isItsTurn)],
  };
}
