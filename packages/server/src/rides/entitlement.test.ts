import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { rideOffers } from '@safiri/db/rides/offer-tables.ts';
import { trainingProgress } from '@safiri/db/training/tables.ts';
import { drivers, users, vehicles } from '@safiri/db/users/tables.ts';
import { driverDocuments } from '@safiri/db/verification/tables.ts';
import type { Client } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { makeOfferTo } from '../testing/offers.ts';
import { driver, passenger, rideBody, staffMember, uploadOf, type DriverPerson, type Person } from '../testing/people.ts';
import { decide } from '../testing/verification.ts';
import { watchExpiry } from '../verification/public.ts';
import { unchecked } from '../testing/client.ts';
import { calls } from '../testing/calls.ts';
import { suspendOf } from '../testing/standing.ts';

/** Dispatch is off; the tests make the offers. */
const world = useWorld();
let staff: Client;
beforeAll(async () => {
  staff = await staffMember(world);
});

interface Pair {
  readonly rider: Person;
  readonly person: DriverPerson;
  readonly rideId: number;
}

const steps = ['accepted', 'arrived', 'in_progress', 'completed'] as const;
type Step = (typeof steps)[number];

const move = (pair: Pair, status: Step) =>
  pair.person.client.answer(calls.changeRide, { params: { id: pair.rideId }, body: { status, endReason: 'other' } });
const rideOf = async ({ rider, rideId }: Pair) => (await rider.client.answer(calls.getRide, { params: { id: rideId } })).body;

/** A trip that came as far as before `step`; both sides are verified women. */
async function before(step: Step, rideType = 'standard'): Promise<Pair> {
  const rider = await passenger(world, { genderVerified: true });
  const person = await driver(world, { gender: 'female' });
  await person.client.answer(calls.setStatus, { params: { id: person.user.id }, body: { isOnline: true } });
  const rideId = (await rider.client.answer(calls.requestRide, { body: rideBody({ rideType: unchecked(rideType) }) })).body.id;
  await makeOfferTo(world, person, rideId);
  const pair = { rider, person, rideId };
  for (const done of steps.slice(0, steps.indexOf(step))) {
    if (done === 'in_progress') await rider.client.answer(calls.confirmStart, { params: { id: rideId } });
    expect((await move(pair, done)).status).toBe(200);
  }
  if (step === 'in_progress') await rider.client.answer(calls.confirmStart, { params: { id: rideId } });
  return pair;
}

/** A licence that ran out; the job that looks for such has not come yet. */
async function expirePaper({ person }: Pair): Promise<void> {
  const upload = await uploadOf(world, person.user.id);
  const expired = {
    driverId: person.driverId,
    documentType: 'drivers_license',
    uploadId: upload.split('/').at(-1) ?? '',
    expiryDate: new Date(Date.now() - 2 * 86_400_000).toISOString().slice(0, 10),
    verificationStatus: 'approved',
    reviewedBy: person.user.id,
    reviewedAt: new Date(),
  } as const;
  await world.db.insert(driverDocuments).values(expired).onConflictDoNothing();
}

const told = async (who: Person) => (await who.client.answer(calls.ownNotifications)).body.map((one: { title: string }) => one.title);
const staffWereTold = async ({ person }: Pair) =>
  (
    await world.db.execute(
      sql`select 1 from notifications where kind = 'toldStaffDriverNoLonger' and redirect_to = ${`/staff/drivers/${person.driverId}`}`,
    )
  ).rows.length;

/** What ends an entitlement by somebody's act, told at once. */
const endings: Record<string, (pair: Pair) => Promise<unknown>> = {
  'a suspension': ({ person }) => suspendOf(staff, person),
  'a rejection': ({ person }) => decide(staff, person, 'rejected', 'Doubts'),
  'a document that expired': async (pair) => {
    await expirePaper(pair);
    await watchExpiry(world.node.ctx);
  },
  'a gender that staff took back': ({ person }) =>
    staff.answer(calls.confirmGender, { params: { driverId: person.driverId }, body: { gender: 'female', confirmed: false } }),
};

describe.each(Object.entries(endings))('%s', (name, end) => {
  const rideType = name.includes('gender') ? 'ladies_only' : 'standard';

  it.each(['arrived', 'in_progress'] as const)('gives the trip to others before the step to %s, and tells both', async (step) => {
    const pair = await before(step, rideType);
    await end(pair);
    expect(await rideOf(pair)).toMatchObject({ status: 'requested', driver: null });
    expect((await move(pair, step)).status).toBe(404);
    expect(await told(pair.rider)).toContain('Another driver is looked for');
    expect(await told(pair.person)).toContain('The trip went to another driver');
    expect((await pair.person.client.answer(calls.driverActiveRide, { params: { id: pair.person.driverId } })).body).toBeNull();
    // It is the company's doing, and uses up nobody's chance of giving a trip back.
    const { rows } = await world.db.execute(
      sql`select r.reopenings, e.actor from rides r join ride_events e on e.ride_id = r.id and e.kind = 'reopened' where r.id = ${pair.rideId}`,
    );
    expect(rows).toEqual([{ reopenings: 0, actor: 'system' }]);
  });

  it('after the start notifies passenger and staff, once, and the trip goes on', async () => {
    const pair = await before('completed', rideType);
    await end(pair);
    await end(pair);
    expect((await told(pair.rider)).filter((title: string) => title === 'About your driver')).toHaveLength(1);
    expect(await staffWereTold(pair)).toBeGreaterThan(0);
    const check = await pair.rider.client.call(calls.openCheck);
    if (rideType === 'ladies_only') expect(check).toMatchObject({ rideId: pair.rideId, kind: 'driver_no_longer' });
    else {
      expect(check).toBeNull();
      expect((await pair.person.client.answer(calls.session)).body.user.isOnline).toBe(false);
    }
    expect((await move(pair, 'completed')).body.status).toBe('completed');
  });
});

/** What ends an entitlement without anybody's act, or behind the back of the server: the gate of each step finds it. */
const silent: Record<string, { end: (pair: Pair) => Promise<unknown>; code: string; ladies?: true; ofPassenger?: true }> = {
  'a document that expired': { end: expirePaper, code: 'document_expired' },
  'an approval that is gone': {
    end: ({ person }) =>
      world.db.update(drivers).set({ isOnline: false, verificationStatus: 'rejected' }).where(eq(drivers.id, person.driverId)),
    code: 'driver_not_verified',
  },
  'a training that is not complete': {
    end: ({ person }) => world.db.delete(trainingProgress).where(eq(trainingProgress.driverId, person.driverId)),
    code: 'training_unfinished',
  },
  'a vehicle that is too old': {
    end: ({ person }) => world.db.update(vehicles).set({ year: 1999 }).where(eq(vehicles.ownerId, person.user.id)),
    code: 'vehicle_too_old',
  },
  'another vehicle': {
    end: ({ person }) => world.db.update(vehicles).set({ kind: 'scooter' }).where(eq(vehicles.ownerId, person.user.id)),
    code: 'illegal_transition',
  },
  'a driver who is no verified woman': {
    end: ({ person }) => world.db.update(users).set({ genderVerifiedAt: null }).where(eq(users.id, person.user.id)),
    code: 'ladies_only',
    ladies: true,
  },
  'a passenger who is no verified woman': {
    end: ({ rider }) => world.db.update(users).set({ genderVerifiedAt: null }).where(eq(users.id, rider.user.id)),
    code: 'ladies_only',
    ladies: true,
    ofPassenger: true,
  },
};

describe.each(Object.entries(silent))('with %s', (_, { end, code, ladies, ofPassenger }) => {
  it.each(['accepted', 'arrived', 'in_progress'] as const)('the step to %s is refused and the driver is free', async (step) => {
    const pair = await before(step, ladies === true ? 'ladies_only' : 'standard');
    await end(pair);
    expect((await move(pair, step)).body.code).toBe(code);
    const ride = await rideOf(pair);
    expect(ride).toMatchObject(
      ofPassenger === true ? { status: 'cancelled', cancelReason: 'passenger_not_verified' } : { status: 'requested', driver: null },
    );
    const offers = await world.db.select({ status: rideOffers.status }).from(rideOffers).where(eq(rideOffers.rideId, pair.rideId));
    expect(offers).toEqual([{ status: step === 'accepted' ? 'withdrawn' : 'accepted' }]);
    // A gap of the driver's own ends the shift, so that no further offer comes.
    const online = (await pair.person.client.answer(calls.session)).body.user.isOnline;
    expect(online).toBe(code === 'ladies_only' || code === 'illegal_transition');
  });
});

describe('a confirmed gender', () => {
  it('is not changed by its person, on either side', async () => {
    const pair = await before('arrived', 'ladies_only');
    for (const { client } of [pair.person, pair.rider]) {
      const answer = await client.answer(calls.changeAccount, { body: { gender: 'male' } });
      expect(answer.body).toMatchObject({ status: 409, errors: [{ path: 'gender' }] });
      expect((await client.answer(calls.session)).body.user).toMatchObject({ gender: 'female', genderVerified: true });
    }
    expect((await move(pair, 'arrived')).status).toBe(200);
  });
});
