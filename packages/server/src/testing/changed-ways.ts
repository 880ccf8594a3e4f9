import { eq } from 'drizzle-orm';
import { notifications } from '@safiri/db/notifications/tables.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { calls } from './calls.ts';
import type { World } from './harness.ts';
import { arrive, askForBoda, busPark, start, takeRide } from './kisumu.ts';
import type { DriverPerson, Person } from './people.ts';
import { standAt } from './trips.ts';

type Place = { readonly lat: number; readonly lng: number; readonly address: string };

/** Behind Milimani, as seen from the bus park: who goes there goes farther. */
export const farther: Place = { lat: -0.0822, lng: 34.7738, address: 'The farther gate' };

export const seenBy = (who: Person, id: number) => who.client.call(calls.getRide, { params: { id } });

/** What it would cost to go elsewhere, or by one stop more. */
export const priced = (who: Person, id: number, body: { dropoffLocation: Place } | { stop: Place } = { dropoffLocation: farther }) =>
  who.client.call(calls.quoteDestination, { params: { id }, body });
export const change = (who: Person, id: number, quote: string) =>
  who.client.answer(calls.changeDestination, { params: { id }, body: { quote } });
export const answer = (who: Person, id: number, accepts: boolean) =>
  who.client.answer(calls.answerDestination, { params: { id }, body: { accepts } });

export const withdraw = (who: Person, id: number) => who.client.answer(calls.withdrawDestination, { params: { id } });

/** The kinds of what somebody was told. */
export const toldTo = async (world: World, { user }: Person) =>
  (await world.db.select({ kind: notifications.kind }).from(notifications).where(eq(notifications.userId, user.id))).map(
    ({ kind }) => kind,
  );
export const rowOf = async (world: World, id: number) => (await world.db.select().from(rides).where(eq(rides.id, id)))[0];

/** A boda from the bus park to Milimani with its passenger on board. */
export async function onTheWay(
  world: World,
  driver: DriverPerson,
  rider: Person,
  changes: Parameters<typeof askForBoda>[1] = {},
): Promise<number> {
  await standAt(world, driver, busPark);
  const { id } = await askForBoda(rider, changes);
  await takeRide(driver, id);
  await arrive(world, driver, id);
  await start(driver, rider, id);
  return id;
}
