import { and, eq } from 'drizzle-orm';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { marks } from '@safiri/db/rides/after-trip-tables.ts';
import { notifications } from '@safiri/db/notifications/tables.ts';
import { rideOffers } from '@safiri/db/rides/offer-tables.ts';
import { NEVER_MARKS_TO_LOOK_AT, type MarkKind } from '@safiri/rules/rides/marks.ts';
import { calls } from '../testing/calls.ts';
import { useWorld } from '../testing/harness.ts';
import {
  driver,
  eventually,
  goOnline,
  offerOf,
  passenger,
  PASSWORD,
  rideBody,
  staffMember,
  type DriverPerson,
  type Person,
} from '../testing/people.ts';
import { consideredDrivers } from '../testing/rounds.ts';
import { endUnproven, tripUnderWay } from '../testing/trips.ts';

const world = useWorld({ dispatch: true });

/** A finished trip of the two. */
async function ridden(who: { passenger: Person; driver: DriverPerson }): Promise<number> {
  const id = await tripUnderWay(world, who, { at: new Date(Date.now() - 1_200_000) });
  await endUnproven(who.driver, id);
  return id;
}
const mark = (person: Person, id: number, kind: MarkKind | null) =>
  person.client.call(calls.markOther, { params: { id }, body: { mark: kind } });
const offline = (person: DriverPerson) =>
  person.client.answer(calls.setStatus, { params: { id: person.user.id }, body: { isOnline: false } });
const cancel = (person: Person, id: number) => person.client.call(calls.changeRide, { params: { id }, body: { status: 'cancelled' } });

/** What decided last about each driver of a trip. */
const gatesOf = async (rideId: number) => new Map((await consideredDrivers(world, rideId)).map(({ driverId, gate }) => [driverId, gate]));

describe('what one side of a trip says of the other', () => {
  it('is said after the end, by the two alone, again harmlessly, taken back, and told to nobody else', async () => {
    const [rider, taxi, stranger] = [await passenger(world), await driver(world), await passenger(world)];
    const open = await tripUnderWay(world, { passenger: rider, driver: taxi }, { at: new Date(Date.now() - 1_200_000) });
    expect((await rider.client.refused(calls.markOther, { params: { id: open }, body: { mark: 'favourite' } })).code).toBe(
      'illegal_transition',
    );
    await endUnproven(taxi, open);
    expect((await stranger.client.refused(calls.markOther, { params: { id: open }, body: { mark: 'never' } })).code).toBe('not_found');
    const refused = await taxi.client.answer(calls.markOther, { params: { id: open }, body: { mark: 'favourite' } });
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, 'mark']);

    const told = await world.db.$count(notifications, eq(notifications.userId, taxi.user.id));
    expect((await mark(rider, open, 'favourite')).myMark).toBe('favourite');
    expect((await mark(rider, open, 'favourite')).myMark).toBe('favourite');
    expect((await mark(rider, open, 'never')).myMark).toBe('never');
    expect(await rider.client.call(calls.listMarks)).toMatchObject([{ rideId: open, name: 'Thabo N.', was: 'driver', mark: 'never' }]);
    expect((await taxi.client.call(calls.getRide, { params: { id: open } })).myMark).toBeNull();
    expect(await taxi.client.call(calls.listMarks)).toEqual([]);
    expect(await world.db.$count(notifications, eq(notifications.userId, taxi.user.id))).toBe(told);
    expect((await mark(taxi, open, 'never')).myMark).toBe('never');
    expect(await taxi.client.call(calls.listMarks)).toMatchObject([{ was: 'passenger', mark: 'never' }]);

    // The copy of one's data holds one's own marks, never those of others.
    await mark(taxi, open, null);
    for (const [person, length] of [
      [rider, 1],
      [taxi, 0],
    ] as const) {
      const response = await fetch(`${world.node.address}/api/account/export`, { headers: { cookie: person.client.cookie() } });
      const files = unzipSync(new Uint8Array(await response.arrayBuffer()));
      expect(JSON.parse(strFromU8(files['marks.json'] ?? new Uint8Array()))).toHaveLength(length);
    }
    expect((await mark(rider, open, null)).myMark).toBeNull();
    expect((await mark(rider, open, null)).myMark).toBeNull();
    await mark(rider, open, 'never');
    await taxi.client.call(calls.removeAccount, { body: { password: PASSWORD } });
    expect(await world.db.$count(marks, eq(marks.markerId, rider.user.id))).toBe(0);
  });

  it.each(['passenger', 'driver'] as const)(
    'keeps the two apart when the %s does not want to meet again, and the driver hears that another was nearer',
    async (who) => {
      const [rider, near, far] = [await passenger(world), await driver(world), await driver(world)];
      const before = await ridden({ passenger: rider, driver: near });
      await mark(who === 'passenger' ? rider : near, before, 'never');
      await goOnline(near, 50);
      await goOnline(far, 2000);
      const ride = await rider.client.call(calls.requestRide, { body: rideBody() });
      expect((await offerOf(far)).rideId).toBe(ride.id);
      expect(await near.client.call(calls.getOffer, { params: { id: near.driverId } })).toBeNull();
      await eventually(async () => (await gatesOf(ride.id)).get(near.driverId) === 'kept_apart');
      const why = await near.client.call(calls.whyNoTrips, { params: { id: near.driverId } });
      expect(why.reasons).toMatchObject([{ gate: 'other_was_nearer', requests: 1 }]);
      expect(JSON.stringify(why)).not.toContain('apart');
      await cancel(rider, ride.id);
      // Taken back, they meet again.
      await mark(who === 'passenger' ? rider : near, before, null);
      const next = await rider.client.call(calls.requestRide, { body: rideBody() });
      expect((await offerOf(near)).rideId).toBe(next.id);
      await cancel(rider, next.id);
      await offline(near);
      await offline(far);
    },
  );

  it('said between offer and acceptance, refuses the acceptance as if the offer were gone, and the ride goes on to somebody else', async () => {
    const [rider, taxi, other] = [await passenger(world), await driver(world), await driver(world)];
    const before = await ridden({ passenger: rider, driver: taxi });
    await goOnline(taxi, 50);
    const ride = await rider.client.call(calls.requestRide, { body: rideBody() });
    expect((await offerOf(taxi)).rideId).toBe(ride.id);
    await mark(rider, before, 'never');
    const answers = await Promise.all(
      [1, 2].map(() => taxi.client.refused(calls.changeRide, { params: { id: ride.id }, body: { status: 'accepted' } })),
    );
    expect(answers.map(({ code }) => code)).toEqual(['offer_gone', 'offer_gone']);
    expect((await rider.client.call(calls.getRide, { params: { id: ride.id } })).status).toBe('requested');
    const offers = await world.db
      .select()
      .from(rideOffers)
      .where(and(eq(rideOffers.rideId, ride.id), eq(rideOffers.driverId, taxi.driverId)));
    expect(offers.map(({ status }) => status)).toEqual(['withdrawn']);
    await goOnline(other, 900);
    expect((await offerOf(other)).rideId).toBe(ride.id);
    expect((await other.client.call(calls.changeRide, { params: { id: ride.id }, body: { status: 'accepted' } })).status).toBe('accepted');
    await other.client.call(calls.changeRide, { params: { id: ride.id }, body: { status: 'cancelled', reason: 'other' } });
    await cancel(rider, ride.id);
    await offline(taxi);
    await offline(other);
  });

  it('asks a favourite first who is hardly farther, and nobody is told why', async () => {
    const [rider, near, liked] = [await passenger(world), await driver(world), await driver(world)];
    await mark(rider, await ridden({ passenger: rider, driver: liked }), 'favourite');
    await goOnline(near, 50);
    await goOnline(liked, 150);
    const ride = await rider.client.call(calls.requestRide, { body: rideBody() });
    expect((await offerOf(liked)).rideId).toBe(ride.id);
    await eventually(async () => (await gatesOf(ride.id)).get(near.driverId) === 'other_was_nearer');
    await cancel(rider, ride.id);
    await offline(near);
    await offline(liked);
  });

  it('is put before staff when ten different people do not want to meet somebody again, once, and anew after they looked', async () => {
    const taxi = await driver(world, { name: 'Sello Mabena' });
    const staff = await staffMember(world);
    const people = await Promise.all(Array.from({ length: NEVER_MARKS_TO_LOOK_AT }, () => passenger(world)));
    const trips: number[] = [];
    for (const rider of people) trips.push(await ridden({ passenger: rider, driver: taxi }));
    const say = (i: number, kind: MarkKind | null) => mark(people[i] as Person, trips[i] as number, kind);
    const reviews = (await staff.call(calls.whatWaits)).reviews;
    for (let i = 0; i < NEVER_MARKS_TO_LOOK_AT - 2; i += 1) await say(i, 'never');
    // The same person twice is one.
    await say(0, null);
    await say(0, 'never');
    expect(await staff.call(calls.listConduct)).toEqual([]);
    // Two at the same time: one of them is the tenth.
    await Promise.all([NEVER_MARKS_TO_LOOK_AT - 2, NEVER_MARKS_TO_LOOK_AT - 1].map((i) => say(i, 'never')));
    const [review, ...others] = await staff.call(calls.listConduct);
    expect(others).toEqual([]);
    expect(review).toMatchObject({ name: 'Sello Mabena', userType: 'driver', driverId: taxi.driverId, people: NEVER_MARKS_TO_LOOK_AT });
    expect(new Set(review?.rideIds)).toEqual(new Set(trips));
    expect((await staff.call(calls.whatWaits)).reviews).toBe(reviews + 1);
    const id = review?.id ?? 0;
    expect(await staff.call(calls.closeConduct, { params: { id }, body: { note: 'spoken to' } })).toEqual([]);
    expect(await staff.call(calls.closeConduct, { params: { id }, body: { note: 'again' } })).toEqual([]);
    expect((await staff.refused(calls.closeConduct, { params: { id: id + 1000 }, body: { note: 'nobody' } })).code).toBe('not_found');
    expect(
      (await staff.call(calls.readAudit, { query: { subject: 'user', subjectId: String(taxi.user.id) } })).map(({ action }) => action),
    ).toEqual(['conduct.closed']);
    await say(0, null);
    await say(0, 'never');
    expect(await staff.call(calls.listConduct)).toEqual([]);
  });
});
