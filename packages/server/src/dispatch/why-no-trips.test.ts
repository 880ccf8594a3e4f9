import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../testing/harness.ts';
import { driver, eventually, goOnline, offerOf, passenger, rideBody, type DriverPerson } from '../testing/people.ts';
import { calls } from '../testing/calls.ts';

const world = useWorld({ dispatch: true });
const whyOf = async (person: DriverPerson) => (await person.client.answer(calls.whyNoTrips, { params: { id: person.driverId } })).body;
const cancel = (person: { client: DriverPerson['client'] }, rideId: number) =>
  person.client.answer(calls.changeRide, { params: { id: rideId }, body: { status: 'cancelled', reason: 'changed_my_mind' } });

describe('why no trips', () => {
  it('tells a driver who was too far, one who was farther, and one who declined', async () => {
    const lerato = await passenger(world);
    const near = await driver(world);
    const farther = await driver(world);
    const tooFar = await driver(world);
    await goOnline(near, 100);
    await goOnline(farther, 2000);
    await goOnline(tooFar, 12_000);
    expect(await whyOf(near)).toEqual({
      hours: 6,
      near: 0,
      offered: 0,
      accepted: 0,
      reasons: [],
      now: { isVerified: true, isOnline: true, positionIsFresh: true, hasLiveTrip: false, owesTooMuch: false, isOutside: false },
      markets: expect.arrayContaining(['Pretoria', 'Johannesburg']),
      worksIn: null,
    });
    const ride = await lerato.client.call(calls.requestRide, { body: rideBody() });
    await offerOf(near);
    const seen = await eventually(async () => {
      const why = await whyOf(tooFar);
      return why.near > 0 && why;
    });
    expect(seen.reasons).toEqual([{ gate: 'too_far', requests: 1, nearestKm: 12 }]);
    expect((await whyOf(farther)).reasons).toEqual([{ gate: 'other_was_nearer', requests: 1, nearestKm: 2 }]);
    expect((await whyOf(near)).reasons).toEqual([{ gate: 'offered', requests: 1, nearestKm: 0.1 }]);
    // One row for the round, however many drivers it looked at.
    const { rows } = await world.db.execute(sql`select cardinality(driver_ids) as drivers from dispatch_rounds where ride_id = ${ride.id}`);
    expect(rows).toEqual([{ drivers: 3 }]);
    await near.client.answer(calls.declineOffer, { params: { id: ride.id } });
    expect(await whyOf(near)).toMatchObject({ near: 1, offered: 1, accepted: 0, reasons: [{ gate: 'declined', requests: 1 }] });
    await offerOf(farther);
    await farther.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'accepted' } });
    expect(await whyOf(farther)).toMatchObject({
      near: 1,
      offered: 1,
      accepted: 1,
      reasons: [],
      now: { hasLiveTrip: true, owesTooMuch: false },
    });

    // A second request counts beside the first; who drives is busy.
    const sipho = await passenger(world);
    const second = await sipho.client.call(calls.requestRide, { body: rideBody() });
    await offerOf(near);
    const busy = await eventually(async () => {
      const why = await whyOf(farther);
      return why.near === 2 && why;
    });
    expect(busy.reasons).toEqual([{ gate: 'busy', requests: 1, nearestKm: 2 }]);
    expect((await whyOf(tooFar)).reasons).toEqual([{ gate: 'too_far', requests: 2, nearestKm: 12 }]);
    await cancel(sipho, second.id);
    expect((await whyOf(near)).reasons).toEqual([
      { gate: 'declined', requests: 1, nearestKm: 0.1 },
      { gate: 'trip_gone', requests: 1, nearestKm: 0.1 },
    ]);
  });

  it('says what keeps trips away now, and is the driver’s own', async () => {
    const kabelo = await driver(world, { approved: false });
    expect((await whyOf(kabelo)).now).toEqual({
      isVerified: false,
      isOnline: false,
      positionIsFresh: false,
      hasLiveTrip: false,
      owesTooMuch: false,
      isOutside: false,
    });
    const other = await driver(world);
    expect((await other.client.answer(calls.whyNoTrips, { params: { id: kabelo.driverId } })).status).toBe(403);
    expect((await (await passenger(world)).client.answer(calls.whyNoTrips, { params: { id: kabelo.driverId } })).status).toBe(403);
  });
});
