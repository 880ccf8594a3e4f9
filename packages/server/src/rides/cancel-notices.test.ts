import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rideEvents } from '@safiri/db/rides/tables.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, goOnline, offerOf, passenger, rideBody, type DriverPerson, type Person } from '../testing/people.ts';
import { calls } from '../testing/calls.ts';
import type { BodyIn } from '@safiri/contract/call.ts';
import { there } from '../testing/client.ts';

const world = useWorld({ dispatch: true });
const change = (person: Person, rideId: number, body: BodyIn<typeof calls.changeRide>) =>
  person.client.answer(calls.changeRide, { params: { id: rideId }, body });
const seenBy = async (person: Person, rideId: number) => (await person.client.answer(calls.getRide, { params: { id: rideId } })).body;
const bellOf = async (person: Person) => (await person.client.answer(calls.ownNotifications)).body.map((entry) => entry.title);

/** A trip that a driver of its own accepted. */
async function accepted(): Promise<{ rider: Person; taxi: DriverPerson; rideId: number }> {
  const [rider, taxi] = [await passenger(world), await driver(world)];
  await goOnline(taxi, 50);
  const { id } = await rider.client.call(calls.requestRide, { body: rideBody() });
  await offerOf(taxi);
  await change(taxi, id, { status: 'accepted' });
  return { rider, taxi, rideId: id };
}
const offline = (taxi: DriverPerson) => taxi.client.answer(calls.setStatus, { params: { id: taxi.user.id }, body: { isOnline: false } });

describe('who is notified of a cancel', () => {
  it('a driver who ends the trip on the way is named as its end, with no word of why, which staff can read', async () => {
    const { rider, taxi, rideId } = await accepted();
    await change(taxi, rideId, { status: 'arrived' });
    const { pin } = await seenBy(rider, rideId);
    await change(taxi, rideId, { status: 'in_progress', pin: there(pin) });
    expect((await change(taxi, rideId, { status: 'cancelled', reason: 'felt_unsafe' })).status).toBe(200);
    expect(await seenBy(rider, rideId)).toMatchObject({ status: 'cancelled', cancelledBy: 'driver', cancelReason: null });
    expect(await seenBy(taxi, rideId)).toMatchObject({ cancelledBy: 'driver', cancelReason: 'felt_unsafe' });
    expect((await bellOf(rider))[0]).toBe('Your driver ended the trip');
    const events = await world.db.select().from(rideEvents).where(eq(rideEvents.rideId, rideId));
    expect(events.find(({ kind }) => kind === 'cancelled')?.data).toMatchObject({ reason: 'felt_unsafe' });
    await offline(taxi);
  });

  it('a driver who gives the trip back before the pickup notifies the passenger as long as another driver is searched for', async () => {
    const { rider, taxi, rideId } = await accepted();
    expect((await seenBy(rider, rideId)).reopened).toBe(false);
    await change(taxi, rideId, { status: 'cancelled', reason: 'vehicle_problem' });
    expect(await seenBy(rider, rideId)).toMatchObject({ status: 'requested', reopened: true, cancelReason: null });
    expect((await bellOf(rider))[0]).toBe('Your driver had to give the trip back');
    await offline(taxi);
    await change(rider, rideId, { status: 'cancelled', reason: 'wait_too_long' });
    expect(await seenBy(rider, rideId)).toMatchObject({ cancelledBy: 'passenger', cancelReason: 'wait_too_long' });
  });

  it('a passenger’s reason is not the driver’s to read', async () => {
    const { rider, taxi, rideId } = await accepted();
    await change(rider, rideId, { status: 'cancelled', reason: 'felt_unsafe' });
    expect(await seenBy(taxi, rideId)).toMatchObject({ cancelledBy: 'passenger', cancelReason: null });
    await offline(taxi);
  });
});
