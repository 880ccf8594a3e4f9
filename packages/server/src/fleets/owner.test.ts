import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../testing/calls.ts';
import { there, type Client } from '../testing/client.ts';
import { fleetOf, fleetSteps, ownerOf, reason } from '../testing/fleets.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, eventually, goOnline, memberOfStaff, passenger, plateOf, staffMember, type Person } from '../testing/people.ts';
import { complete, endUnproven, tripUnderWay } from '../testing/trips.ts';

const world = useWorld({ env: { COMMISSION_PERCENT: '15' } });
let rider: Person;
let team: Client;
beforeAll(async () => {
  rider = await passenger(world, { name: 'Palesa Mokoena' });
  team = await staffMember(world);
});
const { newFleet, putIn, drive, vehicleOf } = fleetSteps(world, () => ({ rider, team }));

describe('the owner of a fleet', () => {
  it('sees the vehicles, who is online with each in which part of town, and the trips and money of today', async () => {
    const [taxi, other] = [await driver(world, { name: 'Thabo Ndlovu' }), await driver(world)];
    const id = await fleetOf(world, [taxi, other], new Date(Date.now() - 60_000));
    const own = await ownerOf(world, id);
    await goOnline(taxi);
    for (const fareMinor of [100_00, 60_00])
      await complete(world, taxi, await tripUnderWay(world, { passenger: rider, driver: taxi }, { at: new Date(), fareMinor }));
    // Positions are written down now and then.
    await eventually(
      async () => (await own.call(calls.fleetToday, { params: { id } })).vehicles.some(({ area }) => area !== null),
      'an area',
    );
    const day = await own.call(calls.fleetToday, { params: { id } });
    expect(day.today).toMatchObject([{ countryId: 'za', trips: 2, km: 16, fare: '160.00', commission: '24.00', cash: '160.00' }]);
    const mine = there(day.vehicles.find(({ licensePlate }) => licensePlate === plateOf(taxi)));
    expect(mine).toMatchObject({ kind: 'sedan', driver: { driverId: taxi.driverId, name: 'Thabo Ndlovu' }, onTrip: false, papers: [] });
    expect(mine.area).toBe('Menlyn');
    const idle = there(day.vehicles.find(({ licensePlate }) => licensePlate === plateOf(other)));
    expect(idle).toMatchObject({ driver: null, area: null, today: [] });
    await tripUnderWay(world, { passenger: await passenger(world, { name: 'Palesa Mokoena' }), driver: taxi }, { at: new Date() });
    const now = await own.call(calls.fleetToday, { params: { id } });
    expect(now.vehicles.find(({ onTrip }) => onTrip)).toMatchObject({ vehicleId: mine.vehicleId, area: 'Menlyn' });
  });

  it('reads sums that are the ledger’s, by vehicle and driver, and as a table', async () => {
    const taxi = await driver(world, { name: '=Sum "of", all' });
    const id = await fleetOf(world, [taxi], new Date(Date.now() - 3_600_000));
    const own = await ownerOf(world, id);
    await complete(world, taxi, await tripUnderWay(world, { passenger: rider, driver: taxi }, { at: new Date(), fareMinor: 123_45 }));
    await drive(taxi, 77_77);
    const { rows, totals, from, to, isCurrent } = await own.call(calls.sumsOfFleet, { params: { id }, query: { period: 'month' } });
    const { rows: moved } = await world.db.execute<{ net: string; commission: string }>(sql`
      select sum(e.amount_minor) filter (where e.account like ${`driver:${taxi.driverId}:%`}) as net,
        sum(e.amount_minor) filter (where e.account = 'platform:commission') as commission
      from ledger_entries e join ledger_transfers t on t.id = e.transfer_id join rides r on r.id = t.ride_id
      where r.driver_id = ${taxi.driverId}`);
    const minor = (text: string | undefined) => Math.round(Number(text) * 100);
    expect(rows).toMatchObject([{ licensePlate: plateOf(taxi), driver: { driverId: taxi.driverId }, sum: { trips: 2, fare: '201.22' } }]);
    expect([minor(totals[0]?.net), minor(totals[0]?.commission)]).toEqual([Number(moved[0]?.net), Number(moved[0]?.commission)]);
    expect(isCurrent).toBe(true);
    const answer = await fetch(`${world.node.address}/api/staff/fleets/${id}/sums.csv?period=month`, { headers: { cookie: own.cookie() } });
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain(`fleet-${from}-${to}.csv`);
    const [, line, end] = (await answer.text()).split('\r\n');
    const { net, commission } = there(totals[0]);
    expect(line).toBe(`${from},${to},${plateOf(taxi)},"'=Sum ""of"", all",2,16,ZAR,201.22,${commission},${net},201.22`);
    expect(end).toBe('');
    const before = await own.call(calls.sumsOfFleet, { params: { id }, query: { period: 'month', day: '2020-02-10' } });
    expect(before).toMatchObject({ from: '2020-02-01', to: '2020-02-29', isCurrent: false, rows: [], totals: [] });
    for (const query of ['period=year', 'day=2026-02-30', 'day=soon']) {
      const path = `/api/staff/fleets/${id}/sums`;
      expect((await own.get(`${path}?${query}`)).status).toBe(400);
      expect((await own.get(`${path}.csv?${query}`)).status).toBe(400);
    }
  });

  it('never adds two currencies', async () => {
    const taxi = await driver(world);
    const id = await fleetOf(world, [taxi], new Date(Date.now() - 60_000));
    await drive(taxi);
    const abroad = await drive(taxi);
    await world.db.execute(sql`update rides set country_id = 'ke' where id = ${abroad}`);
    const { today } = await (await ownerOf(world, id)).call(calls.fleetToday, { params: { id } });
    expect(today.map(({ countryId, trips, fare }) => [countryId, trips, fare]).toSorted()).toEqual([
      ['ke', 1, '100.00'],
      ['za', 1, '100.00'],
    ]);
  });

  it('keeps what was driven before a vehicle went to another fleet at noon, and learns nothing of the afternoon', async () => {
    const taxi = await driver(world);
    const [one, two] = [await newFleet('Morning'), await newFleet('Afternoon')];
    await drive(taxi, 10_00);
    await putIn(one.id, taxi);
    const morning = await drive(taxi, 20_00);
    // Accepted before, ended after: it is the morning's.
    const noon = await tripUnderWay(world, { passenger: rider, driver: taxi }, { at: new Date(), fareMinor: 40_00 });
    const vehicleId = await vehicleOf(taxi);
    await team.call(calls.takeVehicleOut, { params: { id: one.id, vehicleId }, body: { reason } });
    await endUnproven(taxi, noon);
    await drive(taxi, 80_00);
    await putIn(two.id, taxi);
    const afternoon = await drive(taxi, 160_00);
    const [am, pm] = [await ownerOf(world, one.id), await ownerOf(world, two.id)];
    const sumsOf = (own: Client, id: number) => own.call(calls.sumsOfFleet, { params: { id } });
    expect((await sumsOf(am, one.id)).totals).toMatchObject([{ trips: 2, fare: '60.00' }]);
    expect((await sumsOf(pm, two.id)).totals).toMatchObject([{ trips: 1, fare: '160.00' }]);
    const before = await am.call(calls.tripsOfVehicle, { params: { id: one.id, vehicleId } });
    expect(before.vehicle.isHere).toBe(false);
    expect(before.trips.map(({ rideId }) => rideId)).toEqual([noon, morning]);
    const after = await pm.call(calls.tripsOfDriver, { params: { id: two.id, driverId: taxi.driverId } });
    expect(after.trips.map(({ rideId }) => rideId)).toEqual([afternoon]);
    expect((await am.call(calls.fleetToday, { params: { id: one.id } })).vehicles).toEqual([]);
  });

  it('sees of a driver who has a car of the own only what was driven for the fleet', async () => {
    const taxi = await driver(world);
    const id = await fleetOf(world, [], new Date());
    const own = await ownerOf(world, id);
    await drive(taxi);
    const params = { id, driverId: taxi.driverId };
    expect((await own.refused(calls.tripsOfDriver, { params })).code).toBe('not_found');
    await putIn(id, taxi);
    await goOnline(taxi);
    expect(await own.call(calls.tripsOfDriver, { params })).toMatchObject({ driver: { driverId: taxi.driverId }, trips: [] });
    const ours = await drive(taxi);
    expect((await own.call(calls.tripsOfDriver, { params })).trips.map(({ rideId }) => rideId)).toEqual([ours]);
  });

  it('turns pages of twenty without a trip lost or twice', async () => {
    const taxi = await driver(world);
    const id = await fleetOf(world, [taxi], new Date(Date.now() - 3_600_000));
    const own = await ownerOf(world, id);
    const driven: number[] = [];
    for (let i = 0; i < 23; i += 1) driven.push(await drive(taxi));
    // Two that ended at one moment.
    await world.db.execute(
      sql`update rides set completed_at = (select completed_at from rides where id = ${driven[3] ?? 0}) where id = ${driven[2] ?? 0}`,
    );
    const params = { id, driverId: taxi.driverId };
    const first = (await own.call(calls.tripsOfDriver, { params })).trips.map(({ rideId }) => rideId);
    const before = there(first.at(-1));
    const rest = (await own.call(calls.tripsOfDriver, { params, query: { before } })).trips.map(({ rideId }) => rideId);
    expect(first).toHaveLength(20);
    expect([...first, ...rest].toSorted((a, b) => a - b)).toEqual(driven);
    expect((await own.call(calls.tripsOfDriver, { params, query: { before: there(rest.at(-1)) } })).trips).toEqual([]);
  });

  it('finds nothing of another fleet, and no people anywhere', async () => {
    const [taxi, foreign] = [await driver(world), await driver(world)];
    const since = new Date(Date.now() - 60_000);
    const [id, theirs] = [await fleetOf(world, [taxi], since), await fleetOf(world, [foreign], since)];
    const trip = await drive(foreign);
    const [own, other] = [await ownerOf(world, id), await ownerOf(world, theirs)];
    expect(await own.call(calls.ownFleets)).toMatchObject([{ id }]);
    const vehicleId = await vehicleOf(foreign);
    const { driverId } = foreign;
    expect((await other.call(calls.tripsOfVehicle, { params: { id: theirs, vehicleId } })).trips).toHaveLength(1);
    for (const code of [
      (await own.refused(calls.fleetToday, { params: { id: theirs } })).code,
      (await own.refused(calls.sumsOfFleet, { params: { id: theirs } })).code,
      (await own.refused(calls.tripsOfVehicle, { params: { id: theirs, vehicleId } })).code,
      (await own.refused(calls.tripsOfVehicle, { params: { id, vehicleId } })).code,
      (await own.refused(calls.tripsOfDriver, { params: { id, driverId } })).code,
      (await own.refused(calls.tripsOfVehicle, { params: { id, vehicleId: await vehicleOf(taxi) }, query: { before: trip } })).code,
    ])
      expect(code).toBe('not_found');
    expect((await own.get(`/api/staff/fleets/${theirs}/sums.csv`)).status).toBe(404);
    for (const { status } of [
      await own.answer(calls.searchDesk, { body: { q: 'Palesa' } }),
      await own.answer(calls.findDrivers, { query: { q: 'Palesa' } }),
      await own.answer(calls.readPerson, { params: { id: rider.user.id } }),
      await own.answer(calls.readTrip, { params: { id: trip } }),
      await own.answer(calls.listFleets),
    ])
      expect(status).toBe(403);
  });

  it('reads no name, phone, address or point of who rode, in any reply', async () => {
    const taxi = await driver(world, { name: 'Sizwe Khumalo' });
    const id = await fleetOf(world, [taxi], new Date(Date.now() - 60_000));
    const own = await ownerOf(world, id);
    await goOnline(taxi);
    await drive(taxi);
    await tripUnderWay(world, { passenger: await passenger(world, { name: 'Palesa Mokoena' }), driver: taxi }, { at: new Date() });
    const vehicleId = await vehicleOf(taxi);
    const replies = await Promise.all(
      [
        '/api/staff/own-fleets',
        `/api/staff/fleets/${id}/day`,
        `/api/staff/fleets/${id}/vehicles/${vehicleId}/trips`,
        `/api/staff/fleets/${id}/drivers/${taxi.driverId}/trips`,
        `/api/staff/fleets/${id}/sums`,
        `/api/staff/fleets/${id}/sums.csv`,
      ].map(async (path) => {
        const answer = await fetch(world.node.address + path, { headers: { cookie: own.cookie() } });
        expect([path, answer.status]).toEqual([path, 200]);
        return answer.text();
      }),
    );
    const all = replies.join('\n');
    expect(all).toContain('Sizwe Khumalo');
    for (const word of [
      'Palesa',
      'Mokoena',
      rider.user.phone,
      rider.email,
      'Hatfield Plaza',
      'Menlyn Park',
      'Address',
      '"lat"',
      '"lng"',
      'passenger',
    ])
      expect([word, all.includes(word)]).toEqual([word, false]);
    // No figure is a coordinate of Pretoria, and no number rings.
    expect(all).not.toMatch(/-25\.\d{3}|28\.\d{3}|\+27\d{6}/);
  });

  it('reads which papers of the vehicles expire soon: what and when', async () => {
    const taxi = await driver(world);
    const id = await fleetOf(world, [taxi], new Date(Date.now() - 60_000));
    const vehicleId = await vehicleOf(taxi);
    await world.db.execute(sql`insert into uploads (id, owner_id, media_type, byte_size, sha256)
      select 'fleet-paper-' || n, ${taxi.user.id}, 'image/jpeg', 1, decode(md5(n::text), 'hex') from generate_series(1, 2) n`);
    await world.db.execute(sql`insert into driver_documents
      (driver_id, document_type, vehicle_id, upload_id, expiry_date, verification_status, reviewed_by, reviewed_at)
      values (${taxi.driverId}, 'vehicle_insurance', ${vehicleId}, 'fleet-paper-1', current_date + 10, 'approved', ${taxi.user.id}, now()),
        (${taxi.driverId}, 'vehicle_registration', ${vehicleId}, 'fleet-paper-2', current_date + 400, 'approved', ${taxi.user.id}, now())`);
    const { vehicles } = await (await ownerOf(world, id)).call(calls.fleetToday, { params: { id } });
    const { papers } = there(vehicles[0]);
    expect(papers.map(({ documentType }) => documentType)).toEqual(['vehicle_insurance']);
    expect(papers[0]?.daysLeft).toBeOneOf([9, 10, 11]);
    expect(Object.keys(there(papers[0])).toSorted()).toEqual(['daysLeft', 'documentName', 'documentType', 'expiryDate']);
  });

  it('is invited with the fleet, and reaches that alone until the role is taken', async () => {
    const { id } = await newFleet('Invited Cars');
    const invited = await team.call(calls.invite, {
      body: {
        email: `fleet.${id}@example.org`,
        name: 'Dineo Molefe',
        phone: '+27825550143',
        roles: [{ role: 'fleet', merchantId: null, fleetId: id }],
      },
    });
    expect(invited.team.invitations.at(-1)?.roles).toEqual([
      { role: 'fleet', merchantId: null, shop: null, fleetId: id, fleet: 'Invited Cars', marketIds: null, markets: null },
    ]);
    const token = there(new URL(invited.link).searchParams.get('invitation'));
    await world.client().call(calls.acceptInvitation, { body: { token, password: 'a Quite-long one 7' } });
    const member = there((await team.call(calls.readTeam)).members.find(({ email }) => email === `fleet.${id}@example.org`));
    expect(member.roles).toMatchObject([{ role: 'fleet', fleetId: id }]);
    expect((await team.call(calls.readFleet, { params: { id } })).owners).toEqual(['Dineo Molefe']);
    const { client, userId } = await memberOfStaff(world, [{ role: 'fleet', fleetId: id }]);
    expect((await client.answer(calls.fleetToday, { params: { id } })).status).toBe(200);
    const { id: another } = await newFleet('Another');
    const roles = [{ role: 'fleet' as const, merchantId: null, fleetId: another }];
    await team.call(calls.setMemberRoles, { params: { id: userId }, body: { roles } });
    expect((await client.answer(calls.fleetToday, { params: { id } })).status).toBe(404);
    expect(await client.call(calls.ownFleets)).toEqual([{ id: another, name: 'Another' }]);
  });
});
