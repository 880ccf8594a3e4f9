import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { driverDocuments } from '@safiri/db/verification/tables.ts';
import { checkTypes } from '@safiri/rules/verification/background-checks.ts';
import { requiredDocuments } from '@safiri/rules/verification/documents.ts';
import type { Client } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, eventually, goOnline, offerOf, passenger, rideBody, staffMember, uploadOf, type DriverPerson } from '../testing/people.ts';
import { watchExpiry } from './public.ts';

const world = useWorld({ dispatch: true });
let staff: Client;
beforeAll(async () => {
  staff = await staffMember(world);
});

const newcomer = () => driver(world, { approved: false, genderVerified: false, trained: true });
const read = async (person: DriverPerson) => (await person.client.get(`/api/driver/verification/${person.driverId}`)).body;

async function send(person: DriverPerson, documentType: string, changes: Record<string, unknown> = {}) {
  const documentUrl = await uploadOf(world, person.user.id);
  return person.client.post('/api/driver/documents/upload', { driverId: person.driverId, documentType, documentUrl, ...changes });
}

const idOf = (verification: { documents: Array<{ id: number; documentType: string }> }, type: string) =>
  verification.documents.find((document) => document.documentType === type)?.id;

/** Sends everything and has staff accept it, up to the last decision. */
async function prepare(person: DriverPerson): Promise<void> {
  for (const type of requiredDocuments) {
    const sent = await send(person, type);
    expect(sent.status).toBe(201);
    const reviewed = await staff.post(`/api/staff/verification/documents/${idOf(sent.body, type)}/review`, { decision: 'approved' });
    expect(reviewed.status).toBe(200);
  }
  for (const checkType of checkTypes) {
    await person.client.post('/api/driver/background-check', { driverId: person.driverId, checkType, provider: 'internal' });
  }
  const { backgroundChecks } = await read(person);
  for (const check of backgroundChecks) {
    await staff.post(`/api/staff/verification/background-checks/${check.id}/complete`, { result: 'clear', score: 90 });
  }
  const vehicle = { make: 'Toyota', model: 'Corolla', licensePlate: 'kt 48 lm gp', color: 'White', year: new Date().getFullYear() - 3 };
  expect((await person.client.patch('/api/driver/vehicle', vehicle)).status).toBe(200);
}

const decide = (person: DriverPerson, decision: string, note?: string) =>
  staff.post(`/api/staff/verification/drivers/${person.driverId}/decision`, { decision, ...(note === undefined ? {} : { note }) });

describe('a driver’s verification', () => {
  it('begins with four steps, created once however often they are asked for', async () => {
    const person = await newcomer();
    expect((await read(person)).verificationSteps).toEqual([]);
    const both = await Promise.all(
      [1, 2].map(() => person.client.post('/api/driver/verification/initialize', { driverId: person.driverId })),
    );
    expect(both.map((answer) => answer.status)).toEqual([200, 200]);
    const { verificationSteps } = await read(person);
    expect(verificationSteps.map((step: { stepName: string }) => step.stepName)).toEqual([
      'personal_documents',
      'vehicle_documents',
      'background_checks',
      'review',
    ]);
  });

  it('goes from nothing sent to approved, and the driver is online and offered a trip at once', async () => {
    const person = await newcomer();
    expect((await person.client.patch(`/api/users/${person.user.id}/status`, { isOnline: true })).body.code).toBe('driver_not_verified');
    const early = await decide(person, 'approved');
    expect(early.status).toBe(409);
    expect(early.body.detail).toContain('id document');
    await prepare(person);
    const ready = await read(person);
    expect(ready.driver).toMatchObject({ verificationStatus: 'in_review', vehicleInfo: { make: 'Toyota', licensePlate: 'KT 48 LM GP' } });
    expect(ready.missing).toEqual([]);
    expect((await staff.get('/api/staff/verification/queue')).body.drivers).toContainEqual(
      expect.objectContaining({ driverId: person.driverId, missing: 0 }),
    );
    const approved = await decide(person, 'approved', 'Welcome');
    expect(approved.body.verification.driver).toMatchObject({ verificationStatus: 'approved', verificationNotes: 'Welcome' });
    await goOnline(person);
    const rider = await passenger(world);
    const ride = (await rider.client.post('/api/rides', rideBody())).body;
    await offerOf(person);
    await rider.client.patch(`/api/rides/${ride.id}`, { status: 'cancelled' });
    await person.client.patch(`/api/users/${person.user.id}/status`, { isOnline: false });
  });

  it('asks for a new upload after a rejection, which says why; the new one replaces it', async () => {
    const person = await newcomer();
    const sent = await send(person, 'drivers_license', { documentNumber: 'L-1', expiryDate: '2031-05-01' });
    const id = idOf(sent.body, 'drivers_license');
    expect((await staff.post(`/api/staff/verification/documents/${id}/review`, { decision: 'rejected' })).status).toBe(400);
    await staff.post(`/api/staff/verification/documents/${id}/review`, { decision: 'rejected', note: 'Too blurred' });
    const rejected = (await read(person)).documents.find((d: { documentType: string }) => d.documentType === 'drivers_license');
    expect(rejected).toMatchObject({ verificationStatus: 'rejected', reviewNote: 'Too blurred', documentNumber: 'L-1' });
    const again = await send(person, 'drivers_license');
    expect(again.body.documents.find((d: { documentType: string }) => d.documentType === 'drivers_license')).toMatchObject({
      verificationStatus: 'pending',
      reviewNote: null,
    });
    // The old one is history: nobody can decide it any more.
    const late = await staff.post(`/api/staff/verification/documents/${id}/review`, { decision: 'approved' });
    expect(late.body.code).toBe('already_decided');
  });

  it('takes each check once', async () => {
    const person = await newcomer();
    const body = { driverId: person.driverId, checkType: 'criminal', provider: 'internal' };
    const answers = await Promise.all([1, 2, 3].map(() => person.client.post('/api/driver/background-check', body)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409]);
  });
});

describe('what must not happen', () => {
  it('refuses addresses that are no upload of this driver', async () => {
    const person = await newcomer();
    const other = await newcomer();
    const theirs = await uploadOf(world, other.user.id);
    const used = await uploadOf(world, person.user.id);
    const body = (documentUrl: string) => ({ driverId: person.driverId, documentType: 'id_document', documentUrl });
    expect((await person.client.post('/api/driver/documents/upload', body(used))).status).toBe(201);
    for (const url of [
      'javascript:alert(1)',
      'https://evil.example/x.png',
      theirs,
      used,
      '/api/uploads/../x',
      `${theirs}?`,
      '//evil/api/uploads/x',
    ]) {
      const answer = await person.client.post('/api/driver/documents/upload', body(url));
      expect(answer.status, url).toBe(400);
      expect(answer.body.errors[0].path).toBe('documentUrl');
    }
    expect((await person.client.post('/api/driver/documents/upload', { ...body(theirs), driverId: other.driverId })).status).toBe(403);
    expect((await person.client.get(`/api/driver/documents/${other.driverId}`)).status).toBe(403);
  });

  it('refuses a vehicle that is too old, an expired paper and a date that is none', async () => {
    const person = await newcomer();
    const vehicle = { make: 'VW', model: 'Golf', licensePlate: 'X 1', color: 'Red', year: new Date().getFullYear() - 12 };
    expect((await person.client.patch('/api/driver/vehicle', vehicle)).body.errors[0].path).toBe('year');
    expect((await send(person, 'vehicle_insurance', { expiryDate: '2020-01-01' })).body.errors[0].path).toBe('expiryDate');
    expect((await send(person, 'vehicle_insurance', { expiryDate: '2026-02-30' })).body.errors[0].path).toBe('expiryDate');
  });

  it('lets one of two reviewers decide, and an approval and a revocation at once end in one state', async () => {
    const person = await newcomer();
    const sent = await send(person, 'pdp_permit');
    const path = `/api/staff/verification/documents/${idOf(sent.body, 'pdp_permit')}/review`;
    const second = await staffMember(world);
    const answers = await Promise.all([
      staff.post(path, { decision: 'approved' }),
      second.post(path, { decision: 'rejected', note: 'Not readable' }),
    ]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    await prepare(person);
    const [a, b] = await Promise.all([decide(person, 'approved'), decide(person, 'rejected', 'Doubts')]);
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
      const ride = (await rider.client.post('/api/rides', rideBody())).body;
      await offerOf(person);
      const [suspended, accepted] = await Promise.all([
        staff.post(`/api/staff/verification/drivers/${person.driverId}/suspend`, { reason: 'A complaint' }),
        person.client.patch(`/api/rides/${ride.id}`, { status: 'accepted' }),
      ]);
      expect(suspended.status).toBe(200);
      expect([200, 403, 409]).toContain(accepted.status);
      // Whichever came first: now the trip is not this driver's, and the driver gets no other.
      const now = (await rider.client.get(`/api/rides/${ride.id}`)).body;
      if (accepted.status !== 200) expect(now.driver).toBeNull();
      const again = await person.client.patch(`/api/rides/${ride.id}`, { status: 'accepted' });
      if (accepted.status !== 200) expect(again.status).toBe(403);
      expect((await person.client.patch(`/api/users/${person.user.id}/status`, { isOnline: true })).status).toBe(403);
      await rider.client.patch(`/api/rides/${ride.id}`, { status: 'cancelled' });
    }
  });

  it('keeps staff calls from everyone else, and writes every decision down', async () => {
    const person = await newcomer();
    const rider = await passenger(world);
    for (const client of [person.client, rider.client]) {
      expect((await client.get('/api/staff/verification/queue')).status).toBe(403);
      expect((await client.post(`/api/staff/verification/drivers/${person.driverId}/suspend`, { reason: 'x' })).status).toBe(403);
    }
    await staff.post(`/api/staff/verification/drivers/${person.driverId}/suspend`, { reason: 'Reported' });
    const { rows } = await world.db.execute<{ action: string; data: { reason: string } }>(
      sql`select action, data from audit_log where subject = 'driver' and subject_id = ${person.driverId}`,
    );
    expect(rows).toEqual([{ action: 'driver.suspended', data: { driverId: person.driverId, reason: 'Reported' } }]);
    await expect(world.db.execute(sql`delete from audit_log`)).rejects.toThrow('Failed query');
  });
});

describe('a suspended driver', () => {
  it('sees the reason, answers, is answered, and comes back as before', async () => {
    const person = await driver(world);
    await goOnline(person);
    const path = `/api/staff/verification/drivers/${person.driverId}`;
    await staff.post(`${path}/suspend`, { reason: 'A passenger reported speeding' });
    expect((await staff.post(`${path}/suspend`, { reason: 'Again' })).status).toBe(409);
    const mine = await read(person);
    expect(mine.driver.verificationStatus).toBe('suspended');
    expect(mine.suspension).toMatchObject({ reason: 'A passenger reported speeding', messages: [] });
    await person.client.post('/api/driver/suspension/messages', { body: 'I was at home that day.' });
    expect((await staff.get('/api/staff/verification/queue')).body.drivers).toContainEqual(
      expect.objectContaining({ driverId: person.driverId, verificationStatus: 'suspended' }),
    );
    await staff.post(`${path}/messages`, { body: 'Thank you, we look into it.' });
    expect((await read(person)).suspension.messages).toMatchObject([{ fromStaff: false }, { fromStaff: true }]);
    await staff.post(`${path}/lift`);
    expect((await read(person)).driver.verificationStatus).toBe('approved');
    await goOnline(person);
    await person.client.patch(`/api/users/${person.user.id}/status`, { isOnline: false });
    expect((await person.client.post('/api/driver/suspension/messages', { body: 'Hello?' })).status).toBe(404);
  });

  it('gives an accepted trip back to others, and finishes one under way', async () => {
    const person = await driver(world);
    const rider = await passenger(world);
    await goOnline(person);
    const ride = (await rider.client.post('/api/rides', rideBody())).body;
    await offerOf(person);
    await person.client.patch(`/api/rides/${ride.id}`, { status: 'accepted' });
    await staff.post(`/api/staff/verification/drivers/${person.driverId}/suspend`, { reason: 'x' });
    expect((await rider.client.get(`/api/rides/${ride.id}`)).body).toMatchObject({ status: 'requested', driver: null });
    await rider.client.patch(`/api/rides/${ride.id}`, { status: 'cancelled' });
  });
});

describe('the gender', () => {
  it('is confirmed from an approved ID document alone', async () => {
    const person = await driver(world, { approved: false, gender: 'female', genderVerified: false });
    const path = `/api/staff/verification/drivers/${person.driverId}/gender`;
    expect((await staff.post(path, { gender: 'female', confirmed: true })).status).toBe(409);
    const sent = await send(person, 'id_document');
    await staff.post(`/api/staff/verification/documents/${idOf(sent.body, 'id_document')}/review`, { decision: 'approved' });
    expect((await staff.post(path, { gender: 'female', confirmed: true })).body.person).toMatchObject({
      gender: 'female',
      genderVerified: true,
    });
    expect((await staff.post(path, { gender: 'female', confirmed: false })).body.person.genderVerified).toBe(false);
  });
});

describe('a mail to a driver', () => {
  it('says in the driver’s language what the bell says', async () => {
    const person = await driver(world, { approved: false });
    await world.db.execute(sql`update users set language = 'st' where id = ${person.user.id}`);
    const sent = await send(person, 'id_document');
    await staff.post(`/api/staff/verification/documents/${idOf(sent.body, 'id_document')}/review`, {
      decision: 'rejected',
      note: 'Ha e balehe',
    });
    const { rows } = await world.db.execute(sql`select subject, body from outbox_messages where recipient = ${person.email}`);
    expect(rows).toEqual([{ subject: 'Safiri: Tokomane e hannwe', body: expect.stringContaining('Dumela ') }]);
    const [told] = (await person.client.get('/api/notifications')).body;
    expect(told).toMatchObject({ title: 'Tokomane e hannwe', message: 'Tokomane ya boitsebiso: e hannwe. Ha e balehe' });
    expect(String(rows[0]?.['body'])).toContain(told.message);
  });
});

describe('papers that run out', () => {
  const day = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10);
  const mails = async (email: string) =>
    (await world.db.execute<{ subject: string }>(sql`select subject from outbox_messages where recipient = ${email} order by id`)).rows.map(
      (row) => row.subject,
    );

  it('are told of 30, 7 and 1 day before, and take the driver offline on the day after', async () => {
    const person = await driver(world);
    const sent = await send(person, 'drivers_license', { expiryDate: day(25) });
    const id = idOf(sent.body, 'drivers_license') ?? 0;
    await staff.post(`/api/staff/verification/documents/${id}/review`, { decision: 'approved' });
    await goOnline(person);
    for (const left of [25, 20, 6, 1]) {
      await world.db
        .update(driverDocuments)
        .set({ expiryDate: day(left) })
        .where(eq(driverDocuments.id, id));
      await watchExpiry(world.node.ctx);
      await watchExpiry(world.node.ctx);
    }
    expect(await mails(person.email)).toEqual(Array.from({ length: 3 }, () => 'Safiri: A document expires soon'));
    expect((await person.client.get('/api/auth/session')).body.user.isOnline).toBe(true);
    await world.db
      .update(driverDocuments)
      .set({ expiryDate: day(-2) })
      .where(eq(driverDocuments.id, id));
    await watchExpiry(world.node.ctx);
    expect((await mails(person.email)).at(-1)).toBe('Safiri: A document has expired');
    await eventually(async () => !(await person.client.get('/api/auth/session')).body.user.isOnline);
    const refused = await person.client.patch(`/api/users/${person.user.id}/status`, { isOnline: true });
    expect(refused.body).toMatchObject({
      code: 'document_expired',
      detail: 'Your drivers license has expired. Upload a new one to go online.',
    });
    const shown = (await read(person)).documents.find((d: { documentType: string }) => d.documentType === 'drivers_license');
    expect(shown).toMatchObject({ expired: true });
  });
});
