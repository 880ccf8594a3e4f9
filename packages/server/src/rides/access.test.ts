import { beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { drivers } from '@safiri/db/users/tables.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, goOnline, offerOf, passenger, rideBody, type DriverPerson, type Person } from '../testing/people.ts';
import { calls } from '../testing/calls.ts';
import { there, type Answer, type Client } from '../testing/client.ts';

const world = useWorld({ dispatch: true });
let owner: Person;
let stranger: Person;
let assigned: DriverPerson;
let otherDriver: DriverPerson;
let rideId: number;

beforeAll(async () => {
  owner = await passenger(world);
  stranger = await passenger(world);
  assigned = await driver(world);
  otherDriver = await driver(world);
  await goOnline(assigned);
  rideId = (await owner.client.answer(calls.requestRide, { body: rideBody() })).body.id;
  await offerOf(assigned);
  await assigned.client.answer(calls.changeRide, { params: { id: rideId }, body: { status: 'accepted' } });
});

describe('a stranger', () => {
  it('is answered as if the ride did not exist', async () => {
    const nothing = await stranger.client.refused(calls.getRide, { params: { id: 99999999 } });
    for (const person of [stranger, otherDriver]) {
      expect((await person.client.answer(calls.getRide, { params: { id: rideId } })).body).toEqual(nothing);
      expect((await person.client.answer(calls.changeRide, { params: { id: rideId }, body: { status: 'cancelled' } })).body).toEqual(
        nothing,
      );
      expect((await person.client.answer(calls.rateRide, { params: { id: rideId }, body: { rating: 1 } })).body).toEqual(nothing);
      expect((await person.client.answer(calls.getReceipt, { params: { id: rideId } })).body).toEqual(nothing);
      expect((await person.client.answer(calls.aboutDriver, { params: { id: rideId } })).body).toEqual(nothing);
    }
    expect((await otherDriver.client.answer(calls.changeRide, { params: { id: rideId }, body: { status: 'completed' } })).body).toEqual(
      nothing,
    );
    expect((await stranger.client.answer(calls.confirmStart, { params: { id: rideId } })).body).toEqual(nothing);
    const gone = await otherDriver.client.refused(calls.changeRide, { params: { id: 99999999 }, body: { status: 'accepted' } });
    expect((await otherDriver.client.answer(calls.changeRide, { params: { id: rideId }, body: { status: 'accepted' } })).body).toEqual(
      gone,
    );
  });

  it('reads no list, no active ride and no figures of others', async () => {
    for (const call of [calls.passengerRides, calls.passengerActiveRide]) {
      expect((await stranger.client.answer(call, { params: { id: owner.user.id } })).status).toBe(403);
      expect((await world.client().answer(call, { params: { id: owner.user.id } })).status).toBe(401);
    }
    for (const call of [calls.getOffer, calls.getToday]) {
      expect((await otherDriver.client.answer(call, { params: { id: assigned.driverId } })).status).toBe(403);
      expect((await stranger.client.answer(call, { params: { id: assigned.driverId } })).status).toBe(403);
    }
    const at = { lat: -25.7, lng: 28.2, at: new Date().toISOString() };
    expect((await otherDriver.client.answer(calls.reportLocation, { params: { id: assigned.driverId }, body: at })).status).toBe(403);
    expect((await otherDriver.client.answer(calls.setStatus, { params: { id: assigned.user.id }, body: { isOnline: false } })).status).toBe(
      403,
    );
  });
});

describe('a driver', () => {
  const byDriverId = [calls.getVerification, calls.getDocuments, calls.getChecks, calls.listProgress];
  const byUserId = [calls.getEarningsOf, calls.getIncentivesOf];
  type Ask = (client: Client, id: number) => Promise<Answer>;
  const own: Array<[key: string, ask: Ask]> = [
    ...byDriverId.map((call): [string, Ask] => [call.key, (client, driverId) => client.answer(call, { params: { driverId } })]),
    ...byUserId.map((call): [string, Ask] => [call.key, (client, userId) => client.answer(call, { params: { userId } })]),
    [calls.driverRides.key, (client, id) => client.answer(calls.driverRides, { params: { id } })],
  ];

  it.each(own)('is named by the driver id or the user id at %s, and nobody else is', async (_key, ask) => {
    const [byDriver, byUser] = await Promise.all([assigned.driverId, assigned.user.id].map((id) => ask(assigned.client, id)));
    expect([byDriver?.status, byUser?.status]).toEqual([200, 200]);
    expect(byUser?.body).toEqual(byDriver?.body);
    for (const id of [assigned.driverId, 99_999_999]) expect((await ask(otherDriver.client, id)).status).toBe(403);
  });

  it('may also name themselves by either in what they send', async () => {
    for (const driverId of [assigned.driverId, assigned.user.id])
      expect((await assigned.client.answer(calls.initialize, { body: { driverId } })).status).toBe(200);
    expect((await otherDriver.client.answer(calls.initialize, { body: { driverId: 99_999_999 } })).status).toBe(403);
  });
});

describe('the two sides', () => {
  it('see what is theirs: the PIN is the passenger’s, phones only on the way, no gender, no surname', async () => {
    const asDriver = await assigned.client.call(calls.getRide, { params: { id: rideId } });
    const asPassenger = await owner.client.call(calls.getRide, { params: { id: rideId } });
    expect(asDriver.pin).toBeNull();
    expect(asPassenger.pin).toMatch(/^\d{4}$/);
    expect(asDriver.passenger).toMatchObject({ name: 'Lerato M.', phone: owner.user.phone });
    expect(asPassenger.driver?.phone).toBe(assigned.user.phone);
    expect(JSON.stringify(asDriver)).not.toMatch(/gender|email|Maseko/);
  });

  it('have their own steps: a passenger does not drive, a driver does not skip', async () => {
    expect((await owner.client.answer(calls.changeRide, { params: { id: rideId }, body: { status: 'completed' } })).status).toBe(403);
    expect((await assigned.client.refused(calls.changeRide, { params: { id: rideId }, body: { status: 'completed' } })).code).toBe(
      'illegal_transition',
    );
    expect((await assigned.client.answer(calls.changeRide, { params: { id: rideId }, body: { status: 'requested' } })).status).toBe(409);
    expect((await assigned.client.answer(calls.requestRide, { body: rideBody() })).status).toBe(403);
    expect((await owner.client.answer(calls.setStatus, { params: { id: owner.user.id }, body: { isOnline: true } })).status).toBe(403);
  });

  it('lock the start after five wrong PINs until the passenger confirms in the app', async () => {
    await assigned.client.answer(calls.changeRide, { params: { id: rideId }, body: { status: 'arrived' } });
    const { pin } = await owner.client.call(calls.getRide, { params: { id: rideId } });
    const wrong = pin === '1111' ? '2222' : '1111';
    for (let i = 0; i < 5; i += 1)
      await assigned.client.answer(calls.changeRide, { params: { id: rideId }, body: { status: 'in_progress', pin: wrong } });
    const locked = await assigned.client.answer(calls.changeRide, {
      params: { id: rideId },
      body: { status: 'in_progress', pin: there(pin) },
    });
    expect(locked.status).toBe(423);
    expect((await owner.client.answer(calls.getRide, { params: { id: rideId } })).body.pinLocked).toBe(true);
    expect((await owner.client.answer(calls.confirmStart, { params: { id: rideId } })).body).toMatchObject({
      startConfirmed: true,
      pinLocked: false,
    });
    expect((await assigned.client.answer(calls.changeRide, { params: { id: rideId }, body: { status: 'in_progress' } })).body.status).toBe(
      'in_progress',
    );
    expect((await owner.client.refused(calls.changeRide, { params: { id: rideId }, body: { status: 'cancelled' } })).code).toBe(
      'illegal_transition',
    );
    expect(
      (await assigned.client.answer(calls.changeRide, { params: { id: rideId }, body: { status: 'completed', endReason: 'other' } })).body
        .status,
    ).toBe('completed');
  });
});

describe('a driver who is not approved', () => {
  it('does not go online, and one revoked after the offer does not get the trip', async () => {
    const fresh = await driver(world, { approved: false });
    expect((await fresh.client.refused(calls.setStatus, { params: { id: fresh.user.id }, body: { isOnline: true } })).code).toBe(
      'driver_not_verified',
    );
    expect((await fresh.client.refused(calls.changeRide, { params: { id: rideId }, body: { status: 'accepted' } })).code).toBe(
      'driver_not_verified',
    );
    const ride = await owner.client.call(calls.requestRide, { body: rideBody() });
    await offerOf(assigned);
    await world.db.update(drivers).set({ verificationStatus: 'in_review', isOnline: false }).where(eq(drivers.id, assigned.driverId));
    expect((await assigned.client.refused(calls.changeRide, { params: { id: ride.id }, body: { status: 'accepted' } })).code).toBe(
      'driver_not_verified',
    );
    expect((await owner.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'cancelled' } })).body.status).toBe(
      'cancelled',
    );
  });
});
