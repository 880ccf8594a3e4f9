import { describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { useWorld } from '../testing/harness.ts';
import { driver, eventually, goOnline, offerOf, passenger, rideBody, plateOf } from '../testing/people.ts';
import { consideredDrivers } from '../testing/rounds.ts';
import { driveThere } from '../testing/trips.ts';
import { calls } from '../testing/calls.ts';
import type { BodyIn } from '@safiri/contract/call.ts';
import { there } from '../testing/client.ts';

const world = useWorld({ dispatch: true });

describe('a ride from request to receipt', () => {
  it('is requested, offered, accepted, driven with the PIN, completed, rated and receipted', async () => {
    const lerato = await passenger(world);
    const thabo = await driver(world);
    await goOnline(thabo);

    const requested = await lerato.client.answer(calls.requestRide, { body: rideBody({ passengerId: lerato.user.id }) });
    expect(requested.status).toBe(201);
    const ride = requested.body;
    expect(ride).toMatchObject({ status: 'requested', passengerId: lerato.user.id, paymentMethod: 'cash', rideType: 'standard' });
    expect(ride.pin).toMatch(/^\d{4}$/);
    expect(Number(ride.fare)).toBeLessThan(420);

    const offer = await offerOf(thabo);
    expect(offer).toMatchObject({ rideId: ride.id, fare: ride.fare, commission: '0.00' });
    expect(Number(offer.net)).toBeCloseTo(Number(ride.fare) + Number(offer.bonus?.amount ?? 0), 2);
    expect(offer.passenger.name).toBe('Lerato M.');

    const move = (body: BodyIn<typeof calls.changeRide>) => thabo.client.answer(calls.changeRide, { params: { id: ride.id }, body });
    const accepted = await move({ status: 'accepted' });
    expect(accepted.body).toMatchObject({ status: 'accepted', pin: null });
    const seen = await lerato.client.answer(calls.passengerActiveRide, { params: { id: lerato.user.id } });
    expect(seen.body).toMatchObject({ status: 'accepted', driver: { name: 'Thabo N.', vehicleInfo: { licensePlate: plateOf(thabo) } } });
    expect(seen.body?.eta?.meters).toBeGreaterThan(0);

    expect((await move({ status: 'arrived' })).body.status).toBe('arrived');
    expect((await move({ status: 'in_progress' })).body).toMatchObject({ status: 400, errors: [{ path: 'pin' }] });
    const wrong = ride.pin === '0000' ? '0001' : '0000';
    expect((await move({ status: 'in_progress', pin: wrong })).body).toMatchObject({ code: 'wrong_pin', triesLeft: 4 });
    expect((await move({ status: 'in_progress', pin: there(ride.pin) })).body.status).toBe('in_progress');
    await driveThere(world, thabo, ride.id);
    const completed = await move({ status: 'completed', completedAt: '2001-01-01T00:00:00Z' });
    expect(completed.body.status).toBe('completed');
    expect(Math.abs(Date.parse(there(completed.body.completedAt)) - Date.now())).toBeLessThan(60_000);

    expect((await lerato.client.answer(calls.passengerActiveRide, { params: { id: lerato.user.id } })).body).toBeNull();
    expect((await lerato.client.answer(calls.rateRide, { params: { id: ride.id }, body: { rating: 5 } })).body.myRating).toBe(5);
    expect((await thabo.client.answer(calls.rateRide, { params: { id: ride.id }, body: { rating: 4 } })).body).toMatchObject({
      myRating: 4,
      ratingReceived: 5,
    });
    expect((await lerato.client.refused(calls.rateRide, { params: { id: ride.id }, body: { rating: 1 } })).code).toBe('already_rated');

    const receipt = await lerato.client.call(calls.getReceipt, { params: { id: ride.id } });
    const total = receipt.lines.reduce((sum: number, line: { amount: string }) => sum + Math.round(Number(line.amount) * 100), 0);
    expect(total).toBe(Math.round(Number(receipt.total) * 100));
    expect(receipt.total).toBe(ride.fare);

    const history = await thabo.client.answer(calls.driverRides, { params: { id: thabo.driverId } });
    expect(history.body.map((r: { id: number }) => r.id)).toEqual([ride.id]);
    const today = await thabo.client.call(calls.getToday, { params: { id: thabo.driverId } });
    expect(today).toMatchObject({ earnings: ride.fare, trips: 1, rating: 5 });
    const events = await world.db.execute(sql`select to_status from ride_events where ride_id = ${ride.id} order by version`);
    expect(events.rows.map((row) => row['to_status'])).toEqual(['requested', 'accepted', 'arrived', 'in_progress', 'completed']);
    await thabo.client.answer(calls.setStatus, { params: { id: thabo.user.id }, body: { isOnline: false } });
  });

  it('goes to the next driver when the first declines, and records why', async () => {
    const lerato = await passenger(world);
    const near = await driver(world);
    const far = await driver(world);
    await goOnline(near, 100);
    await goOnline(far, 900);
    const ride = await lerato.client.call(calls.requestRide, { body: rideBody() });
    expect((await offerOf(near)).rideId).toBe(ride.id);
    expect((await near.client.answer(calls.declineOffer, { params: { id: ride.id } })).status).toBe(200);
    expect((await offerOf(far)).rideId).toBe(ride.id);
    expect((await near.client.answer(calls.getOffer, { params: { id: near.driverId } })).body).toBeNull();
    const gates = await eventually(async () => {
      const looked = (await consideredDrivers(world, ride.id)).filter(({ driverId }) => driverId === near.driverId);
      return looked.length >= 2 && looked.map(({ gate }) => gate);
    });
    expect(gates).toEqual(['offered', 'declined']);
    await lerato.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'cancelled', reason: 'changed_my_mind' } });
    expect((await far.client.answer(calls.getOffer, { params: { id: far.driverId } })).body).toBeNull();
  });
});
