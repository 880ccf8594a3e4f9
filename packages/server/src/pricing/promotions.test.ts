import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { budgetDays } from '@safiri/db/markets/tables.ts';
import { promotionUses } from '@safiri/db/pricing/promotion-tables.ts';
import { ledgerTransfers } from '@safiri/db/wallet/tables.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import type { BodyIn, ReplyOf } from '@safiri/contract/call.ts';
import { brokenBooks } from '../testing/broken-books.ts';
import { calls } from '../testing/calls.ts';
import { useWorld } from '../testing/harness.ts';
import {
  arrive,
  askForBoda,
  bodaRider,
  busPark,
  kisumuFile,
  kisumuPassenger,
  milimani,
  moveRide,
  movedClock,
  openKisumu,
  start,
} from '../testing/kisumu.ts';
import { eventually, memberOfStaff, type Person } from '../testing/people.ts';
import { complete, driveThere, standAt } from '../testing/trips.ts';
import { accounts, balanceOf } from '../wallet/public.ts';

/** It begins on a Wednesday at half past twelve in Kisumu. */
const time = movedClock();
const world = useWorld({ markets: false, dispatch: true, clock: time.clock });

const CODES = [
  '{ id: KARIBU, percent: 20, firstRide: true, perPerson: 1, until: 2027-01-31, budget: { perDay: 2000 } }',
  '{ id: TWICE, amount: 10, perPerson: 2, budget: { perDay: 2000 } }',
  '{ id: LAST, amount: 10, budget: { perDay: 30 } }',
  '{ id: SPENT, amount: 10, budget: { perDay: 0 } }',
  '{ id: OLD, percent: 20, until: 2026-12-08, budget: { perDay: 2000 } }',
  '{ id: SOON, percent: 20, from: 2026-12-10, budget: { perDay: 2000 } }',
  '{ id: TUKTUK, percent: 20, service: [tuktuk], budget: { perDay: 2000 } }',
].join(', ');
const way = { rideType: 'boda', pickupLocation: busPark, dropoffLocation: milimani };

beforeAll(() => openKisumu(world, kisumuFile().replace('promotions: []', `promotions: [${CODES}]`)), 120_000);

const quoteOf = async (rider: Person) => {
  const quote = await rider.client.call(calls.calculateFare, { body: way });
  const boda = quote.fares.find(({ rideType }) => rideType === 'boda');
  return { takesCodes: quote.takesCodes, fare: boda?.fare ?? '', quoteId: boda?.quoteId ?? '' };
};
type Tried = ReplyOf<typeof calls.applyPromotion>['quotes'][number];
const tryCode = async (rider: Person, code: string): Promise<Tried | undefined> => {
  const { quoteId } = await quoteOf(rider);
  return (await rider.client.call(calls.applyPromotion, { body: { code, quoteIds: [quoteId] } })).quotes[0];
};
const requestBody = (fare: string, quoteId: string, changes: object = {}): BodyIn<typeof calls.requestRide> => ({
  ...way,
  fare,
  quoteId,
  paymentMethod: 'cash',
  ...changes,
});
/** Asks for a boda with a code, at the price that it shows. */
async function rideWith(rider: Person, code: string, changes: object = {}) {
  const tried = await tryCode(rider, code);
  if (tried?.promoted == null) throw new Error(`refused: ${tried?.refused ?? 'no quote'}`);
  const { fare, quoteId } = tried.promoted;
  return { tried, answer: await rider.client.answer(calls.requestRide, { body: requestBody(fare, quoteId, changes) }) };
}
const minor = (amount: string) => Math.round(Number(amount) * 100);
const promotions = () => balanceOf(world.db, accounts.promotions, 'KES');
const spentOn = async (programme: string) =>
  (await world.db.select({ spent: budgetDays.spentMinor }).from(budgetDays).where(eq(budgetDays.programme, programme)))[0]?.spent ?? 0;
const sound = async () => expect(await brokenBooks(world)).toEqual([]);

describe('a promotion’s code', () => {
  it('makes a ride cheaper for its passenger, and its driver is paid of the fare before, to the cent', async () => {
    const [own, rider] = [await bodaRider(world), await kisumuPassenger(world)];
    const plain = await quoteOf(rider);
    expect(plain.takesCodes).toBe(true);
    const { tried, answer } = await rideWith(rider, ' karibu ');
    const ride = answer.body as ReplyOf<typeof calls.requestRide>;
    const [before, fare, discount] = [minor(plain.fare), minor(ride.fare), minor(tried.promoted?.discount ?? '0')];
    expect(answer.status).toBe(201);
    expect(tried).toMatchObject({ before: plain.fare, refused: null, promoted: { fare: ride.fare } });
    expect([fare + discount, fare % 1000, discount > 0, fare >= 50_00]).toEqual([before, 0, true, true]);
    expect(ride.promotion).toEqual({ code: 'KARIBU', discount: tried.promoted?.discount });
    expect(await spentOn('KARIBU')).toBe(discount);

    // 12 percent of the fare before.
    const commission = Math.floor((before * 12) / 100);
    const pay = {
      promotion: (discount / 100).toFixed(2),
      commission: (commission / 100).toFixed(2),
      net: ((before - commission) / 100).toFixed(2),
    };
    const offer = await eventually(() => own.client.call(calls.getOffer, { params: { id: own.driverId } }), 'the offer');
    expect(offer).toMatchObject({ fare: ride.fare, ...pay });
    await moveRide(own, ride.id, { status: 'accepted' });
    await arrive(world, own, ride.id);
    await start(own, rider, ride.id);
    await complete(world, own, ride.id);
    expect(await balanceOf(world.db, accounts.driverCash(own.driverId), 'KES')).toBe(fare);
    expect(await balanceOf(world.db, accounts.driverWallet(own.driverId), 'KES')).toBe(discount - commission);
    expect(await balanceOf(world.db, accounts.commission, 'KES')).toBe(commission);
    expect(await promotions()).toBe(-discount);
    expect((await own.client.call(calls.getRide, { params: { id: ride.id } })).pay).toMatchObject(pay);
    const receipt = await rider.client.call(calls.getReceipt, { params: { id: ride.id } });
    expect(receipt).toMatchObject({ total: ride.fare, promotion: { code: 'KARIBU' } });
    expect(receipt.lines.reduce((sum, line) => sum + minor(line.amount), 0)).toBe(fare);
    expect(receipt.lines.filter(({ kind }) => kind === 'promotion')).toHaveLength(1);
    const [first] = await rider.client.call(calls.passengerRides, { params: { id: rider.user.id } });
    expect(first?.promotion).toMatchObject({ code: 'KARIBU' });
    expect(await tryCode(rider, 'KARIBU')).toMatchObject({ promoted: null, refused: 'already_used' });
    await sound();
  });

  it('says why it takes nothing off', async () => {
    const rider = await kisumuPassenger(world);
    const refusals = [];
    for (const code of ['NOSUCH', 'OLD', 'SOON', 'TUKTUK', 'SPENT']) refusals.push((await tryCode(rider, code))?.refused);
    expect(refusals).toEqual(['unknown', 'expired', 'not_yet', 'not_for_service', 'budget_spent']);
    await askForBoda(rider);
    expect(await tryCode(rider, 'KARIBU')).toMatchObject({ refused: 'not_first_ride' });
  });

  it('tells nobody of another’s quotes', async () => {
    const [rider, stranger] = [await kisumuPassenger(world), await kisumuPassenger(world)];
    const { quoteId } = await quoteOf(rider);
    expect(await stranger.client.call(calls.applyPromotion, { body: { code: 'TWICE', quoteIds: [quoteId] } })).toEqual({
      code: 'TWICE',
      quotes: [],
    });
  });

  it('is given back with the ride that was called off, to its person and to its budget', async () => {
    const rider = await kisumuPassenger(world);
    const before = await spentOn('KARIBU');
    const { answer } = await rideWith(rider, 'KARIBU');
    const { id } = answer.body as ReplyOf<typeof calls.requestRide>;
    expect(await spentOn('KARIBU')).toBeGreaterThan(before);
    await moveRide(rider, id, { status: 'cancelled' });
    expect(await spentOn('KARIBU')).toBe(before);
    expect((await rideWith(rider, 'KARIBU')).answer.status).toBe(201);
    const uses = await world.db
      .select({ back: promotionUses.givenBackAt })
      .from(promotionUses)
      .where(eq(promotionUses.userId, rider.user.id));
    expect(uses.map(({ back }) => back === null).toSorted()).toEqual([false, true]);
    await sound();
  });

  it('counts so often for a person, however many rides are asked for at once', async () => {
    const rider = await kisumuPassenger(world);
    const quotes = [];
    for (let i = 0; i < 4; i += 1) quotes.push(await tryCode(rider, 'TWICE'));
    const answers = await Promise.all(
      quotes.map((tried, i) =>
        rider.client.answer(calls.requestRide, {
          body: requestBody(tried?.promoted?.fare ?? '', tried?.promoted?.quoteId ?? '', {
            rider: { name: `Akinyi ${i}`, phone: `+2547135500${10 + i}` },
          }),
        }),
      ),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 409, 409]);
    expect(answers.filter(({ status }) => status === 409).map(({ body }) => body)).toMatchObject([
      { code: 'promotion_refused', refused: 'already_used' },
      { code: 'promotion_refused', refused: 'already_used' },
    ]);
    // A ride that was refused was never written.
    expect(await world.db.$count(rides, eq(rides.bookerId, rider.user.id))).toBe(2);
  });

  it('never exceeds its budget, however many ask for the last of it at once', async () => {
    const people = [];
    for (let i = 0; i < 20; i += 1) people.push(await kisumuPassenger(world));
    const quotes: Array<Tried | undefined> = [];
    for (const one of people) quotes.push(await tryCode(one, 'LAST'));
    const answers = await Promise.all(
      people.map((one, i) =>
        one.client.answer(calls.requestRide, { body: requestBody(quotes[i]?.promoted?.fare ?? '', quotes[i]?.promoted?.quoteId ?? '') }),
      ),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(17);
    expect(await spentOn('LAST')).toBe(30_00);
    await sound();
  });

  /** A ride with a code that its driver ends where nobody saw it driven. */
  async function unseen(rider: Person) {
    await world.db.execute(
      sql`update rides set status = 'cancelled', cancelled_at = now(), cancelled_by = 'system' where status = 'requested' and promotion is null`,
    );
    const { tried, answer } = await rideWith(rider, 'KARIBU');
    const { id } = answer.body as ReplyOf<typeof calls.requestRide>;
    const own = await bodaRider(world);
    await world.db.execute(
      sql`update rides set status = 'in_progress', driver_id = ${own.driverId}, accepted_at = requested_at, arrived_at = requested_at, started_at = requested_at where id = ${id}`,
    );
    await standAt(world, own, milimani);
    await moveRide(own, id, { status: 'completed', endReason: 'other' });
    return { own, id, discount: minor(tried.promoted?.discount ?? '0') };
  }

  it('is added for the driver of a trip that nobody could see driven once that is released, and never where it is refused', async () => {
    const { client: finance } = await memberOfStaff(world, [{ role: 'finance' }]);
    const before = await promotions();
    const released = await unseen(await kisumuPassenger(world));
    expect(await promotions()).toBe(before);
    // The commission is of what was paid, until the rest is.
    expect((await released.own.client.call(calls.getRide, { params: { id: released.id } })).pay?.promotion).toBeNull();
    const kindsOf = async (id: number) =>
      (await world.db.select({ kind: ledgerTransfers.kind }).from(ledgerTransfers).where(eq(ledgerTransfers.rideId, id))).map(
        ({ kind }) => kind,
      );
    expect(await kindsOf(released.id)).toEqual(['fare']);
    await finance.call(calls.decideHeldTrip, { params: { id: released.id }, body: { outcome: 'released' } });
    expect(await promotions()).toBe(before - released.discount);

    const spent = await spentOn('KARIBU');
    const refused = await unseen(await kisumuPassenger(world));
    expect(await spentOn('KARIBU')).toBe(spent + refused.discount);
    await finance.call(calls.decideHeldTrip, { params: { id: refused.id }, body: { outcome: 'refused', note: 'Nobody drove' } });
    expect([await kindsOf(refused.id), await spentOn('KARIBU'), await promotions()]).toEqual([['fare'], spent, before - released.discount]);
  });

  it('takes off less where the trip ended early, and the rest is its budget’s again', async () => {
    const rider = await kisumuPassenger(world);
    const spent = await spentOn('KARIBU');
    const { tried, answer } = await rideWith(rider, 'KARIBU');
    const { id } = answer.body as ReplyOf<typeof calls.requestRide>;
    const own = await bodaRider(world);
    await world.db.execute(
      sql`update rides set status = 'in_progress', driver_id = ${own.driverId}, accepted_at = requested_at, arrived_at = requested_at, started_at = requested_at where id = ${id}`,
    );
    // Some 300 of the 2,000 metres and more: 56, rounded 60, and no less than the 50 of the minimum.
    await driveThere(world, own, id, { lat: busPark.lat + 0.0028, lng: busPark.lng + 0.0005 });
    await moveRide(own, id, { status: 'completed', endReason: 'passenger_ended_here' });
    const [row] = await world.db.select().from(rides).where(eq(rides.id, id));
    expect(row?.fareMinor).toBeLessThan(minor(tried.promoted?.fare ?? '0'));
    expect(row?.discountMinor).toBeLessThan(minor(tried.promoted?.discount ?? '0'));
    expect(await spentOn('KARIBU')).toBe(spent + (row?.discountMinor ?? 0));
    const receipt = await rider.client.call(calls.getReceipt, { params: { id } });
    expect(receipt.lines.reduce((sum, line) => sum + minor(line.amount), 0)).toBe(row?.fareMinor);
  });
});
