import { expect, it } from 'vitest';
import { useWorld } from '../testing/harness.ts';
import { driver, passenger } from '../testing/people.ts';
import { calls } from '../testing/calls.ts';
import { driveThere, tripUnderWay } from '../testing/trips.ts';

const world = useWorld({});
const trip = async () => {
  const who = { passenger: await passenger(world), driver: await driver(world) };
  const rideId = await tripUnderWay(world, who, { at: new Date(), fareMinor: 164_96, paymentMethod: 'cash' });
  return { ...who, rideId };
};

it('the change that a passenger needs is on the driver’s screen, is one of the sums that the fare leads to, and may be taken back', async () => {
  const { passenger: lerato, driver: thabo, rideId } = await trip();
  const ask = (amount: string | null) => lerato.client.answer(calls.askForChange, { params: { id: rideId }, body: { amount } });
  expect((await ask('200.00')).body.changeFor).toBe('200.00');
  expect((await thabo.client.call(calls.getRide, { params: { id: rideId } })).changeFor).toBe('200.00');
  expect((await ask('100.00')).status).toBe(400);
  expect((await ask('199.00')).status).toBe(400);
  expect((await ask(null)).body.changeFor).toBeNull();
  const stranger = await passenger(world);
  expect((await stranger.client.refused(calls.askForChange, { params: { id: rideId }, body: { amount: null } })).code).toBe('not_found');
});

it('after the end nobody asks for change, and stars take the tags that fit them', async () => {
  const { passenger: lerato, driver: thabo, rideId } = await trip();
  await driveThere(world, thabo, rideId);
  await thabo.client.call(calls.changeRide, { params: { id: rideId }, body: { status: 'completed', endReason: 'other' } });
  const params = { id: rideId };
  expect((await lerato.client.refused(calls.askForChange, { params, body: { amount: '200.00' } })).code).toBe('illegal_transition');
  expect((await lerato.client.answer(calls.rateRide, { params, body: { rating: 5, tags: ['unsafe_driving'] } })).status).toBe(400);
  const rated = await lerato.client.call(calls.rateRide, {
    params,
    body: { rating: 5, tags: ['friendly', 'clean_car'], comment: 'Thank you' },
  });
  expect(rated.myRating).toBe(5);
});
