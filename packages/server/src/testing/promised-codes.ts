import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import type { BodyIn } from '@safiri/contract/call.ts';
import { budgetDays, budgetUses } from '@safiri/db/markets/tables.ts';
import { findBroken } from '../invariants/check.ts';
import { calls } from './calls.ts';
import { there } from './client.ts';
import type { World } from './harness.ts';
import { busPark, kisumuFile, milimani } from './kisumu.ts';
import type { Person } from './people.ts';

/** Codes of Kisumu: for rides, for what is brought, of the first time, with a small budget. */
export const CODES = [
  '{ id: BOOK, percent: 20, perPerson: 1, budget: { perDay: 2000 } }',
  '{ id: FIRST, amount: 10, firstRide: true, perPerson: 5, budget: { perDay: 2000 } }',
  '{ id: LAST, amount: 10, budget: { perDay: 30 } }',
  '{ id: BRING, amount: 20, service: [grocery_delivery, parcel_delivery], perPerson: 1, budget: { perDay: 2000 } }',
  '{ id: NEWHERE, amount: 10, service: [grocery_delivery], firstRide: true, perPerson: 5, budget: { perDay: 2000 } }',
  '{ id: FEW, amount: 10, service: [grocery_delivery], perPerson: 5, budget: { perDay: 20 } }',
].join(', ');
/** Kisumu with some codes, where bringing groceries costs enough that some may be taken off. */
export const withCodes = (codes: string) =>
  kisumuFile()
    .replace('promotions: []', `promotions: [${codes}]`)
    .replace('vehicles: [motorcycle, tuktuk], tariff: { base: 60', 'vehicles: [motorcycle, tuktuk], tariff: { base: 150');

/** Minor units of an amount of the wire, and back. */
export const minor = (amount: string) => Math.round(Number(amount) * 100);
export const wire = (amount: number) => (amount / 100).toFixed(2);

/** A boda from the bus park to Milimani. */
export const way = { pickupLocation: busPark, dropoffLocation: milimani, rideType: 'boda' };

/** What passengers of Kisumu do with codes, ahead of their trips. */
export function codesIn(world: World, clock: () => Date) {
  const spentOn = async (programme: string) =>
    (await world.db.select({ spent: budgetDays.spentMinor }).from(budgetDays).where(eq(budgetDays.programme, programme)))[0]?.spent ?? 0;
  const usesNow = async () =>
    (await world.db.select({ reference: budgetUses.reference }).from(budgetUses)).map(({ reference }) => reference);
  /** Messages wait by another clock than this city's, which runs ahead. */
  const sound = async () =>
    expect((await findBroken(world.db)).filter(({ name, faults }) => faults.length > 0 && name !== 'no message waits for ever')).toEqual(
      [],
    );
  const tryCode = async (person: Person, code: string, quoteId: string) =>
    there((await person.client.call(calls.applyPromotion, { body: { code, quoteIds: [quoteId] } })).quotes[0]);

  /** So many minutes from now, as a phone says it. */
  const inMinutes = (n: number) => new Date(clock().getTime() + n * 60_000).toISOString();
  async function quoteAt(person: Person, pickupAt?: string) {
    const { fares, takesCodes } = await person.client.call(calls.calculateFare, {
      body: { ...way, ...(pickupAt === undefined ? {} : { pickupAt }) },
    });
    const boda = there(fares.find(({ rideType }) => rideType === 'boda'));
    return { ...boda, quoteId: there(boda.quoteId), takesCodes };
  }
  const bookingBody = (quoteId: string, fare: string, pickupAt: string): BodyIn<typeof calls.schedule> => ({
    ...way,
    paymentMethod: 'cash',
    fare,
    quoteId,
    pickupAt,
  });
  /** Books with a code, at the price that it shows. */
  async function bookWith(person: Person, code: string, pickupAt = inMinutes(90)) {
    const { quoteId } = await quoteAt(person, pickupAt);
    const tried = await tryCode(person, code, quoteId);
    const { promoted } = tried;
    if (promoted === null) throw new Error(`refused: ${tried.refused}`);
    return {
      tried,
      promoted,
      answer: await person.client.answer(calls.schedule, { body: bookingBody(promoted.quoteId, promoted.fare, pickupAt) }),
    };
  }

  return { spentOn, usesNow, sound, tryCode, inMinutes, quoteAt, bookingBody, bookWith };
}
