import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { useWorld } from '../testing/harness.ts';
import { hatfield, menlyn, passenger, rideBody, type Person } from '../testing/people.ts';
import { calls } from '../testing/calls.ts';
import { there } from '../testing/client.ts';
import { unchecked } from '../testing/client.ts';

const world = useWorld();
let lerato: Person;
beforeAll(async () => {
  lerato = await passenger(world);
});

const countRides = async () => Number((await world.db.execute(sql`select count(*) as n from rides`)).rows[0]?.['n']);

describe('a request that is not right', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['no pickup', { pickupLocation: undefined }, 'pickupLocation'],
    ['a pickup outside of the world', { pickupLocation: { ...hatfield, lat: 91 } }, 'pickupLocation.lat'],
    ['a longitude as text', { pickupLocation: { ...hatfield, lng: '28' } }, 'pickupLocation.lng'],
    ['a blank address', { dropoffLocation: { ...menlyn, address: '   ' } }, 'dropoffLocation.address'],
    ['a huge address', { dropoffLocation: { ...menlyn, address: 'x'.repeat(201) } }, 'dropoffLocation.address'],
    ['the same place twice', { dropoffLocation: hatfield }, 'dropoffLocation'],
    ['a negative fare', { fare: '-5' }, 'fare'],
    ['a fare that is no number', { fare: 'NaN' }, 'fare'],
    ['a fare as a number', { fare: 420 }, 'fare'],
    ['an endless fare', { fare: '1e9' }, 'fare'],
    ['an unknown type', { rideType: 'helicopter' }, 'rideType'],
    ['a delivery as a ride', { rideType: 'food_delivery' }, 'rideType'],
    ['a wallet without money', { paymentMethod: 'safiri_wallet' }, 'paymentMethod'],
    ['a status', { status: 'completed' }, 'status'],
    ['a driver', { driverId: 1 }, 'driverId'],
  ])('%s is refused, the field is named, nothing is written', async (_what, changes, path) => {
    const before = await countRides();
    const answer = await lerato.client.answer(calls.requestRide, { body: rideBody(changes) });
    expect(answer.status).toBe(400);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(answer.body.errors?.[0]?.path).toBe(path);
    expect(await countRides()).toBe(before);
  });

  it.each(['shells', 'card', 'mpesa'])(
    '%s is not offered here, and not taken for cash: those that are, are named',
    async (paymentMethod) => {
      const before = await countRides();
      const answer = await lerato.client.answer(calls.requestRide, { body: rideBody({ paymentMethod }) });
      expect([answer.status, answer.body.code, answer.body.errors?.[0]?.path]).toEqual([
        409,
        'payment_method_unavailable',
        'paymentMethod',
      ]);
      expect(answer.body.methods).toEqual(expect.arrayContaining(['cash', 'safiri_wallet']));
      expect(await countRides()).toBe(before);
    },
  );

  it.each<[string, string, Record<string, string>, number]>([
    ['broken JSON', '{"fare": ', {}, 400],
    ['poisoned JSON', '{"__proto__": {"role": "staff"}}', {}, 400],
    ['another type of content', '<ride/>', { 'content-type': 'text/xml' }, 415],
    ['a body over the limit', JSON.stringify({ ...rideBody(), note: 'x'.repeat(70_000) }), {}, 413],
    ['null', 'null', {}, 400],
    ['a list', '[]', {}, 400],
  ])('%s is a problem of the caller', async (_what, body, headers, status) => {
    const answer = await lerato.client.answer(calls.requestRide, { body: unchecked(body), headers });
    expect(answer.status).toBe(status);
    expect(answer.body.errors?.[0]?.path).not.toBe('');
  });

  it.each(['0', '-1', '1e9', 'abc', '99999999999', '%00', "1'--"])('a ride id of %s is refused or unknown', async (id) => {
    const answer = await lerato.client.answer(calls.getRide, { params: { id } });
    expect([400, 404]).toContain(answer.status);
  });

  it('in a country that is not open yet is refused with that reason', async () => {
    const lagos = { lat: 6.4541, lng: 3.3947, address: 'Lagos' };
    const answer = await lerato.client.answer(calls.requestRide, {
      body: rideBody({ pickupLocation: lagos, dropoffLocation: { ...lagos, lat: 6.5 } }),
    });
    expect(answer.body.code).toBe('not_bookable_here');
  });

  it.each(['\ud83d alone', 'a \u0000 b', '"quoted" \\ {}', '😀'])(
    'with an address of %j is taken or refused, never a failure',
    async (address) => {
      const answer = await lerato.client.answer(calls.requestRide, { body: rideBody({ pickupLocation: { ...hatfield, address } }) });
      expect([201, 400]).toContain(answer.status);
      if (answer.status === 201)
        await lerato.client.answer(calls.changeRide, { params: { id: answer.body.id }, body: { status: 'cancelled' } });
    },
  );

  it('for somebody else is forbidden', async () => {
    expect((await lerato.client.answer(calls.requestRide, { body: rideBody({ passengerId: lerato.user.id + 1 }) })).status).toBe(403);
  });
});

describe('the fare', () => {
  it('is the server’s: a smaller one that was sent is refused with the new one', async () => {
    const answer = await lerato.client.answer(calls.requestRide, { body: rideBody({ fare: '1.00' }) });
    expect(answer.body).toMatchObject({ status: 409, code: 'fare_changed' });
    expect(Number(answer.body.fare)).toBeGreaterThan(42);
  });

  it('of a live quote is charged exactly, and the quote fits this very trip only', async () => {
    const quote = await lerato.client.call(calls.calculateFare, {
      body: { rideType: 'standard', pickupLocation: hatfield, dropoffLocation: menlyn },
    });
    expect(quote.fares).toHaveLength(5);
    const other = await passenger(world);
    const stolen = await other.client.answer(calls.requestRide, { body: rideBody({ fare: '0.01', quoteId: there(quote.quoteId) }) });
    expect(stolen.body.code).toBe('quote_expired');
    const moved = await lerato.client.answer(calls.requestRide, {
      body: rideBody({ fare: '0.01', quoteId: there(quote.quoteId), dropoffLocation: { ...menlyn, lat: -25.9 } }),
    });
    expect(moved.body.code).toBe('quote_expired');
    await world.db.execute(sql`update quotes set fare_minor = fare_minor + 500 where id = ${quote.quoteId}`);
    const seen = await lerato.client.answer(calls.requestRide, { body: rideBody({ fare: quote.fare, quoteId: there(quote.quoteId) }) });
    expect(seen.body).toMatchObject({ code: 'fare_changed' });
    const ride = await lerato.client.answer(calls.requestRide, { body: rideBody({ fare: seen.body.fare, quoteId: there(quote.quoteId) }) });
    expect(ride.body.fare).toBe(seen.body.fare);
    await lerato.client.answer(calls.changeRide, { params: { id: ride.body.id }, body: { status: 'cancelled' } });
  });

  it('with the form’s 420 is taken at the server’s fare', async () => {
    const sipho = await passenger(world);
    const ride = await sipho.client.answer(calls.requestRide, { body: rideBody({ fare: '420', paymentMethod: 'cash' }) });
    expect(ride.status).toBe(201);
    expect(Number(ride.body.fare)).toBeLessThan(420);
    expect(ride.body.paymentMethod).toBe('cash');
  });
});
