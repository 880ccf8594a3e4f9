import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../testing/calls.ts';
import type { Client } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { busPark, kisumuFile, openKisumu } from '../testing/kisumu.ts';
import {
  driver,
  eventually,
  goOnline,
  memberOfStaff,
  offerOf,
  passenger,
  reportNorth,
  rideBody,
  type DriverPerson,
} from '../testing/people.ts';
import { complete, endUnproven, tripUnderWay } from '../testing/trips.ts';

const world = useWorld({ dispatch: true });
let staff: Client;
beforeAll(async () => {
  staff = (await memberOfStaff(world, [{ role: 'operations' }])).client;
});

const reason = 'They moved house';
const give = ({ driverId }: DriverPerson, marketId: string, by = staff) =>
  by.answer(calls.giveMarket, { params: { driverId }, body: { marketId, reason } });
const take = ({ driverId }: DriverPerson, market: string) =>
  staff.answer(calls.takeMarket, { params: { driverId, market }, body: { reason } });
const marketsOf = async ({ driverId }: DriverPerson) => (await staff.call(calls.reviewOfDriver, { params: { driverId } })).markets;
const whyOf = ({ client, driverId }: DriverPerson) => client.call(calls.whyNoTrips, { params: { id: driverId } });
const toldOf = async ({ client }: DriverPerson) =>
  (await client.call(calls.ownNotifications)).map(({ title, message }) => [title, message]);
const setOnline = (person: DriverPerson, isOnline: boolean) =>
  person.client.answer(calls.setStatus, { params: { id: person.user.id }, body: { isOnline } });

describe('the markets of a driver', () => {
  it('are given and taken by the team, with a reason that the driver and the log read, once however often it is sent', async () => {
    const person = await driver(world);
    expect(await marketsOf(person)).toMatchObject({ given: false, own: [] });
    expect((await give(person, 'pretoria')).status).toBe(200);
    expect((await give(person, 'pretoria')).status).toBe(200);
    const both = (await give(person, 'johannesburg')).body.markets;
    expect(both.own.map(({ name, worksHere }) => [name, worksHere])).toEqual([
      ['Pretoria', true],
      ['Johannesburg', false],
    ]);
    expect([both.given, both.others.some(({ id }) => id === 'pretoria')]).toEqual([true, false]);
    const after = (await take(person, 'pretoria')).body.markets;
    expect(after.own.map(({ name, worksHere }) => [name, worksHere])).toEqual([['Johannesburg', true]]);
    const { rows } = await world.db.execute(sql`
      select action, data->>'reason' as reason from audit_log where subject = 'driver' and subject_id = ${person.driverId} and action like 'driver.market%' order by id`);
    expect(rows.slice(-2)).toEqual([
      { action: 'driver.market_given', reason },
      { action: 'driver.market_taken', reason },
    ]);
    const told = await toldOf(person);
    expect(told.map(([title]) => title)).toEqual([
      'You no longer drive in Pretoria',
      'You may drive in Johannesburg',
      'You may drive in Pretoria',
    ]);
    expect(told[0]?.[1]).toContain(reason);
  });

  it('are refused where there is no such city, to who may not, and for a city that is none of theirs', async () => {
    const person = await driver(world);
    expect((await give(person, 'atlantis')).status).toBe(400);
    expect((await take(person, 'pretoria')).status).toBe(404);
    const { client } = await memberOfStaff(world, [{ role: 'reviewer' }]);
    expect((await give(person, 'pretoria', client)).status).toBe(403);
    expect((await staff.answer(calls.giveMarket, { params: { driverId: 999_999 }, body: { marketId: 'pretoria', reason } })).status).toBe(
      404,
    );
  });

  it('are first given by a role that reaches all cities in which they have driven', async () => {
    const person = await driver(world);
    await endUnproven(person, await tripUnderWay(world, { passenger: await passenger(world), driver: person }, { at: new Date() }));
    const limited = async (...marketIds: string[]) => (await memberOfStaff(world, [{ role: 'operations', marketIds }])).client;
    expect((await give(person, 'johannesburg', await limited('johannesburg'))).status).toBe(404);
    expect((await give(person, 'johannesburg', await limited('johannesburg', 'pretoria'))).status).toBe(200);
  });

  it('bring trips of these alone, and why none comes is said in words', async () => {
    const person = await driver(world);
    await give(person, 'johannesburg');
    await goOnline(person);
    const { client } = await passenger(world);
    await client.call(calls.requestRide, { body: rideBody() });
    const why = await eventually(async () => {
      const seen = await whyOf(person);
      return seen.near > 0 && seen;
    });
    expect(why).toMatchObject({
      reasons: [{ gate: 'other_market', requests: 1 }],
      now: { isOnline: true, isOutside: true },
      markets: ['Johannesburg'],
      worksIn: 'Johannesburg',
    });
    // Given the city where they are, they work there a minute later, and are asked.
    await give(person, 'pretoria');
    await world.node.app.everyMinute();
    expect(await whyOf(person)).toMatchObject({ markets: ['Johannesburg', 'Pretoria'], worksIn: 'Pretoria', now: { isOutside: false } });
    await offerOf(person);
    // An offer is not theirs to take once the city is taken away.
    await take(person, 'pretoria');
    expect(await person.client.call(calls.getOffer, { params: { id: person.driverId } })).toBeNull();
    await setOnline(person, false);
  });

  it('are where a driver goes online: of several that in which they are', async () => {
    const person = await driver(world);
    await give(person, 'johannesburg');
    await give(person, 'pretoria');
    await reportNorth(person, 200);
    await world.db.execute(sql`update drivers set last_lat = -25.75, last_lng = 28.24 where id = ${person.driverId}`);
    expect((await setOnline(person, true)).status).toBe(200);
    expect((await marketsOf(person)).own.find(({ worksHere }) => worksHere)?.name).toBe('Pretoria');
    await setOnline(person, false);
  });

  it('are, where nobody knows their place of this minute, any in which nothing keeps them from going online', async () => {
    // Since it opened, Kisumu has come to ask for a paper that they have not.
    const asking = (papers: string) =>
      kisumuFile().replace(/documents:\n {2}driver:[^]*?(?=retention:)/, `documents: { driver: ${papers} }\n`);
    await openKisumu(world, asking('[id_document]'));
    await openKisumu(world, asking('[id_document, { type: good_conduct, name: { en: Good conduct } }]'));
    const person = await driver(world);
    await give(person, 'kisumu');
    await give(person, 'pretoria');
    const seen = (ago: string) =>
      world.db.execute(sql`update drivers set last_lat = ${busPark.lat}, last_lng = ${busPark.lng}, last_seen_at = now() - ${ago}::interval
        where id = ${person.driverId}`);
    const worksIn = async () => (await marketsOf(person)).own.find(({ worksHere }) => worksHere)?.name;
    await seen('2 minutes');
    expect([(await setOnline(person, true)).status, await worksIn()]).toEqual([200, 'Pretoria']);
    await setOnline(person, false);
    await seen('0 minutes');
    expect((await setOnline(person, true)).body).toMatchObject({ code: 'document_missing' });
  });

  it('stay while they drive a trip there; without the last one they go offline and drive nowhere', async () => {
    const person = await driver(world);
    await give(person, 'pretoria');
    await goOnline(person, 60);
    const { client } = await passenger(world);
    const ride = await client.call(calls.requestRide, { body: rideBody() });
    const id = await eventually(async () => (await person.client.call(calls.getOffer, { params: { id: person.driverId } }))?.rideId);
    await person.client.call(calls.changeRide, { params: { id }, body: { status: 'accepted' } });
    expect((await take(person, 'pretoria')).body).toMatchObject({ code: 'illegal_transition' });
    await give(person, 'johannesburg');
    expect((await take(person, 'pretoria')).status).toBe(409);
    // Nor does another begin to count by their going offline and online.
    await world.db.execute(sql`update drivers set market_id = 'johannesburg' where id = ${person.driverId}`);
    await setOnline(person, false);
    expect((await setOnline(person, true)).status).toBe(200);
    expect((await marketsOf(person)).own.find(({ worksHere }) => worksHere)?.name).toBe('Johannesburg');
    await world.db.execute(sql`update drivers set market_id = 'pretoria' where id = ${person.driverId}`);
    expect((await take(person, 'johannesburg')).status).toBe(200);
    await world.db.execute(sql`update rides set status = 'in_progress', arrived_at = now(), started_at = now() where id = ${id}`);
    await complete(world, person, ride.id === id ? ride.id : id);
    expect((await take(person, 'pretoria')).status).toBe(200);
    expect(await marketsOf(person)).toMatchObject({ given: true, own: [] });
    expect((await whyOf(person)).now.isOnline).toBe(false);
    expect((await setOnline(person, true)).body).toMatchObject({ code: 'no_market' });
    // The database itself lets nobody online who has none, nor work where they do not belong.
    await expect(world.db.execute(sql`update drivers set is_online = true where id = ${person.driverId}`)).rejects.toThrow('Failed query');
    await expect(world.db.execute(sql`update drivers set market_id = 'pretoria' where id = ${person.driverId}`)).rejects.toThrow(
      'Failed query',
    );
  });

  it('and an offer that is taken at the moment in which the city is: one of the two comes first, and the other is refused', async () => {
    const person = await driver(world);
    await give(person, 'pretoria');
    await goOnline(person, 40);
    const { client } = await passenger(world);
    await client.call(calls.requestRide, { body: rideBody() });
    const id = await eventually(async () => (await person.client.call(calls.getOffer, { params: { id: person.driverId } }))?.rideId);
    const [accepted, taken] = await Promise.all([
      person.client.answer(calls.changeRide, { params: { id }, body: { status: 'accepted' } }),
      take(person, 'pretoria'),
    ]);
    expect([accepted.status === 200, taken.status === 200].toSorted()).toEqual([false, true]);
    const { rows } = await world.db.execute(sql`
      select count(*)::int as lost from drivers d join rides r on r.driver_id = d.id and r.status in ('accepted', 'arrived', 'in_progress')
      where d.id = ${person.driverId} and d.market_id is null`);
    expect(rows).toEqual([{ lost: 0 }]);
  });
});
