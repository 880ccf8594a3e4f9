import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { World } from './harness.ts';
import { driver, goOnline, hatfield, menlyn, offerOf, passenger, type DriverPerson, type Person } from './people.ts';
import { calls } from './calls.ts';
import type { BodyIn } from '@safiri/contract/call.ts';

let n = 1_700_000_000_000;
export const parcelBody = (changes: Partial<BodyIn<typeof calls.requestParcel>> = {}): BodyIn<typeof calls.requestParcel> => ({
  senderName: 'Naledi Mokoena',
  senderPhone: '082 555 0142',
  receiverName: 'Gogo <b>Dlamini</b>',
  receiverPhone: '083 555 0143',
  pickupAddress: 'Hatfield Plaza',
  dropoffAddress: 'Menlyn Park',
  pickupLocation: { lat: hatfield.lat, lng: hatfield.lng },
  dropoffLocation: { lat: menlyn.lat, lng: menlyn.lng },
  packageType: 'small_package',
  vehicleType: 'motorcycle',
  weight: 2.5,
  declaredValue: null,
  deliveryInstructions: 'Ring twice <script>alert(1)</script>',
  estimatedCost: 28,
  trackingNumber: `AFR-${(n += 1)}`,
  ...changes,
});
export const sendParcel = (person: Person, changes: Partial<BodyIn<typeof calls.requestParcel>> = {}) =>
  person.client.answer(calls.requestParcel, { body: parcelBody(changes) });
export const move = (courier: DriverPerson, rideId: number, change: BodyIn<typeof calls.changeRide>) =>
  courier.client.answer(calls.changeRide, { params: { id: rideId }, body: change });

/** Couriers of earlier tests take nothing any more. */
export const clearRoads = (world: World) => world.db.execute(sql`update drivers set is_online = false`);

/** A parcel that is with its courier. */
export async function pickedUp(world: World, changes: Record<string, unknown> = {}) {
  const sender = await passenger(world, { name: 'Naledi Mokoena' });
  await clearRoads(world);
  const courier = await driver(world, { name: 'Zanele Khumalo', vehicleType: 'motorcycle' });
  await goOnline(courier);
  const placed = (await sendParcel(sender, changes)).body;
  const offer = await offerOf(courier);
  await move(courier, offer.rideId, { status: 'accepted' });
  await move(courier, offer.rideId, { status: 'arrived' });
  expect((await move(courier, offer.rideId, { status: 'in_progress' })).status).toBe(200);
  return { sender, courier, id: placed.id as number, rideId: offer.rideId as number };
}
