import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { referrals } from '@safiri/db/earnings/tables.ts';
import { budgetDays, budgetUses } from '@safiri/db/markets/tables.ts';
import { streamEvents } from '@safiri/db/platform/tables.ts';
import { rideOffers } from '@safiri/db/rides/offer-tables.ts';
import { rides } from '@safiri/db/rides/tables.ts';
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
  takeRide,
} from '../testing/kisumu.ts';
import { driver, eventually, type DriverPerson, type Person } from '../testing/people.ts';
import { complete } from '../testing/trips.ts';
import { checkLedger } from '../wallet/check-ledger.ts';
import { accounts, balanceOf } from '../wallet/public.ts';

/** It begins on a Wednesday at half past twelve in Kisumu. */
const time = movedClock();
const world = useWorld({ markets: false, dispatch: true, clock: time.clock });

const NOON = '{ id: noon, kind: bonus, service: [boda], when: "Mo-Fr 12:00-14:00", percent: 25, budget: { perDay: 60 } }';
const open = (incentives: string) => openKisumu(world, kisumuFile().replace('incentives: []', `incentives: [${incentives}]`), 'a test');
const bonuses = () => balanceOf(world.db, accounts.bonuses, 'KES');
const spentOn = async (programme: string) => {
  const rows = await world.db.select({ spent: budgetDays.spentMinor }).from(budgetDays).where(eq(budgetDays.programme, programme));
  return rows.reduce((sum, { spent }) => sum + spent, 0);
};
const sound = async () => expect((await checkLedger(world.db)).faults).toEqual([]);
const offerOf = (own: DriverPerson) => eventually(() => own.client.call(calls.getOffer, { params: { id: own.driverId } }), 'the offer');
const offline = (own: DriverPerson) => own.client.call(calls.setStatus, { params: { id: own.user.id }, body: { isOnline: false } });

async function drive(own: DriverPerson, rider: Person, id: number): Promise<void> {
  await arrive(world, own, id);
  await start(own, rider, id);
  await complete(world, own, id);
}

let n = 0;

/** So many trips that wait, each offered to a driver of its own; straight into the tables. */
async function offeredTrips(count: number, fareMinor: number) {
  const trips = [];
  for (let i = 0; i < count; i += 1) {
    n += 1;
    const changes = {
      phone: `+25471300${1000 + n}`,
      countryId: 'ke',
      vehicleRegistration: `KMFB ${100 + n}U`,
      vehicleType: 'motorcycle' as const,
    };
    const [own, rider] = await Promise.all([driver(world, changes), kisumuPassenger(world)]);
    const now = world.node.ctx.clock();
    const [ride] = await world.db
      .insert(rides)
      .values({
        status: 'requested',
        rideType: 'standard',
        service: { id: 'boda', names: {}, seats: 1, helmet: true },
        vehicles: ['motorcycle'],
        passengerId: rider.user.id,
        bookerId: rider.user.id,
        countryId: 'ke',
        cityId: 'kisumu',
        marketVersionId: world.node.ctx.markets.byId('kisumu')?.versionId ?? 0,
        payTerms: { commissionPercent: 12, incentives: false },
        pickupLat: busPark.lat,
        pickupLng: busPark.lng,
        pickupAddress: busPark.address,
        dropoffLat: milimani.lat,
        dropoffLng: milimani.lng,
        dropoffAddress: milimani.address,
        distanceMeters: 2000,
        durationSeconds: 400,
        fareMinor,
        surge: 1,
        paymentMethod: 'cash',
        pin: '1234',
        requestedAt: now,
        searchUntil: new Date(now.getTime() + 180_000),
      })
      .returning();
    const expiresAt = new Date(now.getTime() + 600_000);
    await world.db.insert(rideOffers).values({
      rideId: ride?.id ?? 0,
      driverId: own.driverId,
      status: 'offered',
      pickupMeters: 200,
      pickupSeconds: 60,
      offeredAt: now,
      expiresAt,
    });
    trips.push({ own, id: ride?.id ?? 0 });
  }
  return trips;
}

describe('an operator’s own incentives', () => {
  let own: DriverPerson;
  beforeAll(async () => {
    await open(
      `${NOON}, { id: day, kind: goal, earn: 100, per: day, pays: 40, budget: { perDay: 40 } }, { id: bring, kind: referral, pays: 300, afterTrips: 1, budget: { perDay: 300 } }`,
    );
    own = await bodaRider(world);
  }, 120_000);

  it('are paid as the offer showed them, each once, and with the last of a budget offers show the bonus no more', async () => {
    const referrer = await bodaRider(world);
    await offline(referrer);
    await world.db.insert(referrals).values({
      referrerId: referrer.driverId,
      referredId: own.driverId,
      phone: own.user.phone,
      createdAt: new Date(time.clock().getTime() - 60_000),
    });
    const rider = await kisumuPassenger(world);
    const first = await askForBoda(rider);
    const fareMinor = Math.round(Number(first.fare) * 100);
    const bonusMinor = Math.round(fareMinor / 4);
    const offer = await offerOf(own);
    expect(offer?.bonus).toEqual({ id: 'noon', percent: 25, amount: (bonusMinor / 100).toFixed(2) });
    await moveRide(own, first.id, { status: 'accepted', bonus: offer?.bonus?.amount ?? '0' });
    const live = await own.client.call(calls.driverActiveRide, { params: { id: own.driverId } });
    expect(live?.pay).toMatchObject({ bonus: offer?.bonus, net: offer?.net });
    expect(await spentOn('noon')).toBe(bonusMinor);
    await drive(own, rider, first.id);
    // 12 percent of the fare are the operator's.
    const netMinor = fareMinor - Math.floor((fareMinor * 12) / 100) + bonusMinor;
    const reached = netMinor >= 100_00;
    expect((await own.client.call(calls.getRide, { params: { id: first.id } })).pay).toMatchObject({
      bonus: { id: 'noon', percent: 25 },
      net: (netMinor / 100).toFixed(2),
    });
    expect(await bonuses()).toBe(-(bonusMinor + 300_00 + (reached ? 40_00 : 0)));
    expect(await spentOn('bring')).toBe(300_00);
    expect(await balanceOf(world.db, accounts.driverWallet(referrer.driverId), 'KES')).toBe(300_00);
    const page = await own.client.call(calls.getEarnings, {});
    expect(page.goals).toMatchObject([{ id: 'day', per: 'day', target: '100.00', reward: '40.00', paid: reached }]);
    expect(page.bonusWindows[0]).toMatchObject({ id: 'noon', percent: 25, running: true, spent: false });
    expect(page.referrals).toMatchObject({ reward: '300.00', afterTrips: 1 });

    await sound();
    // What is left of 60 does not hold the bonus of a trip of 1,000.
    const [last] = await offeredTrips(1, 100_000);
    expect((await offerOf(last?.own as DriverPerson))?.bonus).toBeNull();
  });

  it('give a bonus back to its budget when the trip is called off, and when its driver gives it up', async () => {
    const before = await spentOn('noon');
    const rider = await kisumuPassenger(world);
    const ride = await askForBoda(rider);
    await takeRide(own, ride.id);
    expect(await spentOn('noon')).toBeGreaterThan(before);
    await moveRide(own, ride.id, { status: 'cancelled', reason: 'other' });
    expect(await spentOn('noon')).toBe(before);
    await moveRide(rider, ride.id, { status: 'cancelled' });
    expect(await spentOn('noon')).toBe(before);
    const uses = await world.db
      .select()
      .from(budgetUses)
      .where(eq(budgetUses.reference, `ride:${ride.id}:bonus`));
    expect(uses).toEqual([]);
  });

  let trips: Awaited<ReturnType<typeof offeredTrips>> = [];
  beforeAll(async () => {
    // 25 percent of 40 are 10.
    trips = await offeredTrips(20, 40_00);
  }, 120_000);

  it('never exceed a budget, however many accept its last cents at once, and refuse who was shown more', async () => {
    await world.db.execute(sql`update drivers set is_online = false`);
    await open(NOON);
    const before = await spentOn('noon');
    // Of what is left of 60 some get 10, and twenty ask.
    const answers = await Promise.all(
      trips.map(({ own: taker, id }, i) =>
        taker.client.answer(calls.changeRide, { params: { id }, body: { status: 'accepted', ...(i % 2 === 0 ? { bonus: '10.00' } : {}) } }),
      ),
    );
    const holds = Math.floor((60_00 - before) / 10_00);
    const promised = await world.db.select({ bonus: rides.bonus }).from(rides).where(eq(rides.status, 'accepted'));
    expect(promised.filter(({ bonus }) => bonus !== null)).toHaveLength(holds);
    expect(await spentOn('noon')).toBe(before + holds * 10_00);
    // Who did not say what was shown drives without; who was shown it is told, and still has the offer.
    answers.forEach(({ status, body }, i) => {
      if (i % 2 === 1) expect(status).toBe(200);
      else if (status !== 200) expect(body).toMatchObject({ code: 'bonus_spent' });
    });
    const refused = answers.findIndex(({ status }) => status !== 200);
    expect((await offerOf(trips[refused]?.own as DriverPerson))?.bonus).toBeNull();
  });

  it('with a budget of nothing never move the operator’s account', async () => {
    await world.db.execute(
      sql`update rides set status = 'cancelled', cancelled_at = now(), cancelled_by = 'system', bonus = null where status in ('requested', 'accepted')`,
    );
    await world.db.execute(sql`update drivers set is_online = false`);
    await open(
      `${NOON.replace('60', '0')}, { id: day, kind: goal, earn: 1, per: day, pays: 40, budget: { perDay: 0 } }, { id: bring, kind: referral, pays: 300, afterTrips: 1, budget: { perDay: 0 } }`,
    );
    const [before, taker, rider] = [await bonuses(), await bodaRider(world), await kisumuPassenger(world)];
    await world.db
      .insert(referrals)
      .values({ referrerId: own.driverId, referredId: taker.driverId, phone: taker.user.phone, createdAt: new Date(0) });
    const ride = await askForBoda(rider);
    expect((await offerOf(taker))?.bonus).toBeNull();
    await moveRide(taker, ride.id, { status: 'accepted' });
    await drive(taker, rider, ride.id);
    expect(await bonuses()).toBe(before);
    const page = await taker.client.call(calls.getEarnings, {});
    expect(page.goals).toMatchObject([{ id: 'day', paid: false, spent: true }]);
    expect(page.bonusWindows[0]).toMatchObject({ running: false, spent: true });
  });

  it('are none unless they are written: no tab, no referral, no goal', async () => {
    await open('');
    const page = await own.client.call(calls.getEarnings, {});
    expect(page).toMatchObject({ goals: [], bonusWindows: [], referrals: { reward: '0.00', afterTrips: null } });
    expect(await own.client.call(calls.getIncentives, {})).toEqual([]);
    expect((await own.client.refused(calls.referDriver, { body: { phone: '+254711555001' } })).code).toBe('referral_refused');
  });

  it('have a budget outside the demo', async () => {
    await expect(open(NOON.replace('{ perDay: 60 }', 'none'))).rejects.toThrow('incentives[0].budget');
    await expect(openKisumu(world, kisumuFile().replace('incentives: []', 'incentives: specified'), 'a test')).rejects.toThrow(
      'incentives',
    );
  });

  it('tell of a budget that is nearly spent those alone whose offers showed a bonus that it holds no more', async () => {
    await open('{ id: rest, kind: bonus, service: [boda], when: "24/7", percent: 25, budget: { perDay: 25 } }');
    // Bonuses of 10, 10, 10, 5 and 100: the last was never shown.
    const [first, second, third, small, large] = [
      ...(await offeredTrips(3, 40_00)),
      ...(await offeredTrips(1, 20_00)),
      ...(await offeredTrips(1, 400_00)),
    ];
    const toldOf = async (trip: typeof first) =>
      (
        await world.db
          .select()
          .from(streamEvents)
          .where(eq(streamEvents.userId, trip?.own.user.id ?? 0))
      ).filter(({ name }) => name === 'offer').length;
    const take = (trip: typeof first) =>
      trip?.own.client.call(calls.changeRide, { params: { id: trip.id }, body: { status: 'accepted', bonus: '10.00' } });
    const before = await Promise.all([second, third, small, large].map(toldOf));
    await take(first);
    // 15 are left, then 5.
    await take(second);
    await eventually(async () => (await toldOf(third)) > (before[1] ?? 0), 'the news');
    expect(await Promise.all([third, small, large].map(toldOf))).toEqual([(before[1] ?? 0) + 1, before[2], before[3]]);
    // Of its own acceptance, and of nothing before.
    expect(await toldOf(second)).toBe((before[0] ?? 0) + 1);
    expect((await offerOf(third?.own as DriverPerson))?.bonus).toBeNull();
    expect((await offerOf(small?.own as DriverPerson))?.bonus?.amount).toBe('5.00');
  });
});
