import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { pickupHints } from '@safiri/db/pickups/tables.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { uploads } from '@safiri/db/uploads/tables.ts';
import { HINT_DAYS, HINT_VOICE_BYTES } from '@safiri/rules/pickups/hint.ts';
import { calls } from '../testing/calls.ts';
import { there, type Client } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, hatfield, passenger, PASSWORD, type Person } from '../testing/people.ts';
import { sendFile, smallPhoto, uploadPhoto } from '../testing/photos.ts';
import { tripUnderWay } from '../testing/trips.ts';
import { voiceNote } from '../testing/voice-notes.ts';
import { sweepHints } from './room.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'safiri-voice-notes-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const world = useWorld({ env: { DATA_DIR: dataDir } });

const gate = { lat: hatfield.lat, lng: hatfield.lng };
const BLUE = 'Blue gate beside Shoprite';
const send = async (client: Client, content?: Buffer, name = 'note.webm') =>
  sendFile(world, client, content ?? (await voiceNote()), name, 'audio/webm', 'file', '/api/pickup-hints/voice');
const keep = (person: Person, said: { note: string | null; photoUrl?: string | null; voiceUrl?: string | null }, key?: string) =>
  person.client.answer(calls.keepHint, { body: { location: gate, ...said }, ...(key === undefined ? {} : { idempotencyKey: key }) });
const read = (client: Client, path: string) => fetch(world.node.address + path, { headers: { cookie: client.cookie() } });
const hintOf = async (person: Person) => (await person.client.call(calls.hintAt, { query: { near: `${gate.lat},${gate.lng}` } })).hint;
const claimed = (person: Person) =>
  world.db
    .select({ mediaType: uploads.mediaType })
    .from(uploads)
    .where(and(eq(uploads.ownerId, person.user.id), isNotNull(uploads.claimedAt)));

async function spoken(person: Person) {
  const { body } = await send(person.client);
  return there((await keep(person, { note: BLUE, voiceUrl: body.url })).body);
}

describe('a voice note', () => {
  it('is kept beside its words, changed and removed; repeated it is the same', async () => {
    const person = await passenger(world);
    const { status, body } = await send(person.client);
    expect([status, body.mediaType]).toEqual([201, 'audio/webm']);
    const key = 'a-voice-note-that-is-repeated';
    const [first, again] = [
      await keep(person, { note: BLUE, voiceUrl: body.url }, key),
      await keep(person, { note: BLUE, voiceUrl: body.url }, key),
    ];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    expect(await claimed(person)).toEqual([{ mediaType: 'audio/webm' }]);
    const hint = there(await hintOf(person));
    expect(hint).toMatchObject({ note: BLUE, photoUrl: null, voiceUrl: `/api/pickup-hints/${hint.id}/voice` });
    const answer = await read(person.client, there(hint.voiceUrl));
    expect(answer.status).toBe(200);
    const header = (name: string) => answer.headers.get(name);
    expect([header('content-type'), header('cache-control'), header('x-content-type-options')]).toEqual([
      'audio/webm',
      'no-store',
      'nosniff',
    ]);
    expect(header('content-disposition')).toBe('attachment; filename="voice-note.webm"');
    expect((await answer.arrayBuffer()).byteLength).toBe(body.size);

    // Other words leave it, another takes its place, and without one it goes; a photo beside it stays.
    expect((await keep(person, { note: 'Green gate', photoUrl: await uploadPhoto(world, person.client) })).body).toMatchObject({
      voiceUrl: hint.voiceUrl,
    });
    await keep(person, { note: BLUE, voiceUrl: (await send(person.client)).body.url });
    expect((await claimed(person)).map(({ mediaType }) => mediaType).toSorted()).toEqual(['audio/webm', 'image/jpeg']);
    const without = await keep(person, { note: BLUE, voiceUrl: null });
    expect(without.body).toMatchObject({ voiceUrl: null, photoUrl: `/api/pickup-hints/${hint.id}/photo` });
    expect(await claimed(person)).toEqual([{ mediaType: 'image/jpeg' }]);
    expect((await read(person.client, there(hint.voiceUrl))).status).toBe(404);
  });

  it('needs words, at once and later, and a hint says something', async () => {
    const person = await passenger(world);
    const { url } = (await send(person.client)).body;
    const refusal = { status: 400, body: { errors: [{ path: 'note' }] } };
    expect(await keep(person, { note: null, voiceUrl: url })).toMatchObject(refusal);
    expect(await keep(person, { note: null })).toMatchObject(refusal);
    await keep(person, { note: BLUE, voiceUrl: url });
    const photoUrl = (await sendFile(world, person.client, await smallPhoto(), 'gate.png', 'image/png', 'file', '/api/pickup-hints/photo'))
      .body.url;
    expect(await keep(person, { note: null, photoUrl })).toMatchObject(refusal);
    expect(await keep(person, { note: null, photoUrl, voiceUrl: null })).toMatchObject({
      status: 200,
      body: { note: null, voiceUrl: null },
    });
  });

  it('is refused when it is too long, too large or no sound, and leaves nothing', async () => {
    const person = await passenger(world);
    for (const [content, status, code] of [
      [await voiceNote({ seconds: 17 }), 413, 'voice_too_long'],
      [Buffer.concat([await voiceNote(), Buffer.alloc(HINT_VOICE_BYTES)]), 413, 'voice_too_long'],
      [await smallPhoto(), 415, 'voice_type'],
      [Buffer.from('<script>alert(1)</script>'), 415, 'voice_type'],
    ] as const)
      expect(await send(person.client, content)).toMatchObject({ status, body: { code, errors: [{ path: 'file' }] } });
    expect(
      (await sendFile(world, person.client, await voiceNote(), 'a.webm', 'audio/webm', 'other', '/api/pickup-hints/voice')).status,
    ).toBe(400);
    expect(await world.db.select().from(uploads).where(eq(uploads.ownerId, person.user.id))).toEqual([]);
  });

  it('is a voice note and nothing else: no paper, no photo, and nobody else’s', async () => {
    const person = await passenger(world);
    const { url } = (await send(person.client)).body;
    const photo = await uploadPhoto(world, person.client);
    expect(await keep(person, { note: BLUE, photoUrl: url })).toMatchObject({ status: 400, body: { errors: [{ path: 'photoUrl' }] } });
    expect(await keep(person, { note: BLUE, voiceUrl: photo })).toMatchObject({ status: 400, body: { errors: [{ path: 'voiceUrl' }] } });
    expect(await keep(await passenger(world), { note: BLUE, voiceUrl: url })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'voiceUrl' }] },
    });
    const applicant = await driver(world, { approved: false });
    const sound = (await send((await passenger(world)).client)).body.url;
    expect(sound).toMatch(/^\/api\/uploads\//);
    const [row] = await world.db
      .update(uploads)
      .set({ ownerId: applicant.user.id })
      .where(eq(uploads.id, sound.split('/').at(-1) ?? ''))
      .returning();
    expect(row?.mediaType).toBe('audio/webm');
    const paper = { driverId: applicant.driverId, documentType: 'id_document', documentUrl: sound } as const;
    expect(await applicant.client.answer(calls.sendDocument, { body: paper })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'documentUrl' }] },
    });
  });
});

describe('the driver of a trip', () => {
  it('hears it from the acceptance to the end; nobody else does, and no list names it', async () => {
    const people = { passenger: await passenger(world), driver: await driver(world) };
    const { passenger: rider, driver: taxi } = people;
    const own = there((await spoken(rider)).voiceUrl);
    const rideId = await tripUnderWay(world, people, { at: new Date() });
    const path = `/api/pickup-hints/trip/${rideId}/voice`;
    const statusOf = async (client: Client, at = path) => (await read(client, at)).status;
    const become = (status: 'requested' | 'accepted' | 'arrived' | 'completed', driverId: number | null = taxi.driverId) =>
      world.db
        .update(rides)
        .set({ status, driverId, ...(status === 'completed' ? { completedAt: new Date() } : {}) })
        .where(eq(rides.id, rideId));

    await become('requested', null);
    expect(await statusOf(taxi.client)).toBe(404);
    for (const status of ['accepted', 'arrived'] as const) {
      await become(status);
      expect((await taxi.client.call(calls.tripHint, { params: { id: rideId } })).hint).toEqual({
        note: BLUE,
        photoUrl: null,
        voiceUrl: path,
      });
      expect(await statusOf(taxi.client), status).toBe(200);
    }
    const strangers = [(await driver(world)).client, rider.client, (await passenger(world)).client];
    for (const client of strangers) expect(await statusOf(client)).toBe(404);
    // The passenger's own address is theirs alone.
    for (const client of [taxi.client, (await passenger(world)).client]) expect(await statusOf(client, own)).toBe(404);
    expect((await fetch(world.node.address + path)).status).toBe(401);
    await become('completed');
    expect(await statusOf(taxi.client)).toBe(404);
  });

  it('reports it with the words: support can hear it', async () => {
    const people = { passenger: await passenger(world), driver: await driver(world) };
    await spoken(people.passenger);
    const rideId = await tripUnderWay(world, people, { at: new Date() });
    await people.driver.client.call(calls.reportHint, { params: { id: rideId }, idempotencyKey: 'report-of-a-voice-1' });
    const [session] = await people.driver.client.call(calls.ownSessions);
    const said = await people.driver.client.call(calls.messages, { query: { sessionId: there(session).id } });
    expect(said.at(-1)?.message).toMatch(/Blue gate.*\/api\/uploads\/[\w-]{22}/);
  });
});

describe('the voice notes of a person', () => {
  it('are in the copy of their data, and go with the account', async () => {
    const rider = await passenger(world);
    const { id } = await spoken(rider);
    const zip = unzipSync(new Uint8Array(await (await read(rider.client, '/api/account/export')).arrayBuffer()));
    const name = `pickup-hints/${id}-voice.webm`;
    expect(JSON.parse(strFromU8(there(zip['pickup-hints.json'])))).toMatchObject([{ note: BLUE, photo: null, voice: name }]);
    const heard = await read(rider.client, `/api/pickup-hints/${id}/voice`);
    expect(zip[name]).toEqual(new Uint8Array(await heard.arrayBuffer()));
    await rider.client.call(calls.removeAccount, { body: { password: PASSWORD } });
    expect(await world.db.select().from(uploads).where(eq(uploads.ownerId, rider.user.id))).toEqual([]);
  });

  it('go when nobody needed them for half a year, and when they are forgotten', async () => {
    const [old, forgetful] = [await passenger(world), await passenger(world)];
    await spoken(old);
    await world.db
      .update(pickupHints)
      .set({ usedAt: new Date(Date.now() - (HINT_DAYS + 1) * 86_400_000) })
      .where(eq(pickupHints.userId, old.user.id));
    expect(await sweepHints(world.node.ctx)).toBe(1);
    const { id } = await spoken(forgetful);
    await forgetful.client.call(calls.forgetHint, { params: { id } });
    expect([await claimed(old), await claimed(forgetful)]).toEqual([[], []]);
  });
});
