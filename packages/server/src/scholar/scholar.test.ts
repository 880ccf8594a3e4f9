import { eq, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { schoolGroups } from '@safiri/db/scholar/tables.ts';
import { follow } from '../testing/follow.ts';
import { useWorld } from '../testing/harness.ts';
import { movedClock } from '../testing/kisumu.ts';
import { driver, eventually, passenger, PASSWORD, staffMember, type DriverPerson, type Person } from '../testing/people.ts';
import { inDays, liftOf, suspendOf } from '../testing/standing.ts';
import { calls } from '../testing/calls.ts';
import type { BodyIn } from '@safiri/contract/call.ts';
import { unchecked } from '../testing/client.ts';

// A Wednesday, half past eleven in Pretoria: the roll of both runs is open.
const time = movedClock();
const world = useWorld({ clock: time.clock });
let n = 0;

async function group(capacity: number, of?: DriverPerson): Promise<number> {
  const { driverId } = of ?? (await driver(world));
  const [row] = await world.db
    .insert(schoolGroups)
    .values({
      schoolName: `School ${(n += 1)}`,
      schoolArea: 'Hatfield',
      route: 'There',
      scheduleType: 'both',
      monthlyMinor: 850_00,
      capacity,
      driverId,
      countryId: 'za',
      pickupPoints: [
        { location: 'First', time: '06:40' },
        { location: 'Second', time: '06:50' },
      ],
    })
    .returning({ id: schoolGroups.id });
  return row?.id ?? 0;
}
const childOf = async (guardian: Person, name = 'Lindiwe') =>
  (await guardian.client.answer(calls.addChild, { body: { name } })).body.id as number;
const join = (guardian: Person, groupId: number, studentId: number, changes: Record<string, unknown> = {}) =>
  guardian.client.answer(calls.join, { body: { groupId, studentId, ...changes } });
const seenGroup = async (person: Person, id: number) => (await person.client.answer(calls.groups)).body.find((row) => row.id === id);

describe('a seat', () => {
  it('is taken for an own child, at the first stop unless another is named', async () => {
    const id = await group(4);
    const guardian = await passenger(world, { name: 'Naledi Mokoena' });
    const child = await childOf(guardian);
    const joined = await join(guardian, id, child);
    expect([joined.status, joined.body]).toEqual([
      201,
      expect.objectContaining({
        studentName: 'Lindiwe',
        status: 'member',
        stop: { location: 'First', time: '06:40' },
        collectorName: 'Naledi Mokoena',
      }),
    ]);
    expect(await seenGroup(guardian, id)).toMatchObject({
      currentOccupancy: 1,
      capacity: 4,
      monthlyPrice: '850.00',
      mine: [{ studentId: child, status: 'member' }],
    });
    expect((await join(guardian, id, child)).body.code).toBe('already_joined');
    expect((await seenGroup(guardian, id))?.currentOccupancy).toBe(1);
    expect((await join(guardian, id, guardian.user.id, { pickupPointIndex: 1 })).body.stop.location).toBe('Second');
  });

  it('tells its guardian the car and the price; the driver’s number only around the pickup and during the ride', async () => {
    const taxi = await driver(world, { vehicleRegistration: 'SC 01 HL GP', vehicleColor: 'White' });
    const id = await group(4, taxi);
    const [row] = await world.db
      .select()
      .from(schoolGroups)
      .where(sql`id = ${id}`);
    // Half a day from now nobody waits at the stop.
    const far = '23:30';
    await world.db
      .update(schoolGroups)
      .set({ pickupPoints: [{ location: 'First', time: far }, ...(row?.pickupPoints.slice(1) ?? [])] })
      .where(sql`id = ${id}`);
    const guardian = await passenger(world);
    const seat = (await join(guardian, id, await childOf(guardian))).body;
    expect(seat).toMatchObject({
      licensePlate: 'SC 01 HL GP',
      monthlyPrice: '850.00',
      scheduleType: 'both',
      countryId: 'za',
      driverPhone: null,
    });
    // Its colour stands apart: each reader is told it in their language.
    expect([seat.vehicle, seat.color]).toEqual(['Corolla', 'White']);
    await taxi.client.call(calls.callRoll, { body: { seatId: seat.id, run: 'morning', state: 'on_board' } });
    const seen = async () => (await guardian.client.call(calls.mine)).find((one) => one.id === seat.id)?.driverPhone;
    expect(await seen()).toBe(taxi.user.phone);
    await taxi.client.call(calls.callRoll, { body: { seatId: seat.id, run: 'morning', state: 'handed_over', pin: seat.collectorPin } });
    expect(await seen()).toBeNull();
  });

  it('is refused for another family’s child, and where the stop or the group does not exist', async () => {
    const id = await group(4);
    const [guardian, other] = [await passenger(world), await passenger(world)];
    const child = await childOf(other);
    expect((await join(guardian, id, child)).status).toBe(403);
    expect((await join(guardian, id, other.user.id)).status).toBe(403);
    const own = await childOf(guardian);
    expect((await join(guardian, id, own, { pickupPointIndex: 2 })).body.errors?.[0]?.path).toBe('pickupPointIndex');
    for (const index of [-1, 1.5, '0']) expect((await join(guardian, id, own, { pickupPointIndex: index })).status).toBe(400);
    expect((await join(guardian, 999_999, own)).status).toBe(404);
    expect((await guardian.client.answer(calls.removeChild, { params: { id: child } })).status).toBe(404);
    expect((await seenGroup(guardian, id))?.currentOccupancy).toBe(0);
  });

  it('is refused to who is suspended as a passenger, until it is lifted', async () => {
    const id = await group(1);
    const [guardian, staff] = [await passenger(world), await staffMember(world)];
    await suspendOf(staff, guardian, { side: 'passenger', reviewAt: inDays(3, time.clock().getTime()) });
    const { status, body } = await join(guardian, id, guardian.user.id);
    expect([status, body.code]).toEqual([403, 'suspended']);
    expect((await seenGroup(guardian, id))?.currentOccupancy).toBe(0);
    await liftOf(staff, guardian);
    expect((await join(guardian, id, guardian.user.id)).status).toBe(201);
  });

  it('is taken once by fifty who want the last one', async () => {
    const id = await group(1);
    const guardians = await Promise.all(Array.from({ length: 50 }, () => passenger(world)));
    const answers = await Promise.all(guardians.map((guardian) => join(guardian, id, guardian.user.id)));
    expect(answers.filter(({ status }) => status === 201).length).toBe(1);
    expect(answers.filter(({ body }) => body.code === 'group_full').length).toBe(49);
  });

  it('is said to be theirs to the second phone of the family that took the last one', async () => {
    const id = await group(1);
    const guardian = await passenger(world);
    const answers = await Promise.all([1, 2].map(() => join(guardian, id, guardian.user.id)));
    expect(answers.map(({ status, body }) => [status, body.code]).toSorted()).toEqual([
      [201, undefined],
      [409, 'already_joined'],
    ]);
  });

  it('that is given up goes to the first on the waiting list, who is notified', async () => {
    const id = await group(1);
    const [first, second, third] = [await passenger(world), await passenger(world), await passenger(world)];
    const seat = (await join(first, id, first.user.id)).body;
    expect((await join(second, id, second.user.id, { waitingList: true })).body.status).toBe('waiting');
    await join(third, id, third.user.id, { waitingList: true });
    expect((await second.client.answer(calls.leave, { params: { id: seat.id } })).status).toBe(404);
    await first.client.answer(calls.leave, { params: { id: seat.id } });
    expect((await second.client.answer(calls.mine)).body).toMatchObject([{ status: 'member' }]);
    expect((await third.client.answer(calls.mine)).body).toMatchObject([{ status: 'waiting' }]);
    expect((await second.client.answer(calls.ownNotifications)).body[0]?.title).toBe('A seat is yours');
    expect((await seenGroup(first, id))?.currentOccupancy).toBe(1);
    expect((await join(first, id, first.user.id)).body.code).toBe('group_full');
  });

  it('keeps a child from being removed, and children are at most twelve', async () => {
    const id = await group(2);
    const guardian = await passenger(world);
    const child = await childOf(guardian);
    const { body: seat } = await join(guardian, id, child);
    expect((await guardian.client.answer(calls.removeChild, { params: { id: child } })).status).toBe(409);
    await guardian.client.answer(calls.leave, { params: { id: seat.id } });
    expect((await guardian.client.answer(calls.removeChild, { params: { id: child } })).status).toBe(200);
    const made = await Promise.all(Array.from({ length: 15 }, () => guardian.client.answer(calls.addChild, { body: { name: 'X' } })));
    expect(made.filter(({ status }) => status === 201).length).toBe(12);
  });
});

describe('a deleted account', () => {
  it('gives its seats to the waiting list, and leaves no child’s name', async () => {
    const id = await group(1);
    const [guardian, next] = [await passenger(world), await passenger(world)];
    const child = await childOf(guardian, 'Lindiwe');
    await join(guardian, id, child, { collectorName: 'Gogo' });
    await join(next, id, next.user.id, { waitingList: true });
    expect((await guardian.client.answer(calls.removeAccount, { body: { password: PASSWORD } })).status).toBe(200);
    expect((await next.client.answer(calls.mine)).body).toMatchObject([{ status: 'member' }]);
    const { rows } = await world.db.execute(
      sql`select c.name, s.collector_name as collector from children c join school_seats s on s.child_id = c.id where c.id = ${child}`,
    );
    expect(rows).toEqual([{ name: '', collector: '' }]);
  });
});

describe('the roll', () => {
  it('is called by the group’s driver; the guardian sees it live and the child is handed over by PIN alone', async () => {
    const taxi = await driver(world);
    const id = await group(3, taxi);
    const guardian = await passenger(world);
    const child = await childOf(guardian, 'Lindiwe Mokoena');
    const { body: seat } = await join(guardian, id, child, { collectorName: 'Gogo Dlamini' });
    const stream = follow(world.node.address, guardian.client);
    await eventually(async () => stream.named('hello').length > 0, 'the stream');
    const call = (state: BodyIn<typeof calls.callRoll>['state'], changes: Record<string, unknown> = {}) =>
      taxi.client.answer(calls.callRoll, { body: { seatId: seat.id, run: 'morning', state, ...changes } });
    const [listed] = await taxi.client.call(calls.rollCall);
    expect(listed?.stops[0]?.students).toMatchObject([{ name: 'Lindiwe Mokoena', collectorName: 'Gogo Dlamini', today: [] }]);
    expect(JSON.stringify(listed)).not.toContain(seat.collectorPin);
    expect((await call('handed_over', { pin: seat.collectorPin })).status).toBe(409);
    expect((await call('on_board')).status).toBe(200);
    await eventually(async () => stream.named('school').length > 0, 'the call');
    stream.stop();
    expect(stream.named('school')[0]?.seat.today).toMatchObject([{ run: 'morning', state: 'on_board' }]);
    expect((await call('handed_over')).body.errors?.[0]?.path).toBe('pin');
    const wrong = seat.collectorPin === '0000' ? '0001' : '0000';
    for (let tries = 1; tries <= 5; tries += 1) expect((await call('handed_over', { pin: wrong })).body.code).toBe('wrong_pin');
    expect((await call('handed_over', { pin: seat.collectorPin })).body.code).toBe('pin_locked');
    await world.db.execute(sql`update roll_calls set pin_tries = 0`);
    expect((await call('handed_over', { pin: seat.collectorPin })).status).toBe(200);
    expect((await call('on_board')).status).toBe(409);
    const told = (await guardian.client.answer(calls.ownNotifications)).body.map((row) => row.title);
    expect(told).toEqual(['Lindiwe was handed over', 'Lindiwe is on board']);
    expect((await guardian.client.call(calls.pastRuns)).map(({ at, day, ...run }) => [run, at.startsWith(day.slice(0, 7))])).toEqual([
      [
        {
          seatId: seat.id,
          studentName: 'Lindiwe Mokoena',
          schoolName: seat.schoolName,
          stop: seat.stop,
          run: 'morning',
          state: 'handed_over',
        },
        true,
      ],
    ]);
  });

  it('is called on no day of the week on which the group does not drive', async () => {
    const taxi = await driver(world);
    const id = await group(2, taxi);
    const guardian = await passenger(world);
    const { body: seat } = await join(guardian, id, await childOf(guardian));
    const call = () => taxi.client.answer(calls.callRoll, { body: { seatId: seat.id, run: 'morning', state: 'on_board' } });
    const days = (on: readonly number[]) =>
      world.db
        .update(schoolGroups)
        .set({ days: [...on] })
        .where(eq(schoolGroups.id, id));
    // Without Wednesdays.
    await days([0, 1, 3, 4]);
    const [roll] = await taxi.client.call(calls.rollCall);
    expect([roll?.isDayOff, roll?.stops.flatMap(({ students }) => students)]).toEqual([true, []]);
    expect((await call()).body).toMatchObject({ code: 'illegal_transition' });
    await days([2]);
    expect((await taxi.client.call(calls.rollCall))[0]?.isDayOff).toBe(false);
    expect((await call()).status).toBe(200);
    // A child who is on board is handed over whatever the days are by then.
    await days([0]);
    const handedOver = { seatId: seat.id, run: 'morning', state: 'handed_over', pin: seat.collectorPin } as const;
    expect((await taxi.client.answer(calls.callRoll, { body: handedOver })).status).toBe(200);
  });

  it('stays in the history of the guardian alone, also when the seat was given up', async () => {
    const taxi = await driver(world);
    const id = await group(3, taxi);
    const [guardian, other] = [await passenger(world), await passenger(world)];
    const { body: seat } = await join(guardian, id, await childOf(guardian));
    for (const run of ['morning', 'afternoon'] as const)
      expect((await taxi.client.answer(calls.callRoll, { body: { seatId: seat.id, run, state: 'on_board' } })).status).toBe(200);
    await guardian.client.call(calls.leave, { params: { id: seat.id } });
    expect((await guardian.client.call(calls.pastRuns)).map(({ run }) => run)).toEqual(['afternoon', 'morning']);
    expect(await other.client.call(calls.pastRuns)).toEqual([]);
    expect((await taxi.client.answer(calls.pastRuns)).status).toBe(403);
  });

  it('shows the plate of the car to who has a seat in it, and to nobody who waits', async () => {
    const taxi = await driver(world);
    const id = await group(1, taxi);
    const [first, second] = [await passenger(world), await passenger(world)];
    const { body: seat } = await join(first, id, await childOf(first));
    const { body: waiting } = await join(second, id, await childOf(second), { waitingList: true });
    expect(seat.licensePlate).toMatch(/\w/);
    expect([waiting.status, waiting.licensePlate]).toEqual(['waiting', null]);
  });

  it('is nobody else’s to call', async () => {
    const [taxi, other] = [await driver(world), await driver(world)];
    const id = await group(3, taxi);
    const guardian = await passenger(world);
    const { body: seat } = await join(guardian, id, guardian.user.id);
    const body = { seatId: seat.id, run: 'morning', state: 'on_board' } as const;
    expect((await other.client.answer(calls.callRoll, { body })).status).toBe(404);
    expect((await guardian.client.answer(calls.callRoll, { body })).status).toBe(403);
    expect((await taxi.client.answer(calls.callRoll, { body: { ...body, run: unchecked('evening') } })).status).toBe(400);
  });
});
