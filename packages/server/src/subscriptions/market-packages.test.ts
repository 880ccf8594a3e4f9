import { eq, sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { notifications } from '@safiri/db/notifications/tables.ts';
import { calls } from '../testing/calls.ts';
import { there } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { kisumuFile, kisumuPassenger, movedClock, openKisumu } from '../testing/kisumu.ts';
import { fileWith, PACKAGES, packagesIn } from '../testing/packages.ts';
import { driver, PASSWORD, type Person } from '../testing/people.ts';
import { topUp } from '../testing/wallets.ts';

/** It begins on a Wednesday at half past twelve in Kisumu. */
const time = movedClock();
const world = useWorld({ markets: false, dispatch: true, clock: time.clock });
beforeAll(() => openKisumu(world, fileWith(PACKAGES)), 120_000);
// Whoever comes online in a test is the one who is asked.
beforeEach(() => world.db.execute(sql`update drivers set is_online = false`));
const market = 'kisumu';
const { wallet, held, broken, sound, versionNow, buy, rowOf, bought, activeOf, endNow, look, buyer, wish, ask, cancel } = packagesIn(
  world,
  time.clock,
);

describe('a package of a market', () => {
  it('is listed with what its terms are and what one ride is worth', async () => {
    const person = await kisumuPassenger(world);
    await topUp(world, person, 50_00, 'KES');
    const sold = await person.client.call(calls.soldPackages, { params: { market } });
    expect(sold).toMatchObject({ marketName: 'Kisumu', countryId: 'ke', decimals: 0, balance: '50.00' });
    expect(sold.packages.map(({ package: id }) => id)).toEqual(['ten', 'pair', 'short', 'none', 'some']);
    expect(sold.packages[0]).toEqual({
      package: 'ten',
      names: { en: 'Ten bodas' },
      service: { id: 'boda', names: { en: 'Boda', sw: 'Boda' } },
      rideType: 'standard',
      rides: 10,
      maxKm: 6,
      validDays: 30,
      price: '900.00',
      each: '90.00',
      // 50 + 6 × 20 at noon.
      alone: '170.00',
      isBounded: true,
    });
    expect((await person.client.answer(calls.soldPackages, { params: { market: 'nosuch' } })).status).toBe(404);
  });

  it('is bought once from the wallet, however often at once, and its price is held', async () => {
    const person = await kisumuPassenger(world);
    await topUp(world, person, 1900_00, 'KES');
    const version = await versionNow(person);
    const body = { package: 'ten', version };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => person.client.answer(calls.buyPackage, { params: { market }, body })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body: said }) => said.code === 'package_active')).toHaveLength(19);
    const [mine] = await activeOf(person);
    expect(mine).toMatchObject({ market, package: 'ten', price: '900.00', rides: 10, ridesLeft: 10 });
    expect(mine).toMatchObject({ maxKm: 6, each: '90.00', returned: null, canGiveBack: true });
    expect(await person.client.call(calls.own, {})).toEqual([]);
    expect([await wallet(person), await held(there(mine?.id))]).toEqual([1000_00, 900_00]);
    await sound();
  });

  it('is refused to a wallet that holds less, to drivers, and of a package that there is not', async () => {
    const poor = await kisumuPassenger(world);
    await topUp(world, poor, 899_99, 'KES');
    expect((await buy(poor, 'ten')).body.code).toBe('balance_too_low');
    expect((await buy(poor, 'six')).status).toBe(404);
    expect([await wallet(poor), await activeOf(poor)]).toEqual([899_99, []]);
    const own = await driver(world, { phone: '+254711009999', countryId: 'ke' });
    const body = { package: 'ten', version: 1 };
    expect((await own.client.answer(calls.buyPackage, { params: { market }, body })).status).toBe(403);
  });

  it('keeps the terms that were sold; what was seen on other terms is not sold', async () => {
    const { person, purchase } = await buyer();
    const old = await versionNow(person);
    const dearer = PACKAGES.map((text) => text.replace('price: 900', 'price: 1000'));
    await openKisumu(world, fileWith(dearer), 'Fuel');
    const other = await kisumuPassenger(world);
    await topUp(world, other, 1000_00, 'KES');
    const stale = (id: string) => other.client.answer(calls.buyPackage, { params: { market }, body: { package: id, version: old } });
    expect((await stale('ten')).body.code).toBe('package_changed');
    expect((await stale('pair')).status).toBe(201);
    expect((await activeOf(person))[0]).toMatchObject({ price: '900.00', each: '90.00' });
    expect((await rowOf(purchase)).marketVersionId).toBe(old);
    await openKisumu(world, fileWith(PACKAGES), 'Fuel again');
  });
});

describe('what is not used', () => {
  it('comes back once when its days are over, however many look; a ride under way keeps its part until it ends', async () => {
    const { person, purchase } = await buyer();
    const ride = await person.client.call(calls.requestRide, { body: wish() });
    await endNow(purchase);
    await Promise.all(Array.from({ length: 5 }, look));
    expect([await wallet(person), await held(purchase)]).toEqual([810_00, 90_00]);
    expect(await rowOf(purchase)).toMatchObject({ ridesLeft: 0, ridesReturned: 9 });
    await sound();
    await cancel(person, ride.id);
    await Promise.all(Array.from({ length: 5 }, look));
    expect([await wallet(person), await held(purchase)]).toEqual([900_00, 0]);
    const told = await world.db.select().from(notifications).where(eq(notifications.userId, person.user.id));
    expect(told.filter(({ kind }) => kind === 'toldPackageBack').map(({ values }) => values['n'])).toEqual(['9', '1']);
    expect((await bought(person))[0]).toMatchObject({ isActive: false, returned: '900.00', ridesReturned: 10, canGiveBack: false });
    await sound();
  });

  it('comes back on request before the first ride, once, and never after', async () => {
    const { person, purchase } = await buyer();
    const back = (who: Person) => who.client.answer(calls.giveBackPackage, { params: { id: purchase } });
    expect((await back(await kisumuPassenger(world))).status).toBe(404);
    const ride = await person.client.call(calls.requestRide, { body: wish() });
    expect((await back(person)).body.code).toBe('illegal_transition');
    await cancel(person, ride.id);
    const answers = await Promise.all(Array.from({ length: 10 }, () => back(person)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
    expect([await wallet(person), await held(purchase), await activeOf(person)]).toEqual([900_00, 0, []]);
    expect((await ask(person)).body.errors?.[0]?.path).toBe('paymentMethod');
    // The next one of its kind may be bought at once.
    expect((await buy(person, 'ten')).status).toBe(201);
    await sound();
  });

  it('is never both given back and ridden', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { person, purchase } = await buyer();
      const [given, ridden] = await Promise.all([person.client.answer(calls.giveBackPackage, { params: { id: purchase } }), ask(person)]);
      expect([given.status, ridden.status].toSorted()).toEqual(given.status === 200 ? [200, 400] : [201, 409]);
      await sound();
    }
  });

  it('comes back where its service is taken away', async () => {
    const { person, purchase } = await buyer();
    await look();
    expect(await held(purchase)).toBe(900_00);
    await openKisumu(world, kisumuFile().replace('id: boda #', 'id: okada #'), 'Another name');
    await look();
    expect([await wallet(person), await held(purchase)]).toEqual([900_00, 0]);
    await sound();
    await openKisumu(world, fileWith(PACKAGES), 'As before');
  });

  it('is back in the wallet of whoever wants to leave, who then settles that with the team', async () => {
    const { person, purchase } = await buyer();
    const refused = await person.client.answer(calls.removeAccount, { body: { password: PASSWORD } });
    expect(refused.body.code).toBe('illegal_transition');
    expect([await wallet(person), await held(purchase)]).toEqual([900_00, 0]);
    await topUp(world, person, -900_00, 'KES');
    expect((await person.client.answer(calls.removeAccount, { body: { password: PASSWORD } })).status).toBe(200);
    await sound();
  });
});

it('the books say when a package holds what its rides are not worth, and when its rides are not those that were driven', async () => {
  const { purchase } = await buyer();
  await world.db.execute(sql`update subscriptions set rides_left = 9, rides_earned = 1 where id = ${purchase}`);
  expect(await broken()).toEqual([
    `package:${purchase}:held holds 90000 KES, and the rides to come of that package are worth 81000`,
    `package ${purchase} was driven 1 times with 0 under way, and its rides say 0 and 0`,
  ]);
  await world.db.execute(sql`update subscriptions set rides_left = 10, rides_earned = 0 where id = ${purchase}`);
});
