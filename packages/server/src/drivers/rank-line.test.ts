import { and, desc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { dispatchRounds } from '@safiri/db/dispatch/tables.ts';
import { rankLines } from '@safiri/db/drivers/rank-tables.ts';
import { notifications } from '@safiri/db/notifications/tables.ts';
import { checkInvariants } from '../invariants/check.ts';
import { processScheduled } from '../scheduled/begin-due.ts';
import { calls } from '../testing/calls.ts';
import { useWorld } from '../testing/harness.ts';
import { askForBoda, bodaRider, busPark, kisumuPassenger, movedClock, moveRide, openKisumu } from '../testing/kisumu.ts';
import { driver, eventually, memberOfStaff, type DriverPerson } from '../testing/people.ts';
import { standAt } from '../testing/trips.ts';

const { clock, wait } = movedClock();
const world = useWorld({ markets: false, dispatch: true, clock, env: { RATE_LIMIT_FACTOR: '1000' } });
beforeAll(() => openKisumu(world));

/** Gate B of the airport is 35 m from its middle. */
const airport = { lat: -0.086, lng: 34.729, address: 'Kisumu airport' };
const gateB = { lat: -0.0862, lng: 34.7292 };
const params = ({ driverId }: DriverPerson) => ({ params: { id: driverId } });
const join = (own: DriverPerson) => own.client.call(calls.joinLine, params(own));
const standing = (own: DriverPerson) => own.client.call(calls.rankLine, params(own));
const offerOf = async (own: DriverPerson) => (await own.client.answer(calls.getOffer, params(own))).body;
const comes = (own: DriverPerson, rideId: number) =>
  eventually(async () => (await offerOf(own))?.rideId === rideId, 'the offer of the turn');

/** So many drivers in line at the airport, the first one the farthest from its middle. */
async function inLine(many: number): Promise<DriverPerson[]> {
  const all: DriverPerson[] = [];
  for (let i = 0; i < many; i += 1) {
    const own = await bodaRider(world);
    await standAt(world, own, { lat: airport.lat + 0.0004 * (many - i), lng: airport.lng });
    await join(own);
    all.push(own);
  }
  return all;
}
const fromAirport = { rideType: 'boda', pickupLocation: airport, dropoffLocation: busPark };
const askAtAirport = async () =>
  (await kisumuPassenger(world)).client.call(calls.requestRide, { body: { ...fromAirport, fare: '900.00', paymentMethod: 'cash' } });

beforeEach(async () => {
  await world.db.delete(rankLines);
});

describe('a line at a rank', () => {
  it('is joined where the phone is, once, and says the place in it', async () => {
    const [first, second] = [await bodaRider(world), await bodaRider(world)];
    expect(await standing(first)).toEqual({ here: null, line: null });
    expect((await first.client.refused(calls.joinLine, params(first))).code).toBe('illegal_transition');
    for (const own of [first, second]) await standAt(world, own, airport);
    expect(await standing(first)).toEqual({ here: { placeId: 'kisumu-airport', kind: 'airport', waiting: 0 }, line: null });
    await Promise.all([join(first), join(first), join(first)]);
    const here = { placeId: 'kisumu-airport', kind: 'airport' };
    expect(await join(second)).toEqual({ here: { ...here, waiting: 2 }, line: { ...here, position: 2, of: 2, away: false } });
    expect((await standing(first)).line).toMatchObject({ position: 1, of: 2 });
    await first.client.call(calls.leaveLine, params(first));
    expect((await standing(second)).line).toMatchObject({ position: 1, of: 1 });
    expect((await second.client.refused(calls.joinLine, params(first))).code).toBe('forbidden');
    await second.client.call(calls.setStatus, { params: { id: second.user.id }, body: { isOnline: false } });
    await first.client.call(calls.setStatus, { params: { id: first.user.id }, body: { isOnline: false } });
    expect((await first.client.refused(calls.joinLine, params(first))).code).toBe('illegal_transition');
  });

  it('is not offered to a driver of another country, nor joined', async () => {
    const guest = await driver(world, { phone: '+27825550999', countryId: 'za', vehicleRegistration: 'KT 48 LM GP' });
    await guest.client.call(calls.setStatus, { params: { id: guest.user.id }, body: { isOnline: true } });
    await standAt(world, guest, airport);
    expect(await standing(guest)).toEqual({ here: null, line: null });
    expect((await guest.client.refused(calls.joinLine, params(guest))).code).toBe('illegal_transition');
  });

  it('goes down to the last one before it asks anybody again', async () => {
    const all = await inLine(3);
    const { id } = await askAtAirport();
    for (const own of all) {
      await comes(own, id);
      wait(16);
    }
    const [first] = all as [DriverPerson];
    await comes(first, id);
    expect((await moveRide(first, id, { status: 'accepted' })).status).toBe('accepted');
  });

  it('sends a phone to the end that twice in a row showed nothing of an offer', async () => {
    const [blind, second, third] = (await inLine(3)) as [DriverPerson, DriverPerson, DriverPerson];
    const one = await askAtAirport();
    await comes(blind, one.id);
    wait(16);
    await comes(second, one.id);
    expect((await standing(blind)).line).toMatchObject({ position: 1, of: 3 });
    await moveRide(second, one.id, { status: 'accepted' });
    const two = await askAtAirport();
    await comes(blind, two.id);
    wait(16);
    await comes(third, two.id);
    expect((await standing(blind)).line).toMatchObject({ position: 2, of: 2 });
    await moveRide(third, two.id, { status: 'accepted' });
  });

  it('is where a driver stands again whose passenger calls off, and the team; not who gives a trip up', async () => {
    const [first] = (await inLine(3)) as [DriverPerson];
    const rider = await kisumuPassenger(world);
    const take = async () => {
      const { id } = await rider.client.call(calls.requestRide, { body: { ...fromAirport, fare: '900.00', paymentMethod: 'cash' } });
      await comes(first, id);
      await moveRide(first, id, { status: 'accepted' });
      expect((await standing(first)).line).toBeNull();
      return id;
    };
    await moveRide(rider, await take(), { status: 'cancelled' });
    expect((await standing(first)).line).toMatchObject({ position: 1, of: 3 });
    const second = await take();
    const { client } = await memberOfStaff(world, [{ role: 'support' }]);
    const { version } = await client.call(calls.readTrip, { params: { id: second } });
    await client.call(calls.stepTrip, { params: { id: second }, body: { step: 'cancel', reason: 'Asked by phone', version } });
    expect((await standing(first)).line).toMatchObject({ position: 1, of: 3 });
    const third = await take();
    await moveRide(first, third, { status: 'cancelled', reason: 'vehicle_problem' });
    expect((await standing(first)).line).toBeNull();
    await moveRide(rider, third, { status: 'cancelled' });
    expect((await checkInvariants(world.db)).find(({ name }) => name === 'whoever drives stands in no line')?.faults).toEqual([]);
  });

  it('asks the first in line, though others are nearer, then the next; the record says whose turn it was', async () => {
    const [first, second, third] = (await inLine(3)) as [DriverPerson, DriverPerson, DriverPerson];
    const ride = await askAtAirport();
    await comes(first, ride.id);
    const [round] = await world.db.select().from(dispatchRounds).where(eq(dispatchRounds.rideId, ride.id)).orderBy(desc(dispatchRounds.id));
    const gateOf = (own: DriverPerson) => round?.gates[round.driverIds.indexOf(own.driverId)];
    expect([first, second, third].map(gateOf)).toEqual(['offered', 'not_turn', 'not_turn']);
    await moveRide(first, ride.id, { status: 'accepted' });
    expect((await standing(first)).line).toBeNull();
    const next = await askAtAirport();
    await comes(second, next.id);
    expect((await standing(third)).line).toMatchObject({ position: 2, of: 2 });
    expect((await checkInvariants(world.db)).find(({ name }) => name === 'whoever drives stands in no line')?.faults).toEqual([]);
  });

  it('gives two trips of one moment to the first two', async () => {
    const [first, second] = (await inLine(3)) as [DriverPerson, DriverPerson];
    const rides = await Promise.all([askAtAirport(), askAtAirport()]);
    const took = async (own: DriverPerson) => {
      const offer = await eventually(() => offerOf(own), 'an offer');
      return moveRide(own, offer.rideId, { status: 'accepted' });
    };
    const taken = await Promise.all([took(first), took(second)]);
    expect(taken.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(rides.map(({ id }) => id).toSorted((a, b) => a - b));
  });

  it('keeps the place of who declines once, and sends who does so twice to the end', async () => {
    const [first, second, third] = (await inLine(3)) as [DriverPerson, DriverPerson, DriverPerson];
    const decline = async () => {
      const { id } = await askAtAirport();
      await comes(first, id);
      await first.client.call(calls.declineOffer, { params: { id } });
      return id;
    };
    const one = await decline();
    expect((await standing(first)).line).toMatchObject({ position: 1, of: 3 });
    await comes(second, one);
    await moveRide(second, one, { status: 'accepted' });
    const two = await decline();
    expect((await standing(first)).line).toMatchObject({ position: 2, of: 2 });
    await comes(third, two);
  });

  it('loses who is elsewhere for longer than two minutes, and nobody who comes back in time', async () => {
    const [gone, back] = (await inLine(2)) as [DriverPerson, DriverPerson];
    const look = () => world.node.app.everyMinute();
    for (const own of [gone, back]) await standAt(world, own, busPark);
    await look();
    expect((await standing(gone)).line).toMatchObject({ position: 1, away: true });
    wait(60);
    await standAt(world, back, gateB);
    await look();
    expect((await standing(back)).line).toMatchObject({ position: 2, away: false });
    wait(61);
    await standAt(world, back, gateB);
    await look();
    expect((await standing(gone)).line).toBeNull();
    expect((await standing(back)).line).toMatchObject({ position: 1, of: 1 });
    // Who believes to wait is told; who stands there still is not.
    const told = async (own: DriverPerson) =>
      (
        await world.db
          .select()
          .from(notifications)
          .where(and(eq(notifications.userId, own.user.id), eq(notifications.kind, 'toldOutOfLine')))
      ).map(({ values }) => values);
    expect(await told(gone)).toEqual([{ place: 'kisumu airport' }]);
    expect(await told(back)).toEqual([]);
  });
});

describe('a pickup within a place', () => {
  it('is led to its meeting point, from the quote to the driver', async () => {
    const rider = await kisumuPassenger(world);
    const quote = await rider.client.call(calls.calculateFare, { body: fromAirport });
    expect(quote.meet).toMatchObject({ names: { en: 'Gate B' }, ...gateB });
    // 31 m straight on, by road a third more.
    expect(quote.meet?.meters).toBeGreaterThan(31);
    expect(quote.meet?.meters).toBeLessThan(60);
    const ride = await rider.client.call(calls.requestRide, { body: { ...fromAirport, fare: '900.00', paymentMethod: 'cash' } });
    expect(ride.meet).toEqual(quote.meet);
    expect((await askForBoda(await kisumuPassenger(world))).meet).toBeNull();
  });

  it('is led there too where it was booked ahead', async () => {
    const rider = await kisumuPassenger(world);
    const pickupAt = new Date(clock().getTime() + 60 * 60_000).toISOString();
    await rider.client.call(calls.schedule, { body: { ...fromAirport, fare: '900.00', paymentMethod: 'cash', pickupAt } });
    wait(50 * 60);
    await processScheduled(world.node.ctx);
    const ride = await rider.client.call(calls.passengerActiveRide, { params: { id: rider.user.id } });
    expect(ride?.meet).toMatchObject({ names: { en: 'Gate B' }, ...gateB });
  });
});
