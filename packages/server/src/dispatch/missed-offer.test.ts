import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rideOffers } from '@safiri/db/rides/offer-tables.ts';
import { ASK_AGAIN_SECONDS, OFFER_SECONDS } from '@safiri/rules/dispatch/offer-life.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, eventually, goOnline, hatfield, offerOf, passenger, rideBody, type DriverPerson } from '../testing/people.ts';
import { calls } from '../testing/calls.ts';

let ahead = 0;
const world = useWorld({ dispatch: true, clock: () => new Date(Date.now() + ahead * 1000) });
const whyOf = async (person: DriverPerson) => (await person.client.answer(calls.whyNoTrips, { params: { id: person.driverId } })).body;
const missedOf = async (person: DriverPerson) => (await person.client.answer(calls.missedOffer, { params: { id: person.driverId } })).body;
const shown = (person: DriverPerson, offerId: number) =>
  person.client.answer(calls.offerShown, { params: { id: person.driverId, offerId } });
const offersOf = (rideId: number) => world.db.select().from(rideOffers).where(eq(rideOffers.rideId, rideId)).orderBy(rideOffers.id);

/** Lets the offer that stands pass; the phones go on saying where they are. */
async function lapse(person: DriverPerson) {
  ahead += OFFER_SECONDS + 1;
  return eventually(() => missedOf(person), 'the lapse');
}
const report = (person: DriverPerson) =>
  person.client.answer(calls.reportLocation, {
    params: { id: person.driverId },
    body: { ...hatfield, at: new Date(Date.now() + ahead * 1000).toISOString() },
  });

describe('an offer whose time passes', () => {
  it('counts only when it was shown, which the driver’s own app says, once or twice', async () => {
    const rider = await passenger(world);
    const [taxi, other] = [await driver(world), await driver(world)];
    await goOnline(taxi, 50);
    const ride = await rider.client.call(calls.requestRide, { body: rideBody() });
    const offer = await offerOf(taxi);
    expect((await shown(other, offer.id)).status).toBe(404);
    expect((await other.client.answer(calls.offerShown, { params: { id: taxi.driverId, offerId: offer.id } })).status).toBe(403);
    const unseen = await lapse(taxi);
    expect(unseen).toMatchObject({ id: offer.id, rideId: ride.id, net: offer.net, shown: false, waiting: true, wanted: false });
    expect(await whyOf(taxi)).toMatchObject({ near: 1, offered: 0, accepted: 0, reasons: [{ gate: 'not_shown', requests: 1 }] });
    // What comes when it is over does not make it seen.
    expect((await shown(taxi, offer.id)).status).toBe(200);
    expect((await whyOf(taxi)).reasons).toMatchObject([{ gate: 'not_shown' }]);

    // Nobody else is there: after a while the same driver is asked again.
    ahead += ASK_AGAIN_SECONDS;
    await report(taxi);
    const again = await offerOf(taxi);
    expect([again.rideId, again.id === offer.id]).toEqual([ride.id, false]);
    expect([(await shown(taxi, again.id)).status, (await shown(taxi, again.id)).status]).toEqual([200, 200]);
    expect(await lapse(taxi)).toMatchObject({ id: again.id, shown: true });
    expect(await whyOf(taxi)).toMatchObject({ near: 1, offered: 1, accepted: 0, reasons: [{ gate: 'lapsed', requests: 1 }] });
    expect((await rider.client.answer(calls.getRide, { params: { id: ride.id } })).body.search?.driversAsked).toBe(1);
    await rider.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'cancelled' } });
    expect(await missedOf(taxi)).toMatchObject({ waiting: false });
    await taxi.client.answer(calls.setStatus, { params: { id: taxi.user.id }, body: { isOnline: false } });
  });

  it('comes back at once to the driver who wants it, as an offer like any other', async () => {
    const rider = await passenger(world);
    const [taxi, stranger] = [await driver(world), await driver(world)];
    await goOnline(taxi, 50);
    const ride = await rider.client.call(calls.requestRide, { body: rideBody() });
    await offerOf(taxi);
    await lapse(taxi);
    expect((await stranger.client.refused(calls.takeMissed, { params: { id: ride.id } })).code).toBe('offer_gone');
    expect((await taxi.client.answer(calls.takeMissed, { params: { id: ride.id } })).status).toBe(200);
    const again = await offerOf(taxi);
    expect(again.rideId).toBe(ride.id);
    // Asking once more changes nothing.
    expect((await taxi.client.answer(calls.takeMissed, { params: { id: ride.id } })).status).toBe(200);
    expect((await taxi.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'accepted' } })).status).toBe(200);
    expect((await taxi.client.answer(calls.takeMissed, { params: { id: ride.id } })).status).toBe(409);
    expect((await offersOf(ride.id)).map(({ status }) => status)).toEqual(['lapsed', 'accepted']);
    expect(await missedOf(taxi)).toBeNull();
    await taxi.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'cancelled', reason: 'other' } });
    await rider.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'cancelled' } });
    await taxi.client.answer(calls.setStatus, { params: { id: taxi.user.id }, body: { isOnline: false } });
  });

  it('waits for the one who is being asked; who declined is answered that it is gone', async () => {
    const rider = await passenger(world);
    const [first, second] = [await driver(world), await driver(world)];
    await goOnline(first, 50);
    await goOnline(second, 400);
    const ride = await rider.client.call(calls.requestRide, { body: rideBody() });
    await offerOf(first);
    await lapse(first);
    await offerOf(second);
    expect((await first.client.answer(calls.takeMissed, { params: { id: ride.id } })).status).toBe(200);
    expect((await first.client.refused(calls.changeRide, { params: { id: ride.id }, body: { status: 'accepted' } })).code).toBe(
      'offer_gone',
    );
    expect((await second.client.answer(calls.declineOffer, { params: { id: ride.id } })).status).toBe(200);
    expect((await offerOf(first)).rideId).toBe(ride.id);
    expect((await second.client.refused(calls.takeMissed, { params: { id: ride.id } })).code).toBe('offer_gone');
    await first.client.answer(calls.declineOffer, { params: { id: ride.id } });
    // A decline that a phone sends twice is the same decline, though an earlier offer had lapsed.
    expect((await first.client.answer(calls.declineOffer, { params: { id: ride.id } })).status).toBe(200);
    await rider.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'cancelled' } });
  });
});
