import { expect, it } from 'vitest';
import type { MarkKind } from '@safiri/rules/rides/marks.ts';
import { calls } from '../testing/calls.ts';
import { orderOf } from '../testing/carts.ts';
import { there } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { move, pickedUp, sendParcel } from '../testing/parcels.ts';
import { driver, goOnline, offerOf, passenger, type DriverPerson } from '../testing/people.ts';
import { consideredDrivers } from '../testing/rounds.ts';

const world = useWorld({ dispatch: true });

/** A parcel that has reached its receiver. */
async function delivered() {
  const parcel = await pickedUp(world);
  const { pin } = await orderOf(parcel.sender, parcel.id);
  expect((await move(parcel.courier, parcel.rideId, { status: 'completed', pin: there(pin) })).status).toBe(200);
  const say = (kind: MarkKind | null) =>
    parcel.sender.client.call(calls.markOther, { params: { id: parcel.rideId }, body: { mark: kind } });
  return { ...parcel, say };
}
const offered = (courier: DriverPerson) => courier.client.call(calls.getOffer, { params: { id: courier.driverId } });

it('keeps a courier away whom the sender does not want again, and tells the courier nothing of it', async () => {
  const { sender, courier, id, say } = await delivered();
  expect((await orderOf(sender, id)).trip?.myMark).toBeNull();
  await say('never');
  expect((await orderOf(sender, id)).trip?.myMark).toBe('never');
  const other = await driver(world, { vehicleType: 'motorcycle' });
  await goOnline(courier, 50);
  await goOnline(other, 1500);
  const { body: next } = await sendParcel(sender);
  const { rideId } = await offerOf(other);
  expect(await offered(courier)).toBeNull();
  const gates = new Map((await consideredDrivers(world, rideId)).map(({ driverId, gate }) => [driverId, gate]));
  expect(gates.get(courier.driverId)).toBe('kept_apart');
  const why = await courier.client.call(calls.whyNoTrips, { params: { id: courier.driverId } });
  expect(JSON.stringify(why)).not.toContain('apart');
  // Another sender's parcels still go to that courier.
  await sender.client.call(calls.cancelOrder, { params: { id: next.id as number } });
  const stranger = await passenger(world);
  const { body: theirs } = await sendParcel(stranger);
  await offerOf(courier);
  await stranger.client.call(calls.cancelOrder, { params: { id: theirs.id as number } });
});

it('refuses the acceptance of a courier of whom that was said meanwhile, as if the offer were gone', async () => {
  const { sender, courier, say } = await delivered();
  await goOnline(courier, 50);
  const { body: next } = await sendParcel(sender);
  const { rideId } = await offerOf(courier);
  await say('never');
  expect((await move(courier, rideId, { status: 'accepted' })).body.code).toBe('offer_gone');
  await sender.client.call(calls.cancelOrder, { params: { id: next.id as number } });
});

it('asks a favourite courier first who is hardly farther', async () => {
  const { sender, courier, say } = await delivered();
  await say('favourite');
  const near = await driver(world, { vehicleType: 'motorcycle' });
  await goOnline(near, 50);
  await goOnline(courier, 150);
  await sendParcel(sender);
  await offerOf(courier);
  expect(await offered(near)).toBeNull();
});
