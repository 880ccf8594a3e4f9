import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { rides } from '@safiri/db/rides/tables.ts';
import { calls } from '../testing/calls.ts';
import { texting } from '../testing/codes.ts';
import { hailsIn } from '../testing/hails.ts';
import { useWorld } from '../testing/harness.ts';
import { bodaRider, busPark, kisumuPassenger, milimani, movedClock, moveRide, openKisumu } from '../testing/kisumu.ts';
import { memberOfStaff, type DriverPerson } from '../testing/people.ts';
import { inDays, suspendOf } from '../testing/standing.ts';
import { driveThere, standAt } from '../testing/trips.ts';

const { clock, wait } = movedClock();
const world = useWorld({ markets: false, clock, env: { ...texting, RATE_LIMIT_FACTOR: '1000' } });
beforeAll(() => openKisumu(world));
const { hail, refusedHail, textsTo, rowOf, broken, number } = hailsIn(world, clock);

describe('a trip with somebody who stands before the driver', () => {
  it('runs by the meter, is paid in cash, and earns the fare less the commission', async () => {
    const own = await bodaRider(world);
    const terms = await own.client.call(calls.hailTerms, {});
    expect(terms).toMatchObject({ countryId: 'ke', currency: 'KES' });
    expect(
      terms.services.map(({ id, from, includedKm, perKm, perMinute, fiveKm }) => [id, from, includedKm, perKm, perMinute, fiveKm]),
    ).toEqual([['boda', '50.00', 0, '20.00', '0.00', '150.00']]);
    const ride = await hail(own);
    expect(ride).toMatchObject({ status: 'in_progress', hail: 'open', side: 'driver', fare: '50.00', chat: false, eta: null });
    expect(ride.passenger).toMatchObject({ name: 'Passenger', phone: null, rating: null });
    // What people call it, not its degrees.
    expect(ride.pickupLocation.address).toBe('Kisumu Main Bus Park, CBD, Kisumu');
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
