import { beforeEach, describe, expect, it } from 'vitest';
import { POSITION_KEPT_SECONDS } from '@safiri/rules/dispatch/offer-life.ts';
import { useWorld } from '../testing/harness.ts';
import { makeOfferTo } from '../testing/offers.ts';
import { driver, eventually, goOnline, hatfield, passenger, rideBody, type DriverPerson } from '../testing/people.ts';
import { createLivePositions, type LivePositions } from './public.ts';
import { calls } from '../testing/calls.ts';
import type { BodyIn } from '@safiri/contract/call.ts';

const world = useWorld();
let now = Date.now();
let positions: LivePositions;
let taxi: DriverPerson;

const near = (only?: { verifiedFemale?: true; free?: true; pools?: string[] }) =>
  positions.near(hatfield, 10, 5000, only).map(({ driverId }) => driverId);

beforeEach(async () => {
  now = Date.now();
  positions = createLivePositions({ ...world.node.ctx, clock: () => new Date(now) });
  await positions.start();
  taxi = await driver(world);
  await goOnline(taxi);
  await eventually(async () => near().includes(taxi.driverId), 'the driver on the map');
  return () => positions.stop();
});

describe('live positions', () => {
  it('hold a silent driver for an hour, and again once the phone reports', () => {
    now += (POSITION_KEPT_SECONDS - 60) * 1000;
    expect(near()).toContain(taxi.driverId);
    now += 120_000;
    expect(near()).not.toContain(taxi.driverId);
    positions.report({ driverId: taxi.driverId, lat: hatfield.lat, lng: hatfield.lng, heading: null, at: now });
    expect(near()).toContain(taxi.driverId);
  });

  it('know the women whose gender staff confirmed', async () => {
    const woman = await driver(world, { gender: 'female', genderVerified: true });
    await goOnline(woman);
    await eventually(async () => near({ verifiedFemale: true }).includes(woman.driverId), 'her on the map');
    expect(near({ verifiedFemale: true })).not.toContain(taxi.driverId);
    expect(near()).toEqual(expect.arrayContaining([taxi.driverId, woman.driverId]));
  });

  it('know who is free, by the events of offers and trips, and of which vehicle', async () => {
    const isFree = () => near({ free: true }).includes(taxi.driverId);
    const counted = () => positions.freeCars().some(({ lat }) => lat === positions.get(taxi.driverId)?.lat);
    expect([isFree(), counted()]).toEqual([true, true]);
    expect(near({ pools: ['sedan'] })).toContain(taxi.driverId);
    expect(near({ pools: ['bakkie', 'van'] })).not.toContain(taxi.driverId);
    const rider = await passenger(world);
    const ride = await rider.client.call(calls.requestRide, { body: rideBody() });
    await makeOfferTo(world, taxi, ride.id);
    const move = (status: BodyIn<typeof calls.changeRide>['status']) =>
      taxi.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status } });
    await move('accepted');
    await eventually(async () => !isFree() && !counted(), 'the driver busy');
    expect(near()).toContain(taxi.driverId);
    await move('cancelled');
    await eventually(async () => isFree() && counted(), 'the driver free again');
    // Too long ago to be offered anything.
    now += 61_000;
    expect(counted()).toBe(false);
  });
});
