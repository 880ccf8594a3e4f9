import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { auditLog } from '@safiri/db/staff/tables.ts';
import { calls } from '../testing/calls.ts';
import { there, type Client } from '../testing/client.ts';
import { fleetOf, fleetSteps, ownerOf, reason } from '../testing/fleets.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, memberOfStaff, passenger, plateOf, staffMember, type Person } from '../testing/people.ts';
import { accounts, balanceOf, writeTransfer } from '../wallet/public.ts';

const world = useWorld({ env: { COMMISSION_PERCENT: '15' } });
let rider: Person;
let team: Client;
beforeAll(async () => {
  rider = await passenger(world, { name: 'Palesa Mokoena' });
  team = await staffMember(world);
});
const { newFleet, putIn, drive, vehicleOf } = fleetSteps(world, () => ({ rider, team }));

describe('the team', () => {
  it('makes a fleet, renames it, and puts a vehicle in by its plate and out again, with a reason in the log', async () => {
    const taxi = await driver(world);
    const made = await newFleet();
    expect(made).toMatchObject({ name: 'Ubuntu Cars', phone: '+27825550142', vehicles: 0, owners: [], members: [] });
    const params = { id: made.id };
    expect((await putIn(made.id, taxi)).body).toMatchObject({ vehicles: 1, members: [{ licensePlate: plateOf(taxi), kind: 'sedan' }] });
    // Sent again, it is in already: nothing happens twice.
    expect((await putIn(made.id, taxi)).status).toBe(200);
    await team.call(calls.changeFleet, { params, body: { name: 'Ubuntu Cars & Sons', reason: 'Their word' } });
    const vehicleId = await vehicleOf(taxi);
    const out = { params: { id: made.id, vehicleId }, body: { reason: 'Sold' } };
    expect(await team.call(calls.takeVehicleOut, out)).toMatchObject({ name: 'Ubuntu Cars & Sons', phone: '+27825550142', vehicles: 0 });
    expect((await team.refused(calls.takeVehicleOut, out)).code).toBe('not_found');
    const written = await world.db.select().from(auditLog).where(eq(auditLog.subject, 'fleet')).orderBy(auditLog.id);
    expect(written.filter(({ subjectId }) => subjectId === made.id)).toMatchObject([
      { action: 'fleet.created', data: { reason } },
      { action: 'fleet.vehicle_put_in', data: { vehicleId, reason } },
      { action: 'fleet.changed', data: { reason: 'Their word' } },
      { action: 'fleet.vehicle_taken_out', data: { vehicleId, reason: 'Sold' } },
    ]);
    expect(await team.call(calls.readAudit, { query: { subject: 'fleet', subjectId: made.id } })).toMatchObject([
      { subjectName: 'Ubuntu Cars & Sons', plate: plateOf(taxi) },
      {},
      {},
      {},
    ]);
  });

  it('has a fleet once, however often its making is sent', async () => {
    const sent = {
      body: { name: 'Twice Cars', phone: '082 555 0142', countryId: 'za' as const, reason },
      idempotencyKey: 'fleet-made-once',
    };
    const [one, two] = [await team.call(calls.createFleet, sent), await team.call(calls.createFleet, sent)];
    expect(two).toEqual(one);
    expect((await team.call(calls.listFleets)).filter(({ name }) => name === 'Twice Cars')).toHaveLength(1);
  });

  it('is told by name what is wrong', async () => {
    const { id } = await newFleet();
    const params = { id };
    const wrong = async (body: object) => (await team.answer(calls.createFleet, { body: body as never })).body.errors?.[0]?.path;
    const right = { name: 'X', phone: '082 555 0142', countryId: 'za', reason };
    expect(await wrong({ ...right, phone: '12' })).toBe('phone');
    expect(await wrong({ ...right, name: ' ' })).toBe('name');
    expect(await wrong({ ...right, reason: '' })).toBe('reason');
    const unknown = await team.answer(calls.putVehicleIn, { params, body: { licensePlate: 'OAE 1 GP', reason } });
    expect(unknown).toMatchObject({ status: 400, body: { errors: [{ path: 'licensePlate' }] } });
    expect((await team.answer(calls.changeFleet, { params, body: { phone: '+27 12', reason } })).body.errors?.[0]?.path).toBe('phone');
  });

  it('puts a vehicle into one fleet: of two at once one has it, the other reads why', async () => {
    const taxi = await driver(world);
    const [one, two] = [await newFleet(), await newFleet()];
    const both = await Promise.all([putIn(one.id, taxi), putIn(two.id, taxi)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = there(both.find(({ status }) => status === 409));
    expect(refused.body).toMatchObject({ code: 'vehicle_in_fleet', errors: [{ path: 'licensePlate' }] });
    // Not in the past either.
    const twice = sql`insert into fleet_vehicles (fleet_id, vehicle_id, since, until) select fleet_id, vehicle_id, since, since + interval '1 hour'
      from fleet_vehicles where vehicle_id = ${await vehicleOf(taxi)}`;
    await expect(world.db.execute(twice)).rejects.toThrow('Failed query');
  });

  it('alone keeps fleets: an owner of one, a merchant and who reads only are refused', async () => {
    const { id } = await newFleet();
    for (const client of [await ownerOf(world, id), (await memberOfStaff(world, [{ role: 'read_only' }])).client]) {
      expect((await client.answer(calls.listFleets)).status).toBe(403);
      expect((await client.answer(calls.readFleet, { params: { id } })).status).toBe(403);
      expect((await client.answer(calls.changeFleet, { params: { id }, body: { name: 'Mine', reason } })).status).toBe(403);
    }
  });
});

describe('drivers', () => {
  it('read on their vehicles whose eyes are on the trips, and are told when it begins and ends', async () => {
    const taxi = await driver(world);
    const { id } = await newFleet('Kasi Rides');
    await putIn(id, taxi);
    const vehicle = there((await taxi.client.call(calls.ownVehicles))[0]);
    expect(vehicle).toMatchObject({ fleet: 'Kasi Rides', owned: true });
    await team.call(calls.takeVehicleOut, { params: { id, vehicleId: vehicle.id }, body: { reason } });
    expect(await taxi.client.call(calls.ownVehicles)).toMatchObject([{ fleet: null }]);
    const told = await taxi.client.call(calls.ownNotifications);
    expect(JSON.stringify(told)).toContain(`${plateOf(taxi)} belongs to Kasi Rides from now on`);
    expect(JSON.stringify(told)).toContain(`${plateOf(taxi)} no longer belongs to Kasi Rides`);
  });

  it('do not remove a vehicle of a fleet', async () => {
    const taxi = await driver(world);
    const body = {
      kind: 'van',
      make: 'Toyota',
      model: 'HiAce',
      licensePlate: `OA ${taxi.driverId} IE GP`,
      color: 'White',
      year: 2024,
    } as const;
    const second = there((await taxi.client.call(calls.addVehicle, { body })).find(({ kind }) => kind === 'van'));
    const { id } = await newFleet();
    await team.call(calls.putVehicleIn, { params: { id }, body: { licensePlate: body.licensePlate, reason } });
    expect((await taxi.client.refused(calls.dropVehicle, { params: { id: second.id } })).code).toBe('vehicle_in_fleet');
    await team.call(calls.takeVehicleOut, { params: { id, vehicleId: second.id }, body: { reason } });
    expect(await taxi.client.call(calls.dropVehicle, { params: { id: second.id } })).toHaveLength(1);
  });

  it('who leave take nothing of the fleet along, and read in their export who saw their trips', async () => {
    const taxi = await driver(world);
    const fleetId = await fleetOf(world, [taxi], new Date(Date.now() - 60_000));
    await drive(taxi);
    const zip = await fetch(`${world.node.address}/api/account/export`, { headers: { cookie: taxi.client.cookie() } });
    expect(zip.status).toBe(200);
    const { unzipSync, strFromU8 } = await import('fflate');
    const files = unzipSync(new Uint8Array(await zip.arrayBuffer()));
    expect(JSON.parse(strFromU8(there(files['fleets.json'])))).toMatchObject([{ licensePlate: plateOf(taxi), until: null }]);
    // Whatever they owe is settled first.
    const owed = await balanceOf(world.db, accounts.driverWallet(taxi.driverId), 'ZAR');
    await world.db.transaction((tx) =>
      writeTransfer(tx, {
        reference: `settled:${taxi.driverId}`,
        kind: 'adjustment',
        currency: 'ZAR',
        at: new Date(),
        entries: [
          { account: accounts.outside, amountMinor: owed },
          { account: accounts.driverWallet(taxi.driverId), amountMinor: -owed },
        ],
      }),
    );
    await taxi.client.call(calls.removeAccount, { body: { password: 'a Quite-long one 7' } });
    const owner = await ownerOf(world, fleetId);
    const { vehicles } = await owner.call(calls.fleetToday, { params: { id: fleetId } });
    expect(vehicles).toMatchObject([{ licensePlate: plateOf(taxi), driver: null }]);
    const { trips } = await owner.call(calls.tripsOfVehicle, { params: { id: fleetId, vehicleId: there(vehicles[0]).vehicleId } });
    expect(trips).toMatchObject([{ driver: { name: 'Deleted' } }]);
  });
});
