import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rides } from '@safiri/db/rides/tables.ts';
import { schoolGroups, schoolSeats } from '@safiri/db/scholar/tables.ts';
import { driverPhotos } from '@safiri/db/verification/tables.ts';
import { END_STRIP_MS } from '@safiri/rules/rides/completion.ts';
import { FACE_BYTES } from '@safiri/rules/verification/documents.ts';
import { calls } from '../testing/calls.ts';
import { there, type Client } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, passenger, PASSWORD, staffMember, type DriverPerson } from '../testing/people.ts';
import { sendFile } from '../testing/photos.ts';
import { tripUnderWay } from '../testing/trips.ts';
import { documentId } from '../testing/verification.ts';
import { createExaminer, fileStore } from '../uploads/public.ts';
import { makeFaces } from './face.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'safiri-faces-'));
const world = useWorld({ env: { DATA_DIR: dataDir } });
const examiner = createExaminer(1);
let staff: Client;
beforeAll(async () => {
  staff = await staffMember(world);
});
afterAll(async () => {
  await examiner.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const make = () => makeFaces(world.node.ctx, fileStore(world.node.ctx.config), examiner);
const read = (client: Client, path: string) => fetch(world.node.address + path, { headers: { cookie: client.cookie() } });

/** What a camera gives: tall, with a place in its metadata, and of so much noise that it is hard to make small. */
const portrait = (colour: string) =>
  sharp({
    create: { width: 900, height: 1200, channels: 3, background: colour, noise: { type: 'gaussian', mean: 128, sigma: 60 } },
  })
    .withExif({ IFD3: { GPSLatitude: '25/1 44/1 0/1' } })
    .jpeg({ quality: 95 })
    .toBuffer();

/** Sends a photo of the face. @returns the document's id */
async function sendFace(person: DriverPerson): Promise<number> {
  const { url } = (await sendFile(world, person.client, await portrait('#864'))).body;
  const sent = await person.client.call(calls.sendDocument, {
    body: { driverId: person.driverId, documentType: 'selfie', documentUrl: url },
  });
  return documentId(sent, 'selfie');
}
const review = (id: number, decision: 'approved' | 'rejected') =>
  staff.call(calls.reviewDocument, { params: { id }, body: { decision, ...(decision === 'rejected' ? { note: 'Not you' } : {}) } });

/** A driver whose face staff have accepted, and a passenger on the way with them. */
async function seen() {
  const taxi = await driver(world);
  const rider = await passenger(world);
  const face = await sendFace(taxi);
  await review(face, 'approved');
  await make();
  const rideId = await tripUnderWay(world, { passenger: rider, driver: taxi }, { at: new Date() });
  return { taxi, rider, face, rideId };
}
const photoOf = async (client: Client, rideId: number) => (await client.call(calls.getRide, { params: { id: rideId } })).driver?.photo;

describe('the face of a driver', () => {
  it('is shown to nobody before staff accept it; then to the passenger of the trip, small, square, without metadata', async () => {
    const taxi = await driver(world);
    const rider = await passenger(world);
    const rideId = await tripUnderWay(world, { passenger: rider, driver: taxi }, { at: new Date() });
    const face = await sendFace(taxi);
    await make();
    expect(await photoOf(rider.client, rideId)).toBeNull();
    await review(face, 'approved');
    expect(await photoOf(rider.client, rideId)).toBeNull();
    expect(await make()).toBe(1);
    expect(await make()).toBe(0);
    const photo = there(await photoOf(rider.client, rideId));
    expect(Date.parse(photo.checkedAt)).toBeLessThanOrEqual(Date.now());
    expect(await photoOf(taxi.client, rideId)).toBeNull();

    const answer = await read(rider.client, photo.url);
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'image/jpeg',
      'private, max-age=3600',
    ]);
    const image = Buffer.from(await answer.arrayBuffer());
    expect(image.length).toBeLessThanOrEqual(FACE_BYTES);
    const { format, width, height, exif } = await sharp(image).metadata();
    expect([format, width === height, exif]).toEqual(['jpeg', true, undefined]);
  });

  it('is for the driver, staff, and who is driven, for half an hour longer; nobody else finds it', async () => {
    const { taxi, rider, rideId } = await seen();
    const { url } = there(await photoOf(rider.client, rideId));
    const answers = async (client: Client) => (await read(client, url)).status;
    expect([await answers(rider.client), await answers(taxi.client), await answers(staff)]).toEqual([200, 200, 200]);
    expect([await answers((await passenger(world)).client), await answers((await driver(world)).client)]).toEqual([404, 404]);
    expect((await fetch(world.node.address + url)).status).toBe(401);
    const ended = (at: number) =>
      world.db
        .update(rides)
        .set({ status: 'completed', completedAt: new Date(at) })
        .where(eq(rides.id, rideId));
    await ended(Date.now());
    expect([await photoOf(rider.client, rideId), await answers(rider.client)]).toEqual([null, 200]);
    await ended(Date.now() - END_STRIP_MS - 1000);
    expect(await answers(rider.client)).toBe(404);
    for (const path of ['/api/driver/verification/0/photo', '/api/driver/verification/x/photo', '/api/driver/verification/999999999/photo'])
      expect((await read(staff, path)).status).toBe(404);
  });

  it('is for who asked for somebody else’s ride as for who rides, and as long', async () => {
    const { taxi, rider, rideId } = await seen();
    const booker = await passenger(world);
    const ofRide = (set: Partial<typeof rides.$inferInsert>) => world.db.update(rides).set(set).where(eq(rides.id, rideId));
    const { url } = there(await photoOf(rider.client, rideId));
    const answer = async () => (await read(booker.client, url)).status;
    expect(await answer()).toBe(404);
    await ofRide({ bookerId: booker.user.id });
    expect((await photoOf(booker.client, rideId))?.url).toBe(url);
    expect((await photoOf(rider.client, rideId))?.url).toBe(url);
    expect([await answer(), await photoOf(taxi.client, rideId)]).toEqual([200, null]);
    await ofRide({ status: 'completed', completedAt: new Date(Date.now() - END_STRIP_MS - 1000) });
    expect([await photoOf(booker.client, rideId), await answer()]).toEqual([null, 404]);
  });

  it('is for the parent of a child in the driver’s school group, not for one who waits for a seat', async () => {
    const { taxi } = await seen();
    const parent = await passenger(world);
    const points = [{ location: 'Church Street', time: '06:45' }];
    const [group] = await world.db
      .insert(schoolGroups)
      .values({
        schoolName: `School ${taxi.driverId}`,
        schoolArea: 'Hatfield',
        route: 'R1',
        scheduleType: 'both',
        monthlyMinor: 100_00,
        capacity: 4,
        driverId: taxi.driverId,
        countryId: 'za',
        pickupPoints: points,
      })
      .returning();
    const seat = {
      groupId: there(group).id,
      guardianId: parent.user.id,
      studentId: parent.user.id,
      pickupPointIndex: 0,
      collectorName: 'Gogo',
      collectorPin: '1234',
    };
    await world.db.insert(schoolSeats).values({ ...seat, status: 'waiting' });
    const mine = async () => there((await parent.client.call(calls.mine))[0]).driverPhoto;
    expect(await mine()).toBeNull();
    expect((await read(parent.client, `/api/driver/verification/${taxi.driverId}/photo`)).status).toBe(404);
    await world.db.update(schoolSeats).set({ status: 'member' }).where(eq(schoolSeats.guardianId, parent.user.id));
    expect((await read(parent.client, there(await mine()))).status).toBe(200);
  });

  it('goes with the acceptance that is taken back, also while it is made, and comes with the next', async () => {
    const { taxi, rider, face, rideId } = await seen();
    const { url } = there(await photoOf(rider.client, rideId));
    await staff.call(calls.reopenDocument, { params: { id: face }, body: { reason: 'Another person' } });
    expect([await photoOf(rider.client, rideId), (await read(rider.client, url)).status]).toEqual([null, 404]);
    await review(face, 'rejected');
    expect(await make()).toBe(0);
    const next = await sendFace(taxi);
    expect(await photoOf(rider.client, rideId)).toBeNull();
    await review(next, 'approved');
    await make();
    const second = there(await photoOf(rider.client, rideId));
    expect(second.url).not.toBe(url);
    // One that is sent and refused changes nothing of what stands.
    await review(await sendFace(taxi), 'rejected');
    expect(await photoOf(rider.client, rideId)).toEqual(second);
    // Taken back between the choice and the writing: the row is gone, and nothing is written.
    const last = await sendFace(taxi);
    await review(last, 'approved');
    const [, rows] = await Promise.all([staff.call(calls.reopenDocument, { params: { id: last }, body: { reason: 'Blurred' } }), make()]);
    expect(rows).toBeLessThanOrEqual(1);
    expect(await photoOf(rider.client, rideId)).toBeNull();
  });

  it('is a photo: a PDF is no face, and a file that can’t be read is not tried for ever', async () => {
    const taxi = await driver(world);
    const pdf = (await sendFile(world, taxi.client, Buffer.from('%PDF-1.7\n%%EOF'), 'me.pdf', 'application/pdf')).body.url;
    const body = { driverId: taxi.driverId, documentType: 'selfie' as const, documentUrl: pdf ?? '/api/uploads/none' };
    expect((await taxi.client.refused(calls.sendDocument, { body })).code).toBe('invalid_request');
    const face = await sendFace(taxi);
    await review(face, 'approved');
    rmSync(join(dataDir, 'uploads'), { recursive: true, force: true });
    expect([await make(), await make()]).toEqual([1, 0]);
    const [row] = await world.db.select().from(driverPhotos).where(eq(driverPhotos.driverId, taxi.driverId));
    expect(row).toMatchObject({ image: null, unreadable: true });
  });

  it('is in the copy of the driver’s data, and goes with the account', async () => {
    const { taxi, rideId } = await seen();
    await world.db.update(rides).set({ status: 'completed', completedAt: new Date() }).where(eq(rides.id, rideId));
    const zip = unzipSync(new Uint8Array(await (await read(taxi.client, '/api/account/export')).arrayBuffer()));
    const copy = JSON.parse(strFromU8(zip['driver-photo.json'] ?? new Uint8Array())) as { jpegBase64: string };
    expect((await sharp(Buffer.from(copy.jpegBase64, 'base64')).metadata()).format).toBe('jpeg');
    await taxi.client.call(calls.removeAccount, { body: { password: PASSWORD } });
    expect(await world.db.select().from(driverPhotos).where(eq(driverPhotos.driverId, taxi.driverId))).toEqual([]);
  });
});
