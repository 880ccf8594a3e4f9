import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessTo, askers, routes, type Asker, type Route } from '@safiri/contract/openapi/access.ts';
import { staffRoles, type StaffRole } from '@safiri/rules/staff/roles.ts';
import { bodyFor, queryFor } from './testing/access-bodies.ts';
import { hasOwn, kindsOf } from './testing/access-kinds.ts';
import { makeSide, type Side } from './testing/access-objects.ts';
import { sessionOf, there, type Client } from './testing/client.ts';
import { useWorld } from './testing/harness.ts';
import { memberOfStaff } from './testing/people.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'safiri-access-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const world = useWorld({ env: { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '100000' } });

/** An id that no row has. */
const ABSENT = 999_999_999;
/** They end the session of whoever asks. */
const ends = new Set(['POST /api/auth/logout', 'POST /api/account/delete', 'POST /api/account/devices/sign-out']);
/** They never end: their head says whether they were let in. */
const streams = new Set(['GET /api/stream', 'GET /api/track/:shareId/live']);

const clients = new Map<Asker, Client>();
let mine: Side;
let theirs: Side;

const isStaff = (asker: Asker): asker is StaffRole => (staffRoles as readonly string[]).includes(asker);

beforeAll(async () => {
  // Calls of drivers take either of their numbers: no driver has the number of another's account.
  await world.db.execute(sql`alter table drivers alter column id restart with 5000`);
  mine = await makeSide(world);
  theirs = await makeSide(world);
  clients.set('nobody', world.client());
  clients.set('passenger', mine.passenger.client);
  clients.set('driver', mine.driver.client);
  for (const role of staffRoles) {
    const { client } = await memberOfStaff(world, [
      role === 'merchant' ? { role, merchantId: mine.shop } : role === 'fleet' ? { role, fleetId: mine.fleet } : { role },
    ]);
    clients.set(role, client);
  }
}, 120_000);

interface Reply {
  readonly status: number;
  readonly code: string | undefined;
}

async function ask(route: Route, asker: Asker, path: string, body?: string): Promise<Reply> {
  const [method = 'GET'] = route.key.split(' ');
  const cut = new AbortController();
  const response = await fetch(world.node.address + path, {
    method,
    headers: { cookie: sessionOf(there(clients.get(asker))), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body }),
    signal: cut.signal,
  });
  if (streams.has(route.key) && response.ok) {
    cut.abort();
    return { status: response.status, code: undefined };
  }
  const text = await response.text();
  return { status: response.status, code: response.ok || text === '' ? undefined : (JSON.parse(text) as { code: string }).code };
}

const patternOf = (route: Route) => route.key.slice(route.key.indexOf('/'));
const pathTo = (route: Route, ids: readonly (number | string)[]) => {
  let i = 0;
  return patternOf(route).replaceAll(/:\w+/g, () => String(ids[i++] ?? ABSENT));
};
const reads = (route: Route) => route.key.startsWith('GET ');

/** Every route that the server has under /api. */
function served(): string[] {
  const found: string[] = [];
  const above: string[] = [];
  for (const line of world.node.app.http.printRoutes({ commonPrefix: false }).split('\n')) {
    const [, indent = '', path = '', methods = ''] = /^([│ ]*)[├└]── (.*?) \(([A-Z, ]+)\)/.exec(line) ?? [];
    if (path === '') continue;
    const depth = indent.length / 4;
    above.splice(depth, above.length, path);
    const whole = above.join('');
    if (whole.startsWith('/api/')) {
      for (const method of methods.split(', ')) if (method !== 'HEAD' && method !== 'OPTIONS') found.push(`${method} ${whole}`);
    }
  }
  return found;
}

describe('the matrix', () => {
  it('has a row for every route that is served, and none for another', () => {
    // Two routes may call the same place in a path differently.
    const formsOf = (keys: readonly string[]) => keys.map((key) => key.replaceAll(/:[^/]+/g, ':')).toSorted();
    expect(formsOf(served())).toEqual(formsOf(routes.map(({ key }) => key)));
  });

  it('says of every object in a path what it is', () => {
    const unknown = routes.filter(
      (route) => route.who !== 'anyone' && patternOf(route).includes(':') && kindsOf(patternOf(route)) === undefined,
    );
    expect(unknown.map(({ key }) => key)).toEqual([]);
  });
});

const each = (some: readonly Route[]) => some.map((route) => [route.key, route] as const);
const brokenBody = (route: Route) => (reads(route) ? undefined : '{"no json');

describe('whom the matrix does not let in', () => {
  const barred = routes.filter((route) => askers.some((asker) => accessTo(route, asker) === 'no'));

  it.each(each(barred))('is refused %s, before what they send is read', async (_key, route) => {
    const refused = askers.filter((asker) => accessTo(route, asker) === 'no');
    const answers = await Promise.all(
      refused.map(async (asker) => {
        const { status, code } = await ask(route, asker, pathTo(route, []), brokenBody(route));
        return [asker, status, code];
      }),
    );
    expect(answers).toEqual(refused.map((asker) => (asker === 'nobody' ? [asker, 401, 'not_signed_in'] : [asker, 403, 'forbidden'])));
  });
});

describe('whom the matrix lets in', () => {
  it.each(each(routes.filter(({ key }) => !ends.has(key))))('is let in to %s', async (_key, route) => {
    // What is wrong with a request is said to those alone who may make it; whose object it names is asked after that.
    const readsObject = reads(route) && patternOf(route).includes(':');
    for (const asker of askers.filter((one) => accessTo(route, one) !== 'no')) {
      const { status, code } = await ask(route, asker, pathTo(route, []), brokenBody(route));
      expect([asker, readsObject ? '' : code]).not.toEqual([asker, 'forbidden']);
      expect([asker, status]).not.toEqual([asker, 401]);
    }
  });
});

const named = routes.filter((route) => route.who !== 'anyone' && patternOf(route).includes(':'));
const idsOn = (side: Side, route: Route) => (kindsOf(patternOf(route)) ?? []).map((kind) => there(side.ids[kind]));

/** What everybody may see: the way is not barred by whose it is. */
const shared = new Set(['GET /api/menu-items/:restaurantId', 'GET /api/training/modules/:id', 'GET /api/subscriptions/packages/:market']);
/** What a side has not, so that its own is not found either: pictures, shared links, offers, a vehicle of that plate; and what is only for the other of the two. */
const without = new Set([
  // Finance agrees to payouts, operations to bans.
  'operations POST /api/staff/approvals/:id',
  'passenger POST /api/standing/:id/answer',
  // The demo's markets sell the specification's.
  'POST /api/subscriptions/packages/:market',
  // Nothing is in the wallet that it would come from.
  'POST /api/rides/:id/tip',
  'GET /api/uploads/:id',
  'GET /api/users/:id/photo',
  'GET /api/orders/:id/proof',
  'GET /api/pickup-hints/:id/photo',
  'GET /api/pickup-hints/:id/voice',
  'GET /api/pickup-hints/trip/:id/photo',
  'GET /api/pickup-hints/trip/:id/voice',
  'POST /api/pickup-hints/trip/:id/report',
  'GET /api/driver/verification/:driverId/photo',
  'GET /api/staff/identity/:id/picture',
  'GET /api/selfies/:id/photo',
  'DELETE /api/trips/share/:contactId',
  'POST /api/drivers/:id/offers/:offerId/shown',
  'POST /api/staff/fleets/:id/vehicles',
  // Taken back already, by the ones asked before.
  'POST /api/staff/onboarding/invitations/:id/code',
  // Taken out already, by the one asked before.
  'operations POST /api/staff/fleets/:id/vehicles/:vehicleId/take-out',
  'operations DELETE /api/staff/onboarding/invitations/:id',
  'POST /api/staff/payouts/:id/approval',
  // Taken already, by the one asked before.
  'operations POST /api/staff/verification/drivers/:driverId/markets/:market/take',
  // Whose drawer it is closes it, and nobody else finds it.
  'POST /api/staff/cash/drawers/:id/close',
  // No provider pays there.
  'POST /api/staff/merchants/:id/payout-account',
  'POST /api/staff/trips/:id/rider',
  'POST /api/staff/verification/drivers/:driverId/vehicles',
  'driver GET /api/rides/:id/driver',
  'driver GET /api/trips/share/:rideId',
]);
/** It opens a WebSocket, and says so to who asks for anything else. */
const SOCKET = 'GET /api/drivers/:id/location-stream';

/** How something is spoken of that is not there, or none of theirs. */
const NOT_THERE = ['not_found', 'forbidden', 'offer_gone'];

/** Whom the matrix lets at their own, of those who have anything of the sort. */
const ownersOf = (route: Route): Asker[] =>
  askers.filter((asker) => accessTo(route, asker) === 'own' && (route.who === 'staff' || !isStaff(asker)));
/** Of them, those on whose side of a trip or an order it is. */
const havers = (route: Route): Asker[] => {
  const [kind = ''] = kindsOf(patternOf(route)) ?? [];
  return ownersOf(route).filter((asker) => isStaff(asker) || hasOwn(asker === 'driver' ? 'driver' : 'passenger', kind));
};

const send = (route: Route, asker: Asker, ids: readonly (number | string)[]) =>
  ask(route, asker, pathTo(route, ids) + queryFor(route.key), reads(route) ? undefined : JSON.stringify(bodyFor(route.key) ?? {}));

const notThere = (asker: Asker) => [asker, expect.toBeOneOf([403, 404, 409]), expect.toBeOneOf(NOT_THERE)];

describe('what a path names', () => {
  it.each(each(named))('is not found when it is not there: %s', async (_key, route) => {
    for (const asker of askers.filter((one) => accessTo(route, one) !== 'no')) {
      const { status, code } = await send(route, asker, []);
      expect([asker, status, code]).toEqual(notThere(asker));
    }
  });

  it.each(each(named.filter(({ key }) => !shared.has(key))))(
    'is answered like that when it is somebody else’s: %s',
    async (_key, route) => {
      for (const asker of ownersOf(route)) {
        const { status, code } = await send(route, asker, idsOn(theirs, route));
        expect([asker, status, code]).toEqual(notThere(asker));
      }
    },
  );

  it.each(each(named.filter(({ key }) => !without.has(key))))('is one’s own, whatever state it is in: %s', async (key, route) => {
    const barred = key === SOCKET ? [401, 403, 404] : [400, 401, 403, 404];
    for (const asker of [...havers(route), ...askers.filter((one) => accessTo(route, one) === 'all')]) {
      if (without.has(`${asker} ${key}`)) continue;
      const { status, code } = await send(route, asker, idsOn(mine, route));
      expect([asker, status, code]).not.toEqual([asker, expect.toBeOneOf(barred), code]);
    }
  });
});
