import { describe, expect, it } from 'vitest';
import { eq, getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { BodyIn } from '@safiri/contract/call.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { idempotencyKeys, streamEvents } from '@safiri/db/platform/tables.ts';
import { rideEvents, rides } from '@safiri/db/rides/tables.ts';
import { walletMethodId } from '@safiri/rules/countries/payment.ts';
import { calls } from '../testing/calls.ts';
import { there } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { passenger, rideBody, type Person } from '../testing/people.ts';
import { topUp } from '../testing/wallets.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { insertRide } from './insert-ride.ts';
import { rowOf, type NewRide } from './new-ride.ts';
import { writeSecuredRide } from './secured-ride.ts';
import { createDeliveryTrip } from './delivery-trip.ts';
import { searchEnd } from '@safiri/rules/dispatch/offer-life.ts';

const at = new Date('2026-03-04T05:06:07.089Z');
const world = useWorld({ clock: () => at });

/**
 * A ride with something in every column. A column that is added does not compile until it has a value here, one that is not its
 * default; null stands where the table forbids anything else of a trip that was only asked for.
 */
const whole = (passengerId: number): Required<NewRide> => ({
  passengerId,
  bookerId: passengerId,
  bookerSlot: 0,
  staffId: null,
  // Nobody asks for a hailed trip.
  hail: null,
  meet: { names: { en: 'Gate B' }, lat: -29.1, lng: 27.5 },
  version: 1,
  rideType: 'share',
  vehicles: ['motorcycle', 'van'],
  service: { id: 'boda', names: { en: 'Boda' }, seats: 1, helmet: true },
  marketVersionId: world.node.ctx.markets.all()[0]?.versionId ?? 0,
  fareLines: [{ kind: 'base', amountMinor: 100 }],
  payTerms: { commissionPercent: 12, incentives: false },
  feeTerms: { waiting: { freeMinutes: 3, perMinuteMinor: 200, mostMinutes: 15 }, cancellation: null, roundToMinor: 1000 },
  // A fast trip collects nothing, and no code takes anything off it.
  owedMinor: null,
  walletMinor: null,
  payBy: null,
  directMinor: null,
  tipMinor: null,
  promotion: null,
  discountMinor: null,
  bonus: null,
  lineTurn: { marketId: 'kisumu', placeId: 'airport', turn: 7 },
  // Nobody changes where a shared trip goes.
  destinationChange: null,
  // Somebody may take it next who was asked before.
  nextDriverId: null,
  nextPickupAt: null,
  nextUntil: null,
  driverId: null,
  vehicleId: null,
  vehicle: null,
  countryId: 'ke',
  cityId: 'nairobi',
  pickupLat: -29.123_456_789_012_3,
  pickupLng: 27.5,
  pickupAddress: 'Kingsway “1”\n\\ Maseru',
  dropoffLat: -29.35,
  dropoffLng: 27.500_000_000_000_4,
  dropoffAddress: "'; drop table rides; --",
  // Who shares a car makes none.
  stops: [],
  distanceMeters: 12_345,
  durationSeconds: 1234,
  fareMinor: 4_503_599_627_370_497,
  surge: 1.5,
  paymentMethod: 'cash',
  isFast: true,
  riderName: 'Gogo “Thandi”',
  riderPhone: '+27735550177',
  pin: '0042',
  pinTries: 2,
  startConfirmedAt: at,
  reopenings: 3,
  poolSlot: 1,
  detourCapSeconds: 600,
  detourSeconds: 120,
  pickupSeq: 1,
  dropoffSeq: 2,
  pickupAt: new Date('2026-03-04T06:00:00.001Z'),
  requestedAt: at,
  searchUntil: new Date('2026-03-04T05:09:07.089Z'),
  acceptedAt: at,
  arrivedAt: at,
  waitingSince: at,
  startedAt: at,
  completedAt: null,
  drivenMeters: 7,
  endReason: null,
  endMeters: 8,
  endStraightMeters: 9,
  waitingMinor: null,
  quotedMinor: 4_503_599_627_370_499,
  chargedMeters: 10,
  confirmation: null,
  operatorPay: null,
  cashPaidMinor: null,
  changeForMinor: null,
  cancelledAt: null,
  cancelledBy: null,
  cancelReason: 'other',
});

/** What a request gives, and no more. */
function least(passengerId: number): NewRide {
  const { rideType, countryId, cityId, pickupLat, pickupLng, pickupAddress, dropoffLat, dropoffLng, dropoffAddress, ...more } =
    whole(passengerId);
  const { distanceMeters, durationSeconds, fareMinor, surge, paymentMethod, pin, requestedAt, searchUntil } = more;
  const endpoints = { pickupLat, pickupLng, pickupAddress, dropoffLat, dropoffLng, dropoffAddress };
  const measures = { distanceMeters, durationSeconds, fareMinor, surge };
  return {
    passengerId,
    bookerId: passengerId,
    rideType,
    countryId,
    cityId,
    ...endpoints,
    ...measures,
    paymentMethod,
    pin,
    requestedAt,
    searchUntil,
  };
}

/** The one row of a table that a condition finds, every column of it, without those that are different in each row. */
async function rowIn(table: PgTable, where: ReturnType<typeof eq>, different: readonly string[]): Promise<Record<string, unknown>> {
  const rows = await world.db.select().from(table).where(where);
  expect(rows).toHaveLength(1);
  const row = there(rows[0]);
  expect(Object.keys(row)).toEqual(Object.keys(getTableColumns(table)));
  return Object.fromEntries(Object.entries(row).filter(([column]) => !different.includes(column)));
}

const writtenRow = (rideId: number) => rowIn(rides, eq(rides.id, rideId), ['id', 'passengerId', 'bookerId', 'createdAt']);

const writtenEvent = (rideId: number) => rowIn(rideEvents, eq(rideEvents.rideId, rideId), ['id', 'rideId', 'actorId']);

/** All that was written of a ride. */
const written = async (rideId: number) => ({
  ride: await writtenRow(rideId),
  event: await writtenEvent(rideId),
  published: await rowIn(streamEvents, eq(streamEvents.subjectId, rideId), ['id', 'userId', 'subjectId', 'at']),
});

async function byStatement(ride: NewRide): Promise<number> {
  return (await insertRide(world.db, ride, null, { id: 1 } as Ride)).rideId;
}

const byTransaction = async (ride: NewRide): Promise<number> =>
  (await inTransaction(world.node.ctx, (uow) => writeSecuredRide(world.node.ctx, uow, ride))).id;

describe('a new ride', () => {
  it.each([
    ['what a request gives', least],
    ['something in every column', whole],
  ])('is the same rows, column by column, whichever way it is written: with %s', async (_name, rideOf) => {
    const [one, other] = await Promise.all([passenger(world), passenger(world)]);
    const statement = await written(await byStatement(rideOf(one.user.id)));
    expect(statement).toEqual(await written(await byTransaction(rideOf(other.user.id))));
    // And what was asked for, where both could be wrong alike.
    const { passengerId: _of, bookerId: _by, ...asked } = rideOf(one.user.id);
    expect(statement.ride).toMatchObject(asked);
  });

  it('is the same rows when it carries an order, but for the stream, which carries the order', async () => {
    const {
      searchUntil: _search,
      requestedAt: _at,
      surge: _surge,
      detourCapSeconds: _cap,
      ...asked
    } = least((await passenger(world)).user.id);
    const delivery = { ...asked, rideType: 'food_delivery', vehicles: null } as const;
    const { id } = await inTransaction(world.node.ctx, (uow) => createDeliveryTrip(world.node.ctx, uow, delivery));
    const other = (await passenger(world)).user.id;
    const statement = await byStatement({
      ...delivery,
      passengerId: other,
      bookerId: other,
      surge: 1,
      requestedAt: at,
      searchUntil: searchEnd(at),
    });
    expect(await writtenRow(id)).toEqual(await writtenRow(statement));
    expect(await writtenEvent(id)).toEqual(await writtenEvent(statement));
  });

  it('is shown before it is written as the row that is then written', async () => {
    const { user } = await passenger(world);
    const { id: _id, passengerId: _passenger, bookerId: _booker, createdAt: _created, ...row } = rowOf(least(user.id));
    expect(await writtenRow(await byStatement(least(user.id)))).toEqual(row);
  });

  it('is answered the same whichever way it is paid for, and the same again under its key', async () => {
    const ask = async (person: Person, paymentMethod: BodyIn<typeof calls.requestRide>['paymentMethod']) => {
      const sent = { body: rideBody({ paymentMethod }), idempotencyKey: `key-of-${person.user.id}` };
      const first = await person.client.call(calls.requestRide, sent);
      expect(await person.client.call(calls.requestRide, sent)).toEqual(first);
      const kept = await rowIn(idempotencyKeys, eq(idempotencyKeys.userId, person.user.id), ['userId', 'key', 'requestHash', 'createdAt']);
      expect(JSON.parse(String(kept['body']))).toEqual(first);
      expect(await person.client.call(calls.getRide, { params: { id: first.id } })).toEqual(first);
      return { first, kept };
    };
    const [cash, wallet] = await Promise.all([passenger(world), passenger(world)]);
    await topUp(world, wallet, 100_000);
    const [byCash, byWallet] = [await ask(cash, 'cash'), await ask(wallet, walletMethodId)];
    const { id: _id, passengerId: _of, passenger: _who, pin: _pin, paymentMethod: _method, ...same } = byCash.first;
    expect(byWallet.first).toMatchObject(same);
    expect(Object.keys(byWallet.first)).toEqual(Object.keys(byCash.first));
    expect(byWallet.kept['status']).toBe(byCash.kept['status']);
  });
});
