import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { rideEvents } from '@safiri/db/rides/tables.ts';
import { walletMethodId } from '@safiri/rules/countries/payment.ts';
import { findBroken } from '../invariants/check.ts';
import { calls } from '../testing/calls.ts';
import { answer, change, farther, onTheWay, priced, rowOf, seenBy, toldTo, withdraw } from '../testing/changed-ways.ts';
import { ask, bank, say, shop } from '../testing/kisumu-stops.ts';
import { useKisumu } from '../testing/kisumu-world.ts';
import { arrive, busPark, kisumuPassenger, milimani, start, takeRide } from '../testing/kisumu.ts';
import type { Person } from '../testing/people.ts';
import { complete, standAt } from '../testing/trips.ts';
import { topUp } from '../testing/wallets.ts';

const DRIVEN_SECONDS = 15 * 60;
const { wait, world, own } = useKisumu();

const end = async (id: number) => {
  wait(DRIVEN_SECONDS);
  await complete(world, own, id);
};
const isSound = async () => expect((await findBroken(world.db)).filter(({ faults }) => faults.length > 0)).toEqual([]);
/** Asked for at the price that was shown. */
const addStop = async (rider: Person, id: number, stop = bank) => change(rider, id, (await priced(rider, id, { stop })).quote);

describe('a stop that is added on the way', () => {
  it('is priced first, counts at once, is made, and paid at the end as it was shown', async () => {
    const rider = await kisumuPassenger(world);
    const id = await onTheWay(world, own, rider);
    const before = await seenBy(rider, id);
    expect([before.stops, before.feeTerms?.stop]).toEqual([[], { fee: '20.00', freeMinutes: 3 }]);
    const shown = await priced(rider, id, { stop: bank });
    expect(Number(shown.fare) - Number(before.fare)).toBeGreaterThanOrEqual(20);
    expect(await seenBy(rider, id)).toEqual(before);

    const { body } = await change(rider, id, shown.quote);
    expect(body).toMatchObject({ fare: shown.fare, duration: shown.duration, stops: [bank], dropoffLocation: milimani });
    expect(await toldTo(world, own)).toContain('toldNewStop');
    expect((await seenBy(own, id)).destinationChange).toMatchObject({
      kind: 'stop',
      state: 'told',
      wanted: bank.address,
      before: milimani.address,
      fareBefore: before.fare,
      distanceBefore: before.distance,
      durationBefore: before.duration,
    });
    expect((await answer(own, id, true)).body.destinationChange?.state).toBe('accepted');
    await standAt(world, own, bank);
    for (const step of ['arrived', 'left'] as const) expect((await say(own, id, 1, step)).status).toBe(200);
    await end(id);
    const receipt = await rider.client.call(calls.getReceipt, { params: { id } });
    expect([receipt.total, receipt.dropoffAddress]).toEqual([shown.fare, milimani.address]);
    expect(receipt.lines).toContainEqual({ kind: 'stops', amount: '20.00' });
    expect(await rowOf(world, id)).toMatchObject({ confirmation: 'plain', endReason: null });
    await isSound();
  });

  it('comes after the stops that there are, two in all', async () => {
    const rider = await kisumuPassenger(world);
    await standAt(world, own, busPark);
    const { id, fare } = await ask(rider, { stops: [bank] });
    await takeRide(own, id);
    await arrive(world, own, id);
    await start(own, rider, id);
    const { body } = await addStop(rider, id, shop);
    expect(body.stops.map(({ address }) => address)).toEqual([bank.address, shop.address]);
    expect(Number(body.fare)).toBeGreaterThanOrEqual(Number(fare) + 20);
    await answer(own, id, true);
    const full = await rider.client.refused(calls.quoteDestination, { params: { id }, body: { stop: farther } });
    expect([full.code, full.detail]).toEqual(['illegal_transition', 'This ride has as many stops as it can have.']);
    for (const stop of [1, 2]) for (const step of ['arrived', 'left'] as const) await say(own, id, stop, step);
    await end(id);
    await isSound();
  });

  it('is declined by its driver: the trip is what it was, to the cent', async () => {
    const rider = await kisumuPassenger(world);
    const id = await onTheWay(world, own, rider);
    const [before, rowBefore] = [await seenBy(rider, id), await rowOf(world, id)];
    await addStop(rider, id);
    expect((await answer(own, id, false)).body).toMatchObject({ fare: before.fare, stops: [], distance: before.distance });
    expect(await toldTo(world, rider)).toContain('toldStopDeclined');
    const { version: _version, destinationChange: _change, ...row } = (await rowOf(world, id)) ?? {};
    expect(rowBefore).toMatchObject(row);
    await end(id);
    expect((await rider.client.call(calls.getReceipt, { params: { id } })).total).toBe(before.fare);
    const events = await world.db.select().from(rideEvents).where(eq(rideEvents.rideId, id));
    expect(events.find(({ kind }) => kind === 'destination_changed')?.data).toMatchObject({ kind: 'stop' });
    await isSound();
  });

  it('is taken back by who asked for it while the driver has not answered: the trip is what it was, to the cent', async () => {
    const [rider, stranger] = [await kisumuPassenger(world), await kisumuPassenger(world)];
    const id = await onTheWay(world, own, rider);
    expect((await withdraw(rider, id)).status, 'nothing was changed').toBe(409);
    const [before, rowBefore] = [await seenBy(rider, id), await rowOf(world, id)];
    await addStop(rider, id);
    expect([(await withdraw(stranger, id)).status, (await withdraw(own, id)).status]).toEqual([404, 403]);
    const { body } = await withdraw(rider, id);
    expect(body).toMatchObject({ fare: before.fare, stops: [], destinationChange: { state: 'withdrawn', count: 1 } });
    expect((await withdraw(rider, id)).status, 'said again').toBe(200);
    expect((await toldTo(world, own)).filter((kind) => kind === 'toldWayWithdrawn')).toHaveLength(1);
    const { version: _version, destinationChange: _change, ...row } = (await rowOf(world, id)) ?? {};
    expect(rowBefore).toMatchObject(row);
    for (const accepts of [true, false]) expect((await answer(own, id, accepts)).status).toBe(409);
    // At once with the driver's yes one of them counts, and the other is told so.
    await addStop(rider, id);
    const both = await Promise.all([withdraw(rider, id), answer(own, id, true)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { stops, destinationChange } = await seenBy(rider, id);
    expect([destinationChange?.state, stops.length]).toEqual(both[0].status === 200 ? ['withdrawn', 0] : ['accepted', 1]);
    for (const step of ['arrived', 'left'] as const) if (stops.length > 0) await say(own, id, 1, step);
    await end(id);
    await isSound();
  });

  it('is taken by a driver who was there, and asked about alone', async () => {
    const rider = await kisumuPassenger(world);
    const id = await onTheWay(world, own, rider);
    await addStop(rider, id);
    // Neither a second stop nor another destination, while the driver has not answered.
    for (const body of [{ stop: shop }, { dropoffLocation: farther }])
      expect((await rider.client.refused(calls.quoteDestination, { params: { id }, body })).detail).toBe(
        'Your driver has not answered what you asked for last.',
      );
    await standAt(world, own, bank);
    await say(own, id, 1, 'arrived');
    expect((await answer(own, id, false)).status).toBe(409);
    expect((await answer(own, id, true)).status).toBe(200);
    await say(own, id, 1, 'left');
    // Then another place may be asked for, by the stop that was made.
    const elsewhere = await priced(rider, id, { dropoffLocation: farther });
    expect((await change(rider, id, elsewhere.quote)).body.stops.map(({ address }) => address)).toEqual([bank.address]);
    expect((await answer(own, id, false)).body.stops.map(({ address }) => address)).toEqual([bank.address]);
    await end(id);
    await isSound();
  });

  it('is left out where nobody wants it any more, and costs nothing then', async () => {
    const rider = await kisumuPassenger(world);
    const id = await onTheWay(world, own, rider);
    const before = await seenBy(rider, id);
    await addStop(rider, id);
    await answer(own, id, true);
    await say(own, id, 1, 'skipped');
    wait(DRIVEN_SECONDS);
    await standAt(world, own, milimani);
    const { body } = await own.client.answer(calls.changeRide, {
      params: { id },
      body: { status: 'completed', endReason: 'passenger_ended_here' },
    });
    expect(body.status).toBe('completed');
    expect(Number((await rowOf(world, id))?.fareMinor)).toBeLessThanOrEqual(Math.round(Number(before.fare) * 100));
    await isSound();
  });

  it('names what is wrong with it: none or two at once, where the car is, the destination, out of reach', async () => {
    const rider = await kisumuPassenger(world);
    const id = await onTheWay(world, own, rider);
    const refused = async (body: object) => rider.client.refused(calls.quoteDestination, { params: { id }, body });
    expect((await refused({})).errors?.[0]?.path).toBe('dropoffLocation');
    expect((await refused({ stop: bank, dropoffLocation: farther })).errors?.[0]?.path).toBe('dropoffLocation');
    expect((await refused({ stop: { ...busPark } })).errors?.[0]?.path).toBe('stop');
    expect((await refused({ stop: { ...milimani } })).errors?.[0]?.path).toBe('stop');
    expect((await refused({ stop: { lat: -1.2864, lng: 36.8172, address: 'Nairobi' } })).code).toBe('destination_out_of_reach');
    await end(id);
  });

  it('is paid from a wallet that holds it with the waiting there, and from no other', async () => {
    const rider = await kisumuPassenger(world);
    await topUp(world, rider, 15_000, 'KES');
    const id = await onTheWay(world, own, rider, { paymentMethod: walletMethodId });
    const before = await seenBy(rider, id);
    const refused = await addStop(rider, id);
    expect([refused.status, (refused.body as unknown as { errors: { path: string }[] }).errors[0]?.path]).toEqual([400, 'paymentMethod']);
    expect(await seenBy(rider, id)).toEqual(before);
    await topUp(world, rider, 100_000, 'KES');
    expect((await addStop(rider, id)).status).toBe(200);
    await standAt(world, own, bank);
    for (const step of ['arrived', 'left'] as const) await say(own, id, 1, step);
    await end(id);
    await isSound();
  });
});
