import type { BodyIn } from '@safiri/contract/call.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { applyFile } from '../markets/public.ts';
import { calls } from './calls.ts';
import type { World } from './harness.ts';
import { marketFile } from './market-files.ts';
import { driver, eventually, passenger, type DriverPerson, type Person } from './people.ts';
import { standAt } from './trips.ts';

export const busPark = { lat: -0.1022, lng: 34.7617, address: 'Kisumu bus park' };
export const milimani = { lat: -0.0917, lng: 34.768, address: 'Milimani' };

/** The operator's document of Kisumu, as it lies in the repository. */
export const kisumuFile = (): string => marketFile('kisumu');

/** A clock that a test moves on; for the `clock` of a world. It begins on a Wednesday at half past twelve in Kisumu. */
export function movedClock() {
  const noon = Date.parse('2026-12-09T09:30:00Z');
  const begun = Date.now();
  let ahead = 0;
  return {
    clock: () => new Date(noon + ahead + (Date.now() - begun)),
    wait: (seconds: number) => void (ahead += seconds * 1000),
  };
}

/** Opens Kisumu for business, or gives it another document. @param force why it is published by nobody else */
export async function openKisumu(world: World, file = kisumuFile(), force?: string): Promise<void> {
  await applyFile(world.node.ctx, file, force === undefined ? {} : { force });
  await world.node.ctx.markets.refresh();
}

let n = 0;

/** A boda whose rider is online, 220 m from the bus park. */
export async function bodaRider(world: World): Promise<DriverPerson> {
  n += 1;
  const own = await driver(world, {
    phone: `+25471100${String(1000 + n)}`,
    countryId: 'ke',
    vehicleRegistration: `KMEA ${100 + n}U`,
    vehicleType: 'motorcycle',
  });
  await own.client.call(calls.setStatus, { params: { id: own.user.id }, body: { isOnline: true } });
  await standAt(world, own, { lat: busPark.lat + 0.002, lng: busPark.lng });
  return own;
}

/** A passenger of Kisumu. */
export async function kisumuPassenger(world: World): Promise<Person> {
  n += 1;
  return passenger(world, { phone: `+25471200${String(1000 + n)}`, countryId: 'ke' });
}

/** Asks for a boda from the bus park to Milimani by a quote, at the price that it shows. */
export async function askForBoda(rider: Person, changes: Partial<BodyIn<typeof calls.requestRide>> = {}): Promise<Ride> {
  const way = { rideType: 'boda', pickupLocation: busPark, dropoffLocation: milimani };
  const quote = await rider.client.call(calls.calculateFare, { body: way });
  const offered = quote.fares.find(({ rideType }) => rideType === 'boda');
  return rider.client.call(calls.requestRide, {
    body: { ...way, fare: offered?.fare ?? '0', paymentMethod: 'cash', quoteId: offered?.quoteId ?? '', ...changes },
  });
}

/** One step of a trip. */
export const moveRide = (who: Person, id: number, body: BodyIn<typeof calls.changeRide>) =>
  who.client.call(calls.changeRide, { params: { id }, body });

/** The driver takes the trip that is offered. */
export async function takeRide(own: DriverPerson, id: number): Promise<void> {
  await eventually(() => own.client.call(calls.getOffer, { params: { id: own.driverId } }), 'the offer');
  await moveRide(own, id, { status: 'accepted' });
}

/** The driver says to have arrived. @param at where the phone is */
export async function arrive(world: World, own: DriverPerson, id: number, at = busPark): Promise<Ride> {
  await standAt(world, own, at);
  return moveRide(own, id, { status: 'arrived' });
}

/** The driver starts with the passenger's PIN. */
export async function start(own: DriverPerson, rider: Person, id: number): Promise<Ride> {
  const { pin } = await rider.client.call(calls.getRide, { params: { id } });
  return moveRide(own, id, { status: 'in_progress', pin: pin ?? '' });
}
