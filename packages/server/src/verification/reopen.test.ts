import { and, eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { driverDocuments } from '@safiri/db/verification/tables.ts';
import { there, unchecked, type Client } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { goOnline, offerOf, passenger, rideBody, staffMember, type DriverPerson } from '../testing/people.ts';
import { decide, documentId, newcomer, prepare, sendDocument, verificationOf } from '../testing/verification.ts';
import { calls } from '../testing/calls.ts';
import { liftOf, suspendOf } from '../testing/standing.ts';
import type { DocumentType } from '@safiri/rules/verification/documents.ts';

const world = useWorld({ dispatch: true });
let staff: Client;
beforeAll(async () => {
  staff = await staffMember(world);
});

async function approved(): Promise<DriverPerson> {
  const person = await newcomer(world);
  await prepare(world, staff, person);
  expect((await decide(staff, person, 'approved')).status).toBe(200);
  return person;
}

const checkId = async (person: DriverPerson, type: string) =>
  there((await verificationOf(person)).backgroundChecks.find((check) => check.checkType === type)?.id);

const isOnline = async (person: DriverPerson) => (await person.client.answer(calls.session)).body.user.isOnline;

describe('a decision that was wrong', () => {
  it('about a check is opened again with a reason, and its driver is approved after all', async () => {
    const person = await newcomer(world);
    await prepare(world, staff, person);
    const id = await checkId(person, 'criminal');
    expect((await staff.answer(calls.reopenCheck, { params: { id }, body: unchecked({}) })).body.errors?.[0]?.path).toBe('reason');
    await staff.answer(calls.reopenCheck, { params: { id }, body: { reason: 'Wrong person' } });
    await staff.answer(calls.completeCheck, { params: { id }, body: { result: 'flagged', score: 10 } });
    expect((await decide(staff, person, 'approved')).status).toBe(409);
    const reopened = await staff.answer(calls.reopenCheck, { params: { id }, body: { reason: 'The court cleared it' } });
    expect(reopened.body.verification.backgroundChecks[0]).toMatchObject({ status: 'pending', result: null, score: null });
    expect((await staff.answer(calls.reopenCheck, { params: { id }, body: { reason: 'Again' } })).body.code).toBe('illegal_transition');
    expect((await staff.answer(calls.completeCheck, { params: { id }, body: { result: 'clear', score: 95 } })).status).toBe(200);
    expect((await decide(staff, person, 'approved')).status).toBe(200);
    const { rows } = await world.db.execute<{ data: { reason: string } }>(
      sql`select data from audit_log where action = 'background_check.reopened' and subject_id = ${person.driverId} order by id`,
    );
    expect(rows.map((row) => row.data.reason)).toEqual(['Wrong person', 'The court cleared it']);
  });

  it('about a document is opened again: an accepted trip goes to others, and the driver is taken offline and notified', async () => {
    const person = await approved();
    await goOnline(person);
    const rider = await passenger(world);
    const ride = await rider.client.call(calls.requestRide, { body: rideBody() });
    await offerOf(person);
    await person.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'accepted' } });
    const id = documentId(await verificationOf(person), 'drivers_license');
    expect((await staff.answer(calls.reopenDocument, { params: { id }, body: { reason: 'Found forged' } })).status).toBe(200);
    expect((await rider.client.answer(calls.getRide, { params: { id: ride.id } })).body).toMatchObject({
      status: 'requested',
      driver: null,
    });
    expect(await isOnline(person)).toBe(false);
    expect((await person.client.refused(calls.setStatus, { params: { id: person.user.id }, body: { isOnline: true } })).code).toBe(
      'driver_not_verified',
    );
    expect((await verificationOf(person)).driver).toMatchObject({ verificationStatus: 'in_review', verificationNotes: 'Found forged' });
    const [told] = (await person.client.answer(calls.ownNotifications)).body.filter((one: { message: string }) =>
      one.message.includes('Found forged'),
    );
    expect(told?.message).toContain("driver's license");
    expect((await decide(staff, person, 'approved')).status).toBe(409);
    await staff.answer(calls.reviewDocument, { params: { id }, body: { decision: 'approved' } });
    expect((await decide(staff, person, 'approved')).status).toBe(200);
    await rider.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'cancelled' } });
  });

  it('about the ID document takes back the gender confirmed from it; an optional one keeps nobody from driving', async () => {
    const person = await approved();
    await staff.answer(calls.confirmGender, { params: { driverId: person.driverId }, body: { gender: 'female', confirmed: true } });
    const sent = await sendDocument(world, person, 'police_clearance');
    const optional = documentId(sent.body, 'police_clearance');
    await staff.answer(calls.reviewDocument, { params: { id: optional }, body: { decision: 'approved' } });
    await staff.answer(calls.reopenDocument, { params: { id: optional }, body: { reason: 'Not readable' } });
    expect((await verificationOf(person)).driver.verificationStatus).toBe('approved');
    const id = documentId(await verificationOf(person), 'id_document');
    const answer = await staff.answer(calls.reopenDocument, { params: { id }, body: { reason: 'Another face' } });
    expect(answer.body.person.genderVerified).toBe(false);
  });

  it('is not undone by lifting a suspension', async () => {
    const person = await approved();
    await suspendOf(staff, person);
    await staff.answer(calls.reopenDocument, {
      params: { id: documentId(await verificationOf(person), 'pdp_permit') },
      body: { reason: 'Forged' },
    });
    expect((await verificationOf(person)).driver.verificationStatus).toBe('suspended');
    await liftOf(staff, person);
    expect((await verificationOf(person)).driver.verificationStatus).toBe('in_review');
  });

  it('of two reviewers who open it at once one is refused', async () => {
    const person = await approved();
    const id = documentId(await verificationOf(person), 'pdp_permit');
    const answers = await Promise.all(['a', 'b'].map((reason) => staff.answer(calls.reopenDocument, { params: { id }, body: { reason } })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
  });
});

describe('a required document that is sent anew', () => {
  const reject = async (person: DriverPerson, type: DocumentType) => {
    const id = documentId(await verificationOf(person), type);
    expect((await staff.answer(calls.reviewDocument, { params: { id }, body: { decision: 'rejected', note: 'Another car' } })).status).toBe(
      200,
    );
  };

  it('takes nothing away when it is rejected while the approved one is in date', async () => {
    const person = await approved();
    await goOnline(person);
    for (const type of ['vehicle_registration', 'drivers_license'] as const) {
      await sendDocument(world, person, type);
      expect(await isOnline(person)).toBe(true);
      await reject(person, type);
      expect(await isOnline(person)).toBe(true);
    }
    expect((await verificationOf(person)).driver.verificationStatus).toBe('approved');
  });

  it('takes its approved driver off the road when it is rejected and the approved one has expired', async () => {
    const person = await approved();
    await goOnline(person);
    await world.db
      .update(driverDocuments)
      .set({ expiryDate: '2020-01-31' })
      .where(and(eq(driverDocuments.driverId, person.driverId), eq(driverDocuments.documentType, 'vehicle_insurance')));
    await sendDocument(world, person, 'vehicle_insurance');
    await reject(person, 'vehicle_insurance');
    expect(await isOnline(person)).toBe(false);
    expect((await verificationOf(person)).driver.verificationStatus).toBe('in_review');
  });
});

describe('the expiry date of a licence and an insurance', () => {
  it('is asked of the driver', async () => {
    const person = await newcomer(world);
    for (const type of ['drivers_license', 'vehicle_insurance'] as const) {
      const refused = await sendDocument(world, person, type, { expiryDate: null });
      expect(refused.status).toBe(400);
      expect(refused.body.errors?.[0]?.path).toBe('expiryDate');
    }
    expect((await sendDocument(world, person, 'pdp_permit')).status).toBe(201);
  });

  it('is asked of staff where a row has none, and no driver is approved without it', async () => {
    const person = await newcomer(world);
    await prepare(world, staff, person);
    const id = documentId(await verificationOf(person), 'drivers_license') ?? 0;
    const dateless = () => world.db.update(driverDocuments).set({ expiryDate: null }).where(eq(driverDocuments.id, id));
    await dateless();
    expect((await decide(staff, person, 'approved')).body.detail).toContain('drivers license');
    await staff.answer(calls.reopenDocument, { params: { id }, body: { reason: 'No date' } });
    const review = (body: object) => staff.answer(calls.reviewDocument, { params: { id }, body: { decision: 'approved', ...body } });
    for (const body of [{}, { expiryDate: '2020-01-01' }, { expiryDate: '2031-02-30' }]) {
      const refused = await review(body);
      expect(refused.status).toBe(400);
      expect(refused.body.errors?.[0]?.path).toBe('expiryDate');
    }
    expect((await review({ expiryDate: '2036-01-31' })).status).toBe(200);
    expect((await decide(staff, person, 'approved')).status).toBe(200);
    // An approval from before stands.
    await dateless();
    await goOnline(person);
  });
});
