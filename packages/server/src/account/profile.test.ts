import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { calls } from '../testing/calls.ts';
import { there, unchecked, type Client } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, goOnline, offerOf, passenger, rideBody, staffMember } from '../testing/people.ts';
import { uploadPhoto } from '../testing/photos.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'safiri-account-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const world = useWorld({ dispatch: true, env: { DATA_DIR: dataDir } });

describe('the profile', () => {
  it('is changed by its owner: name, phone, language, country, notifications', async () => {
    const { client } = await passenger(world);
    const changed = await client.answer(calls.changeAccount, {
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
    expect((await client.answer(calls.getWallet)).body.currency).toBe('KES');
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
      const answer = await client.answer(calls.changeAccount, { body: unchecked(body) });
      expect(answer.status).toBe(400);
      expect(answer.body.errors?.[0]?.path).toMatch(new RegExp(`^${Object.keys(body)[0]}`));
    }
    const taken = await client.answer(calls.changeAccount, { body: { phone: other.user.phone } });
    expect(taken.body).toMatchObject({ status: 400, errors: [{ path: 'phone' }] });
    expect((await client.answer(calls.changeAccount, { body: { phone: '123' } })).status).toBe(400);
    expect((await world.client().answer(calls.getAccount)).status).toBe(401);
  });

  it('keeps a gender that staff confirmed, also for a trip on offer, and changes one that nobody did', async () => {
    const rider = await passenger(world, { gender: 'female', genderVerified: true });
    const person = await driver(world, { gender: 'female' });
    await goOnline(person);
    const ride = await rider.client.call(calls.requestRide, { body: rideBody({ rideType: 'ladies_only' }) });
    await offerOf(person);
    const refused = await person.client.answer(calls.changeAccount, { body: { gender: 'male', name: 'Another' } });
    expect(refused.body).toMatchObject({ status: 409, errors: [{ path: 'gender' }] });
    const same = await person.client.answer(calls.changeAccount, { body: { gender: 'female', name: 'Zanele' } });
    expect(same.body.user).toMatchObject({ name: 'Zanele', gender: 'female', genderVerified: true });
    expect((await person.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'accepted' } })).status).toBe(200);
    const other = await passenger(world);
    const changed = await other.client.answer(calls.changeAccount, { body: { gender: 'other' } });
    expect(changed.body.user).toMatchObject({ gender: 'other', genderVerified: false });
    await rider.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'cancelled' } });
    await person.client.answer(calls.setStatus, { params: { id: person.user.id }, body: { isOnline: false } });
  });

  it('shows a photo to its owner, to the other side of a live trip and to staff', async () => {
    const person = await driver(world);
    const rider = await passenger(world);
    const { photoUrl } = await person.client.call(calls.setPhoto, { body: { photoUrl: await uploadPhoto(world, person.client) } });
    const read = (client: Client) => client.get(there(photoUrl)).then((answer) => answer.status);
    expect(await read(person.client)).toBe(200);
    expect(await read(await staffMember(world))).toBe(200);
    expect(await read(rider.client)).toBe(404);
    await goOnline(person);
    const ride = await rider.client.call(calls.requestRide, { body: rideBody() });
    await offerOf(person);
    await person.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'accepted' } });
    expect(await read(rider.client)).toBe(200);
    await rider.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'cancelled' } });
    expect(await read(rider.client)).toBe(404);
    await person.client.answer(calls.setStatus, { params: { id: person.user.id }, body: { isOnline: false } });
    expect((await rider.client.answer(calls.setPhoto, { body: { photoUrl: 'javascript:x' } })).body.errors?.[0]?.path).toBe('photoUrl');
  });
});
