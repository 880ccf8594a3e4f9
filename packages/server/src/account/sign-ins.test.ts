import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { calls } from '../testing/calls.ts';
import { useWorld } from '../testing/harness.ts';
import { passenger, signInAgain, staffMember, PASSWORD } from '../testing/people.ts';

const world = useWorld();

describe('password and devices', () => {
  it('asks for the password before it is changed, and ends every other session', async () => {
    const { client, email } = await passenger(world);
    const { client: other } = await signInAgain(world, email);
    const next = 'another Long-one 8';
    const refused = await client.answer(calls.setPassword, { body: { password: 'wrong', newPassword: next } });
    expect(refused.body.errors?.[0]?.path).toBe('password');
    expect((await client.answer(calls.setPassword, { body: { password: PASSWORD, newPassword: 'short' } })).body.errors?.[0]?.path).toBe(
      'newPassword',
    );
    expect((await client.answer(calls.setPassword, { body: { password: PASSWORD, newPassword: next } })).status).toBe(200);
    expect((await other.answer(calls.getAccount)).status).toBe(401);
    expect((await client.answer(calls.getAccount)).status).toBe(200);
    expect((await signInAgain(world, email)).status).toBe(401);
    expect((await signInAgain(world, email, next)).status).toBe(200);
  });

  it('changes the address with the password alone, and to nobody else’s', async () => {
    const { client } = await passenger(world);
    const other = await passenger(world);
    expect((await client.answer(calls.setEmail, { body: { email: 'new.address@example.org', password: 'wrong' } })).status).toBe(400);
    expect((await client.answer(calls.setEmail, { body: { email: other.email, password: PASSWORD } })).body.errors?.[0]?.path).toBe(
      'email',
    );
    const changed = await client.answer(calls.setEmail, { body: { email: 'New.Address@example.org', password: PASSWORD } });
    expect(changed.body.user.email).toBe('new.address@example.org');
  });

  it('lists signed-in devices and signs them out, one or all', async () => {
    const { client, email } = await passenger(world);
    const second = (await signInAgain(world, email)).client;
    const third = (await signInAgain(world, email)).client;
    const { devices } = await client.call(calls.getAccount);
    expect(devices).toHaveLength(3);
    expect(devices.filter((device: { current: boolean }) => device.current)).toHaveLength(1);
    const secondId = (await second.answer(calls.getAccount)).body.devices.find((device: { current: boolean }) => device.current)?.id;
    await client.answer(calls.signOutDevices, { body: { deviceId: secondId } });
    expect((await second.answer(calls.getAccount)).status).toBe(401);
    expect((await third.answer(calls.getAccount)).status).toBe(200);
    await client.answer(calls.signOutDevices, { body: {} });
    expect((await third.answer(calls.getAccount)).status).toBe(401);
    const stranger = await passenger(world);
    const mine = (await client.answer(calls.getAccount)).body.devices[0]?.id;
    expect((await stranger.client.answer(calls.signOutDevices, { body: { deviceId: mine } })).status).toBe(404);
    expect((await client.answer(calls.signOutDevices, { body: { deviceId: mine } })).status).toBe(403);
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
    expect((await staff.answer(calls.session)).status).toBe(200);
  });
});
