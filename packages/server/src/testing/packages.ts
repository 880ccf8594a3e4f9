import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { BodyIn } from '@safiri/contract/call.ts';
import { subscriptions } from '@safiri/db/subscriptions/tables.ts';
import { findBroken } from '../invariants/check.ts';
import { giveBackUnused } from '../subscriptions/give-back.ts';
import { accounts, balanceOf } from '../wallet/public.ts';
import { calls } from './calls.ts';
import { there } from './client.ts';
import type { World } from './harness.ts';
import { arrive, busPark, kisumuFile, kisumuPassenger, milimani, start, takeRide } from './kisumu.ts';
import type { DriverPerson, Person } from './people.ts';
import { topUp } from './wallets.ts';

const MARKET = 'kisumu';

/** Packages of Kisumu. The way from the bus park to Milimani costs 90. */
export const PACKAGES = [
  '{ id: ten, name: { en: Ten bodas }, rides: 10, service: boda, maxKm: 6, price: 900, validDays: 30, budget: { perDay: 5000 } }',
  '{ id: pair, rides: 2, service: boda, maxKm: 6, price: 180, validDays: 30, budget: { perDay: 5000 } }',
  '{ id: short, rides: 1, service: boda, maxKm: 0.5, price: 60, validDays: 30, budget: { perDay: 5000 } }',
  '{ id: none, rides: 2, service: boda, maxKm: 6, price: 100, validDays: 30 }',
  '{ id: some, rides: 6, service: boda, maxKm: 6, price: 300, validDays: 30, budget: { perDay: 100 } }',
];
/** The document of Kisumu with packages. Many ask at once in these tests: no price follows that, or a ride would cost more than it is worth. */
export const fileWith = (packages: readonly string[]) =>
  kisumuFile()
    .replace('packages: []', `packages: [${packages.join(', ')}]`)
    .replaceAll('surge: { cap: 1.5 }', 'surge: { cap: 1 }');

/** What passengers of Kisumu do with packages, and what the books say of them. */
export function packagesIn(world: World, clock: () => Date) {
  const wallet = (person: Person) => balanceOf(world.db, accounts.wallet(person.user.id), 'KES');
  const held = (id: number) => balanceOf(world.db, accounts.packageHeld(id), 'KES');
  const margins = () => balanceOf(world.db, accounts.packages, 'KES');
  /** What is wrong; messages to riders wait by the clock of this test. */
  const broken = async () => (await findBroken(world.db)).flatMap(({ name, faults }) => (name.includes('message') ? [] : faults));
  const sound = async () => expect(await broken()).toEqual([]);
  const versionNow = async (person: Person) => (await person.client.call(calls.soldPackages, { params: { market: MARKET } })).version;
  const buy = async (person: Person, id: string) =>
    person.client.answer(calls.buyPackage, { params: { market: MARKET }, body: { package: id, version: await versionNow(person) } });
  const rowOf = async (id: number) => there((await world.db.select().from(subscriptions).where(eq(subscriptions.id, id)))[0]);
  const bought = (person: Person) => person.client.call(calls.ownPackages, {});
  const activeOf = async (person: Person) => (await bought(person)).filter(({ isActive }) => isActive);
  const endNow = (id: number) =>
    world.db
      .update(subscriptions)
      .set({ expiresAt: new Date(clock().getTime() - 1000) })
      .where(eq(subscriptions.id, id));
  const look = () => giveBackUnused(world.node.ctx);

  /** A passenger of Kisumu who has a package. */
  async function buyer(id = 'ten', paidInMinor = 900_00): Promise<{ person: Person; purchase: number }> {
    const person = await kisumuPassenger(world);
    await topUp(world, person, paidInMinor, 'KES');
    const answer = await buy(person, id);
    if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
    return { person, purchase: answer.body.id };
  }
  const wish = (changes: Partial<BodyIn<typeof calls.requestRide>> = {}): BodyIn<typeof calls.requestRide> => ({
    rideType: 'boda',
    pickupLocation: busPark,
    dropoffLocation: milimani,
    fare: '9999',
    paymentMethod: 'package',
    ...changes,
  });
  const ask = (person: Person, changes: Partial<BodyIn<typeof calls.requestRide>> = {}) =>
    person.client.answer(calls.requestRide, { body: wish(changes) });
  const cancel = (person: Person, id: number) => person.client.answer(calls.changeRide, { params: { id }, body: { status: 'cancelled' } });

  /** Asks for a ride with the package, and has it driven until it is under way. */
  async function underWay(person: Person, own: DriverPerson): Promise<{ id: number; fareMinor: number }> {
    const ride = await person.client.call(calls.requestRide, { body: wish() });
    await takeRide(own, ride.id);
    await arrive(world, own, ride.id);
    await start(own, person, ride.id);
    return { id: ride.id, fareMinor: Math.round(Number(ride.fare) * 100) };
  }

  return {
    wallet,
    held,
    margins,
    broken,
    sound,
    versionNow,
    buy,
    rowOf,
    bought,
    activeOf,
    endNow,
    look,
    buyer,
    wish,
    ask,
    cancel,
    underWay,
  };
}
