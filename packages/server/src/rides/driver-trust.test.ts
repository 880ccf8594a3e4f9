import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { requiredDocuments, type DocumentType } from '@safiri/rules/verification/documents.ts';
import { driverDocuments } from '@safiri/db/verification/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, passenger, staffMember, uploadOf } from '../testing/people.ts';
import { tripUnderWay } from '../testing/trips.ts';
import { calls } from '../testing/calls.ts';
import { driverTrust } from './driver-trust.ts';

const world = useWorld();

describe('about the driver', () => {
  it('the passenger sees what was checked, valid today, and no surname', async () => {
    await staffMember(world);
    const [staff] = await world.db.select({ id: users.id }).from(users).where(eq(users.userType, 'staff'));
    const rider = await passenger(world);
    const taxi = await driver(world, { name: 'Zanele Khumalo', gender: 'female' });
    const sent = { driverId: taxi.driverId, verificationStatus: 'approved' as const, reviewedBy: staff?.id ?? 0, reviewedAt: new Date() };
    const documents: ReadonlyArray<readonly [DocumentType, string | null]> = [
      ['id_document', null],
      ['drivers_license', '2099-01-01'],
      ['pdp_permit', '2020-01-01'],
    ];
    for (const [documentType, expiryDate] of documents) {
      await world.db
        .insert(driverDocuments)
        .values({ ...sent, documentType, expiryDate, uploadId: (await uploadOf(world, taxi.user.id)).split('/').at(-1) ?? '' });
    }
    const rideId = await tripUnderWay(world, { passenger: rider, driver: taxi }, { at: new Date() });
    const { status, body } = await rider.client.answer(calls.aboutDriver, { params: { id: rideId } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      name: 'Zanele K.',
      rating: null,
      ratings: 0,
      verified: true,
      documents: { approved: 2, of: requiredDocuments.length },
      checks: { clear: 0, of: 3 },
      womanVerified: false,
    });
    expect(body.lessons.completed).toBe(body.lessons.of);
    expect((await taxi.client.answer(calls.aboutDriver, { params: { id: rideId } })).status).toBe(404);
  });

  it('counts a paper to the end of its last day where the driver is at home', async () => {
    const [staff] = await world.db.select({ id: users.id }).from(users).where(eq(users.userType, 'staff'));
    const rider = await passenger(world);
    const taxi = await driver(world);
    const uploadId = (await uploadOf(world, taxi.user.id)).split('/').at(-1) ?? '';
    await world.db.insert(driverDocuments).values({
      driverId: taxi.driverId,
      verificationStatus: 'approved',
      reviewedBy: staff?.id ?? 0,
      reviewedAt: new Date(),
      documentType: 'drivers_license',
      expiryDate: '2031-05-09',
      uploadId,
    });
    const rideId = await tripUnderWay(world, { passenger: rider, driver: taxi }, { at: new Date() });
    const approvedAt = async (moment: string) => (await driverTrust(world.node.ctx, rideId, new Date(moment))).documents.approved;
    expect(await approvedAt('2031-05-09T21:59:00Z')).toBe(1);
    // In Johannesburg the next day has begun, in UTC it has not.
    expect(await approvedAt('2031-05-09T22:01:00Z')).toBe(0);
  });
});
