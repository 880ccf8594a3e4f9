import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { orders } from '@safiri/db/orders/tables.ts';
import { schoolGroups, schoolSeats } from '@safiri/db/scholar/tables.ts';
import { brandFile, onDisk } from '../testing/brands.ts';
import { calls } from '../testing/calls.ts';
import { food, groceries, kitchen, orderFood, orderGroceries, shelves } from '../testing/carts.ts';
import { useWorld } from '../testing/harness.ts';
import { movedClock } from '../testing/kisumu.ts';
import { sendParcel } from '../testing/parcels.ts';
import { driver, passenger, staffMember, type Person } from '../testing/people.ts';
import { applyBrandFile } from './public.ts';

// A Wednesday, half past eleven in Pretoria: the roll of both runs is open.
const time = movedClock();
const world = useWorld({ clock: time.clock, env: { DATA_DIR: mkdtempSync(join(tmpdir(), 'consent-data-')) } });

async function publish(terms: number): Promise<void> {
  await applyBrandFile(world.node.ctx, await onDisk(brandFile({ terms, logo: 'logo.png' })), null);
  await world.node.ctx.brands.refresh();
}
const agree = async (person: Person) =>
  person.client.call(calls.agree, { body: { agreed: (await person.client.call(calls.dueConsents)).due, language: 'en' } });
const due = { status: 409, body: { code: 'consent_due' } };

describe('agreeing', () => {
  it('comes before an order of any kind; what was placed goes on, and is the same when it is sent again', async () => {
    const [at, store, staff, guest] = [await kitchen(world), await shelves(world), await staffMember(world), await passenger(world)];
    await publish(1);
    const body = food(at);
    expect(await orderFood(guest, body)).toMatchObject(due);
    expect(await orderGroceries(guest, groceries(store))).toMatchObject(due);
    expect(await sendParcel(guest)).toMatchObject(due);
    expect(await world.db.$count(orders)).toBe(0);
    await agree(guest);
    const placed = await orderFood(guest, body);
    expect(placed.status).toBe(201);
    await publish(2);
    expect((await orderFood(guest, body)).body.id).toBe(placed.body.id);
    expect(await orderGroceries(guest, groceries(store))).toMatchObject(due);
    await staff.call(calls.acceptOrder, { params: { id: placed.body.id }, body: { minutes: 5 } });
    expect(await world.db.$count(orders)).toBe(1);
  });

  it('comes before a school group, a seat in one, and the first child of a run; the others of it are called', async () => {
    const taxi = await driver(world, { vehicleType: 'minibus' });
    const guardian = await passenger(world);
    const [group] = await world.db
      .insert(schoolGroups)
      .values({
        schoolName: 'Primary',
        schoolArea: 'Hatfield',
        route: 'There',
        scheduleType: 'both',
        monthlyMinor: 850_00,
        capacity: 4,
        driverId: taxi.driverId,
        countryId: 'za',
        pickupPoints: [{ location: 'First', time: '06:40' }],
      })
      .returning({ id: schoolGroups.id });
    const groupId = group?.id ?? 0;
    const seatOf = (studentId: number) => guardian.client.answer(calls.join, { body: { groupId, studentId } });
    expect(await seatOf(guardian.user.id)).toMatchObject(due);
    expect(await world.db.$count(schoolSeats)).toBe(0);
    await agree(guardian);
    const child = await guardian.client.call(calls.addChild, { body: { name: 'Lindiwe' } });
    const seats = [(await seatOf(guardian.user.id)).body.id, (await seatOf(child.id)).body.id];
    const call = (seatId: number | undefined, state: 'on_board' | 'absent') =>
      taxi.client.answer(calls.callRoll, { body: { seatId: seatId ?? 0, run: 'morning', state } });
    expect(await call(seats[0], 'on_board')).toMatchObject(due);
    const proposed = {
      schoolName: 'Second',
      schoolArea: 'Hatfield',
      schoolAt: { lat: -25.752, lng: 28.24 },
      route: 'Sunnyside',
      scheduleType: 'both' as const,
      days: [0, 1, 2, 3, 4],
      monthlyPrice: '850',
      capacity: 4,
      stops: [{ location: 'Jorissen Street', time: '06:40', backTime: '14:30', at: { lat: -25.7515, lng: 28.209 } }],
    };
    expect(await taxi.client.answer(calls.proposeGroup, { body: proposed })).toMatchObject(due);
    await agree(taxi);
    expect((await call(seats[0], 'on_board')).status).toBe(200);
    await publish(3);
    expect((await call(seats[1], 'absent')).status).toBe(200);
  });
});
