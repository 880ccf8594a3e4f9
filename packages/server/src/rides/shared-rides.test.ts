import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { useWorld } from '../testing/harness.ts';
import { driver, eventually, goOnline, hatfield, menlyn, offerOf, passenger, rideBody, type DriverPerson } from '../testing/people.ts';
import { consideredDrivers } from '../testing/rounds.ts';
import { driveThere } from '../testing/trips.ts';
import { calls } from '../testing/calls.ts';
import type { BodyIn } from '@safiri/contract/call.ts';
import { there } from '../testing/client.ts';

const world = useWorld({ dispatch: true });

const share = (changes: Record<string, unknown> = {}) => rideBody({ rideType: 'share', ...changes });
const nearHatfield = { lat: hatfield.lat - 0.002, lng: hatfield.lng + 0.002, address: 'Burnett Street' };
const nearMenlyn = { lat: menlyn.lat - 0.003, lng: menlyn.lng + 0.001, address: 'Atterbury Road' };

const move = (person: DriverPerson, rideId: number, body: BodyIn<typeof calls.changeRide>) =>
  person.client.answer(calls.changeRide, { params: { id: rideId }, body });
const activeOf = async (person: DriverPerson) =>
  (await person.client.answer(calls.driverActiveRide, { params: { id: person.driverId } })).body;
const rideOf = async (person: { client: DriverPerson['client']; user: { id: number } }) =>
  (await person.client.answer(calls.passengerActiveRide, { params: { id: person.user.id } })).body;
const offline = (person: DriverPerson) =>
  person.client.answer(calls.setStatus, { params: { id: person.user.id }, body: { isOnline: false } });

/** A car with a first share ride from Hatfield to Menlyn, accepted. */
async function sharedCar() {
  const lerato = await passenger(world, { name: 'Lerato Maseko' });
  const thabo = await driver(world);
  await goOnline(thabo);
  const first = await lerato.client.call(calls.requestRide, { body: share() });
  await offerOf(thabo);
  expect((await move(thabo, first.id, { status: 'accepted' })).status).toBe(200);
  return { lerato, thabo, first };
}

/** The car takes a second share ride along. */
async function joined() {
  const car = await sharedCar();
  const sipho = await passenger(world, { name: 'Sipho Dube', gender: 'male' });
  const second = await sipho.client.call(calls.requestRide, { body: share({ pickupLocation: nearHatfield, dropoffLocation: nearMenlyn }) });
  const offer = await offerOf(car.thabo);
  return { ...car, sipho, second, offer };
}

describe('two share rides in one car', () => {
  it('are driven stop by stop, each at its own fare, and each passenger sees how the car is shared', async () => {
    const { lerato, thabo, first, sipho, second, offer } = await joined();
    expect(first.pool).toMatchObject({ extraMinutes: 0, others: 0, stops: [] });
    expect(first.pool?.maxExtraMinutes).toBeGreaterThanOrEqual(5);
    expect(offer).toMatchObject({ rideId: second.id });
    expect(there(offer.along).extraMinutes).toBeLessThanOrEqual(there(first.pool?.maxExtraMinutes));
    expect((await move(thabo, second.id, { status: 'accepted' })).status).toBe(200);

    const driving = await activeOf(thabo);
    expect(driving?.pool?.stops.map((stop: { name: string }) => stop.name).toSorted()).toEqual(['Lerato', 'Lerato', 'Sipho', 'Sipho']);
    const [own, others] = [await rideOf(lerato), await rideOf(sipho)];
    expect(own?.pool).toMatchObject({ others: 1, stops: [] });
    expect(JSON.stringify(own)).not.toContain('Sipho');
    expect(others?.pool?.extraMinutes).toBeLessThanOrEqual(there(others?.pool?.maxExtraMinutes));
    expect(there(own?.pool?.stopsBefore) + there(others?.pool?.stopsBefore)).toBe(1);

    const pins = new Map([first, second].map((ride) => [ride.id, ride.pin]));
    const done: string[] = [];
    for (let ride = await activeOf(thabo); ride !== null; ride = await activeOf(thabo)) {
      expect(ride.pool?.stops[0]?.rideId).toBe(ride.id);
      const status = ride.status === 'accepted' ? 'arrived' : ride.status === 'arrived' ? 'in_progress' : 'completed';
      if (status === 'completed') await driveThere(world, thabo, ride.id);
      const answer = await move(thabo, ride.id, { status, ...(status === 'in_progress' ? { pin: there(pins.get(ride.id)) } : {}) });
      expect(answer.status).toBe(200);
      done.push(`${ride.id} ${status}`);
    }
    const inCar = done.filter((step) => step.endsWith('in_progress'));
    // Both were on board before anybody got out.
    expect(done.findIndex((step) => step.endsWith('completed'))).toBeGreaterThan(done.indexOf(inCar[1] ?? ''));
    const { rows } = await world.db.execute(sql`select fare_minor from rides where id in (${first.id}, ${second.id}) order by id`);
    expect(rows.map((row) => (Number(row['fare_minor']) / 100).toFixed(2))).toEqual([first.fare, second.fare]);
    await offline(thabo);
  });

  it('leave the other as it was when one is cancelled, before and after the offer was taken', async () => {
    const { lerato, thabo, first, sipho, second } = await joined();
    expect(
      (await lerato.client.answer(calls.changeRide, { params: { id: first.id }, body: { status: 'cancelled', reason: 'changed_my_mind' } }))
        .status,
    ).toBe(200);
    // The ride to share with is gone: the car takes the second alone.
    expect((await move(thabo, second.id, { status: 'accepted' })).status).toBe(200);
    expect((await rideOf(sipho))?.pool).toMatchObject({ others: 0, extraMinutes: 0, stopsBefore: 0 });

    const third = await lerato.client.call(calls.requestRide, { body: share() });
    expect((await offerOf(thabo)).rideId).toBe(third.id);
    expect((await move(thabo, third.id, { status: 'accepted' })).status).toBe(200);
    expect((await rideOf(sipho))?.pool?.others).toBe(1);
    expect((await move(thabo, second.id, { status: 'cancelled', reason: 'cannot_reach_pickup' })).body.status).toBe('requested');
    expect(await activeOf(thabo)).toMatchObject({ id: third.id });
    expect((await rideOf(lerato))?.pool?.others).toBe(0);
    await offline(thabo);
    await lerato.client.answer(calls.changeRide, { params: { id: third.id }, body: { status: 'cancelled', reason: 'changed_my_mind' } });
    await sipho.client.answer(calls.changeRide, { params: { id: second.id }, body: { status: 'cancelled', reason: 'changed_my_mind' } });
  });

  it('keep out a third ride and every ride that is not shared', async () => {
    const { lerato, thabo, first, sipho, second } = await joined();
    await move(thabo, second.id, { status: 'accepted' });
    const [zola, ama] = [await passenger(world), await passenger(world)];
    const third = await zola.client.call(calls.requestRide, { body: share() });
    const alone = await ama.client.call(calls.requestRide, { body: rideBody() });
    const gates = await eventually(async () => {
      const looked = [...(await consideredDrivers(world, third.id)), ...(await consideredDrivers(world, alone.id))];
      const ofThabo = looked.filter(({ driverId }) => driverId === thabo.driverId);
      return ofThabo.length === 2 && ofThabo.map(({ gate }) => gate);
    });
    expect(gates).toEqual(['busy', 'busy']);
    for (const [person, ride] of [
      [zola, third],
      [ama, alone],
      [lerato, first],
      [sipho, second],
    ] as const) {
      await person.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'cancelled', reason: 'changed_my_mind' } });
    }
    await offline(thabo);
  });
});

describe('the database', () => {
  const give = (rideId: number, driverId: number, slot: number | null) =>
    world.db.execute(
      sql`update rides set status = 'accepted', driver_id = ${driverId}, accepted_at = now(), pool_slot = ${slot} where id = ${rideId}`,
    );
  const refusal = (attempt: Promise<unknown>) =>
    attempt.then(
      () => 'done',
      (error: { cause?: { constraint?: string } }) => error.cause?.constraint,
    );

  it('refuses a third ride, and a ride that is not shared beside a shared one, in either place', async () => {
    const thabo = await driver(world);
    const rides = [];
    for (const body of [share(), share(), share(), rideBody()]) {
      rides.push((await (await passenger(world)).client.answer(calls.requestRide, { body })).body.id as number);
    }
    const [a, b, c, alone] = rides as [number, number, number, number];
    expect(await refusal(give(a, thabo.driverId, 1))).toBe('done');
    expect(await refusal(give(alone, thabo.driverId, null))).toBe('rides_one_live_per_driver_alone');
    expect(await refusal(give(b, thabo.driverId, 0))).toBe('done');
    expect(await refusal(give(c, thabo.driverId, 0))).toBe('rides_one_live_per_driver');
    expect(await refusal(give(c, thabo.driverId, 1))).toMatch(/^rides_one_live_per_driver/);
    expect(await refusal(give(alone, thabo.driverId, 0))).toBe('rides_pool_slot');
    expect(await refusal(world.db.execute(sql`update rides set detour_seconds = detour_cap_seconds + 1 where id = ${a}`))).toBe(
      'rides_detour_accepted',
    );
    await world.db.execute(
      sql`update rides set status = 'cancelled', cancelled_at = now(), cancelled_by = 'system' where id in (${a}, ${b}, ${c}, ${alone})`,
    );
  });

  it('gives the car one second ride when the first is cancelled while it is accepted, however they meet', async () => {
    for (let i = 0; i < 8; i += 1) {
      const { lerato, thabo, first, sipho, second } = await joined();
      const [cancelled, accepted] = await Promise.all([
        lerato.client.answer(calls.changeRide, { params: { id: first.id }, body: { status: 'cancelled', reason: 'changed_my_mind' } }),
        move(thabo, second.id, { status: 'accepted' }),
      ]);
      expect([cancelled.status, accepted.status]).toEqual([200, 200]);
      expect((await rideOf(sipho))?.pool?.others).toBe(0);
      expect(await activeOf(thabo)).toMatchObject({ id: second.id, status: 'accepted' });
      await offline(thabo);
      await sipho.client.answer(calls.changeRide, { params: { id: second.id }, body: { status: 'cancelled', reason: 'changed_my_mind' } });
    }
  });
});
