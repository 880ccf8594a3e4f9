import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '@safiri/db/staff/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { calls } from '../testing/calls.ts';
import { food, kitchen, orderFood } from '../testing/carts.ts';
import type { Client } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, memberOfStaff, passenger, plateOf, rideBody, type DriverPerson, type Person } from '../testing/people.ts';
import { rowsOf } from '../testing/plans.ts';
import { endUnproven, tripUnderWay } from '../testing/trips.ts';
import { searchQuery } from './search.ts';

const world = useWorld({ env: { RATE_LIMIT_FACTOR: '1000' } });

let thandi: Person;
let taxi: DriverPerson;
let ended: number;
let live: number;
const desk = new Map<string, Client>();
const as = (role: string): Client => desk.get(role) as Client;
const find = (q: string, role = 'support') => as(role).call(calls.searchDesk, { body: { q } });

beforeAll(async () => {
  thandi = await passenger(world, { name: 'Thándi O’Neill-Zulu', phone: '+27825550142' });
  taxi = await driver(world, { name: 'Tumelo Radebe' });
  const trip = { passenger: thandi, driver: taxi };
  ended = await tripUnderWay(world, trip, { at: new Date(Date.now() - 1_200_000) });
  await endUnproven(taxi, ended);
  live = await tripUnderWay(world, trip, { at: new Date() });
  for (const role of ['support', 'finance', 'read_only', 'operations'] as const)
    desk.set(role, (await memberOfStaff(world, [{ role }])).client);
}, 60_000);

describe('the search', () => {
  it.each(['082 555 0142', '0825550142', '+27 82 555-0142', '27825550142', '0027825550142', 'thandi', 'ZULU thán', 'o neill'])(
    'finds a person by %s, with the number masked',
    async (q) => {
      const { people } = await find(q);
      expect(people.map(({ userId, phone }) => [userId, phone])).toEqual([[thandi.user.id, '+••••••••142']]);
    },
  );

  it('finds a person by the whole e-mail, and by no part of it', async () => {
    expect((await find(thandi.email.toUpperCase())).people.map(({ userId }) => userId)).toEqual([thandi.user.id]);
    expect((await find(thandi.email.slice(1))).people).toEqual([]);
  });

  it('finds a driver by plate in any spacing and by number', async () => {
    const spaced = plateOf(taxi).toLowerCase().replaceAll(' ', '-');
    const { vehicles } = await find(spaced);
    expect(vehicles.map(({ drivers }) => drivers)).toEqual([[{ userId: taxi.user.id, driverId: taxi.driverId, name: 'Tumelo Radebe' }]]);
    expect((await find(`DR${taxi.driverId}`)).people.map(({ driverId }) => driverId)).toEqual([taxi.driverId]);
  });

  it('finds a trip by its number, and by its receipt only once there is one', async () => {
    expect((await find(`#${ended}`)).trips).toMatchObject([{ rideId: ended, status: 'completed', passenger: { userId: thandi.user.id } }]);
    expect((await find(`SF-${String(ended).padStart(6, '0')}`)).receipts).toMatchObject([{ rideId: ended }]);
    expect((await find(`sf${live}`)).receipts).toEqual([]);
  });

  it('finds the trip of somebody without an account, for whom another booked, by their number; not for who sees no people', async () => {
    const booker = await passenger(world);
    const ride = await booker.client.call(calls.requestRide, {
      body: rideBody({ rider: { name: 'Gogo Maseko', phone: '+27825550188' } }),
    });
    const { trips, people } = await find('082 555 0188');
    expect(trips).toMatchObject([{ rideId: ride.id, passenger: { name: 'Gogo Maseko' } }]);
    expect(people.map(({ phone }) => phone)).toEqual(['+••••••••188']);
    expect(JSON.stringify(trips)).not.toContain('0188');
    expect((await find('082 555 0188', 'finance')).trips).toEqual([]);
    // Of who has an account the person is found, and the trips are on the page of the person.
    expect((await find('082 555 0142')).trips).toEqual([]);
  });

  it('finds an order by its number and by the number of the day', async () => {
    const shop = await kitchen(world);
    const { body: order } = await orderFood(thandi, food(shop));
    const found = { orderId: order.id, number: order.number, customer: { userId: thandi.user.id } };
    expect((await find(order.number.toLowerCase())).orders).toMatchObject([found]);
    const [listed] = (await find(order.number)).orders;
    expect((await find(String(listed?.dayNumber))).orders).toEqual(
      expect.arrayContaining([expect.objectContaining({ orderId: order.id })]),
    );
  });

  it('gives who sees no people trips without names, and nobody', async () => {
    for (const role of ['finance', 'read_only']) {
      expect((await find('thandi', role)).people).toEqual([]);
      expect((await find(plateOf(taxi), role)).vehicles).toEqual([]);
      const { trips } = await find(String(ended), role);
      expect(trips).toMatchObject([{ rideId: ended, passenger: null }]);
      expect(JSON.stringify(trips)).not.toContain('Zulu');
    }
  });

  it('finds neither the team nor who deleted the account', async () => {
    const gone = await passenger(world, { name: 'Nokwazi Gone' });
    await world.db.update(users).set({ deletedAt: new Date() }).where(eq(users.id, gone.user.id));
    expect((await find('Nokwazi')).people).toEqual([]);
    expect((await find('Refilwe')).people).toEqual([]);
  });

  it('shows twenty and says when there are more', async () => {
    await world.db.execute(sql`insert into users (name, email, phone, user_type, gender, country_id)
      select 'Many ' || n, 'many' || n || '@example.org', 'many:' || n, 'passenger', 'female', 'za' from generate_series(1, 21) n`);
    const found = await find('many');
    expect([found.people.length, found.more]).toEqual([20, true]);
    expect((await find('thandi')).more).toBe(false);
  });

  it('reads indexes alone, however many people, trips and orders there are', async () => {
    await world.db.execute(sql`insert into users (name, email, phone, user_type, gender, country_id)
      select 'Crowd ' || md5(n::text), 'crowd' || n || '@example.org', 'crowd:' || n, 'passenger', 'female', 'za' from generate_series(1, 20000) n`);
    await world.db.execute(sql`insert into vehicles (owner_id, country_id, license_plate, plate_key, kind, model)
      select ${taxi.user.id}, 'za', 'CROWD ' || n, 'CROWD' || n, 'sedan', 'Corolla' from generate_series(1, 5000) n`);
    await world.db.execute(sql`analyze`);
    for (const q of ['thandi zulu', '0825550142', thandi.email, plateOf(taxi), `DR${taxi.driverId}`]) {
      expect([q, await rowsOf(world, searchQuery(q, { seesPeople: true, countryIds: ['za'] }, new Date()))]).toEqual([
        q,
        expect.toSatisfy((rows: number) => rows < 200),
      ]);
    }
  });
});

describe('a person’s page', () => {
  it('says how they stand and what is under way, with everything masked', async () => {
    const page = await as('support').call(calls.readPerson, { params: { id: taxi.user.id } });
    expect(page).toMatchObject({
      name: 'Tumelo Radebe',
      userType: 'driver',
      driver: { driverId: taxi.driverId, verificationStatus: 'approved', suspension: null },
      live: [{ rideId: live, status: 'in_progress' }],
    });
    expect(page.phone).toMatch(/^\+•+\d{3}$/);
    expect(page.email).toMatch(/^p•••@example\.org$/);
    expect(page.sessions.length).toBeGreaterThan(0);
    const rider = await as('support').call(calls.readPerson, { params: { id: thandi.user.id } });
    expect([rider.driver, rider.live.map(({ rideId }) => rideId)]).toEqual([null, [live]]);
  });

  it('lists what they asked for and what they drove, page by page', async () => {
    const trips = (id: number, side: 'passenger' | 'driver', before?: string) =>
      as('support').call(calls.tripsOfPerson, { params: { id }, query: { as: side, ...(before === undefined ? {} : { before }) } });
    expect((await trips(thandi.user.id, 'passenger')).map(({ rideId }) => rideId)).toEqual([live, ended]);
    expect((await trips(thandi.user.id, 'passenger', String(live))).map(({ rideId }) => rideId)).toEqual([ended]);
    expect((await trips(taxi.user.id, 'driver')).map(({ rideId }) => rideId)).toEqual([live, ended]);
    expect(await trips(thandi.user.id, 'driver')).toEqual([]);
    const orders = await as('support').call(calls.ordersOfPerson, { params: { id: thandi.user.id }, query: {} });
    expect(orders.every(({ customer }) => customer?.userId === thandi.user.id)).toBe(true);
  });

  it('is nobody’s of the team', async () => {
    const { userId } = await memberOfStaff(world, [{ role: 'support' }]);
    expect((await as('support').refused(calls.readPerson, { params: { id: userId } })).code).toBe('not_found');
    expect((await as('support').refused(calls.showContact, { params: { id: userId }, body: { field: 'email', reason: 'x' } })).code).toBe(
      'not_found',
    );
  });
});

describe('what is masked', () => {
  it('is shown one by one, to who says why, and that is written down', async () => {
    const { client, userId } = await memberOfStaff(world, [{ role: 'support' }]);
    const show = (field: 'phone' | 'email', reason: string) =>
      client.call(calls.showContact, { params: { id: thandi.user.id }, body: { field, reason } });
    expect(await show('phone', 'She left a bag')).toEqual({ value: '+27825550142' });
    expect(await show('email', 'A receipt went astray')).toEqual({ value: thandi.email });
    const rows = await world.db.select().from(auditLog).where(eq(auditLog.actorId, userId)).orderBy(auditLog.id);
    expect(rows.map(({ action, subject, subjectId, data }) => [action, subject, subjectId, data])).toEqual([
      ['contact.shown', 'user', thandi.user.id, { field: 'phone', reason: 'She left a bag' }],
      ['contact.shown', 'user', thandi.user.id, { field: 'email', reason: 'A receipt went astray' }],
    ]);
    const done = await client.call(calls.doneAboutPerson, { params: { id: thandi.user.id }, query: {} });
    expect(done.map(({ action }) => action)).toEqual(['contact.shown', 'contact.shown']);
  });

  it('is not shown without a reason', async () => {
    const body = { field: 'phone' as const, reason: '   ' };
    expect((await as('support').answer(calls.showContact, { params: { id: thandi.user.id }, body })).status).toBe(400);
  });
});
