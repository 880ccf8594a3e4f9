import { calls } from './calls.ts';
import type { World } from './harness.ts';
import type { DriverPerson, Person } from './people.ts';
import { endUnproven, tripUnderWay } from './trips.ts';

/** A trip that is over, with its invoice. @returns its id */
export async function drivenRide(world: World, people: { passenger: Person; driver: DriverPerson }): Promise<number> {
  const ride = await tripUnderWay(world, people, { at: new Date(Date.now() - 1_200_000) });
  await endUnproven(people.driver, ride);
  return ride;
}

/** What somebody sees of the invoices of a trip. */
export const invoicesOfRide = (who: Person, id: number) =>
  who.client.call(calls.ownInvoices, { query: { subject: 'ride', id: String(id) } });

/** The token of a link: of its page, or of its PDF. */
export const tokenOf = (address = ''): string => address.split('/').findLast((part) => part.length > 20) ?? '';

/** What somebody without an account sees behind a link. */
export const openLink = (world: World, token: string) => world.client().answer(calls.sharedInvoiceCall, { params: { token } });
