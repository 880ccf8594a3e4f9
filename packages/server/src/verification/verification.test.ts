import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, goOnline, offerOf, passenger, rideBody, staffMember, uploadOf } from '../testing/people.ts';
import { decide, documentId, newcomer, prepare, sendDocument, verificationOf } from '../testing/verification.ts';
import { suspendOf } from '../testing/standing.ts';
import { calls as contractCalls } from '../testing/calls.ts';
import { unchecked } from '../testing/client.ts';

const world = useWorld({ dispatch: true });
let staff: Client;
beforeAll(async () => {
  staff = await staffMember(world);
});

describe('a driver’s verification', () => {
  it('begins with four steps, created once however often they are asked for', async () => {
    const person = await newcomer(world);
    expect((await verificationOf(person)).verificationSteps).toEqual([]);
    const both = await Promise.all(
      [1, 2].map(() => person.client.answer(contractCalls.initialize, { body: { driverId: person.driverId } })),
    );
    expect(both.map((answer) => answer.status)).toEqual([200, 200]);
    const { verificationSteps } = await verificationOf(person);
    expect(verificationSteps.map((step: { stepName: string }) => step.stepName)).toEqual([
      'personal_documents',
      'vehicle_documents',
      'background_checks',
      'review',
    ]);
  });

  it('goes from nothing sent to approved, and the driver is online and offered a trip at once', async () => {
    const person = await newcomer(world);
    expect((await person.client.refused(contractCalls.setStatus, { params: { id: person.user.id }, body: { isOnline: true } })).code).toBe(
      'driver_not_verified',
    );
    const early = await decide(staff, person, 'approved');
    expect(early.status).toBe(409);
    expect(early.body.detail).toContain('id document');
    await prepare(world, staff, person);
    const ready = await verificationOf(person);
    expect(ready.driver).toMatchObject({
      verificationStatus: 'in_review',
      vehicleInfo: { make: 'Toyota', licensePlate: `KT ${person.driverId}-LM GP` },
    });
    expect(ready.missing).toEqual([]);
    expect((await staff.answer(contractCalls.queueOfStaff)).body.drivers).toContainEqual(
      expect.objectContaining({ driverId: person.driverId, missing: 0 }),
    );
    const approved = await decide(staff, person, 'approved', 'Welcome');
    expect(approved.body.verification.driver).toMatchObject({ verificationStatus: 'approved', verificationNotes: 'Welcome' });
    await goOnline(person);
    const rider = await passenger(world);
    const ride = await rider.client.call(contractCalls.requestRide, { body: rideBody() });
    await offerOf(person);
    await rider.client.answer(contractCalls.changeRide, { params: { id: ride.id }, body: { status: 'cancelled' } });
    await person.client.answer(contractCalls.setStatus, { params: { id: person.user.id }, body: { isOnline: false } });
  });

  it('asks for a new upload after a rejection, which says why; the new one replaces it', async () => {
    const person = await newcomer(world);
    const sent = await sendDocument(world, person, 'drivers_license', { documentNumber: 'L-1', expiryDate: '2031-05-01' });
    const id = documentId(sent.body, 'drivers_license');
    expect((await staff.answer(contractCalls.reviewDocument, { params: { id }, body: { decision: 'rejected' } })).status).toBe(400);
    await staff.answer(contractCalls.reviewDocument, { params: { id }, body: { decision: 'rejected', note: 'Too blurred' } });
    const rejected = (await verificationOf(person)).documents.find((d: { documentType: string }) => d.documentType === 'drivers_license');
    expect(rejected).toMatchObject({ verificationStatus: 'rejected', reviewNote: 'Too blurred', documentNumber: 'L-1' });
    const again = await sendDocument(world, person, 'drivers_license');
    expect(again.body.documents.find((d: { documentType: string }) => d.documentType === 'drivers_license')).toMatchObject({
      verificationStatus: 'pending',
      reviewNote: null,
    });
    // The old one is history: nobody can decide it any more.
    const late = await staff.answer(contractCalls.reviewDocument, { params: { id }, body: { decision: 'approved' } });
    expect(late.body.code).toBe('already_decided');
  });

  it('takes each check once', async () => {
    const person = await newcomer(world);
    const body = { driverId: person.driverId, checkType: 'criminal', provider: 'internal' };
    const answers = await Promise.all([1, 2, 3].map(() => person.client.answer(contractCalls.startCheck, { body: unchecked(body) })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409]);
  });
});

describe('what must not happen', () => {
  it('refuses addresses that are no upload of this driver', async () => {
    const person = await newcomer(world);
    const other = await newcomer(world);
    const theirs = await uploadOf(world, other.user.id);
    const used = await uploadOf(world, person.user.id);
    const body = (documentUrl: string) => ({ driverId: person.driverId, documentType: 'id_document', documentUrl });
    expect((await person.client.answer(contractCalls.sendDocument, { body: unchecked(body(used)) })).status).toBe(201);
    for (const url of [
      'javascript:alert(1)',
      'https://evil.example/x.png',
      theirs,
      used,
      '/api/uploads/../x',
      `${theirs}?`,
      '//evil/api/uploads/x',
    ]) {
      const answer = await person.client.answer(contractCalls.sendDocument, { body: unchecked(body(url)) });
      expect(answer.status, url).toBe(400);
      expect(answer.body.errors?.[0]?.path).toBe('documentUrl');
    }
    expect(
      (await person.client.answer(contractCalls.sendDocument, { body: unchecked({ ...body(theirs), driverId: other.driverId }) })).status,
    ).toBe(403);
    expect((await person.client.answer(contractCalls.getDocuments, { params: { driverId: other.driverId } })).status).toBe(403);
  });

  it('refuses a vehicle that is too old, an expired document and a date that does not exist', async () => {
    const person = await newcomer(world);
    const vehicle = { make: 'VW', model: 'Golf', licensePlate: 'X 1', color: 'Red', year: new Date().getFullYear() - 12 };
    expect((await person.client.answer(contractCalls.setVehicle, { body: vehicle })).body.errors?.[0]?.path).toBe('year');
    expect((await sendDocument(world, person, 'vehicle_insurance', { expiryDate: '2020-01-01' })).body.errors?.[0]?.path).toBe(
      'expiryDate',
    );
    expect((await sendDocument(world, person, 'vehicle_insurance', { expiryDate: '2026-02-30' })).body.errors?.[0]?.path).toBe(
      'expiryDate',
    );
  });

  it('lets one of two reviewers decide, and an approval and a revocation at once end in one state', async () => {
    const person = await newcomer(world);
    const sent = await sendDocument(world, person, 'pdp_permit');
    const params = { id: documentId(sent.body, 'pdp_permit') };
    const second = await staffMember(world);
    const answers = await Promise.all([
      staff.answer(contractCalls.reviewDocument, { params, body: { decision: 'approved' } }),
      second.answer(contractCalls.reviewDocument, { params, body: { decision: 'rejected', note: 'Not readable' } }),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    await prepare(world, staff, person);
    const [a, b] = await Promise.all([decide(staff, person, 'approved'), decide(staff, person, 'rejected', 'Doubts')]);
    expect([a.status, b.status]).toEqual([200, 200]);
    const { rows } = await world.db.execute<{ verification_status: string; is_online: boolean }>(
      sql`select verification_status, is_online from drivers where id = ${person.driverId}`,
    );
    expect(['approved', 'rejected']).toContain(rows[0]?.verification_status);
    expect(rows[0]?.is_online).toBe(false);
  });

  it('never gives the trip to a driver revoked in the middle of the offer', async () => {
    const rider = await passenger(world);
    for (let i = 0; i < 5; i += 1) {
      const person = await driver(world);
      await goOnline(person);
      const ride = await rider.client.call(contractCalls.requestRide, { body: rideBody() });
      await offerOf(person);
      const [suspended, accepted] = await Promise.all([
        suspendOf(staff, person),
        person.client.answer(contractCalls.changeRide, { params: { id: ride.id }, body: { status: 'accepted' } }),
      ]);
      expect(suspended.status).toBe(201);
      expect([200, 403, 409]).toContain(accepted.status);
      // Whichever came first: now the trip is not this driver's, and the driver gets no other.
      expect((await rider.client.answer(contractCalls.getRide, { params: { id: ride.id } })).body.driver).toBeNull();
      expect((await person.client.answer(contractCalls.changeRide, { params: { id: ride.id }, body: { status: 'accepted' } })).status).toBe(
        403,
      );
      expect(
        (await person.client.answer(contractCalls.setStatus, { params: { id: person.user.id }, body: { isOnline: true } })).status,
      ).toBe(403);
      await rider.client.answer(contractCalls.changeRide, { params: { id: ride.id }, body: { status: 'cancelled' } });
    }
  });

  it('keeps staff calls from everyone else, and writes every decision down', async () => {
    const person = await newcomer(world);
    const rider = await passenger(world);
    for (const client of [person.client, rider.client]) {
      expect((await client.answer(contractCalls.queueOfStaff)).status).toBe(403);
      expect((await decide(client, person, 'rejected', 'x')).status).toBe(403);
    }
    await decide(staff, person, 'rejected', 'Reported');
    const { rows } = await world.db.execute<{ action: string; data: object }>(
      sql`select action, data from audit_log where subject = 'driver' and subject_id = ${person.driverId}`,
    );
    expect(rows).toEqual([{ action: 'driver.decided', data: { driverId: person.driverId, decision: 'rejected', note: 'Reported' } }]);
    await expect(world.db.execute(sql`delete from audit_log`)).rejects.toThrow('Failed query');
  });
});
