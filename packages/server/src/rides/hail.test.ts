import { and, eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { BodyIn } from '@safiri/contract/call.ts';
import { codeCosts } from '@safiri/db/auth/tables.ts';
import { rideOffers } from '@safiri/db/rides/offer-tables.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { outsideRecipients } from '@safiri/db/sharing/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { encodePlusCode } from '@safiri/rules/places/plus-code.ts';
import { checkInvariants } from '../invariants/check.ts';
import { calls } from '../testing/calls.ts';
import { there } from '../testing/client.ts';
import { texting } from '../testing/codes.ts';
import { useWorld } from '../testing/harness.ts';
import { askForBoda, bodaRider, busPark, kisumuPassenger, milimani, movedClock, moveRide, openKisumu } from '../testing/kisumu.ts';
import { makeOfferTo } from '../testing/offers.ts';
import { memberOfStaff, plateOf, type DriverPerson } from '../testing/people.ts';
import { inDays, suspendOf } from '../testing/standing.ts';
import { driveThere, standAt } from '../testing/trips.ts';

const { clock, wait } = movedClock();
const world = useWorld({ markets: false, clock, env: { ...texting, RATE_LIMIT_FACTOR: '1000' } });
beforeAll(() => openKisumu(world));

type Body = BodyIn<typeof calls.startHail>;
const hail = (own: DriverPerson, changes: Partial<Body> = {}) =>
  own.client.call(calls.startHail, { body: { rideType: 'boda', ...changes } });
const refusedHail = async (own: DriverPerson, changes: Partial<Body> = {}) =>
  (await own.client.refused(calls.startHail, { body: { rideType: 'boda', ...changes } })).code;
const textsTo = async (phone: string) =>
  (await world.db.execute<{ body: string }>(sql`select body from outbox_messages where recipient = ${phone} order by id`)).rows.map(
    ({ body }) => body,
  );
const rowOf = async (id: number) => there((await world.db.select().from(rides).where(eq(rides.id, id)))[0]);
/** An offer that stands on the clock of this world. */
async function offerTo(own: DriverPerson, rideId: number): Promise<void> {
  await makeOfferTo(world, own, rideId);
  await world.db
    .update(rideOffers)
    .set({ expiresAt: new Date(clock().getTime() + 15_000) })
    .where(eq(rideOffers.rideId, rideId));
}
/** What is broken; that nobody sends the texts of this world is not. */
const broken = async () =>
  (await checkInvariants(world.db)).filter(({ name, faults }) => faults.length > 0 && name !== 'no message waits for ever');
let n = 0;
const number = () => `+25471300${1000 + (n += 1)}`;

describe('a trip with somebody who stands before the driver', () => {
  it('runs by the meter, is paid in cash, and earns the fare less the commission', async () => {
    const own = await bodaRider(world);
    const terms = await own.client.call(calls.hailTerms, {});
    expect(terms).toMatchObject({ countryId: 'ke', currency: 'KES' });
    expect(terms.services.map(({ id, from, perKm, perMinute }) => [id, from, perKm, perMinute])).toEqual([
      ['boda', '50.00', '20.00', '0.00'],
    ]);
    const ride = await hail(own);
    expect(ride).toMatchObject({ status: 'in_progress', hail: 'open', side: 'driver', fare: '50.00', chat: false, eta: null });
    expect(ride.passenger).toMatchObject({ name: 'Passenger', phone: null, rating: null });
    const read = () => own.client.call(calls.rideMeter, { params: { id: ride.id } });
    expect(await read()).toMatchObject({ fare: '50.00', distance: 0 });
    await driveThere(world, own, ride.id, milimani);
    // From 220 m north of the bus park to Milimani: 1,177 m straight on. 50 + 1.177 × 20 = 73.54, rounded 70.
    const shown = await read();
    expect(shown).toMatchObject({ fare: '70.00', distance: 1.2, duration: 15 });
    const ended = await moveRide(own, ride.id, { status: 'completed', place: 'Milimani market' });
    expect(ended).toMatchObject({ status: 'completed', fare: '70.00', dropoffLocation: { ...milimani, address: 'Milimani market' } });
    expect(ended.ending).toMatchObject({ confirmation: 'plain', operatorPay: null, cash: { due: '70.00', paid: null } });
    // 12 % of 70.
    expect(ended.pay).toMatchObject({ commission: '8.40', bonus: null, net: '61.60' });
    const receipt = await own.client.call(calls.getReceipt, { params: { id: ride.id } });
    expect([receipt.total, receipt.lines.map(({ kind }) => kind)]).toEqual(['70.00', ['base', 'distance', 'rounding']]);
    expect((await own.client.refused(calls.rideMeter, { params: { id: ride.id } })).code).toBe('illegal_transition');
    expect(await rowOf(ride.id)).toMatchObject({ operatorPay: null, bonus: null, confirmation: 'plain' });
    expect(await broken()).toEqual([]);
  });

  it('goes to a place that was named, and ends there by its name', async () => {
    const own = await bodaRider(world);
    const ride = await hail(own, { dropoffLocation: milimani });
    expect(ride).toMatchObject({ hail: 'to_place', dropoffLocation: milimani });
    expect(ride.distance).toBeGreaterThan(1);
    await driveThere(world, own, ride.id);
    const ended = await moveRide(own, ride.id, { status: 'completed', place: 'somewhere else' });
    expect(ended.dropoffLocation.address).toBe('Milimani');
  });

  it('tells a number whose car it is and what was paid, and nothing of an account behind it', async () => {
    const own = await bodaRider(world);
    const rider = await kisumuPassenger(world);
    await world.db.update(users).set({ phoneVerifiedAt: new Date() }).where(eq(users.id, rider.user.id));
    // With a ride of the own under way, which nobody learns of.
    await askForBoda(rider);
    const [known, unknown] = [rider.user.phone, number()];
    for (const phone of [known, unknown]) {
      const ride = await hail(own, { phone });
      expect(ride.passenger).toMatchObject({ name: 'Passenger', phone, phoneVerified: false, checked: null });
      await moveRide(own, ride.id, { status: 'completed' });
      const texts = await textsTo(phone);
      expect(texts).toEqual([expect.stringContaining(plateOf(own)), expect.stringMatching(/SF-\d+.*KSh\s?50/)]);
      expect(texts[0]).toContain('/track/');
    }
    expect((await rider.client.call(calls.passengerRides, { params: { id: rider.user.id } })).map(({ hail: kind }) => kind)).toEqual([
      null,
    ]);
  });

  it('writes nothing to a number that somebody typed into a place, and nothing that stop was said to', async () => {
    const own = await bodaRider(world);
    const phone = number();
    const typed = 'You won 5000, send your PIN to 0700 000 000';
    const ride = await hail(own, { phone, dropoffLocation: { ...milimani, address: typed } });
    await driveThere(world, own, ride.id, milimani);
    await moveRide(own, ride.id, { status: 'completed', place: typed });
    const texts = await textsTo(phone);
    expect(texts).toHaveLength(2);
    for (const text of texts) expect(text).not.toMatch(/won 5000|0700/);
    // The code of Milimani, and the way to say stop.
    expect(texts[1]).toContain(encodePlusCode(milimani));
    for (const text of texts) expect(text).toContain('/stop/');
    const again = await hail(own, { phone });
    const [{ id: rider }] = (await world.db.select({ id: rides.passengerId }).from(rides).where(eq(rides.id, again.id))) as [
      { id: number },
    ];
    await world.db.update(outsideRecipients).set({ stoppedAt: clock() }).where(eq(outsideRecipients.senderId, rider));
    await moveRide(own, again.id, { status: 'completed' });
    expect(await textsTo(phone)).toHaveLength(3);
  });

  it('lets the team call who gave a number and no name', async () => {
    const own = await bodaRider(world);
    const phone = number();
    const { id } = await hail(own, { phone });
    const { client } = await memberOfStaff(world, [{ role: 'support' }]);
    expect((await client.call(calls.readTrip, { params: { id } })).rider).toEqual({
      name: null,
      phone: expect.stringContaining(phone.slice(-3)),
    });
    expect(await client.call(calls.showRider, { params: { id }, body: { reason: 'Left a bag' } })).toEqual({ value: phone });
    await driveThere(world, own, id, milimani);
    const ended = await moveRide(own, id, { status: 'completed' });
    // The minutes between the two clock times, as the receipt says them.
    const minutes = Math.floor(Date.parse(ended.completedAt ?? '') / 60_000) - Math.floor(Date.parse(ended.startedAt ?? '') / 60_000);
    expect((await client.call(calls.readTrip, { params: { id } })).minutes).toBe(minutes);
    expect((await textsTo(phone))[1]).toContain(`${String(minutes)} minutes`);
  });

  it('takes no number abroad and none that no text reaches', async () => {
    const own = await bodaRider(world);
    // South Africa; a line of an office in Nairobi.
    for (const phone of ['+27825550142', '+254202222181']) expect(await refusedHail(own, { phone })).toBe('invalid_request');
    expect(await world.db.$count(rides, eq(rides.driverId, own.driverId))).toBe(0);
  });

  it('pays for its texts out of the day’s budget, and writes none when that is spent', async () => {
    const own = await bodaRider(world);
    const sent = async () =>
      (
        await world.db
          .select({ sent: codeCosts.sent })
          .from(codeCosts)
          .where(and(eq(codeCosts.country, '*'), eq(codeCosts.channel, 'all')))
      )[0]?.sent ?? 0;
    const before = await sent();
    const phone = number();
    const first = await hail(own, { phone });
    await moveRide(own, first.id, { status: 'completed' });
    expect((await sent()) - before).toBe(2);
    await world.db.update(codeCosts).set({ spent: 2_000_000_000 });
    const second = await hail(own, { phone });
    expect((await rowOf(second.id)).riderPhone).toBeNull();
    await moveRide(own, second.id, { status: 'completed' });
    expect(await textsTo(phone)).toHaveLength(2);
    await world.db.update(codeCosts).set({ spent: 0 });
  });

  it('keeps no number that may not be written to', async () => {
    const own = await bodaRider(world);
    const phone = number();
    const ids: number[] = [];
    for (let i = 0; i < 5; i += 1) {
      const { id } = await hail(own, { phone });
      ids.push(id);
      await moveRide(own, id, { status: 'completed' });
    }
    // Four texts an hour to one number, receipts among them, then no more.
    expect((await textsTo(phone)).filter((body) => body.includes('/track/'))).toHaveLength(2);
    expect((await rowOf(ids[2] ?? 0)).riderPhone).toBeNull();
    expect(await textsTo(phone)).toHaveLength(4);
  });

  it('has nobody to rate, to mark or to ask for what was left behind', async () => {
    const own = await bodaRider(world);
    const { id } = await hail(own);
    await moveRide(own, id, { status: 'completed' });
    const params = { id };
    expect((await own.client.refused(calls.rateRide, { params, body: { rating: 1 } })).code).toBe('illegal_transition');
    expect((await own.client.refused(calls.markOther, { params, body: { mark: 'never' } })).code).toBe('illegal_transition');
    expect((await own.client.refused(calls.reportLost, { params, body: { what: 'A bag' } })).code).toBe('illegal_transition');
  });

  it('stops its meter where the end was tapped without a connection, unless the car was seen to drive on', async () => {
    const end = async (tappedBefore: number, way: (own: DriverPerson, id: number) => Promise<void>) => {
      const own = await bodaRider(world);
      const { id } = await hail(own);
      await way(own, id);
      const completedAt = new Date(clock().getTime() - tappedBefore * 1000).toISOString();
      const ended = await moveRide(own, id, { status: 'completed', completedAt });
      const { durationSeconds } = await rowOf(id);
      return {
        minutes: Math.round(durationSeconds / 60),
        fare: ended.fare,
        stopped: Date.parse(ended.completedAt ?? '') - Date.parse(completedAt),
      };
    };
    // Fifteen minutes of driving, then ten without a connection at the place where the passenger got out.
    const waited = await end(600, async (own, id) => {
      await driveThere(world, own, id, milimani);
      wait(600);
    });
    expect(waited).toEqual({ minutes: 15, fare: '70.00', stopped: 0 });
    // Said to have ended ten minutes before the trail does: it is counted to where the car was seen last.
    const driven = await end(600, (own, id) => driveThere(world, own, id, milimani));
    expect(driven).toMatchObject({ minutes: 15, fare: '70.00' });
    // Later than now is now.
    const ahead = await end(-3600, (own, id) => driveThere(world, own, id, milimani));
    expect(ahead).toMatchObject({ minutes: 15, fare: '70.00' });
    expect(ahead.stopped).toBeLessThan(0);
  });

  it('is called off by its driver, or ended by the team at what the meter shows', async () => {
    const own = await bodaRider(world);
    const first = await hail(own);
    expect(await moveRide(own, first.id, { status: 'cancelled', reason: 'other' })).toMatchObject({ status: 'cancelled' });
    const second = await hail(own);
    await driveThere(world, own, second.id, milimani);
    const { client } = await memberOfStaff(world, [{ role: 'support' }]);
    const { version } = await rowOf(second.id);
    await client.call(calls.stepTrip, { params: { id: second.id }, body: { step: 'end', reason: 'The phone is dead', version } });
    expect(await rowOf(second.id)).toMatchObject({ status: 'completed', fareMinor: 70_00, operatorPay: null, confirmation: 'plain' });
  });
});

describe('a hailed trip that its driver calls off', () => {
  const callOff = (own: DriverPerson, id: number) => moveRide(own, id, { status: 'cancelled', reason: 'vehicle_problem' });

  it('on the way ends at the meter, with commission and receipt', async () => {
    const own = await bodaRider(world);
    const phone = number();
    const { id } = await hail(own, { phone });
    await driveThere(world, own, id, milimani);
    const ended = await callOff(own, id);
    expect(ended).toMatchObject({ status: 'completed', fare: '70.00' });
    expect(ended.pay).toMatchObject({ commission: '8.40' });
    expect(await textsTo(phone)).toHaveLength(2);
    // Again, by a phone that did not hear the answer.
    expect((await own.client.refused(calls.changeRide, { params: { id }, body: { status: 'cancelled' } })).code).toBe('illegal_transition');
    expect(await broken()).toEqual([]);
  });

  it('is called off where it began within two minutes, and ends later though nobody saw it drive', async () => {
    const own = await bodaRider(world);
    const first = await hail(own);
    wait(110);
    expect((await callOff(own, first.id)).status).toBe('cancelled');
    await standAt(world, own, busPark);
    const second = await hail(own);
    wait(130);
    expect(await callOff(own, second.id)).toMatchObject({ status: 'completed', fare: '50.00' });
  });
});

describe('who may start one', () => {
  it('is online, seen of late, in an open market, free, and may drive', async () => {
    const own = await bodaRider(world);
    const online = (isOnline: boolean) => own.client.call(calls.setStatus, { params: { id: own.user.id }, body: { isOnline } });
    await online(false);
    expect(await refusedHail(own)).toBe('illegal_transition');
    await online(true);
    wait(61);
    expect(await refusedHail(own)).toBe('no_position');
    expect((await own.client.refused(calls.hailTerms, {})).code).toBe('no_position');
    await standAt(world, own, { lat: -0.5, lng: 34.76 });
    expect(await refusedHail(own)).toBe('not_bookable_here');
    await standAt(world, own, busPark);
    expect(await refusedHail(own, { dropoffLocation: { lat: -1.28, lng: 36.82, address: 'Nairobi' } })).toBe('destination_out_of_reach');
    expect(await refusedHail(own, { dropoffLocation: { ...busPark, address: 'Here' } })).toBe('invalid_request');
    expect(await refusedHail(own, { rideType: 'share' })).toBe('invalid_request');
    expect(await refusedHail(own, { rideType: 'nothing' })).toBe('invalid_request');
    expect(await refusedHail(own, { rideType: 'tuktuk' })).toBe('illegal_transition');
    expect(await refusedHail(own, { phone: '12' })).toBe('invalid_request');
    const staff = await memberOfStaff(world, [{ role: 'owner' }]);
    await suspendOf(staff.client, own, { reviewAt: inDays(3, clock().getTime()) });
    expect(await refusedHail(own)).toBe('suspended');
    expect(await world.db.$count(rides, eq(rides.driverId, own.driverId))).toBe(0);
    const rider = await kisumuPassenger(world);
    expect((await rider.client.refused(calls.startHail, { body: { rideType: 'boda' } })).code).toBe('forbidden');
  });

  it('starts once with one key, also after the trip has ended', async () => {
    const own = await bodaRider(world);
    const start = () => own.client.call(calls.startHail, { body: { rideType: 'boda' }, idempotencyKey: 'one-hail-please-1' });
    const first = await start();
    expect((await start()).id).toBe(first.id);
    expect(await refusedHail(own)).toBe('live_ride_exists');
    await moveRide(own, first.id, { status: 'completed' });
    expect((await start()).id).toBe(first.id);
    expect(await world.db.$count(rides, eq(rides.driverId, own.driverId))).toBe(1);
  });

  it('sees nobody else’s meter', async () => {
    const [own, other] = [await bodaRider(world), await bodaRider(world)];
    const { id } = await hail(own);
    expect((await other.client.refused(calls.rideMeter, { params: { id } })).code).toBe('not_found');
  });
});

describe('a hail against an offer', () => {
  it('sends the offer that stands to others', async () => {
    const own = await bodaRider(world);
    const { id } = await askForBoda(await kisumuPassenger(world));
    await offerTo(own, id);
    await hail(own);
    expect((await own.client.refused(calls.changeRide, { params: { id }, body: { status: 'accepted' } })).code).toBe('offer_gone');
    expect(await world.db.select({ status: rideOffers.status }).from(rideOffers).where(eq(rideOffers.rideId, id))).toEqual([
      { status: 'withdrawn' },
    ]);
  });

  it('of the same moment leaves the driver with one trip, and twenty hails at once start one', async () => {
    for (let round = 0; round < 6; round += 1) {
      const own = await bodaRider(world);
      const { id } = await askForBoda(await kisumuPassenger(world));
      await offerTo(own, id);
      const body = { rideType: 'boda' };
      const [taken, hailed] = await Promise.all([
        own.client.answer(calls.changeRide, { params: { id }, body: { status: 'accepted' } }),
        own.client.answer(calls.startHail, { body }),
      ]);
      expect([taken.status, hailed.status].filter((status) => status < 300)).toHaveLength(1);
    }
    const own = await bodaRider(world);
    const all = await Promise.all(Array.from({ length: 20 }, () => own.client.answer(calls.startHail, { body: { rideType: 'boda' } })));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await broken()).toEqual([]);
  });

  it('a driver in line who accepts, or starts a hail, at the moment of joining stands in no line', async () => {
    const airport = { lat: -0.086, lng: 34.729 };
    for (let round = 0; round < 6; round += 1) {
      const own = await bodaRider(world);
      const { id } = await askForBoda(await kisumuPassenger(world));
      await offerTo(own, id);
      await standAt(world, own, airport);
      await Promise.all([
        own.client.answer(calls.joinLine, { params: { id: own.driverId } }),
        round % 2 === 0
          ? own.client.answer(calls.changeRide, { params: { id }, body: { status: 'accepted' } })
          : own.client.answer(calls.startHail, { body: { rideType: 'boda' } }),
      ]);
      expect(await world.db.$count(rides, and(eq(rides.driverId, own.driverId), inArray(rides.status, ['accepted', 'in_progress'])))).toBe(
        1,
      );
    }
    expect(await broken()).toEqual([]);
  });
});
