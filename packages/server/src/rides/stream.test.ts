import { afterEach, describe, expect, it } from 'vitest';
import { useWorld } from '../testing/harness.ts';
import { follow, type Following } from '../testing/follow.ts';
import { driver, eventually, goOnline, offerOf, passenger, rideBody } from '../testing/people.ts';
import { calls } from '../testing/calls.ts';

const world = useWorld({ dispatch: true });
const open: Following[] = [];
const listen = (client: Parameters<typeof follow>[1], lastEventId?: string) => {
  const following = follow(world.node.address, client, lastEventId);
  open.push(following);
  return following;
};
afterEach(() => {
  for (const following of open.splice(0)) following.stop();
});

describe('the stream', () => {
  it('publishes every step to both sides, and the driver’s way to the passenger', async () => {
    const lerato = await passenger(world);
    const thabo = await driver(world);
    await goOnline(thabo);
    const hers = listen(lerato.client);
    const his = listen(thabo.client);
    await eventually(async () => hers.named('hello').length > 0 && his.named('hello').length > 0);
    const ride = await lerato.client.call(calls.requestRide, { body: rideBody() });
    await eventually(async () => his.named('offer').some((data) => data.offer?.rideId === ride.id));
    await thabo.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'accepted' } });
    await eventually(async () => hers.named('ride').at(-1)?.status === 'accepted');
    await eventually(async () => his.named('offer').at(-1)?.offer === null);
    await thabo.client.answer(calls.reportLocation, {
      params: { id: thabo.driverId },
      body: {
        lat: -25.7465,
        lng: 28.2385,
        at: new Date(Date.now() + 1000).toISOString(),
      },
    });
    const told = await eventually(async () => hers.named('position').at(-1));
    expect(told).toMatchObject({ rideId: ride.id, position: { lat: -25.7465, lng: 28.2385 } });
    expect(his.named('ride').every((data) => data.pin === null)).toBe(true);
    await thabo.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'cancelled', reason: 'vehicle_problem' } });
    await eventually(async () => his.named('ride_gone').at(-1)?.rideId === ride.id);
    await eventually(async () => hers.named('ride').at(-1)?.status === 'requested');
    await lerato.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'cancelled' } });
    await thabo.client.answer(calls.setStatus, { params: { id: thabo.user.id }, body: { isOnline: false } });
  });

  it('resumes after a loss: what happened meanwhile is replayed, from the event last seen', async () => {
    const lerato = await passenger(world);
    const thabo = await driver(world);
    await goOnline(thabo);
    const before = listen(lerato.client);
    await eventually(async () => before.named('hello').length > 0);
    const ride = await lerato.client.call(calls.requestRide, { body: rideBody() });
    await eventually(async () => before.named('ride').length > 0 && before.lastEventId !== undefined && before.lastEventId !== '');
    const { lastEventId } = before;
    before.stop();
    await offerOf(thabo);
    await thabo.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'accepted' } });
    await thabo.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'arrived' } });
    await lerato.client.answer(calls.confirmStart, { params: { id: ride.id } });
    await thabo.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'in_progress' } });
    await thabo.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'completed', endReason: 'other' } });
    const after = listen(lerato.client, lastEventId);
    await eventually(async () => after.named('ride').at(-1)?.status === 'completed');
    expect(after.named('hello')[0]).toMatchObject({ replayed: true });
    await thabo.client.answer(calls.setStatus, { params: { id: thabo.user.id }, body: { isOnline: false } });
  });

  it('is closed to those who are not signed in, and ends with the session', async () => {
    expect((await world.client().get('/api/stream')).status).toBe(401);
    const lerato = await passenger(world);
    const following = listen(lerato.client);
    await eventually(async () => following.named('hello').length > 0);
    await lerato.client.answer(calls.logout);
    await eventually(async () => following.ended);
  });

  it('is matched by polling: an unchanged ride answers 304, a changed one whole', async () => {
    const lerato = await passenger(world);
    const active = (headers?: Record<string, string>) =>
      lerato.client.answer(calls.passengerActiveRide, { params: { id: lerato.user.id }, ...(headers && { headers }) });
    const none = await active();
    expect(none.body).toBeNull();
    const etag = none.headers.get('etag') ?? '';
    expect((await active({ 'if-none-match': etag })).status).toBe(304);
    const ride = await lerato.client.call(calls.requestRide, { body: rideBody() });
    const changed = await active({ 'if-none-match': etag });
    expect(changed).toMatchObject({ status: 200, body: { id: ride.id } });
  });
});
