import type { World } from './harness.ts';
import { driver, hatfield, passenger, type DriverPerson, type Person } from './people.ts';
import { tripUnderWay } from './trips.ts';
import { calls } from './calls.ts';
import { unchecked } from './client.ts';

let n = 0;

/** Adds a contact of this person, with a number of its own. */
export async function contactOf(person: Person, changes: Record<string, unknown> = {}) {
  const phone = `07${String(30_000_000 + (n += 1))}`;
  return person.client.call(calls.addContact, { body: { name: 'Thandi', phone, ...changes } });
}

/** Two people on the road, and where the phone of the one who drives says they are. */
export async function onTheRoad(world: World): Promise<{ rider: Person; taxi: DriverPerson; rideId: number }> {
  const rider = await passenger(world, { name: 'Naledi Mokoena' });
  const taxi = await driver(world, { name: 'Zanele Khumalo' });
  const rideId = await tripUnderWay(world, { passenger: rider, driver: taxi }, { at: new Date() });
  await taxi.client.answer(calls.reportLocation, {
    params: { id: taxi.driverId },
    body: { lat: hatfield.lat, lng: hatfield.lng, at: new Date().toISOString() },
  });
  return { rider, taxi, rideId };
}

/** Presses the emergency button as the app does. */
export const press = (person: Person, changes: Record<string, unknown> = {}) =>
  person.client.answer(calls.trigger, {
    body: {
      userId: person.user.id,
      userType: unchecked(person.user.userType),
      emergencyType: 'panic',
      timestamp: new Date().toISOString(),
      ...changes,
    },
  });
