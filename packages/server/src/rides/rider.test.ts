import { eq, inArray, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rides } from '@safiri/db/rides/tables.ts';
import { RIDER_DAYS } from '@safiri/rules/rides/rider.ts';
import { calls } from '../testing/calls.ts';
import { there, unchecked } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { makeOfferTo } from '../testing/offers.ts';
import { driver, passenger, PASSWORD, rideBody, plateOf } from '../testing/people.ts';
import { forgetRiderPeople } from '../users/riders.ts';
import { forgetRiders } from './forget-riders.ts';

const world = useWorld();
const gogo = { name: 'Thandi Mokoena', phone: '073 555 0177' };
const texts = async () =>
  (await world.db.execute<{ body: string }>(sql`select body from outbox_messages where recipient = '+27735550177' order by id`)).rows;

describe('a ride for somebody else', () => {
  it('is the booker’s to pay and the rider’s to ride; the driver sees and calls who rides; they learn car, PIN and link by SMS', async () => {
    const [asker, taxi] = [await passenger(world, { name: 'Naledi Mokoena' }), await driver(world)];
    const ride = await asker.client.call(calls.requestRide, { body: rideBody({ rider: gogo }) });
    expect(ride).toMatchObject({
      passengerId: asker.user.id,
      side: 'booker',
      passenger: { name: 'Naledi M.' },
      rider: { name: gogo.name, phone: '+27735550177' },
    });
    expect(await texts()).toEqual([]);
    // Nobody sends what is written here: the app promises no SMS.
    expect((await asker.client.call(calls.getSettings)).canText).toBe(false);
    await makeOfferTo(world, taxi, ride.id);
    const seen = await taxi.client.call(calls.changeRide, { params: { id: ride.id }, body: { status: 'accepted' } });
    expect(seen).toMatchObject({
      passenger: { name: 'Thandi M.', phone: '+27735550177' },
      rider: { name: 'Thandi M.', phone: null },
    });
    expect(JSON.stringify(seen)).not.toContain(asker.user.phone);
    const sent = await texts();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.body).toMatch(/^Naledi asked for a Safiri ride for you\..*\/track\//);
    expect(sent[0]?.body).toContain(plateOf(taxi));
    expect(sent[0]?.body).toContain(there(ride.pin));

    await taxi.client.call(calls.changeRide, { params: { id: ride.id }, body: { status: 'cancelled' } });
    const next = await driver(world);
    await makeOfferTo(world, next, ride.id);
    await next.client.call(calls.changeRide, { params: { id: ride.id }, body: { status: 'accepted' } });
    const link = /\/track\/[\w-]+/;
    expect(new Set((await texts()).flatMap(({ body }) => link.exec(body)?.[0] ?? [])).size).toBe(1);
  });

  it('names who can be called; the names go with the account', async () => {
    const asker = await passenger(world);
    for (const [rider, field] of [
      [{ ...gogo, phone: '12' }, 'rider.phone'],
      [{ ...gogo, name: ' ' }, 'rider.name'],
      [{ name: gogo.name }, 'rider.phone'],
    ] as const) {
      const { status, body } = await asker.client.answer(calls.requestRide, { body: unchecked(rideBody({ rider: unchecked(rider) })) });
      expect([status, body.errors?.[0]?.path]).toEqual([400, field]);
    }
    const ride = await asker.client.call(calls.requestRide, { body: rideBody({ rider: { ...gogo, phone: '073 555 0178' } }) });
    await asker.client.call(calls.changeRide, { params: { id: ride.id }, body: { status: 'cancelled' } });
    await asker.client.call(calls.removeAccount, { body: { password: PASSWORD } });
    const [left] = await world.db.select().from(rides).where(eq(rides.id, ride.id));
    expect([left?.riderName, left?.riderPhone]).toEqual([null, null]);
  });

  it('forgets who rode after thirty days, not while the ride goes on', async () => {
    const number = (phone: string) => rideBody({ rider: { ...gogo, phone } });
    const [asker, other] = [await passenger(world), await passenger(world)];
    const ended = await asker.client.call(calls.requestRide, { body: number('073 555 0180') });
    await asker.client.call(calls.changeRide, { params: { id: ended.id }, body: { status: 'cancelled' } });
    const live = await other.client.call(calls.requestRide, { body: number('073 555 0181') });
    const phones = async () =>
      (
        await world.db
          .select()
          .from(rides)
          .where(inArray(rides.id, [ended.id, live.id]))
          .orderBy(rides.id)
      ).map(({ riderPhone }) => riderPhone);
    const asked = (days: number) =>
      world.db
        .update(rides)
        .set({ requestedAt: new Date(Date.now() - days * 86_400_000) })
        .where(inArray(rides.id, [ended.id, live.id]));
    await asked(RIDER_DAYS - 1);
    await forgetRiders(world.node.ctx);
    expect(await phones()).toEqual(['+27735550180', '+27735550181']);
    await asked(RIDER_DAYS + 1);
    await forgetRiders(world.node.ctx);
    expect(await phones()).toEqual([null, '+27735550181']);
    // The person goes with the last of their rides; who sits in a car stays.
    const people = async () =>
      (
        await world.db.execute<{ phone: string; name: string }>(sql`select u.phone, u.name from users u
        join rides r on r.passenger_id = u.id where r.id in (${ended.id}, ${live.id}) order by r.id`)
      ).rows;
    await forgetRiderPeople(world.node.ctx);
    expect(await people()).toEqual([
      { phone: expect.stringMatching(/^deleted:\d+$/), name: 'Deleted' },
      { phone: 'rider:+27735550181', name: gogo.name },
    ]);
  });
});
