import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rideEvents } from '@safiri/db/rides/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { walletMethodId } from '@safiri/rules/countries/payment.ts';
import { distanceMeters } from '@safiri/rules/places/geo.ts';
import { DECLINE_SECONDS, CHANGE_QUOTE_SECONDS } from '@safiri/rules/rides/destination-change.ts';
import { findBroken } from '../invariants/check.ts';
import { calls } from '../testing/calls.ts';
import { answer, change, farther, onTheWay, priced as pricedWay, rowOf, seenBy, toldTo } from '../testing/changed-ways.ts';
import { ask, bank, shop } from '../testing/kisumu-stops.ts';
import { useKisumu } from '../testing/kisumu-world.ts';
import { arrive, askForBoda, bodaRider, busPark, kisumuPassenger, milimani, start, takeRide } from '../testing/kisumu.ts';
import { passenger, type Person } from '../testing/people.ts';
import { secretsOf } from '../platform/secrets.ts';
import { complete, driveThere, standAt } from '../testing/trips.ts';
import { topUp } from '../testing/wallets.ts';

const DRIVEN_SECONDS = 15 * 60;
const { clock, wait, world, own } = useKisumu();

const underWay = (rider: Person, changes: Parameters<typeof onTheWay>[3] = {}) => onTheWay(world, own, rider, changes);
const priced = (who: Person, id: number, dropoffLocation = farther) => pricedWay(who, id, { dropoffLocation });
const end = async (id: number) => {
  wait(DRIVEN_SECONDS);
  await complete(world, own, id);
};

describe('a new destination on the way', () => {
  it('is priced first, counts at once, and is paid at the end as it was shown', async () => {
    const rider = await kisumuPassenger(world);
    const id = await underWay(rider);
    const before = await seenBy(rider, id);
    const shown = await priced(rider, id);
    expect(Number(shown.fare)).toBeGreaterThan(Number(before.fare));
    expect([shown.before, shown.distance > before.distance, shown.minutes > 0, shown.minutesHigh >= shown.minutes]).toEqual([
      before.fare,
      true,
      true,
      true,
    ]);
    expect(await seenBy(rider, id)).toEqual(before);

    const { body } = await change(rider, id, shown.quote);
    expect(body).toMatchObject({ fare: shown.fare, distance: shown.distance, dropoffLocation: farther });
    expect(await toldTo(world, own)).toContain('toldNewDestination');
    const told = await seenBy(own, id);
    expect(told).toMatchObject({ dropoffLocation: farther, fare: shown.fare });
    expect(told.destinationChange).toMatchObject({
      state: 'told',
      wanted: farther.address,
      before: milimani.address,
      fareBefore: before.fare,
      distanceBefore: before.distance,
      durationBefore: before.duration,
    });
    expect(Number(told.pay?.net)).toBeGreaterThan(Number(before.fare) * 0.8);
    expect((await answer(own, id, true)).body.destinationChange?.state).toBe('accepted');
    // Said again it is harmless, and what was taken is not declined any more.
    expect((await answer(own, id, true)).status).toBe(200);
    expect((await answer(own, id, false)).status).toBe(409);
    await end(id);
    const receipt = await rider.client.call(calls.getReceipt, { params: { id } });
    expect([receipt.total, receipt.dropoffAddress, receipt.quoted]).toEqual([shown.fare, farther.address, null]);
    const sum = receipt.lines.reduce((minor, { amount }) => minor + Math.round(Number(amount) * 100), 0);
    expect(sum).toBe(Math.round(Number(shown.fare) * 100));
    expect(await rowOf(world, id)).toMatchObject({ confirmation: 'plain', endReason: null });
    expect((await findBroken(world.db)).filter(({ faults }) => faults.length > 0)).toEqual([]);
  });

  it('costs what was driven already, too, where it lies beside the pickup', async () => {
    const rider = await kisumuPassenger(world);
    const id = await underWay(rider);
    const back = { lat: busPark.lat + 0.0005, lng: busPark.lng, address: 'The corner' };
    const atOnce = await priced(rider, id, back);
    await standAt(world, own, milimani);
    const late = await priced(rider, id, back);
    expect(late.distance).toBeGreaterThan(2 * atOnce.distance);
    expect(late.distance).toBeGreaterThan((await seenBy(rider, id)).distance);
    await standAt(world, own, busPark);
    await end(id);
  });

  it('costs what was driven also where it is changed a second time on the way back', async () => {
    const rider = await kisumuPassenger(world);
    const id = await underWay(rider);
    await driveThere(world, own, id, milimani);
    const back = { lat: busPark.lat + 0.002, lng: busPark.lng, address: 'The corner' };
    expect((await change(rider, id, (await priced(rider, id, back)).quote)).status).toBe(200);
    await standAt(world, own, back);
    // The car stands where it began: by its trail it drove there and back.
    const again = await priced(rider, id, { lat: busPark.lat - 0.001, lng: busPark.lng, address: 'The shop' });
    expect(again.distance * 1000).toBeGreaterThan(distanceMeters(busPark, milimani));
    await end(id);
  });

  it('is no matter of the driver who comes after one that gave the trip back', async () => {
    const rider = await kisumuPassenger(world);
    await standAt(world, own, busPark);
    const { id } = await askForBoda(rider);
    await takeRide(own, id);
    const { quote, fare } = await priced(rider, id);
    await change(rider, id, quote);
    await own.client.call(calls.changeRide, { params: { id }, body: { status: 'cancelled', reason: 'other' } });
    expect(await seenBy(rider, id)).toMatchObject({ status: 'requested', destinationChange: null, dropoffLocation: farther, fare });
    await rider.client.call(calls.changeRide, { params: { id }, body: { status: 'cancelled' } });
  });

  it('is changed once where the answer was lost and it is asked for again', async () => {
    const rider = await kisumuPassenger(world);
    const id = await underWay(rider);
    const { quote } = await priced(rider, id);
    const idempotencyKey = quote.split('.')[1] ?? '';
    const said = await Promise.all(
      [0, 1].map(() => rider.client.answer(calls.changeDestination, { params: { id }, body: { quote }, idempotencyKey })),
    );
    const later = await rider.client.answer(calls.changeDestination, { params: { id }, body: { quote }, idempotencyKey });
    expect([...said, later].map(({ status, body }) => [status, body.destinationChange?.count])).toEqual([
      [200, 1],
      [200, 1],
      [200, 1],
    ]);
    await end(id);
  });

  it('is declined by its driver: the trip is what it was, and another place may be asked for', async () => {
    const rider = await kisumuPassenger(world);
    const id = await underWay(rider);
    const [before, rowBefore] = [await seenBy(rider, id), await rowOf(world, id)];
    await change(rider, id, (await priced(rider, id)).quote);
    const declined = await answer(own, id, false);
    expect(declined.body).toMatchObject({ fare: before.fare, dropoffLocation: milimani, distance: before.distance });
    expect(declined.body.destinationChange).toMatchObject({ state: 'declined', wanted: farther.address, before: milimani.address });
    expect((await answer(own, id, false)).status).toBe(200);
    expect(await toldTo(world, rider)).toContain('toldDestinationDeclined');
    const { version: _version, destinationChange: _change, ...row } = (await rowOf(world, id)) ?? {};
    expect(rowBefore).toMatchObject(row);
    const again = await change(rider, id, (await priced(rider, id)).quote);
    expect(again.body.destinationChange).toMatchObject({ state: 'told', count: 2, before: milimani.address });
    await answer(own, id, false);
    await end(id);
    expect((await rider.client.call(calls.getReceipt, { params: { id } })).total).toBe(before.fare);
    const kinds = (await world.db.select().from(rideEvents).where(eq(rideEvents.rideId, id))).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind.startsWith('destination_'))).toEqual([
      'destination_changed',
      'destination_declined',
      'destination_changed',
      'destination_declined',
    ]);
  });

  it('is taken by a driver who says nothing for a while, and changed three times at most', async () => {
    const rider = await kisumuPassenger(world);
    const id = await underWay(rider);
    const first = await seenBy(rider, id);
    for (const [n, to] of [farther, milimani, farther].entries()) {
      expect((await change(rider, id, (await priced(rider, id, to)).quote)).status).toBe(200);
      // Of two that nobody answered the trip goes back to what was taken last.
      expect((await seenBy(own, id)).destinationChange?.before).toBe(n === 2 ? milimani.address : first.dropoffLocation.address);
      if (n === 1) {
        wait(DECLINE_SECONDS + 1);
        expect((await answer(own, id, false)).status).toBe(409);
      }
    }
    expect((await rider.client.refused(calls.quoteDestination, { params: { id }, body: { dropoffLocation: milimani } })).code).toBe(
      'illegal_transition',
    );
    await end(id);
  });

  it('holds at its price for a moment, of this trip as it was priced, and of nothing that a phone wrote', async () => {
    const rider = await kisumuPassenger(world);
    const id = await underWay(rider);
    const { quote } = await priced(rider, id);
    const [body = '', signature = ''] = quote.split('.');
    const cheaper = { ...(JSON.parse(Buffer.from(body, 'base64url').toString()) as object), fareMinor: 100 };
    const forged = `${Buffer.from(JSON.stringify(cheaper)).toString('base64url')}.${signature}`;
    // As a version made it that knew of no stops: one that goes on beside it must not take half of what it says.
    const older = secretsOf(world.node.ctx.config).sign('destination quote', Buffer.from(body, 'base64url'));
    for (const text of [forged, body, 'x.y', quote.slice(0, -2), `${body}.${older.toString('base64url')}`]) {
      const refused = await change(rider, id, text);
      expect([refused.status, (refused.body as unknown as { code: string }).code]).toEqual([409, 'quote_expired']);
    }
    await rider.client.call(calls.askForChange, { params: { id }, body: { amount: null } });
    wait(CHANGE_QUOTE_SECONDS + 1);
    expect((await change(rider, id, quote)).status).toBe(409);
    const old = await priced(rider, id);
    const both = await Promise.all([change(rider, id, old.quote), change(rider, id, old.quote)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await rowOf(world, id))?.destinationChange?.count).toBe(1);
    await end(id);
  });

  it('is for whoever asked for the trip alone, within reach, while it is driven', async () => {
    const rider = await kisumuPassenger(world);
    const stranger = await passenger(world);
    await standAt(world, own, busPark);
    const { id } = await askForBoda(rider);
    const quote = (who: Person, dropoffLocation = farther) =>
      who.client.refused(calls.quoteDestination, { params: { id }, body: { dropoffLocation } });
    expect((await quote(rider)).code).toBe('illegal_transition');
    await takeRide(own, id);
    await arrive(world, own, id);
    await start(own, rider, id);
    expect((await quote(stranger)).code).toBe('not_found');
    expect((await quote(own)).code).toBe('forbidden');
    expect((await quote(rider, { lat: -1.2864, lng: 36.8172, address: 'Nairobi' })).code).toBe('destination_out_of_reach');
    expect((await quote(rider, { ...busPark })).errors?.[0]?.path).toBe('dropoffLocation');
    expect((await answer(own, id, true)).status).toBe(409);
    const other = await bodaRider(world);
    await change(rider, id, (await priced(rider, id)).quote);
    expect((await answer(other, id, false)).status).toBe(404);
    await end(id);
    expect((await answer(own, id, false)).status).toBe(409);
    expect((await seenBy(rider, id)).destinationChange).toBeNull();
  });

  it('is paid from a wallet that holds it, and from no other', async () => {
    const rider = await kisumuPassenger(world);
    await topUp(world, rider, 20_000, 'KES');
    const id = await underWay(rider, { paymentMethod: walletMethodId });
    const before = await seenBy(rider, id);
    const far = await priced(rider, id, { lat: -0.0322, lng: 34.7938, address: 'Far out' });
    const refused = await change(rider, id, far.quote);
    expect([refused.status, (refused.body as unknown as { errors: { path: string }[] }).errors[0]?.path]).toEqual([400, 'paymentMethod']);
    expect(await seenBy(rider, id)).toEqual(before);
    await topUp(world, rider, 100_000, 'KES');
    expect((await change(rider, id, (await priced(rider, id)).quote)).status).toBe(200);
    await end(id);
    expect((await findBroken(world.db)).filter(({ faults }) => faults.length > 0)).toEqual([]);
  });

  it('keeps the stops ahead, and loses to an end that comes first', async () => {
    const rider = await kisumuPassenger(world);
    await standAt(world, own, busPark);
    const { id, stops } = await ask(rider);
    await takeRide(own, id);
    await arrive(world, own, id);
    await start(own, rider, id);
    const { quote, fare } = await priced(rider, id);
    await driveThere(world, own, id);
    const [ended, changed] = await Promise.all([
      own.client.answer(calls.changeRide, { params: { id }, body: { status: 'completed', endReason: 'other' } }),
      change(rider, id, quote),
    ]);
    expect(ended.status).toBe(200);
    expect([200, 409]).toContain(changed.status);
    const row = await rowOf(world, id);
    expect(row?.stops.map(({ address }) => address)).toEqual([bank.address, shop.address]);
    expect(stops).toHaveLength(2);
    // Whichever came first, what is paid is never above what was shown.
    expect(row?.fareMinor).toBeLessThanOrEqual(Math.round(Number(fare) * 100));
    expect((await findBroken(world.db)).filter(({ faults }) => faults.length > 0)).toEqual([]);
  });

  // Last: the message to who rides waits for a clock that goes on.
  it('is not for two: whoever asked for somebody else drives nobody elsewhere, nor do they themselves', async () => {
    const [booker, rider] = [await kisumuPassenger(world), await kisumuPassenger(world)];
    await world.db.update(users).set({ phoneVerifiedAt: clock() }).where(eq(users.id, rider.user.id));
    await standAt(world, own, busPark);
    const { id } = await askForBoda(booker, { rider: { name: 'Achieng', phone: rider.user.phone } });
    await takeRide(own, id);
    for (const who of [booker, rider])
      expect((await who.client.refused(calls.quoteDestination, { params: { id }, body: { dropoffLocation: farther } })).code).toBe(
        'forbidden',
      );
    await booker.client.call(calls.changeRide, { params: { id }, body: { status: 'cancelled' } });
  });
});
