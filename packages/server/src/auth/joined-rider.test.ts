import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { marks } from '@safiri/db/rides/after-trip-tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { calls } from '../testing/calls.ts';
import { there } from '../testing/client.ts';
import { codeTo, registerByPhone, texting } from '../testing/codes.ts';
import { useWorld } from '../testing/harness.ts';
import { makeOfferTo } from '../testing/offers.ts';
import { driver, passenger, PASSWORD, rideBody, type Person } from '../testing/people.ts';
import { endUnproven } from '../testing/trips.ts';
import { joinLeftRiders } from '../users/riders.ts';

const world = useWorld({ env: texting });
let n = 0;
const freshPhone = () => `+2773556${String(1000 + (n += 1))}`;
const ask = (booker: Person, phone: string) =>
  booker.client.call(calls.requestRide, { body: rideBody({ rider: { name: 'Thandi', phone } }) });
const riders = (phone: string) => world.db.$count(users, eq(users.phone, `rider:${phone}`));

/** A ride that somebody without an account was driven, with the driver's stars and word. */
async function ridden(booker: Person, phone: string): Promise<number> {
  const taxi = await driver(world);
  const { id } = await ask(booker, phone);
  const step = (body: { status: 'accepted' | 'arrived' | 'in_progress' }) => taxi.client.call(calls.changeRide, { params: { id }, body });
  await makeOfferTo(world, taxi, id);
  await step({ status: 'accepted' });
  await step({ status: 'arrived' });
  await booker.client.call(calls.confirmStart, { params: { id } });
  await step({ status: 'in_progress' });
  await endUnproven(taxi, id);
  await taxi.client.call(calls.rateRide, { params: { id }, body: { rating: 4 } });
  await taxi.client.call(calls.markOther, { params: { id }, body: { mark: 'never' } });
  return id;
}

describe('a number that signs up by a code', () => {
  it('has the rides behind, the live one, the stars and the marks, in one transaction', async () => {
    const booker = await passenger(world);
    const phone = freshPhone();
    const before = await ridden(booker, phone);
    const live = await ask(booker, phone);
    const client = world.client();
    const { user } = there((await registerByPhone(world, client, phone)).body);
    expect(await riders(phone)).toBe(0);
    const history = await client.call(calls.passengerRides, { params: { id: user.id } });
    expect(history.map(({ id, side }) => [id, side])).toEqual([
      [live.id, 'rider'],
      [before, 'rider'],
    ]);
    expect(await client.call(calls.passengerActiveRide, { params: { id: user.id } })).toMatchObject({
      id: live.id,
      pin: expect.any(String),
    });
    const [account] = await world.db.select().from(users).where(eq(users.id, user.id));
    expect(account).toMatchObject({ ratingSum: 4, ratingCount: 1, totalRides: 1 });
    expect(await world.db.$count(marks, eq(marks.markedId, user.id))).toBe(1);
  });

  it('as a driver, or without a code, joins nobody', async () => {
    const booker = await passenger(world);
    const [one, other] = [freshPhone(), freshPhone()];
    await ask(booker, one);
    await ask(booker, other);
    const unproven = { name: 'Lindiwe Nkosi', email: 'lindiwe-claims@example.org', password: PASSWORD, gender: 'female' } as const;
    expect((await world.client().answer(calls.register, { body: { ...unproven, phone: one, userType: 'passenger' } })).status).toBe(201);
    expect([await riders(one), await riders(other)]).toEqual([1, 1]);
  });
});

describe('an account that changes to the number', () => {
  const changeTo = async ({ client }: Person, phone: string) => {
    expect((await client.answer(calls.askCode, { body: { for: 'change_phone', phone } })).status).toBe(200);
    return client.answer(calls.changePhone, { body: { code: await codeTo(world, phone) } });
  };

  it('joins whoever rode by it; with a live ride each it waits until one has ended', async () => {
    const [booker, mover] = [await passenger(world), await passenger(world)];
    const phone = freshPhone();
    const theirs = await ask(booker, phone);
    const own = await mover.client.call(calls.requestRide, { body: rideBody() });
    expect((await changeTo(mover, phone)).status).toBe(200);
    await joinLeftRiders(world.node.ctx);
    expect(await riders(phone)).toBe(1);
    await mover.client.call(calls.changeRide, { params: { id: own.id }, body: { status: 'cancelled' } });
    await joinLeftRiders(world.node.ctx);
    expect(await riders(phone)).toBe(0);
    expect(await mover.client.call(calls.getRide, { params: { id: theirs.id } })).toMatchObject({ side: 'rider' });
  });
});

it('whoever asks at the moment of signing up asks for the person or for the account, and the ride is the account’s', async () => {
  const booker = await passenger(world);
  for (let race = 0; race < 4; race += 1) {
    const phone = freshPhone();
    const client = world.client();
    const [ride, made] = await Promise.all([ask(booker, phone), registerByPhone(world, client, phone)]);
    await joinLeftRiders(world.node.ctx);
    expect([made.status, await riders(phone)]).toEqual([201, 0]);
    const { rows } = await world.db.execute<{ phone: string }>(
      sql`select u.phone from rides r join users u on u.id = r.passenger_id where r.id = ${ride.id}`,
    );
    expect(rows).toEqual([{ phone }]);
    await booker.client.call(calls.changeRide, { params: { id: ride.id }, body: { status: 'cancelled' } });
  }
});
