import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { pickupHints } from '@safiri/db/pickups/tables.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { uploads } from '@safiri/db/uploads/tables.ts';
import { HINT_DAYS, HINT_NOTE_LENGTH, HINT_PHOTO_BYTES, HINTS_AT_MOST } from '@safiri/rules/pickups/hint.ts';
import { calls } from '../testing/calls.ts';
import { there, unchecked, type Client } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, hatfield, menlyn, passenger, PASSWORD, type DriverPerson, type Person } from '../testing/people.ts';
import { sendFile, smallPhoto } from '../testing/photos.ts';
import { tripUnderWay } from '../testing/trips.ts';
import { sweepHints } from './room.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'safiri-pickups-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const world = useWorld({ env: { DATA_DIR: dataDir } });

const gate = { lat: hatfield.lat, lng: hatfield.lng };
const near = `${gate.lat},${gate.lng}`;
const BLUE = 'Blue gate beside Shoprite';
const sendPhoto = async (client: Client, content?: Buffer, name = 'gate.png') =>
  sendFile(world, client, content ?? (await smallPhoto()), name, 'image/png', 'file', '/api/pickup-hints/photo');
const keep = (person: Person, note: string | null = BLUE, photoUrl?: string | null) =>
  person.client.call(calls.keepHint, { body: { location: gate, note, ...(photoUrl === undefined ? {} : { photoUrl }) } });
const hintOf = async (person: Person, at = near) => (await person.client.call(calls.hintAt, { query: { near: at } })).hint;
const read = (client: Client, path: string) => fetch(world.node.address + path, { headers: { cookie: client.cookie() } });
const seen = (person: DriverPerson, id: number) => person.client.answer(calls.tripHint, { params: { id } });

async function trip() {
  const people = { passenger: await passenger(world), driver: await driver(world) };
  const { body: photo } = await sendPhoto(people.passenger.client);
  await keep(people.passenger, BLUE, photo.url);
  return { ...people, rideId: await tripUnderWay(world, people, { at: new Date() }) };
}

describe('what is said of a pickup', () => {
  it('is kept for the same place, changed, and forgotten; elsewhere there is none', async () => {
    const person = await passenger(world);
    const { id } = await keep(person, `  ${BLUE} `);
    expect(await hintOf(person, `${gate.lat + 0.0003},${gate.lng}`)).toEqual({ id, note: BLUE, photoUrl: null, voiceUrl: null });
    expect(await hintOf(person, `${menlyn.lat},${menlyn.lng}`)).toBeNull();
    expect((await keep(person, 'Green gate')).id).toBe(id);
    expect(await hintOf(await passenger(world))).toBeNull();
    const stranger = await passenger(world);
    expect((await stranger.client.refused(calls.forgetHint, { params: { id } })).code).toBe('not_found');
    await person.client.call(calls.forgetHint, { params: { id } });
    expect(await hintOf(person)).toBeNull();
  });

  it('is short, says something, and is of as many places as a person oversees', async () => {
    const person = await passenger(world);
    for (const body of [
      { location: gate, note: 'x'.repeat(HINT_NOTE_LENGTH + 1) },
      { location: gate, note: null, photoUrl: null },
      { location: gate, note: '  ' },
      { location: { lat: 91, lng: 0 }, note: BLUE },
      { location: gate, note: BLUE, photoUrl: '/api/uploads/of-somebody-else-entirely' },
    ])
      expect((await person.client.answer(calls.keepHint, { body: unchecked(body) })).status, JSON.stringify(body)).toBe(400);
    for (let i = 0; i < HINTS_AT_MOST + 2; i += 1)
      await person.client.call(calls.keepHint, { body: { location: { lat: gate.lat + i / 100, lng: gate.lng }, note: `Gate ${i}` } });
    const rows = await world.db.select().from(pickupHints).where(eq(pickupHints.userId, person.user.id));
    expect(rows).toHaveLength(HINTS_AT_MOST);
    expect(await hintOf(person)).toBeNull();
  });

  it('has a photo that is small, without its place and time, and nothing but a picture', async () => {
    const person = await passenger(world);
    const noise = await sharp({
      create: { width: 2400, height: 1800, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } },
    })
      .withExif({ IFD3: { GPSLatitude: '25/1 44/1 0/1' } })
      .jpeg({ quality: 95 })
      .toBuffer();
    const { status, body } = await sendPhoto(person.client, noise);
    expect([status, body.mediaType]).toEqual([201, 'image/jpeg']);
    expect(body.size).toBeLessThanOrEqual(HINT_PHOTO_BYTES);
    const hint = await keep(person, null, body.url);
    const answer = await read(person.client, there(hint.photoUrl));
    const made = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
    expect([made.format, made.exif]).toEqual(['jpeg', undefined]);
    expect((await sendPhoto(person.client, Buffer.from('%PDF-1.7\n%%EOF'), 'gate.pdf')).body.code).toBe('file_type');
    expect((await read((await passenger(world)).client, there(hint.photoUrl))).status).toBe(404);

    // A photo as papers are sent is too large for a gate.
    const large = await sendFile(world, person.client, noise);
    expect(large.body.size).toBeGreaterThan(HINT_PHOTO_BYTES);
    const refused = await person.client.refused(calls.keepHint, { body: { location: gate, note: BLUE, photoUrl: large.body.url } });
    expect(refused.code).toBe('invalid_request');

    // Words alone leave the photo; another takes its place, and the first goes with the next sweep.
    expect((await keep(person, BLUE)).photoUrl).toBe(hint.photoUrl);
    const second = await sendPhoto(person.client);
    await keep(person, BLUE, second.body.url);
    const [first] = await world.db
      .select()
      .from(uploads)
      .where(eq(uploads.id, body.url.split('/').at(-1) ?? ''));
    expect(first?.claimedAt).toBeNull();
    expect((await keep(person, BLUE, null)).photoUrl).toBeNull();
  });
});

describe('the driver of a trip', () => {
  it('sees it until the trip ends, inline and uncached; no stranger, no other driver, and not the passenger’s other places', async () => {
    const { driver: taxi, passenger: rider, rideId } = await trip();
    const { hint } = (await seen(taxi, rideId)).body;
    expect(hint).toEqual({ note: BLUE, photoUrl: `/api/pickup-hints/trip/${rideId}/photo`, voiceUrl: null });
    const photo = await read(taxi.client, there(hint?.photoUrl));
    expect([photo.status, photo.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(photo.headers.get('content-disposition')).toMatch(/^inline/);

    const other = await driver(world);
    expect((await seen(other, rideId)).status).toBe(404);
    expect((await rider.client.answer(calls.tripHint, { params: { id: rideId } })).status).toBe(403);
    for (const { client } of [other, rider, await passenger(world)]) expect((await read(client, there(hint?.photoUrl))).status).toBe(404);
    expect((await fetch(world.node.address + there(hint?.photoUrl))).status).toBe(401);

    await world.db.update(rides).set({ status: 'completed', completedAt: new Date() }).where(eq(rides.id, rideId));
    expect((await seen(taxi, rideId)).status).toBe(404);
    expect((await read(taxi.client, there(hint?.photoUrl))).status).toBe(404);
  });

  it('sees nothing where nothing was said, and nothing of a delivery', async () => {
    const people = { passenger: await passenger(world), driver: await driver(world) };
    const rideId = await tripUnderWay(world, people, { at: new Date() });
    expect((await seen(people.driver, rideId)).body).toEqual({ hint: null });
    await keep(people.passenger);
    await world.db.update(rides).set({ rideType: 'food_delivery' }).where(eq(rides.id, rideId));
    expect((await seen(people.driver, rideId)).status).toBe(404);
  });

  it('reports it once, in a chat with support that holds the words', async () => {
    const { driver: taxi, rideId } = await trip();
    const report = () => taxi.client.call(calls.reportHint, { params: { id: rideId }, idempotencyKey: 'report-of-a-gate-1' });
    await report();
    await report();
    const sessions = await taxi.client.call(calls.ownSessions);
    expect(sessions.map(({ category, rideId: about }) => [category, about])).toEqual([['ride_issue', rideId]]);
    const said = await taxi.client.call(calls.messages, { query: { sessionId: there(sessions[0]).id } });
    expect(said.at(-1)?.message).toContain(BLUE);
    expect(said.at(-1)?.message).toContain('/api/uploads/');
    expect((await (await driver(world)).client.refused(calls.reportHint, { params: { id: rideId } })).code).toBe('not_found');
  });
});

describe('the hints of a person', () => {
  it('are in the copy of their data, and go with the account, photos too', async () => {
    const { passenger: rider, rideId } = await trip();
    await world.db.update(rides).set({ status: 'completed', completedAt: new Date() }).where(eq(rides.id, rideId));
    const { id } = there(await hintOf(rider));
    const zip = unzipSync(new Uint8Array(await (await read(rider.client, '/api/account/export')).arrayBuffer()));
    expect(JSON.parse(strFromU8(zip['pickup-hints.json'] ?? new Uint8Array()))).toMatchObject([
      { note: BLUE, photo: `pickup-hints/${id}-photo.jpg`, voice: null, ...gate },
    ]);
    await rider.client.call(calls.removeAccount, { body: { password: PASSWORD } });
    expect(await world.db.select().from(pickupHints).where(eq(pickupHints.userId, rider.user.id))).toEqual([]);
    expect(await world.db.select().from(uploads).where(eq(uploads.ownerId, rider.user.id))).toEqual([]);
  });

  it('go when nobody needed them for half a year; a driver who looks needs them', async () => {
    const { passenger: rider, driver: taxi, rideId } = await trip();
    const age = (days: number) =>
      world.db
        .update(pickupHints)
        .set({ usedAt: new Date(Date.now() - days * 86_400_000) })
        .where(eq(pickupHints.userId, rider.user.id));
    await age(HINT_DAYS - 1);
    await sweepHints(world.node.ctx);
    await seen(taxi, rideId);
    expect(await hintOf(rider)).not.toBeNull();
    await sweepHints(world.node.ctx);
    expect(await hintOf(rider)).not.toBeNull();
    await age(HINT_DAYS + 1);
    expect(await sweepHints(world.node.ctx)).toBe(1);
    expect(await hintOf(rider)).toBeNull();
    const [photo] = await world.db.select().from(uploads).where(eq(uploads.ownerId, rider.user.id));
    expect(photo?.claimedAt).toBeNull();
  });
});
