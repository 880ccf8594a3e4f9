import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { personChecks } from '@safiri/db/identity/tables.ts';
import { uploads } from '@safiri/db/uploads/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import type { PersonCheckKind } from '@safiri/rules/identity/person-checks.ts';
import { calls } from '../testing/calls.ts';
import { there, type Client } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { identitySteps } from '../testing/identity.ts';
import { driver, passenger, PASSWORD, staffMember } from '../testing/people.ts';
import { sendFile, uploadPhoto } from '../testing/photos.ts';
import { inDays, suspension } from '../testing/standing.ts';
import { tripUnderWay } from '../testing/trips.ts';
import { fileStore } from '../uploads/public.ts';
import { sweepChecks } from './sweep.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'safiri-identity-'));
const world = useWorld({ env: { DATA_DIR: dataDir } });
let staff: Client;
beforeAll(async () => {
  staff = await staffMember(world);
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const { send, decide, accepted, read, told, ownOf, shownOf } = identitySteps(world, () => staff);

const DAY_MS = 86_400_000;
const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';
const pdfOf = async (client: Client) => (await sendFile(world, client, PDF, 'id.pdf', 'application/pdf')).body.url;
const files = () => fileStore(world.node.ctx.config);
const isStored = async (uploadId: string) => (await files().open(uploadId)) !== undefined;

describe('a passenger who shows who they are', () => {
  it('sends a selfie once, reads that it waits, and may read the picture', async () => {
    const person = await passenger(world);
    expect(await ownOf(person)).toBeNull();
    const documentUrl = await uploadPhoto(world, person.client);
    const body = { kind: 'selfie', documentUrl } as const;
    const first = await person.client.answer(calls.sendIdentityCheck, { body, idempotencyKey: 'one-selfie-please' });
    expect([first.status, first.body.check]).toMatchObject([
      201,
      { kind: 'selfie', status: 'pending', decidedAt: null, note: null, pictureUntil: null, pictureUrl: documentUrl },
    ]);
    const again = await person.client.answer(calls.sendIdentityCheck, { body, idempotencyKey: 'one-selfie-please' });
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await read(person.client, documentUrl)).status).toBe(200);
    // Another one beside it is refused, and its file may be used for something else.
    const other = await uploadPhoto(world, person.client);
    const second = await person.client.refused(calls.sendIdentityCheck, { body: { kind: 'id', documentUrl: other } });
    expect([second.status, second.code]).toEqual([409, 'check_exists']);
    expect(await world.db.$count(personChecks, eq(personChecks.userId, person.user.id))).toBe(1);
    const [free] = await world.db
      .select()
      .from(uploads)
      .where(eq(uploads.id, there(other.split('/').at(-1))));
    expect(free?.claimedAt).toBeNull();
  });

  it('has one of two that were sent at once', async () => {
    const person = await passenger(world);
    const urls = [await uploadPhoto(world, person.client), await uploadPhoto(world, person.client)];
    const answers = await Promise.all(
      urls.map((documentUrl) => person.client.answer(calls.sendIdentityCheck, { body: { kind: 'selfie', documentUrl } })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  });

  it('sends a file of the own, and a face as a photo', async () => {
    const [person, other] = [await passenger(world), await passenger(world)];
    const refusedOn = async (kind: PersonCheckKind, documentUrl: string) => {
      const { status, errors } = await person.client.refused(calls.sendIdentityCheck, { body: { kind, documentUrl } });
      return [status, errors?.map(({ path }) => path)];
    };
    expect(await refusedOn('selfie', await uploadPhoto(world, other.client))).toEqual([400, ['documentUrl']]);
    expect(await refusedOn('selfie', await pdfOf(person.client))).toEqual([400, ['documentUrl']]);
    expect(await refusedOn('selfie', '/etc/passwd')).toEqual([400, ['documentUrl']]);
    const documentUrl = await pdfOf(person.client);
    const sent = await person.client.call(calls.sendIdentityCheck, { body: { kind: 'id', documentUrl } });
    expect(sent.check).toMatchObject({ kind: 'id', status: 'pending' });
    const { waiting } = await staff.call(calls.listIdentityChecks);
    const check = await staff.call(calls.readIdentityCheck, { params: { id: there(waiting.at(-1)).id } });
    expect(check).toMatchObject({ userId: person.user.id, name: 'Lerato Maseko', picture: { mediaType: 'application/pdf' } });
  });

  it('is nobody but a passenger', async () => {
    const taxi = await driver(world);
    const body = { kind: 'selfie', documentUrl: await uploadPhoto(world, taxi.client) } as const;
    expect((await taxi.client.refused(calls.sendIdentityCheck, { body })).status).toBe(403);
    expect((await world.client().refused(calls.ownIdentityCheck)).status).toBe(401);
  });

  it('gives the password before, in a session of quick login', async () => {
    const person = await passenger(world);
    const { id, documentUrl } = await send(person);
    await person.client.answer(calls.quickLogin, { body: { userId: person.user.id } });
    expect((await ownOf(person))?.status).toBe('pending');
    expect((await read(person.client, documentUrl)).status).toBe(403);
    expect((await person.client.refused(calls.withdrawIdentityCheck)).code).toBe('confirm_password');
    await decide(id, 'refused');
    const body = { kind: 'selfie', documentUrl: await uploadPhoto(world, person.client) } as const;
    expect((await person.client.refused(calls.sendIdentityCheck, { body })).code).toBe('confirm_password');
    await person.client.call(calls.confirmPassword, { body: { password: PASSWORD } });
    expect((await person.client.call(calls.sendIdentityCheck, { body })).check?.status).toBe('pending');
    expect((await person.client.call(calls.withdrawIdentityCheck)).check).toBeNull();
  });

  it('takes it back at once: no picture, no word to drivers, and may send another', async () => {
    const person = await passenger(world);
    const { id, uploadId } = await accepted(person);
    const { tripOf } = await shownOf(person);
    expect(await tripOf()).toBe('selfie');
    expect(await isStored(uploadId)).toBe(true);
    expect((await person.client.call(calls.withdrawIdentityCheck)).check).toBeNull();
    expect(await isStored(uploadId)).toBe(false);
    expect(await tripOf()).toBeNull();
    expect((await staff.refused(calls.readIdentityCheck, { params: { id } })).status).toBe(404);
    expect((await staff.refused(calls.decideIdentityCheck, { params: { id }, body: { decision: 'accepted' } })).status).toBe(404);
    // Once more changes nothing; and another may be sent.
    expect((await person.client.call(calls.withdrawIdentityCheck)).check).toBeNull();
    expect((await send(person, 'id')).status).toBe('pending');
  });

  it('is told on the way that it changed: the stream carries the trip to its driver', async () => {
    const [person, taxi] = [await passenger(world), await driver(world)];
    await accepted(person);
    const rideId = await tripUnderWay(world, { passenger: person, driver: taxi }, { at: new Date() });
    const before = await world.db.execute(sql`select max(id) as last from stream_events`);
    await person.client.call(calls.withdrawIdentityCheck);
    const { rows } = await world.db.execute(
      sql`select user_id from stream_events where name = 'ride' and subject_id = ${rideId} and id > ${before.rows[0]?.['last'] ?? 0}`,
    );
    expect(rows.map(({ user_id }) => user_id)).toContain(taxi.user.id);
  });

  it('sends and withdraws while suspended, too', async () => {
    const person = await passenger(world);
    await staff.call(calls.suspendPerson, { params: { id: person.user.id }, body: suspension({ side: 'passenger', reviewAt: inDays(2) }) });
    expect((await send(person)).status).toBe('pending');
    expect((await person.client.call(calls.withdrawIdentityCheck)).check).toBeNull();
  });

  it('loses a check by a document with another name, whether it waits or is accepted; a selfie stays', async () => {
    const [waits, stands, face] = [await passenger(world), await passenger(world), await passenger(world)];
    const { uploadId } = await send(waits, 'id');
    await accepted(stands, 'id');
    await accepted(face, 'selfie');
    for (const { client } of [waits, stands, face]) {
      await client.call(calls.changeAccount, { body: { name: 'Lerato Maseko' } });
    }
    expect([await ownOf(waits), await ownOf(stands)]).toMatchObject([{ status: 'pending' }, { status: 'accepted' }]);
    for (const { client } of [waits, stands, face]) await client.call(calls.changeAccount, { body: { name: 'Lerato Khumalo' } });
    expect([await ownOf(waits), await ownOf(stands)]).toEqual([null, null]);
    expect((await ownOf(face))?.status).toBe('accepted');
    expect(await told(waits)).toContain('The check of your ID has ended');
    const [file] = await world.db.select().from(uploads).where(eq(uploads.id, uploadId));
    expect(file?.claimedAt).toBeNull();
  });
});

describe('a driver', () => {
  it.each(['selfie', 'id'] as const)('reads on offer and trip what was checked, and nothing while it waits: %s', async (kind) => {
    const person = await passenger(world);
    const { id } = await send(person, kind);
    const waiting = await passenger(world);
    await send(waiting, kind);
    expect(await shownOf(waiting)).toMatchObject({ offer: null, trip: null });
    await decide(id, 'accepted');
    const { offer, trip, id: rideId } = await shownOf(person);
    expect([offer, trip]).toEqual([kind, kind]);
    // The person reads the same of themselves.
    expect((await person.client.call(calls.getRide, { params: { id: rideId } })).passenger.checked).toBe(kind);
  });

  it('reads of whoever rides, not of whoever asked', async () => {
    const booker = await passenger(world);
    await accepted(booker);
    const named = await shownOf(booker, { name: 'Gogo', phone: '073 555 0191' });
    expect([named.offer, named.trip]).toEqual([null, null]);
    expect((await booker.client.call(calls.getRide, { params: { id: named.id } })).passenger.checked).toBe('selfie');

    const [asks, rides] = [await passenger(world), await passenger(world)];
    await world.db.update(users).set({ phoneVerifiedAt: new Date() }).where(eq(users.id, rides.user.id));
    await accepted(rides, 'id');
    const known = await shownOf(asks, { name: 'My sister', phone: rides.user.phone });
    expect([known.offer, known.trip]).toEqual(['id', 'id']);
    // Whoever asked learns nothing of the account behind the number.
    expect((await asks.client.call(calls.getRide, { params: { id: known.id } })).passenger.checked).toBeNull();
  });
});

describe('what is kept', () => {
  const later = (days: number) => ({ ...world.node.ctx, clock: () => new Date(Date.now() + days * DAY_MS) });

  it('is the picture for thirty days, then kind and day alone; what waits stays', async () => {
    const [yes, no, waits] = [await passenger(world), await passenger(world), await passenger(world)];
    const stands = await accepted(yes);
    const refused = await send(no, 'id');
    await decide(refused.id, 'refused');
    const waiting = await send(waits);
    await sweepChecks(later(29), files());
    expect(await Promise.all([stands, refused, waiting].map(({ uploadId }) => isStored(uploadId)))).toEqual([true, true, true]);
    expect(await sweepChecks(later(30), files())).toBeGreaterThanOrEqual(2);
    expect(await Promise.all([stands, refused, waiting].map(({ uploadId }) => isStored(uploadId)))).toEqual([false, false, true]);
    expect(await ownOf(yes)).toMatchObject({ kind: 'selfie', status: 'accepted', pictureUrl: null, pictureUntil: null });
    expect(await ownOf(no)).toMatchObject({ kind: 'id', status: 'refused', note: null, pictureUrl: null });
    expect((await ownOf(waits))?.status).toBe('pending');
    const check = await staff.call(calls.readIdentityCheck, { params: { id: stands.id } });
    expect(check.picture).toBeNull();
    expect((await read(staff, `/api/staff/identity/${stands.id}/picture`)).status).toBe(404);
    expect((await shownOf(yes)).offer).toBe('selfie');
  });

  it('is taken along with the picture, and goes with the account', async () => {
    const person = await passenger(world);
    const { id, uploadId } = await accepted(person);
    const zip = unzipSync(new Uint8Array(await (await read(person.client, '/api/account/export')).arrayBuffer()));
    const picture = `identity-check-${id}.jpg`;
    expect(JSON.parse(strFromU8(there(zip['identity-checks.json'])))).toMatchObject({
      checks: [{ kind: 'selfie', status: 'accepted', picture }],
    });
    expect(there(zip[picture]).length).toBeGreaterThan(100);
    await person.client.call(calls.removeAccount, { body: { password: PASSWORD } });
    expect(await world.db.$count(personChecks, eq(personChecks.userId, person.user.id))).toBe(0);
    expect(await isStored(uploadId)).toBe(false);
    expect((await staff.refused(calls.readIdentityCheck, { params: { id } })).status).toBe(404);
  });
});
