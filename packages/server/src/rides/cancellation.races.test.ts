import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { cancellationFees } from '@safiri/db/rides/fee-tables.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { ledgerTransfers } from '@safiri/db/wallet/tables.ts';
import { brokenBooks } from '../testing/broken-books.ts';
import { calls } from '../testing/calls.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, hatfield, passenger } from '../testing/people.ts';
import { standAt, tripUnderWay } from '../testing/trips.ts';
import { topUp, walletOf } from '../testing/wallets.ts';

const world = useWorld({});
const ROUNDS = 4;
const feeTerms = {
  waiting: null,
  cancellation: {
    freeMinutes: 3,
    feeMinor: 50_00,
    noShowAfterMinutes: 5,
    noShowFeeMinor: 50_00,
    to: 'driver' as const,
    debtLimitMinor: 500_00,
  },
  roundToMinor: 1,
};

/** A trip whose driver has waited for ten minutes, and that nobody has called off yet; every other one is covered by a wallet. */
async function awaited(round: number) {
  const who = { passenger: await passenger(world), driver: await driver(world) };
  if (round % 2 === 0) await topUp(world, who.passenger, 80_00);
  const since = new Date(Date.now() - 600_000);
  const id = await tripUnderWay(world, who, { at: since });
  await world.db.update(rides).set({ status: 'arrived', startedAt: null, waitingSince: since, feeTerms }).where(eq(rides.id, id));
  await standAt(world, who.driver, hatfield);
  const change = (side: 'passenger' | 'driver', body: object) =>
    who[side].client.answer(calls.changeRide, { params: { id }, body: body as never });
  return { ...who, id, change };
}

/** How often a trip was charged: in its own row, and in the ledger. */
const charged = async (id: number) => [
  await world.db.$count(cancellationFees, eq(cancellationFees.rideId, id)),
  await world.db.$count(ledgerTransfers, eq(ledgerTransfers.reference, `ride:${id}:cancellation`)),
];

const cancel = { status: 'cancelled', fee: '50' };
const noShow = { status: 'cancelled', reason: 'passenger_no_show' };

describe('the fee of a trip that two end at once', () => {
  it.each<[string, Array<['passenger' | 'driver', object]>]>([
    [
      'called off twice',
      [
        ['passenger', cancel],
        ['passenger', cancel],
      ],
    ],
    [
      'called off while the driver says that nobody came',
      [
        ['passenger', cancel],
        ['driver', noShow],
      ],
    ],
    [
      'said not to have come twice',
      [
        ['driver', noShow],
        ['driver', noShow],
      ],
    ],
  ])('is charged once: %s', async (_name, acts) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const trip = await awaited(round);
      await Promise.all(acts.map(([side, body]) => trip.change(side, body)));
      expect(await charged(trip.id)).toEqual([1, 1]);
      expect(await walletOf(trip.passenger)).toBe(round % 2 === 0 ? '30.00' : '-50.00');
    }
  });

  it('is charged once or not at all where the driver starts meanwhile', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const trip = await awaited(round);
      await Promise.all([trip.change('passenger', cancel), trip.change('driver', { status: 'in_progress', pin: '1234' })]);
      const [row] = await world.db.select({ status: rides.status }).from(rides).where(eq(rides.id, trip.id));
      const times = row?.status === 'cancelled' ? 1 : 0;
      expect(['cancelled', 'in_progress']).toContain(row?.status);
      expect(await charged(trip.id)).toEqual([times, times]);
    }
  });

  it('is charged once for several trips of one payer at once, each', async () => {
    const trips = [await awaited(1), await awaited(1), await awaited(1)];
    const payer = trips[0]?.passenger ?? (await passenger(world));
    for (const [slot, { id }] of trips.entries())
      await world.db.update(rides).set({ bookerId: payer.user.id, bookerSlot: slot }).where(eq(rides.id, id));
    await Promise.all(trips.map(({ id }) => payer.client.answer(calls.changeRide, { params: { id }, body: cancel as never })));
    for (const { id } of trips) expect(await charged(id)).toEqual([1, 1]);
    expect(await walletOf(payer)).toBe('-150.00');
  });

  it('leaves the books right', async () => {
    const broken = await brokenBooks(world);
    // These trips were put straight into the table: they have no events and were never offered.
    expect(broken.filter(({ name }) => !/event|offered/.test(name))).toEqual([]);
  });
});
