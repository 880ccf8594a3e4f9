import { and, eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeCosts } from '@safiri/db/auth/tables.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { outsideRecipients } from '@safiri/db/sharing/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { encodePlusCode } from '@safiri/rules/places/plus-code.ts';
import { calls } from '../testing/calls.ts';
import { texting } from '../testing/codes.ts';
import { hailsIn } from '../testing/hails.ts';
import { useWorld } from '../testing/harness.ts';
import { askForBoda, bodaRider, kisumuPassenger, milimani, movedClock, moveRide, openKisumu } from '../testing/kisumu.ts';
import { memberOfStaff, plateOf } from '../testing/people.ts';
import { driveThere } from '../testing/trips.ts';

const { clock } = movedClock();
const world = useWorld({ markets: false, clock, env: { ...texting, RATE_LIMIT_FACTOR: '1000' } });
beforeAll(() => openKisumu(world));
const { hail, refusedHail, textsTo, rowOf, number } = hailsIn(world, clock);

describe('a trip with somebody who stands before the driver and gives a number', () => {
  it('tells a number whose car it is and what was paid, and nothing of an account behind it', async () => {
    const own = await bodaRider(world);
    const rider = await kisumuPassenger(world);
    await world.db.update(users).set({ phoneVerifiedAt: new Date() }).where(eq(users.id, rider.user.id));
    // With a ride of the own under way, which nobody learns of.
    await askForBoda(rider);
    const [known, unknown] = [rider.user.phone, number()];
    for (const phone of [known, unknown]) {
      const ride = await hail(own, { phone });
      expect(ride.passenger).toMatchObject({ name: 'Passenger', phone, phoneVerified: false, checked: null });
      await moveRide(own, ride.id, { status: 'completed' });
      const texts = await textsTo(phone);
      expect(texts).toEqual([expect.stringContaining(plateOf(own)), expect.stringMatching(/SF-\d+.*KSh\s?50/)]);
      expect(texts[0]).toContain('/track/');
    }
    expect((await rider.client.call(calls.passengerRides, { params: { id: rider.user.id } })).map(({ hail: kind }) => kind)).toEqual([
      null,
    ]);
  });

  it('writes nothing to a number that somebody typed into a place, and nothing that stop was said to', async () => {
    const own = await bodaRider(world);
    const phone = number();
    const typed = 'You won 5000, send your PIN to 0700 000 000';
    const ride = await hail(own, { phone, dropoffLocation: { ...milimani, address: typed } });
    await driveThere(world, own, ride.id, milimani);
    await moveRide(own, ride.id, { status: 'completed', place: typed });
    const texts = await textsTo(phone);
    expect(texts).toHaveLength(2);
    for (const text of texts) expect(text).not.toMatch(/won 5000|0700/);
    // The code of Milimani, and the way to say stop.
    expect(texts[1]).toContain(encodePlusCode(milimani));
    for (const text of texts) expect(text).toContain('/stop/');
    const again = await hail(own, { phone });
    const [{ id: rider }] = (await world.db.select({ id: rides.passengerId }).from(rides).where(eq(rides.id, again.id))) as [
      { id: number },
    ];
    await world.db.update(outsideRecipients).set({ stoppedAt: clock() }).where(eq(outsideRecipients.senderId, rider));
    await moveRide(own, again.id, { status: 'completed' });
    expect(await textsTo(phone)).toHaveLength(3);
  });

  it('lets the team call who gave a number and no name', async () => {
    const own = await bodaRider(world);
    const phone = number();
    const { id } = await hail(own, { phone });
    const { client } = await memberOfStaff(world, [{ role: 'support' }]);
    expect((await client.call(calls.readTrip, { params: { id } })).rider).toEqual({
      name: null,
      phone: expect.stringContaining(phone.slice(-3)),
    });
    expect(await client.call(calls.showRider, { params: { id }, body: { reason: 'Left a bag' } })).toEqual({ value: phone });
    await driveThere(world, own, id, milimani);
    const ended = await moveRide(own, id, { status: 'completed' });
    // The minutes between the two clock times, as the receipt says them.
    const minutes = Math.floor(Date.parse(ended.completedAt ?? '') / 60_000) - Math.floor(Date.parse(ended.startedAt ?? '') / 60_000);
    expect((await client.call(calls.readTrip, { params: { id } })).minutes).toBe(minutes);
    expect((await textsTo(phone))[1]).toContain(`${String(minutes)} minutes`);
  });

  it('takes no number abroad and none that no text reaches', async () => {
    const own = await bodaRider(world);
    // South Africa; a line of an office in Nairobi.
    for (const phone of ['+27825550142', '+254202222181']) expect(await refusedHail(own, { phone })).toBe('invalid_request');
    expect(await world.db.$count(rides, eq(rides.driverId, own.driverId))).toBe(0);
  });

  it('pays for its texts out of the day’s budget, and writes none when that is spent', async () => {
    const own = await bodaRider(world);
    const sent = async () =>
      (
        await world.db
          .select({ sent: codeCosts.sent })
          .from(codeCosts)
          .where(and(eq(codeCosts.country, '*'), eq(codeCosts.channel, 'all')))
      )[0]?.sent ?? 0;
    const before = await sent();
    const phone = number();
    const first = await hail(own, { phone });
    await moveRide(own, first.id, { status: 'completed' });
    expect((await sent()) - before).toBe(2);
    await world.db.update(codeCosts).set({ spent: 2_000_000_000 });
    const second = await hail(own, { phone });
    expect((await rowOf(second.id)).riderPhone).toBeNull();
    await moveRide(own, second.id, { status: 'completed' });
    expect(await textsTo(phone)).toHaveLength(2);
    await world.db.update(codeCosts).set({ spent: 0 });
  });

  it('keeps no number that may not be written to', async () => {
    const own = await bodaRider(world);
    const phone = number();
    const ids: number[] = [];
    for (let i = 0; i < 5; i += 1) {
      const { id } = await hail(own, { phone });
      ids.push(id);
      await moveRide(own, id, { status: 'completed' });
    }
    // Four texts an hour to one number, receipts among them, then no more.
    expect((await textsTo(phone)).filter((body) => body.includes('/track/'))).toHaveLength(2);
    expect((await rowOf(ids[2] ?? 0)).riderPhone).toBeNull();
    expect(await textsTo(phone)).toHaveLength(4);
  });
});
