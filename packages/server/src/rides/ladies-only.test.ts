import { describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import { users } from '@safiri/db/users/tables.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, eventually, goOnline, offerOf, passenger, rideBody } from '../testing/people.ts';
import { consideredDrivers } from '../testing/rounds.ts';
import { calls } from '../testing/calls.ts';

const world = useWorld({ dispatch: true });
const ladies = rideBody({ rideType: 'ladies_only' });

describe('a ladies-only ride', () => {
  it('is asked for only by a female passenger whose gender staff confirmed', async () => {
    for (const person of [
      await passenger(world, { gender: 'male', genderVerified: true }),
      await passenger(world, { gender: 'other', genderVerified: true }),
      await passenger(world, { gender: 'female' }),
    ]) {
      const answer = await person.client.answer(calls.requestRide, { body: ladies });
      expect(answer.body).toMatchObject({
        status: 403,
        code: 'ladies_only',
        detail: 'This ride type is available only for verified female passengers',
      });
    }
  });

  it('passes by every driver who is not a verified woman, by offer and by acceptance', async () => {
    const naledi = await passenger(world, { genderVerified: true });
    const thabo = await driver(world, { gender: 'male' });
    const unverified = await driver(world, { gender: 'female', genderVerified: false });
    const zanele = await driver(world, { gender: 'female' });
    await goOnline(thabo, 100);
    await goOnline(unverified, 150);
    await goOnline(zanele, 2000);
    const ride = await naledi.client.call(calls.requestRide, { body: ladies });
    expect((await offerOf(zanele)).rideId).toBe(ride.id);
    for (const person of [thabo, unverified]) {
      expect((await person.client.answer(calls.getOffer, { params: { id: person.driverId } })).body).toBeNull();
      expect((await person.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'accepted' } })).status).toBe(409);
    }
    const gates = await eventually(async () => {
      const looked = await consideredDrivers(world, ride.id);
      return looked.length >= 3 && new Set(looked.map(({ driverId, gate }) => `${driverId}:${gate}`));
    });
    expect(gates).toEqual(new Set([`${thabo.driverId}:gender_rule`, `${unverified.driverId}:gender_rule`, `${zanele.driverId}:offered`]));
    // Even with an offer in hand: a gender that is no longer confirmed does not get in.
    await world.db.update(users).set({ genderVerifiedAt: null }).where(eq(users.id, zanele.user.id));
    expect((await zanele.client.refused(calls.changeRide, { params: { id: ride.id }, body: { status: 'accepted' } })).code).toBe(
      'ladies_only',
    );
    // The trip goes to another woman.
    const nomsa = await driver(world, { gender: 'female' });
    await goOnline(nomsa, 2500);
    expect((await offerOf(nomsa)).rideId).toBe(ride.id);
    expect((await nomsa.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'accepted' } })).body.status).toBe(
      'accepted',
    );
  });
});
