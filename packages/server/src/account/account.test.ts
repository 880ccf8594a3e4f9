import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { users } from '@safiri/db/users/tables.ts';
import type { Client } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, goOnline, offerOf, passenger, PASSWORD, registration, rideBody, staffMember } from '../testing/people.ts';
import { uploadPhoto } from '../testing/photos.ts';
import { calls as contractCalls } from '../testing/calls.ts';
import { there } from '../testing/client.ts';
import { unchecked } from '../testing/client.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'safiri-account-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const world = useWorld({ dispatch: true, env: { DATA_DIR: dataDir } });

const signInAgain = async (email: string, password = PASSWORD): Promise<{ client: Client; status: number }> => {
  const client = world.client();
  return { client, status: (await client.answer(contractCalls.login, { body: { email, password } })).status };
};

describe('the profile', () => {
  it('is changed by its owner: name, phone, language, country, notifications', async () => {
    const { client } = await passenger(world);
    const changed = await client.answer(contractCalls.changeAccount, {
      body: {
        name: 'Lerato M. Maseko',
        phone: '0712345678',
        countryId: 'ke',
        language: 'sw',
        mutedNotifications: ['promotion'],
      },
    });
    expect(changed.body).toMatchObject({
      user: { name: 'Lerato M. Maseko', phone: '+254712345678', countryId: 'ke' },
      language: 'sw',
      mutedNotifications: ['promotion'],
    });
    expect((await client.answer(contractCalls.getWallet)).body.currency).toBe('KES');
  });

  it('takes no role, no verification, no safety off, nobody else’s phone', async () => {
    const { client } = await passenger(world);
    const other = await passenger(world);
    for (const body of [
      { role: 'staff' },
      { userType: 'staff' },
      { verified: true },
      { genderVerifiedAt: '2026-01-01' },
      { mutedNotifications: ['safety'] },
      { language: 'xx' },
      { countryId: 'xx' },
      { name: '  ' },
    ]) {
      const answer = await client.answer(contractCalls.changeAccount, { body: unchecked(body) });
      expect(answer.status).toBe(400);
      expect(answer.body.errors?.[0]?.path).toMatch(new RegExp(`^${Object.keys(body)[0]}`));
    }
    const taken = await client.answer(contractCalls.changeAccount, { body: { phone: other.user.phone } });
    expect(taken.body).toMatchObject({ status: 400, errors: [{ path: 'phone' }] });
    expect((await client.answer(contractCalls.changeAccount, { body: { phone: '123' } })).status).toBe(400);
    expect((await world.client().answer(contractCalls.getAccount)).status).toBe(401);
  });

  it('keeps a gender that staff confirmed, also for a trip on offer, and changes one that nobody did', async () => {
    const rider = await passenger(world, { gender: 'female', genderVerified: true });
    const person = await driver(world, { gender: 'female' });
    await goOnline(person);
    const ride = await rider.client.call(contractCalls.requestRide, { body: rideBody({ rideType: 'ladies_only' }) });
    await offerOf(person);
    const refused = await person.client.answer(contractCalls.changeAccount, { body: { gender: 'male', name: 'Another' } });
    expect(refused.body).toMatchObject({ status: 409, errors: [{ path: 'gender' }] });
    const same = await person.client.answer(contractCalls.changeAccount, { body: { gender: 'female', name: 'Zanele' } });
    expect(same.body.user).toMatchObject({ name: 'Zanele', gender: 'female', genderVerified: true });
    expect((await person.client.answer(contractCalls.changeRide, { params: { id: ride.id }, body: { status: 'accepted' } })).status).toBe(
      200,
    );
    const other = await passenger(world);
    const changed = await other.client.answer(contractCalls.changeAccount, { body: { gender: 'other' } });
    expect(changed.body.user).toMatchObject({ gender: 'other', genderVerified: false });
    await rider.client.answer(contractCalls.changeRide, { params: { id: ride.id }, body: { status: 'cancelled' } });
    await person.client.answer(contractCalls.setStatus, { params: { id: person.user.id }, body: { isOnline: false } });
  });

  it('shows a photo to its owner, to the other side of a live trip and to staff', async () => {
    const person = await driver(world);
    const rider = await passenger(world);
    const { photoUrl } = await person.client.call(contractCalls.setPhoto, { body: { photoUrl: await uploadPhoto(world, person.client) } });
    const read = (client: Client) => client.get(there(photoUrl)).then((answer) => answer.status);
    expect(await read(person.client)).toBe(200);
    expect(await read(await staffMember(world))).toBe(200);
    expect(await read(rider.client)).toBe(404);
    await goOnline(person);
    const ride = await rider.client.call(contractCalls.requestRide, { body: rideBody() });
    await offerOf(person);
    await person.client.answer(contractCalls.changeRide, { params: { id: ride.id }, body: { status: 'accepted' } });
    expect(await read(rider.client)).toBe(200);
    await rider.client.answer(contractCalls.changeRide, { params: { id: ride.id }, body: { status: 'cancelled' } });
    expect(await read(rider.client)).toBe(404);
    await person.client.answer(contractCalls.setStatus, { params: { id: person.user.id }, body: { isOnline: false } });
    expect((await rider.client.answer(contractCalls.setPhoto, { body: { photoUrl: 'javascript:x' } })).body.errors?.[0]?.path).toBe(
      'photoUrl',
    );
  });
});

describe('password and devices', () => {
  it('asks for the password before it is changed, and ends every other session', async () => {
    const { client, email } = await passenger(world);
    const { client: other } = await signInAgain(email);
    const next = 'another Long-one 8';
    const refused = await client.answer(contractCalls.setPassword, { body: { password: 'wrong', newPassword: next } });
    expect(refused.body.errors?.[0]?.path).toBe('password');
    expect(
      (await client.answer(contractCalls.setPassword, { body: { password: PASSWORD, newPassword: 'short' } })).body.errors?.[0]?.path,
    ).toBe('newPassword');
    expect((await client.answer(contractCalls.setPassword, { body: { password: PASSWORD, newPassword: next } })).status).toBe(200);
    expect((await other.answer(contractCalls.getAccount)).status).toBe(401);
    expect((await client.answer(contractCalls.getAccount)).status).toBe(200);
    expect((await signInAgain(email)).status).toBe(401);
    expect((await signInAgain(email, next)).status).toBe(200);
  });

  it('changes the address with the password alone, and to nobody else’s', async () => {
    const { client } = await passenger(world);
    const other = await passenger(world);
    expect((await client.answer(contractCalls.setEmail, { body: { email: 'new.address@example.org', password: 'wrong' } })).status).toBe(
      400,
    );
    expect((await client.answer(contractCalls.setEmail, { body: { email: other.email, password: PASSWORD } })).body.errors?.[0]?.path).toBe(
      'email',
    );
    const changed = await client.answer(contractCalls.setEmail, { body: { email: 'New.Address@example.org', password: PASSWORD } });
    expect(changed.body.user.email).toBe('new.address@example.org');
  });

  it('lists signed-in devices and signs them out, one or all', async () => {
    const { client, email } = await passenger(world);
    const second = (await signInAgain(email)).client;
    const third = (await signInAgain(email)).client;
    const { devices } = await client.call(contractCalls.getAccount);
    expect(devices).toHaveLength(3);
    expect(devices.filter((device: { current: boolean }) => device.current)).toHaveLength(1);
    const secondId = (await second.answer(contractCalls.getAccount)).body.devices.find(
      (device: { current: boolean }) => device.current,
    )?.id;
    await client.answer(contractCalls.signOutDevices, { body: { deviceId: secondId } });
    expect((await second.answer(contractCalls.getAccount)).status).toBe(401);
    expect((await third.answer(contractCalls.getAccount)).status).toBe(200);
    await client.answer(contractCalls.signOutDevices, { body: {} });
    expect((await third.answer(contractCalls.getAccount)).status).toBe(401);
    const stranger = await passenger(world);
    const mine = (await client.answer(contractCalls.getAccount)).body.devices[0]?.id;
    expect((await stranger.client.answer(contractCalls.signOutDevices, { body: { deviceId: mine } })).status).toBe(404);
    expect((await client.answer(contractCalls.signOutDevices, { body: { deviceId: mine } })).status).toBe(403);
  });
});

describe('the export', () => {
  it('holds everything of oneself and nothing of the other side but what they rated', async () => {
    const rider = await passenger(world, { name: 'Palesa Nkosi' });
    const person = await driver(world, { name: 'Sibusiso Hadebe' });
    await goOnline(person);
    const ride = await rider.client.call(contractCalls.requestRide, { body: rideBody() });
    await offerOf(person);
    await person.client.answer(contractCalls.changeRide, { params: { id: ride.id }, body: { status: 'accepted' } });
    await rider.client.answer(contractCalls.changeRide, { params: { id: ride.id }, body: { status: 'cancelled' } });
    await person.client.answer(contractCalls.setStatus, { params: { id: person.user.id }, body: { isOnline: false } });
    const theirs = await fetch(`${world.node.address}/api/account/export`, { headers: { cookie: person.client.cookie() } });
    const driven = strFromU8(unzipSync(new Uint8Array(await theirs.arrayBuffer()))['trips.json'] ?? new Uint8Array());
    expect(JSON.parse(driven)).toMatchObject([{ id: ride.id, side: 'driver' }]);
    expect(driven).not.toMatch(/pickupLat|pickupAddress|dropoffAddress/);
    const response = await fetch(`${world.node.address}/api/account/export`, { headers: { cookie: rider.client.cookie() } });
    expect(response.headers.get('content-type')).toBe('application/zip');
    const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
    expect(Object.keys(files).sort()).toEqual([
      'booked-rides.json',
      'chats.json',
      'devices.json',
      'messages.json',
      'money.json',
      'notifications.json',
      'orders.json',
      'packages.json',
      'profile.json',
      'ratings.json',
      'safety.json',
      'school.json',
      'trips.json',
    ]);
    const all = Object.values(files)
      .map((file) => strFromU8(file))
      .join('\n');
    expect(all).toContain('Palesa Nkosi');
    expect(all).not.toMatch(/Sibusiso|Hadebe|passwordHash|"pin"/);
    expect(all).not.toContain(person.user.phone);
    expect(JSON.parse(strFromU8(files['trips.json'] ?? new Uint8Array()))).toMatchObject([
      { id: ride.id, side: 'passenger', status: 'cancelled' },
    ]);
    expect((await world.client().get('/api/account/export')).status).toBe(401);
  });
});

describe('staff before the second factor', () => {
  it('may do nothing here either', async () => {
    const staff = await staffMember(world);
    await world.db.execute(
      sql`update sessions set second_factor_at = null where token_hash = (select token_hash from sessions where second_factor_at is not null order by id desc limit 1)`,
    );
    for (const path of ['/api/account', '/api/account/export', '/api/stream', '/api/wallet']) {
      expect([path, (await staff.get(path)).status]).toEqual([path, 403]);
    }
    expect((await staff.answer(contractCalls.session)).status).toBe(200);
  });
});

describe('deletion', () => {
  it('ends every sign-in, also one that runs at the same time, and nobody waits for a deadlock', async () => {
    const warned = vi.spyOn(world.node.ctx.log, 'warn');
    for (let round = 0; round < 6; round += 1) {
      const rider = await passenger(world);
      await Promise.all([
        rider.client.answer(contractCalls.removeAccount, { body: { password: PASSWORD } }),
        ...[1, 2, 3].map(() => signInAgain(rider.email)),
        rider.client.answer(contractCalls.changeAccount, { body: { name: 'Back Again' } }),
        rider.client.answer(contractCalls.requestRide, { body: rideBody() }),
      ]);
      const { rows } = await world.db.execute<{ sessions: number; name: string; live: number; deleted: boolean }>(sql`
        select (select count(*)::int from sessions where user_id = u.id and revoked_at is null) as sessions, u.name,
               (select count(*)::int from rides where passenger_id = u.id and status = 'requested') as live, u.deleted_at is not null as deleted
        from users u where u.id = ${rider.user.id}`);
      const left = rows[0];
      expect(left?.deleted === true ? left : { sessions: 0, name: 'Deleted', live: 0, deleted: true }).toEqual({
        sessions: 0,
        name: 'Deleted',
        live: 0,
        deleted: true,
      });
      expect((await signInAgain(`deleted-${rider.user.id}@deleted.invalid`, 'deleted')).status).toBe(401);
    }
    expect(warned.mock.calls.map(([, message]) => message)).not.toContain('a transaction lost a deadlock');
    warned.mockRestore();
  });

  it('asks for the password, waits for the trip, and leaves no person behind', async () => {
    const rider = await passenger(world, { name: 'Palesa Nkosi' });
    const ride = await rider.client.call(contractCalls.requestRide, { body: rideBody() });
    expect((await rider.client.answer(contractCalls.removeAccount, { body: { password: 'wrong' } })).status).toBe(400);
    expect((await rider.client.answer(contractCalls.removeAccount, { body: { password: PASSWORD } })).body.detail).toBe(
      'Finish or cancel your trip first.',
    );
    await rider.client.answer(contractCalls.changeRide, { params: { id: ride.id }, body: { status: 'cancelled' } });
    const both = await Promise.all([1, 2].map(() => rider.client.answer(contractCalls.removeAccount, { body: { password: PASSWORD } })));
    expect(both.map((answer) => answer.status)).toContain(200);
    expect(both.every((answer) => answer.status === 200 || answer.status === 401)).toBe(true);
    expect((await signInAgain(rider.email)).status).toBe(401);
    const { rows } = await world.db.execute<{ text: string }>(
      sql`select u::text || r::text as text from users u join rides r on r.passenger_id = u.id where u.id = ${rider.user.id}`,
    );
    expect(rows[0]?.text).not.toMatch(/Palesa|Nkosi/);
    expect(rows[0]?.text).not.toContain(rider.user.phone);
    expect(rows[0]?.text).toContain('pretoria');
    // The same person may come again.
    const again = await world
      .client()
      .answer(contractCalls.register, { body: registration({ email: rider.email, phone: rider.user.phone }) });
    expect(again.status).toBe(201);
  });

  it('waits until money is settled, and takes a driver’s papers and plate along', async () => {
    const person = await driver(world, { vehicleRegistration: 'XX 77 GP' });
    const { url } = { url: await uploadPhoto(world, person.client) };
    await person.client.answer(contractCalls.sendDocument, {
      body: { driverId: person.driverId, documentType: 'id_document', documentUrl: url },
    });
    const account = `driver:${person.driverId}:wallet`;
    const owe = (amount: number) =>
      world.db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ id: number }>(
          sql`insert into ledger_transfers (reference, kind) values (${`test:${amount}`}, 'adjustment') returning id`,
        );
        await tx.execute(
          sql`insert into ledger_entries (transfer_id, account, currency, amount_minor) values (${rows[0]?.id}, ${account}, 'ZAR', ${amount}), (${rows[0]?.id}, 'platform:test', 'ZAR', ${-amount})`,
        );
      });
    await owe(100);
    expect((await person.client.answer(contractCalls.removeAccount, { body: { password: PASSWORD } })).body.detail).toContain(
      'still money',
    );
    await owe(-100);
    expect((await person.client.answer(contractCalls.removeAccount, { body: { password: PASSWORD } })).status).toBe(200);
    const { rows } = await world.db.execute<{ n: number; plate: string }>(sql`
      select (select count(*)::int from driver_documents where driver_id = ${person.driverId}) as n,
             (select license_plate from drivers where id = ${person.driverId}) as plate`);
    expect(rows).toEqual([{ n: 0, plate: '' }]);
    const [row] = await world.db.select().from(users).where(eq(users.id, person.user.id));
    expect(row?.deletedAt).not.toBeNull();
  });
});
