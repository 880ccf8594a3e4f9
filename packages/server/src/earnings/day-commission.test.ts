import { eq, like } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { rides } from '@safiri/db/rides/tables.ts';
import { ledgerTransfers } from '@safiri/db/wallet/tables.ts';
import { applyFile } from '../markets/public.ts';
import { brokenBooks } from '../testing/broken-books.ts';
import { calls } from '../testing/calls.ts';
import { useWorld } from '../testing/harness.ts';
import { movedClock, moveRide, start, takeRide } from '../testing/kisumu.ts';
import { marketFile } from '../testing/market-files.ts';
import { driver, eventually, passenger, type DriverPerson } from '../testing/people.ts';
import { complete, standAt } from '../testing/trips.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { accounts, balanceOf } from '../wallet/public.ts';
import { takeDayCommission } from './day-commission.ts';

/** Half past eleven of a Wednesday in Maseru. */
const time = movedClock();
const world = useWorld({ markets: false, dispatch: true, clock: time.clock });
const DAY = 86_400;

const kingsway = { lat: -29.3151, lng: 27.4933, address: 'Kingsway' };
const mall = { lat: -29.33, lng: 27.51, address: 'Pioneer Mall' };
const maseru = marketFile('maseru');

beforeAll(async () => {
  await applyFile(world.node.ctx, maseru, {});
  await world.node.ctx.markets.refresh();
}, 120_000);

let n = 0;
async function taxi(): Promise<DriverPerson> {
  n += 1;
  const own = await driver(world, { phone: `+2665${String(8_100_000 + n)}`, countryId: 'ls', vehicleRegistration: `A ${100 + n} BCU` });
  await own.client.call(calls.setStatus, { params: { id: own.user.id }, body: { isOnline: true } });
  return own;
}

/** A trip from Kingsway to the mall, up to its end, with what its offer said that the day costs. */
async function drive(own: DriverPerson) {
  n += 1;
  const rider = await passenger(world, { phone: `+2665${String(8_200_000 + n)}`, countryId: 'ls' });
  await standAt(world, own, kingsway);
  const way = { rideType: 'standard', pickupLocation: kingsway, dropoffLocation: mall };
  const quote = await rider.client.call(calls.calculateFare, { body: way });
  const { id, fare } = await rider.client.call(calls.requestRide, {
    body: { ...way, fare: quote.fare, quoteId: quote.quoteId ?? '', paymentMethod: 'cash' },
  });
  const offer = await eventually(() => own.client.call(calls.getOffer, { params: { id: own.driverId } }), 'the offer');
  await takeRide(own, id);
  await moveRide(own, id, { status: 'arrived' });
  await start(own, rider, id);
  return { id, fare, dayCommission: offer.dayCommission, net: offer.net };
}

const wallet = (own: DriverPerson) => balanceOf(world.db, accounts.driverWallet(own.driverId), 'LSL');
const daysOf = (own: DriverPerson) =>
  world.db
    .select({ reference: ledgerTransfers.reference })
    .from(ledgerTransfers)
    .where(like(ledgerTransfers.reference, `driver:${own.driverId}:day:%`));
const sound = async () => expect(await brokenBooks(world)).toEqual([]);

describe('the commission of a day', () => {
  it('is taken with the first completed trip of each day on the market’s calendar, and the driver knows before', async () => {
    const own = await taxi();
    const first = await drive(own);
    // Nothing of the fare is the operator’s; the day costs M30.
    expect([first.dayCommission, first.net]).toEqual(['30.00', first.fare]);
    expect(await wallet(own)).toBe(0);
    await complete(world, own, first.id);
    expect(await wallet(own)).toBe(-30_00);
    const second = await drive(own);
    expect(second.dayCommission).toBeNull();
    await complete(world, own, second.id);
    expect(await wallet(own)).toBe(-30_00);
    expect((await own.client.call(calls.getRide, { params: { id: first.id } })).pay).toMatchObject({ commission: '0.00', net: first.fare });

    const { total, balance, totalEarnings } = await own.client.call(calls.getEarnings);
    const fares = Number(first.fare) + Number(second.fare);
    expect([total.dayCommission, total.fares, balance, totalEarnings]).toEqual(['-30.00', fares.toFixed(2), '-30.00', fares - 30]);
    const today = await own.client.call(calls.getToday, { params: { id: own.driverId } });
    expect([today.parts.dayCommission, Number(today.net)]).toEqual(['-30.00', fares - 30]);

    time.wait(DAY);
    await own.client.call(calls.setStatus, { params: { id: own.user.id }, body: { isOnline: true } });
    const next = await drive(own);
    expect(next.dayCommission).toBe('30.00');
    await complete(world, own, next.id);
    expect((await daysOf(own)).map(({ reference }) => reference)).toEqual([
      `driver:${own.driverId}:day:maseru:2026-12-09`,
      `driver:${own.driverId}:day:maseru:2026-12-10`,
    ]);
    await sound();
  });

  it('is taken once of trips that end at the same instant', async () => {
    const own = await taxi();
    const { id } = await drive(own);
    const [ride] = await world.db.select().from(rides).where(eq(rides.id, id));
    const market = world.node.ctx.markets.byId('maseru')?.document ?? null;
    if (ride === undefined) throw new Error('no ride');
    await Promise.all(
      Array.from({ length: 8 }, () =>
        inTransaction(world.node.ctx, (uow) => takeDayCommission(uow, market, ride, world.node.ctx.config, own.driverId)),
      ),
    );
    expect([await daysOf(own), await wallet(own)]).toEqual([[expect.anything()], -30_00]);
    await complete(world, own, id);
    expect([(await daysOf(own)).length, await wallet(own)]).toEqual([1, -30_00]);
  });

  it('is of the day on which the trip ended, also where its end is sent after midnight', async () => {
    const own = await taxi();
    const { id } = await drive(own);
    const [ride] = await world.db.select().from(rides).where(eq(rides.id, id));
    const market = world.node.ctx.markets.byId('maseru')?.document ?? null;
    if (ride === undefined) throw new Error('no ride');
    const ended = { ...ride, completedAt: new Date('2026-12-01T21:59:00Z') };
    await inTransaction(world.node.ctx, (uow) => takeDayCommission(uow, market, ended, world.node.ctx.config, own.driverId));
    expect(await daysOf(own)).toEqual([{ reference: `driver:${own.driverId}:day:maseru:2026-12-01` }]);
  });

  it('is nobody’s where no trip is completed', async () => {
    const own = await taxi();
    await drive(own);
    expect([await daysOf(own), await wallet(own)]).toEqual([[], 0]);
  });
});
