import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { routes, type Route } from '@safiri/contract/openapi/access.ts';
import { permissionFor } from '@safiri/contract/staff/permissions.ts';
import { merchants } from '@safiri/db/catalogue/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { everyMarket, marketsOf, permits, wholeInstance } from '@safiri/rules/staff/permissions.ts';
import { limitableRoles } from '@safiri/rules/staff/roles.ts';
import { bodyFor, queryFor } from '../testing/access-bodies.ts';
import { kindsOf } from '../testing/access-kinds.ts';
import { makeSide, type Side } from '../testing/access-objects.ts';
import { calls } from '../testing/calls.ts';
import { sessionOf, there, type Client } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { hatfield, memberOfStaff, menlyn } from '../testing/people.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'safiri-limited-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const world = useWorld({ env: { DATA_DIR: dataDir, RATE_LIMIT_FACTOR: '100000' } });

/** Nobody else in the database is called so: it betrays whatever is shown of the two people and their shop. */
const NAME = 'Quagga';

type LimitedRole = (typeof limitableRoles)[number];
/** Everything here is of Pretoria. */
let side: Side;
const elsewhere = new Map<LimitedRole, Client>();
const here = new Map<LimitedRole, Client>();

beforeAll(async () => {
  await world.db.execute('alter table drivers alter column id restart with 5000');
  side = await makeSide(world);
  await world.db
    .update(users)
    .set({ name: `${NAME} Ndlovu` })
    .where(inArray(users.id, [side.passenger.user.id, side.driver.user.id, Number(side.ids['invitedDriver'])]));
  await world.db
    .update(merchants)
    .set({ name: `${NAME} Kitchen` })
    .where(eq(merchants.id, side.shop));
  await world.db.execute(`update school_groups set market_id = 'pretoria' where id = ${side.ids['schoolGroup']}`);
  for (const role of limitableRoles) {
    elsewhere.set(role, (await memberOfStaff(world, [{ role, marketIds: ['johannesburg'] }])).client);
    here.set(role, (await memberOfStaff(world, [{ role, marketIds: ['pretoria'] }])).client);
  }
}, 120_000);

const patternOf = (route: Route) => route.key.slice(route.key.indexOf('/'));
const reads = (route: Route) => route.key.startsWith('GET ');

async function ask(route: Route, client: Client): Promise<{ status: number; code: string | undefined; text: string }> {
  const ids = (kindsOf(patternOf(route)) ?? []).map((kind) => there(side.ids[kind]));
  let i = 0;
  const path = patternOf(route).replaceAll(/:\w+/g, () => String(ids[i++] ?? 1));
  const body = reads(route) ? undefined : JSON.stringify(bodyFor(route.key) ?? {});
  const response = await fetch(world.node.address + path + queryFor(route.key), {
    method: route.key.split(' ')[0] ?? 'GET',
    headers: { cookie: sessionOf(client), ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body }),
  });
  const text = await response.text();
  return { status: response.status, code: response.ok ? undefined : (JSON.parse(text) as { code: string }).code, text };
}

/** Every route of the console that some role which may be limited gives, with these roles. */
const staffRoutes = routes.flatMap((route) => {
  const permission = permissionFor(route.key);
  if (permission === undefined || permission === 'own_account') return [];
  const roles = limitableRoles.filter((role) => permits([role], permission));
  return roles.length === 0 ? [] : [{ key: route.key, route, permission, roles }];
});
const ofMarkets = staffRoutes.filter(({ permission }) => !wholeInstance.includes(permission) && !everyMarket.includes(permission));
const ofEmergencies = staffRoutes.filter(({ permission }) => permission === 'emergencies.read');
const named = ofMarkets.filter(({ key }) => key.includes(':'));
const each = <T extends { key: string }>(some: readonly T[]) => some.map((one) => [one.key, one] as const);

describe('a role that is limited to another market', () => {
  it('is asked by all routes of the console that such a role may be given', () => {
    expect([staffRoutes.length > 110, ofMarkets.length > 90, named.length > 56]).toEqual([true, true, true]);
  });

  it.each(each(staffRoutes.filter(({ permission }) => wholeInstance.includes(permission))))(
    'gives nothing of the whole instance: %s',
    async (_key, { route, roles }) => {
      for (const role of roles) {
        const { status, code } = await ask(route, there(elsewhere.get(role)));
        expect([role, status, code]).toEqual([role, 403, 'forbidden']);
      }
    },
  );

  it.each(each(named))('finds nothing of this one: %s', async (_key, { route, roles }) => {
    for (const role of roles) {
      const { status, code, text } = await ask(route, there(elsewhere.get(role)));
      expect([role, status, code, text.includes(NAME)]).toEqual([role, 404, 'not_found', false]);
    }
  });

  it.each(each(ofMarkets.filter(({ key, route }) => !key.includes(':') && reads(route))))(
    'lists nothing of this one: %s',
    async (_key, one) => {
      for (const role of one.roles) {
        const { status, text } = await ask(one.route, there(elsewhere.get(role)));
        expect([role, status < 500, text.includes(NAME), text.includes('"pretoria"')]).toEqual([role, true, false, false]);
      }
    },
  );

  it('searches, counts and books nothing in it', async () => {
    const support = there(elsewhere.get('support'));
    const own = there(here.get('support'));
    for (const q of [NAME, `${side.ids['ride']}`, side.passenger.user.phone, side.driver.user.vehicleInfo?.licensePlate ?? '']) {
      const [mine, theirs] = [await own.call(calls.searchDesk, { body: { q } }), await support.call(calls.searchDesk, { body: { q } })];
      expect([q, theirs]).toEqual([q, { people: [], vehicles: [], trips: [], orders: [], receipts: [], more: false }]);
      expect([q, mine.people.length + mine.vehicles.length + mine.trips.length > 0]).toEqual([q, true]);
    }
    const operations = there(elsewhere.get('operations'));
    const { emergencies, ...waiting } = await operations.call(calls.whatWaits);
    expect([emergencies, ...new Set(Object.values(waiting))]).toEqual([1, 0]);
    const counted = await there(here.get('operations')).call(calls.whatWaits);
    expect([counted.emergencies, counted.heldTrips, counted.payouts, counted.identity, counted.reviews > 2]).toEqual([1, 1, 1, 1, true]);
    const ride = {
      phone: '+27825550199',
      name: 'Ayanda',
      rideType: 'standard',
      pickupLocation: hatfield,
      dropoffLocation: menlyn,
      fare: '42000',
    };
    expect((await support.answer(calls.bookForCaller, { body: ride as never })).status).toBe(404);
    const caller = { body: { phone: side.passenger.user.phone, countryId: 'za' } } as const;
    expect(await support.call(calls.findCaller, caller)).toMatchObject({ name: null, hasAccount: false, places: [] });
  });

  it.each(each(ofEmergencies))('sees emergencies wherever they are: %s', async (_key, { route, roles }) => {
    for (const role of roles) {
      const { status, text } = await ask(route, there(elsewhere.get(role)));
      expect([role, status, text.includes(NAME)]).toEqual([role, 200, true]);
    }
  });

  it('takes an emergency in hand, notes and closes it wherever it is', async () => {
    const params = { id: Number(side.ids['incident']) };
    const support = there(elsewhere.get('support'));
    expect((await support.call(calls.acknowledge, { params })).id).toBe(params.id);
    const body = { note: 'Police are with them' };
    expect((await support.answer(calls.addNote, { params, body })).status).toBe(200);
  });

  it('opens and closes nothing that a body names', async () => {
    const operations = there(elsewhere.get('operations'));
    const shift = {
      cityId: 'pretoria',
      userId: side.passenger.user.id,
      step: 1,
      date: null,
      weekdays: [0],
      from: '08:00',
      to: '09:00',
    } as const;
    const driverFile = { marketId: 'pretoria', file: 'name,phone' };
    const group = { ...(bodyFor('PATCH /api/staff/school-groups/:id') as object), version: undefined, driverId: side.driver.driverId };
    const refused = [
      await operations.answer(calls.addShift, { body: shift as never }),
      await operations.answer(calls.checkDrivers, { body: driverFile }),
      await operations.answer(calls.importDrivers, { body: driverFile }),
      await operations.answer(calls.createSchoolGroup, { body: group as never }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });
});

/** What a side has not, or what stands for no object; a picture, somebody’s photo. */
const without = new Set([
  'GET /api/uploads/:id',
  'GET /api/users/:id/photo',
  'GET /api/driver/verification/:driverId/photo',
  'GET /api/staff/identity/:id/picture',
  'GET /api/selfies/:id/photo',
]);

describe('a role that is limited to this market', () => {
  it.each(each(named.filter(({ key, route }) => reads(route) && !without.has(key))))(
    'finds its own: %s',
    async (_key, { route, roles }) => {
      for (const role of roles) expect([role, (await ask(route, there(here.get(role)))).status]).toEqual([role, 200]);
    },
  );

  it('sees in each list what is of its market', async () => {
    const lists = ofMarkets.filter(({ key, route }) => !key.includes(':') && reads(route));
    const shown = new Map<string, boolean>();
    for (const { key, route, roles } of lists) {
      const { text } = await ask(route, there(here.get(there(roles[0]))));
      shown.set(key, text.includes(NAME) || text.includes('"pretoria"') || text.includes(`"rideId":${side.ids['heldTrip']}`));
    }
    // What is empty here: nothing of the kind was made, or all of it is numbers.
    expect([...shown].filter(([, has]) => !has).map(([key]) => key)).toEqual([
      'GET /api/chat/messages',
      // What waits is a payout, to which finance agrees.
      'GET /api/staff/approvals',
      'GET /api/staff/budgets',
      'GET /api/staff/chats',
      'GET /api/staff/now',
      'GET /api/staff/on-call/now',
      'GET /api/staff/packages',
      'GET /api/staff/payouts/ended',
      'GET /api/staff/stuck-trips',
      'GET /api/staff/suspensions',
    ]);
  });

  it('agrees to what is of its market', async () => {
    const open = async (of: ReadonlyMap<LimitedRole, Client>) => (await there(of.get('finance')).call(calls.listApprovals)).open;
    expect([(await open(here)).map(({ id }) => id), await open(elsewhere)]).toEqual([[side.ids['approval']], []]);
  });

  it('counts in the matrix as the one without a limit', () => {
    for (const { permission, roles } of ofMarkets) {
      for (const role of roles) expect(marketsOf([{ role, marketIds: ['pretoria'] }], permission)).toEqual(['pretoria']);
    }
  });
});

describe('two roles that reach differently far', () => {
  it('name the people of trips and orders only where the one that names them reaches', async () => {
    const both = async (market: string) =>
      (await memberOfStaff(world, [{ role: 'finance' }, { role: 'support', marketIds: [market] }])).client;
    const named = async (client: Client) => {
      const [ride, order] = [Number(side.ids['ride']), Number(side.ids['order'])];
      const found = (q: string) => client.call(calls.searchDesk, { body: { q } });
      const [byRide, byOrder, byName] = [await found(`${ride}`), await found(`${order}`), await found(NAME)];
      const pages = [
        await client.call(calls.readTrip, { params: { id: ride } }),
        await client.call(calls.readDeskOrder, { params: { id: order } }),
      ];
      return {
        trip: byRide.trips.find(({ rideId }) => rideId === ride)?.passenger?.userId,
        order: byOrder.orders.find(({ orderId }) => orderId === order)?.customer?.userId,
        people: byName.people.length,
        pages: pages.map((page) => JSON.stringify(page).includes(`${NAME} Ndlovu`)),
      };
    };
    const userId = side.passenger.user.id;
    expect(await named(await both('pretoria'))).toMatchObject({ trip: userId, order: userId, pages: [true, true] });
    expect(await named(await both('johannesburg'))).toEqual({ trip: undefined, order: undefined, people: 0, pages: [false, false] });
  });
});

describe('a limit to markets', () => {
  const role = (name: 'operations' | 'owner', marketIds: string[] | null) => ({ role: name, merchantId: null, fleetId: null, marketIds });
  const invitation = (roles: object[]) =>
    ({ email: `limited${Math.random()}@example.org`, name: 'Dineo Mokoena', phone: '+27825550142', roles }) as never;

  it('comes with an invitation, to cities that are there, and not for an owner', async () => {
    const { client } = await memberOfStaff(world);
    for (const roles of [[role('operations', ['atlantis'])], [role('operations', [])], [role('owner', ['pretoria'])]])
      expect((await client.answer(calls.invite, { body: invitation(roles) })).status).toBe(400);
    const { team, link } = await client.call(calls.invite, { body: invitation([role('operations', ['pretoria', 'johannesburg'])]) });
    expect(team.invitations.at(-1)?.roles[0]).toMatchObject({
      marketIds: ['pretoria', 'johannesburg'],
      markets: ['Pretoria', 'Johannesburg'],
    });
    const token = new URL(link).searchParams.get('invitation') ?? '';
    await world.client().call(calls.acceptInvitation, { body: { token, password: 'a Quite-long one 7' } });
    const joined = (await client.call(calls.readTeam)).members.find(({ email }) => email.startsWith('limited'));
    expect(joined?.roles).toMatchObject([{ role: 'operations', markets: ['Pretoria', 'Johannesburg'] }]);
  });

  it('is changed by an owner, and counts from the next request on', async () => {
    const owner = await memberOfStaff(world);
    const { client, userId } = await memberOfStaff(world, [{ role: 'operations', marketIds: ['johannesburg'] }]);
    const find = async () => (await client.call(calls.findDrivers, { query: { q: NAME } })).length;
    expect(await find()).toBe(0);
    const set = (marketIds: string[] | null) =>
      owner.client.call(calls.setMemberRoles, { params: { id: userId }, body: { roles: [role('operations', marketIds)] } });
    await set(['pretoria']);
    expect([await find(), (await client.call(calls.whoAmI)).grants]).toEqual([2, [{ role: 'operations', marketIds: ['pretoria'] }]]);
    expect((await client.answer(calls.readTeam)).status).toBe(403);
    await set(null);
    expect((await client.answer(calls.readTeam)).status).toBe(200);
  });
});
