import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { BodyIn } from '@safiri/contract/call.ts';
import { budgetDays } from '@safiri/db/markets/tables.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { processScheduled } from '../scheduled/begin-due.ts';
import { calls } from '../testing/calls.ts';
import { there } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { arrive, bodaRider, busPark, movedClock, moveRide, openKisumu, start, takeRide } from '../testing/kisumu.ts';
import { fileWith, PACKAGES, packagesIn } from '../testing/packages.ts';
import { staffMember, type Person } from '../testing/people.ts';
import { complete, endUnproven } from '../testing/trips.ts';
import { accounts, balanceOf } from '../wallet/public.ts';

/** It begins on a Wednesday at half past twelve in Kisumu. */
const time = movedClock();
const world = useWorld({ markets: false, dispatch: true, clock: time.clock });
beforeAll(() => openKisumu(world, fileWith(PACKAGES)), 120_000);
// Whoever comes online in a test is the one who is asked.
beforeEach(() => world.db.execute(sql`update drivers set is_online = false`));
const { wallet, held, margins, sound, buy, rowOf, activeOf, endNow, buyer, wish, ask, cancel, underWay } = packagesIn(world, time.clock);

describe('a ride that a package pays', () => {
  it('pays its driver of the fare, leaves its worth from what is held, and the difference with the operator', async () => {
    const [own, { person, purchase }] = [await bodaRider(world), await buyer()];
    const before = await margins();
    const { id, fareMinor } = await underWay(person, own);
    expect((await activeOf(person))[0]).toMatchObject({ ridesLeft: 9, canGiveBack: false });
    expect(await held(purchase)).toBe(900_00);
    await sound();
    await complete(world, own, id);
    const commission = Math.floor((fareMinor * 12) / 100);
    expect(await balanceOf(world.db, accounts.driverWallet(own.driverId), 'KES')).toBe(fareMinor - commission);
    expect([await held(purchase), (await margins()) - before, await wallet(person)]).toEqual([810_00, 90_00 - fareMinor, 0]);
    expect((await person.client.call(calls.getReceipt, { params: { id } })).paymentMethod).toBe('package');
    const figures = (await (await staffMember(world)).call(calls.packageFigures, {})).find((one) => one.package === 'ten');
    expect(figures).toMatchObject({ market: 'Kisumu', countryId: 'ke', decimals: 0, driven: 1 });
    expect(Number(figures?.margin) * 100).toBe(90_00 - fareMinor);
    await sound();
  });

  it('is one of its service and its length, and of a package that is not over', async () => {
    const { person, purchase } = await buyer('short', 60_00);
    const refusedFor = async (changes: Partial<BodyIn<typeof calls.requestRide>> = {}) =>
      (await ask(person, changes)).body.errors?.[0]?.path;
    expect(await refusedFor()).toBe('paymentMethod');
    expect(await refusedFor({ rideType: 'tuktuk' })).toBe('paymentMethod');
    const near = { dropoffLocation: { ...busPark, lat: busPark.lat + 0.001, address: 'Next door' } };
    expect(await refusedFor({ ...near, rideType: 'tuktuk' })).toBe('paymentMethod');
    const ride = await ask(person, near);
    expect(ride.status).toBe(201);
    await cancel(person, ride.body.id);
    await endNow(purchase);
    expect(await refusedFor(near)).toBe('paymentMethod');
  });

  it('is two of twenty that are asked for at once with two rides left', async () => {
    const { person, purchase } = await buyer('pair', 180_00);
    const riders = Array.from({ length: 20 }, (_, i) => ({ name: 'Akinyi', phone: `+25472200${String(1000 + i)}` }));
    const answers = await Promise.all(riders.map((rider) => ask(person, { rider })));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(answers.filter(({ body }) => body.errors?.[0]?.path === 'paymentMethod')).toHaveLength(18);
    expect(await rowOf(purchase)).toMatchObject({ ridesLeft: 0, ridesEarned: 0, ridesReturned: 0 });
    await sound();
    // Called off again and again, each is given back once.
    const made = answers.filter(({ status }) => status === 201).map(({ body }) => body.id);
    await Promise.all([...made, ...made, ...made].map((id) => cancel(person, id)));
    expect((await rowOf(purchase)).ridesLeft).toBe(2);
    await sound();
  });

  it('is given back by a trip that its driver ended on the way', async () => {
    const [own, { person, purchase }] = [await bodaRider(world), await buyer()];
    const { id } = await underWay(person, own);
    await moveRide(own, id, { status: 'cancelled', reason: 'vehicle_problem' });
    expect([(await rowOf(purchase)).ridesLeft, await held(purchase)]).toEqual([10, 900_00]);
    await sound();
  });

  it('that nobody saw driven pays when the team says so, and is the buyer’s again when it does not', async () => {
    const [own, { person, purchase }, staff] = [await bodaRider(world), await buyer(), await staffMember(world)];
    const margin = await margins();
    for (const outcome of ['released', 'refused'] as const) {
      const { id } = await underWay(person, own);
      await endUnproven(own, id);
      await person.client.call(calls.answerEnd, { params: { id }, body: { answer: 'confirmed' } });
      expect((await rowOf(purchase)).ridesEarned).toBe(outcome === 'released' ? 1 : 2);
      await sound();
      // What is held is not sold: its invoice comes with the release, and never where the ride is the buyer's again.
      const invoices = () => person.client.call(calls.ownInvoices, { query: { subject: 'ride', id: String(id) } });
      expect(await invoices()).toEqual([]);
      await staff.call(calls.decideHeldTrip, { params: { id }, body: { outcome, note: 'Seen' } });
      expect(await invoices()).toHaveLength(outcome === 'released' ? 1 : 0);
    }
    expect(await rowOf(purchase)).toMatchObject({ ridesLeft: 9, ridesEarned: 1 });
    expect(await held(purchase)).toBe(810_00);
    expect((await margins()) - margin).not.toBe(0);
    expect(await balanceOf(world.db, accounts.driverHeld(own.driverId), 'KES')).toBe(0);
    await sound();
  });

  it('may be booked ahead, as many as there are', async () => {
    const { person } = await buyer('pair', 180_00);
    const book = async (minutes: number) => {
      const pickupAt = new Date(time.clock().getTime() + minutes * 60_000).toISOString();
      return (await person.client.answer(calls.schedule, { body: { ...wish(), pickupAt } })).status;
    };
    expect([await book(60), await book(120), await book(180)]).toEqual([201, 201, 400]);
  });
});

describe('what rides cost beyond a package', () => {
  // The way from the bus park to Milimani costs 90; of these packages each ride is worth 50.
  const spent = async (programme: string) =>
    (
      await world.db
        .select({ spent: budgetDays.spentMinor, day: budgetDays.day })
        .from(budgetDays)
        .where(eq(budgetDays.programme, `package:${programme}`))
    )
      .toSorted((a, b) => a.day.localeCompare(b.day))
      .map((row) => row.spent);

  it('is nothing where no budget is written: the ride stays in the package, and the operator’s account where it was', async () => {
    const { person, purchase } = await buyer('none', 100_00);
    const before = [await margins(), await world.db.$count(rides)];
    for (let i = 0; i < 3; i += 1) expect(await ask(person)).toMatchObject({ status: 409, body: { code: 'package_budget_spent' } });
    expect([await margins(), await world.db.$count(rides), (await rowOf(purchase)).ridesLeft]).toEqual([...before, 2]);
    const pickupAt = new Date(time.clock().getTime() + 60 * 60_000).toISOString();
    expect((await person.client.answer(calls.schedule, { body: { ...wish(), pickupAt } })).body.code).toBe('package_budget_spent');
    // A ride that costs no more than it is worth is paid.
    const near = await ask(person, { dropoffLocation: { ...busPark, lat: busPark.lat + 0.001, address: 'Next door' } });
    expect([near.status, near.body.fare]).toEqual([201, '50.00']);
    await cancel(person, near.body.id);
    await sound();
  });

  it('is never more than the day’s budget, whoever asks at once, and comes back with what comes to nothing', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, async () => (await buyer('some', 300_00)).person));
    const answers = await Promise.all(people.map((person) => ask(person)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409, 409, 409]);
    expect(await spent('some')).toEqual([80_00]);
    const made = answers.flatMap(({ status, body }, i) => (status === 201 ? [{ person: people[i] as Person, id: body.id }] : []));
    for (const { person, id } of made) await cancel(person, id);
    expect(await spent('some')).toEqual([0]);
    await sound();
    const [own, before] = [await bodaRider(world), await margins()];
    const { id } = await underWay(people[0] as Person, own);
    await complete(world, own, id);
    expect([await spent('some'), (await margins()) - before]).toEqual([[40_00], -40_00]);
    await sound();
  });

  it('is promised with a booking, and as it was sold to whoever bought before a new version', async () => {
    const { person } = await buyer('some', 300_00);
    const before = there((await spent('some')).at(-1));
    const pickupAt = new Date(time.clock().getTime() + 60 * 60_000).toISOString();
    const booked = await person.client.call(calls.schedule, { body: { ...wish(), pickupAt } });
    expect((await spent('some')).at(-1)).toBe(before + 40_00);
    await person.client.call(calls.cancel, { params: { id: booked.id } });
    expect((await spent('some')).at(-1)).toBe(before);
    const again = await person.client.call(calls.schedule, { body: { ...wish(), pickupAt } });
    await openKisumu(world, fileWith(PACKAGES.map((text) => text.replace('budget: { perDay: 100 }', 'budget: { perDay: 0 }'))), 'Too dear');
    time.wait(50 * 60);
    await processScheduled(world.node.ctx);
    const ride = there(await person.client.call(calls.passengerActiveRide, { params: { id: person.user.id } }));
    expect([again.status, ride.paymentMethod]).toEqual(['waiting', 'package']);
    expect((await spent('some')).at(-1)).toBe(before + 40_00);
    await cancel(person, ride.id);
    // Who bought while there was one keeps it; who buys now has none.
    const kept = await ask(person);
    expect(kept.status).toBe(201);
    await cancel(person, kept.body.id);
    expect((await ask((await buyer('some', 300_00)).person)).body.code).toBe('package_budget_spent');
    await openKisumu(world, fileWith(PACKAGES), 'As before');
    await sound();
  });

  it('calls no booking off that another package pays: the old promise goes over, and beyond it the budget gives what it has', async () => {
    // What is promised on a day counts on that day: the one before is over.
    time.wait(24 * 3600);
    const { person, purchase } = await buyer('ten', 1200_00);
    const before = (await spent('some')).length;
    const pickupAt = new Date(time.clock().getTime() + 60 * 60_000).toISOString();
    await person.client.call(calls.schedule, { body: { ...wish(), pickupAt } });
    // Of ten each ride is worth its fare; of some it is worth 40 less, of which the budget has 20.
    await endNow(purchase);
    expect((await buy(person, 'some')).status).toBe(201);
    await world.db.execute(sql`
      with day as (insert into budget_days (market_id, programme, day, budget_minor, spent_minor)
        values ('kisumu', 'package:some', ${time.clock().toISOString().slice(0, 10)}, 10000, 8000) returning *)
      insert into budget_uses (reference, market_id, programme, day, amount_minor) select 'ride:0:package', market_id, programme, day, spent_minor from day`);
    time.wait(50 * 60);
    await processScheduled(world.node.ctx);
    const ride = there(await person.client.call(calls.passengerActiveRide, { params: { id: person.user.id } }));
    expect([(await spent('some')).length - before, (await spent('some')).at(-1)]).toEqual([1, 100_00]);
    const own = await bodaRider(world);
    await takeRide(own, ride.id);
    await arrive(world, own, ride.id);
    await start(own, person, ride.id);
    await complete(world, own, ride.id);
    expect((await spent('some')).at(-1)).toBe(100_00);
    await sound();
  });
});
