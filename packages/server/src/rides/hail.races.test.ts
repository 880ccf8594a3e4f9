import { and, eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { rideOffers } from '@safiri/db/rides/offer-tables.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { calls } from '../testing/calls.ts';
import { texting } from '../testing/codes.ts';
import { hailsIn } from '../testing/hails.ts';
import { useWorld } from '../testing/harness.ts';
import { askForBoda, bodaRider, kisumuPassenger, movedClock, openKisumu } from '../testing/kisumu.ts';
import { standAt } from '../testing/trips.ts';

const { clock } = movedClock();
const world = useWorld({ markets: false, clock, env: { ...texting, RATE_LIMIT_FACTOR: '1000' } });
beforeAll(() => openKisumu(world));
const { hail, offerTo, broken } = hailsIn(world, clock);

describe('a hail against an offer', () => {
  it('sends the offer that stands to others', async () => {
    const own = await bodaRider(world);
    const { id } = await askForBoda(await kisumuPassenger(world));
    await offerTo(own, id);
    await hail(own);
    expect((await own.client.refused(calls.changeRide, { params: { id }, body: { status: 'accepted' } })).code).toBe('offer_gone');
    expect(await world.db.select({ status: rideOffers.status }).from(rideOffers).where(eq(rideOffers.rideId, id))).toEqual([
      { status: 'withdrawn' },
    ]);
  });

  it('of the same moment leaves the driver with one trip, and twenty hails at once start one', async () => {
    for (let round = 0; round < 6; round += 1) {
      const own = await bodaRider(world);
      const { id } = await askForBoda(await kisumuPassenger(world));
      await offerTo(own, id);
      const body = { rideType: 'boda' };
      const [taken, hailed] = await Promise.all([
        own.client.answer(calls.changeRide, { params: { id }, body: { status: 'accepted' } }),
        own.client.answer(calls.startHail, { body }),
      ]);
      expect([taken.status, hailed.status].filter((status) => status < 300)).toHaveLength(1);
    }
    const own = await bodaRider(world);
    const all = await Promise.all(Array.from({ length: 20 }, () => own.client.answer(calls.startHail, { body: { rideType: 'boda' } })));
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await broken()).toEqual([]);
  });

  it('a driver in line who accepts, or starts a hail, at the moment of joining stands in no line', async () => {
    const airport = { lat: -0.086, lng: 34.729 };
    for (let round = 0; round < 6; round += 1) {
      const own = await bodaRider(world);
      const { id } = await askForBoda(await kisumuPassenger(world));
      await offerTo(own, id);
      await standAt(world, own, airport);
      await Promise.all([
        own.client.answer(calls.joinLine, { params: { id: own.driverId } }),
        round % 2 === 0
          ? own.client.answer(calls.changeRide, { params: { id }, body: { status: 'accepted' } })
          : own.client.answer(calls.startHail, { body: { rideType: 'boda' } }),
      ]);
      expect(await world.db.$count(rides, and(eq(rides.driverId, own.driverId), inArray(rides.status, ['accepted', 'in_progress'])))).toBe(
        1,
      );
    }
    expect(await broken()).toEqual([]);
  });
});
