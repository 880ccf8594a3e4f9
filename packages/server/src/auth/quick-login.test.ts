import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { LATE_SECRET_SECONDS } from '@safiri/rules/auth/device-secret.ts';
import { PASSWORD_GIVEN_MINUTES } from '@safiri/rules/auth/limits.ts';
import { useWorld } from '../testing/harness.ts';
import { createClient, type Client } from '../testing/client.ts';
import { driver, passenger, PASSWORD, rideBody, uploadOf, type Person } from '../testing/people.ts';
import { sendFile, smallPhoto, uploadPhoto } from '../testing/photos.ts';
import { calls } from '../testing/calls.ts';
import { texting } from '../testing/codes.ts';
import { refusalIn, unchecked } from '../testing/client.ts';

let now = Date.now();
const dataDir = mkdtempSync(join(tmpdir(), 'safiri-quick-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const world = useWorld({ clock: () => new Date(now), env: { ...texting, DATA_DIR: dataDir } });
const quick = (client: Client, person: Person) => client.answer(calls.quickLogin, { body: { userId: person.user.id } });
const listed = async (client: Client) => (await client.answer(calls.recentUsers)).body.length;
const pause = (seconds: number) => void (now += 1000 * seconds);
/** Another browser with the same cookies, as a copy of the profile has them. */
const copyOf = (client: Client) => {
  const jar = new Map(
    client
      .cookie()
      .split('; ')
      .map((pair) => pair.split('=') as [string, string]),
  );
  jar.delete('safiri_session');
  return createClient(world.node.address, jar);
};

describe('quick login', () => {
  it('works on a device that the account used, and nowhere else', async () => {
    const person = await driver(world);
    await person.client.answer(calls.logout);
    const known = await person.client.answer(calls.recentUsers);
    expect(known.body).toHaveLength(1);
    expect(known.body[0]?.phone).toMatch(/^[^\d]*\d{3}$/);
    expect((await world.client().answer(calls.recentUsers)).body).toEqual([]);
    expect((await quick(world.client(), person)).body.code).toBe('unknown_device');
    expect((await quick(person.client, person)).body.user.id).toBe(person.user.id);
    await person.client.answer(calls.forgetDevice, { body: {} });
    expect((await quick(person.client, person)).status).toBe(403);
  });

  it('finds by name, by what the card shows of a phone and by the whole of it', async () => {
    const { client, user } = await driver(world);
    const found = async (text: string) => (await client.answer(calls.searchUsers, { query: { q: text } })).body.length;
    const national = user.phone.replace('+27', '0');
    expect(await Promise.all(['Thabo', user.phone.slice(-3), '082', national, user.phone].map(found))).toEqual([1, 1, 1, 1, 1]);
    expect(await Promise.all([user.phone.slice(-4), national.slice(0, 5), national.slice(3, 8)].map(found))).toEqual([0, 0, 0]);
    expect((await client.answer(calls.searchUsersByPath, { params: { text: 'Thabo' } })).body).toHaveLength(1);
  });

  it('never lists or opens a staff account', async () => {
    const person = await passenger(world);
    await world.db.execute(sql`update users set user_type = 'staff' where id = ${person.user.id}`);
    expect((await quick(person.client, person)).status).toBe(403);
    expect(await listed(person.client)).toBe(0);
  });
});

describe('the secret of a device', () => {
  it('rotates: the new one becomes the only one when it is first used, and an old one ends both', async () => {
    const owner = await passenger(world);
    const thief = copyOf(owner.client);
    expect((await quick(owner.client, owner)).status).toBe(200);
    expect(await listed(owner.client)).toBe(1);
    pause(LATE_SECRET_SECONDS + 1);
    const session = await quick(owner.client, owner);
    expect(session.status).toBe(200);
    expect((await quick(thief, owner)).body.code).toBe('unknown_device');
    expect((await owner.client.answer(calls.session)).status).toBe(401);
    expect((await quick(owner.client, owner)).status).toBe(403);
    const again = await owner.client.answer(calls.login, { body: { email: owner.email, password: PASSWORD } });
    expect(again.status).toBe(200);
    expect((await quick(owner.client, owner)).status).toBe(200);
    expect((await quick(thief, owner)).status).toBe(403);
  });

  it('outlives a request of the offline queue, which goes with the secret of now', async () => {
    const owner = await passenger(world);
    await quick(owner.client, owner);
    pause(3600);
    const queued = { body: rideBody(), idempotencyKey: 'queued-before-the-tunnel' };
    await quick(owner.client, owner);
    const first = await owner.client.answer(calls.requestRide, queued);
    pause(3600);
    await quick(owner.client, owner);
    const again = await owner.client.answer(calls.requestRide, queued);
    expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
    expect((await quick(owner.client, owner)).status).toBe(200);
  });

  it('is signed: a number in it can’t be chosen', async () => {
    const owner = await passenger(world);
    const [, cookie = ''] = /safiri_device=([^;]+)/.exec(owner.client.cookie()) ?? [];
    const [id, generation, signature] = cookie.split('.');
    for (const forged of [
      `${id}.${Number(generation) + 1}.${signature}`,
      `${Number(id) + 1}.${generation}.${signature}`,
      `${id}.${generation}.${'A'.repeat(43)}`,
    ]) {
      expect((await quick(createClient(world.node.address, new Map([['safiri_device', forged]])), owner)).status).toBe(403);
    }
    expect((await quick(owner.client, owner)).status).toBe(200);
  });
});

describe('a session of quick login', () => {
  const contact = { name: 'Thandi', phone: '082 555 0142', autoShare: true };

  it('rides, and asks for the password before what would give the account away', async () => {
    const person = await passenger(world);
    await quick(person.client, person);
    const { client } = person;
    expect((await client.answer(calls.requestRide, { body: rideBody() })).status).toBe(201);
    const refused = [
      await client.answer(calls.changeAccount, { body: { phone: '082 555 0177' } }),
      await client.answer(calls.changeAccount, { body: { name: 'Lerato M' } }),
      await client.answer(calls.signOutDevices, { body: {} }),
      await client.answer(calls.setEmail, { body: { email: 'other@example.org' } }),
      await client.answer(calls.setPassword, { body: { newPassword: 'another Quite-long 8' } }),
      await client.answer(calls.removeAccount, { body: {} }),
      await client.answer(calls.addContact, { body: contact }),
      await client.get('/api/account/export'),
    ];
    expect(refused.map((answer) => [answer.status, refusalIn(answer).code])).toEqual(refused.map(() => [403, 'confirm_password']));
    expect((await client.answer(calls.changeAccount, { body: { language: 'sw' } })).status).toBe(200);
    expect((await client.answer(calls.confirmPassword, { body: { password: 'not it' } })).body).toMatchObject({
      errors: [{ path: 'password' }],
    });
    expect((await client.answer(calls.addContact, { body: contact })).status).toBe(403);
    expect((await client.answer(calls.confirmPassword, { body: { password: PASSWORD } })).status).toBe(200);
    expect((await client.answer(calls.addContact, { body: contact })).status).toBe(201);
    expect((await client.get('/api/account/export')).status).toBe(200);
    pause(PASSWORD_GIVEN_MINUTES * 60 + 1);
    expect(refusalIn(await client.get('/api/account/export')).code).toBe('confirm_password');
  });

  it('sends no documents of a driver', async () => {
    const person = await driver(world, { approved: false });
    const document = { driverId: person.driverId, documentType: 'id_document', documentUrl: await uploadOf(world, person.user.id) };
    await quick(person.client, person);
    expect((await person.client.refused(calls.sendDocument, { body: unchecked(document) })).code).toBe('confirm_password');
  });

  it('opens no document that was sent, and shows the own photo', async () => {
    const person = await driver(world, { approved: false });
    const address = (url: string) => person.client.get(url);
    const document = (await sendFile(world, person.client, await smallPhoto())).body.url;
    const photo = await uploadPhoto(world, person.client);
    expect((await person.client.answer(calls.setPhoto, { body: { photoUrl: photo } })).status).toBe(200);
    await quick(person.client, person);
    expect(refusalIn(await address(document)).code).toBe('confirm_password');
    expect((await address(photo)).status).toBe(200);
    expect((await address(`/api/users/${person.user.id}/photo`)).status).toBe(200);
    const other = await passenger(world);
    await quick(other.client, other);
    expect((await other.client.get(document)).status).toBe(404);
    expect((await person.client.answer(calls.confirmPassword, { body: { password: PASSWORD } })).status).toBe(200);
    expect((await address(document)).status).toBe(200);
  });

  it('brings no new tries at the password with each tap', async () => {
    const person = await passenger(world);
    for (let i = 0; i < 10; i += 1) {
      await quick(person.client, person);
      expect((await person.client.answer(calls.confirmPassword, { body: { password: `wrong ${i}` } })).status).toBe(400);
    }
    await quick(person.client, person);
    expect((await person.client.answer(calls.confirmPassword, { body: { password: PASSWORD } })).status).toBe(429);
  });
});
