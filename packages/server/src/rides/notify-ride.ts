import { and, inArray, notLike } from 'drizzle-orm';
import { users } from '@safiri/db/users/tables.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import { ENDED_ON_BOARD } from '@safiri/rules/rides/completion.ts';
import { riderKey } from '@safiri/rules/rides/rider.ts';
import { PACKAGE_METHOD } from '@safiri/rules/subscriptions/packages.ts';
import type { DestinationChange } from '@safiri/rules/rides/destination-change.ts';
import type { TripActor } from '@safiri/rules/rides/trip-life.ts';
import { notify, notifyAll, type Notice, type Told } from '../notifications/public.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { CANCELLED_BY_TEAM } from '@safiri/rules/rides/team-steps.ts';
import { findAccountById, firstName } from '../users/public.ts';
import { textRider } from './text-rider.ts';
import type { RideRow } from './queries.ts';

const place = (ride: Pick<RideRow, 'dropoffAddress'>) => ({ place: ride.dropoffAddress });

type People = Pick<RideRow, 'passengerId' | 'bookerId' | 'staffId'> & Partial<Pick<RideRow, 'hail'>>;
type RideToTell = People & Pick<RideRow, 'riderName' | 'dropoffAddress'>;

/** Who of the passenger's side has an account that is told of the ride: a person without one is written to by SMS. */
export async function toldOf(uow: UnitOfWork, { passengerId, bookerId, staffId, hail = null }: People): Promise<readonly number[]> {
  if (hail !== null) return [];
  // Who asks in the app for the own ride has an account.
  if (passengerId === bookerId && staffId === null) return [passengerId];
  const rows = await uow.tx
    .select({ id: users.id })
    .from(users)
    .where(and(inArray(users.id, [passengerId, bookerId]), notLike(users.phone, riderKey('%'))));
  return rows.map(({ id }) => id);
}

/** What is said to these who ride, or asked. */
const saidTo = (userIds: readonly number[], ride: RideToTell, notice: Notice, toBooker: Notice | null): Told[] =>
  userIds.flatMap((userId) => {
    const isBookerAlone = userId === ride.bookerId && userId !== ride.passengerId;
    const said = isBookerAlone ? toBooker : notice;
    return said === null ? [] : [{ userId, ...said }];
  });

/**
 * Tells who rides and who asked, as far as they have accounts.
 * @param toBooker in other words where somebody else rides; null where it is none of the booker's business
 */
const tellPassengers = async (uow: UnitOfWork, ride: RideToTell, notice: Notice, toBooker: Notice | null = notice): Promise<void> =>
  notifyAll(uow, saidTo(await toldOf(uow, ride), ride, notice, toBooker));

const rider = (ride: Pick<RideRow, 'riderName'>) => ({ rider: firstName(ride.riderName ?? '') });
const onScreen = (ride: RideRow) => `/active-ride?ride=${ride.id}`;

/** Who asked by phone learns in the app, if they have it, and by SMS that a driver is looked for. */
export async function notifyAskedByPhone(uow: UnitOfWork, ride: RideRow): Promise<void> {
  const fare = uow.money(ride.fareMinor, countryById(ride.countryId).currency);
  await tellPassengers(uow, ride, { kind: 'toldAskedByPhone', values: place(ride) });
  await textRider(uow, ride, 'messageAsked', { pickup: ride.pickupAddress, place: ride.dropoffAddress, fare });
}

/** Who rides learns that somebody asked for a ride for them. */
export async function notifyBooked(uow: UnitOfWork, ride: RideRow, bookerName: string): Promise<void> {
  await tellPassengers(uow, ride, { kind: 'toldBookedFor', values: { name: firstName(bookerName), ...place(ride) } }, null);
}

/** The passenger learns who is coming. */
export async function notifyAccepted(uow: UnitOfWork, ride: RideRow, driverUserId: number): Promise<void> {
  const account = await findAccountById(uow.tx, driverUserId);
  if (account?.driver == null) return;
  const { color = null, make = null, model = null, licensePlate = '' } = ride.vehicle ?? {};
  const vehicle = [make, model].filter((part) => part !== null).join(' ');
  const values = { driver: firstName(account.user.name), vehicle, color: color ?? '', plate: licensePlate };
  const toBooker: Notice = { kind: 'toldForAccepted', values: { ...values, ...rider(ride) }, opens: onScreen(ride) };
  await tellPassengers(uow, ride, { kind: 'toldAccepted', values }, toBooker);
}

/** The passenger learns who comes once another trip is over. @param seconds until then, as far as is known */
export async function notifyNext(uow: UnitOfWork, ride: RideRow, driverUserId: number, seconds: number): Promise<void> {
  const account = await findAccountById(uow.tx, driverUserId);
  if (account === undefined) return;
  const values = { driver: firstName(account.user.name), minutes: String(Math.max(1, Math.ceil(seconds / 60))) };
  const toBooker: Notice = { kind: 'toldForNext', values: { ...values, ...rider(ride) }, opens: onScreen(ride) };
  await tellPassengers(uow, ride, { kind: 'toldNext', values }, toBooker);
}

/** Whoever was told of a next driver learns that it will be somebody else. */
export const notifyNextGivenBack = (uow: UnitOfWork, ride: RideRow) =>
  tellPassengers(uow, ride, { kind: 'toldReopened', values: place(ride) });

/** The passenger learns that the car is there. */
export async function notifyArrived(uow: UnitOfWork, ride: RideRow, driverUserId: number): Promise<void> {
  const account = await findAccountById(uow.tx, driverUserId);
  if (account?.driver == null) return;
  const values = { driver: firstName(account.user.name), plate: ride.vehicle?.licensePlate ?? '', place: ride.pickupAddress };
  const toBooker: Notice = { kind: 'toldForArrived', values: { ...values, ...rider(ride) }, opens: onScreen(ride) };
  await tellPassengers(uow, ride, { kind: 'toldArrived', values }, toBooker);
  await textRider(uow, ride, 'messageArrived', values);
}

/**
 * What is said when the trip is over: where it ended, or the question whether it ended there; what was paid to who asked for it; a package was paid before.
 */
export async function completedNotices(uow: UnitOfWork, ride: RideRow): Promise<Told[]> {
  const fare = uow.money(ride.fareMinor, countryById(ride.countryId).currency);
  const kind = ride.confirmation !== 'asked' ? 'toldCompleted' : ride.endReason === ENDED_ON_BOARD ? 'toldEndedOnBoard' : 'toldEndAsked';
  const toBooker: Notice = { kind: 'toldForCompleted', values: { ...place(ride), ...rider(ride) } };
  const userIds = await toldOf(uow, ride);
  const told = saidTo(userIds, ride, { kind, values: place(ride) }, toBooker);
  if (ride.paymentMethod === PACKAGE_METHOD || !userIds.includes(ride.bookerId)) return told;
  return [...told, { userId: ride.bookerId, kind: 'toldPaid', values: { fare, ...place(ride) } }];
}

/** Another driver is looked for. @param by whose doing it is: the driver's, or that of the team */
export async function notifyReopened(uow: UnitOfWork, ride: RideRow, by: TripActor): Promise<void> {
  await tellPassengers(uow, ride, { kind: by === 'driver' ? 'toldReopened' : 'toldOtherDriver', values: place(ride) });
  await textRider(uow, ride, 'messageReopened', place(ride));
}

/** The driver may not drive this trip any more, though it goes on. */
export const notifyDriverNoLonger = (uow: UnitOfWork, ride: RideRow, values: { driver: string; place: string }) =>
  tellPassengers(uow, ride, { kind: 'toldDriverNoLonger', values });

/** The driver may not drive this trip any more, and it goes to others. */
export const notifyTakenBack = (uow: UnitOfWork, ride: RideRow, driverUserId: number) =>
  notify(uow, driverUserId, { kind: 'toldTakenBack', values: place(ride) });

/** The passenger changed where the trip goes, or stops; its driver may decline for a while. */
export const notifyNewWay = (uow: UnitOfWork, driverUserId: number, { kind, wanted }: DestinationChange) =>
  notify(uow, driverUserId, { kind: kind === 'stop' ? 'toldNewStop' : 'toldNewDestination', values: { place: wanted } });

/** The driver declined a new destination, or a stop: the trip goes where it was going to. */
export const notifyWayDeclined = (uow: UnitOfWork, ride: RideRow, { kind }: DestinationChange) =>
  tellPassengers(uow, ride, { kind: kind === 'stop' ? 'toldStopDeclined' : 'toldDestinationDeclined', values: place(ride) });

/** The passenger took a new way back before its driver answered. */
export const notifyWayWithdrawn = (uow: UnitOfWork, ride: RideRow, driverUserId: number) =>
  notify(uow, driverUserId, { kind: 'toldWayWithdrawn', values: place(ride) });

/** The team ended a trip with the passenger on board: its driver learns it apart from the passenger, who is asked about the end. */
export const notifyTeamEnded = (uow: UnitOfWork, ride: RideRow, driverUserId: number) =>
  notify(uow, driverUserId, { kind: 'toldTeamEnded', values: place(ride) });

/** Nobody was found for a ride. */
export async function notifyNobodyFound(uow: UnitOfWork, ride: RideToTell): Promise<void> {
  const toBooker: Notice = { kind: 'toldForNobodyFound', values: { ...place(ride), ...rider(ride) } };
  await tellPassengers(uow, ride, { kind: 'toldNobodyFound', values: place(ride) }, toBooker);
  await textRider(uow, ride, 'messageNobodyFound', place(ride));
}

/** Of two people on the passenger's side one called the ride off: the other learns it. */
async function tellTheOther(uow: UnitOfWork, ride: RideRow, by: number | null): Promise<void> {
  if (ride.passengerId === ride.bookerId && ride.staffId === null) return;
  const booker = await findAccountById(uow.tx, ride.bookerId);
  const name = firstName(booker?.user.name ?? '');
  for (const userId of await toldOf(uow, ride)) {
    if (userId === by) continue;
    const declined = userId !== ride.passengerId;
    const values = declined ? { ...rider(ride), ...place(ride) } : { name, ...place(ride) };
    await notify(uow, userId, { kind: declined ? 'toldForDeclined' : 'toldCalledOff', values });
  }
}

interface Cancelled {
  readonly driverUserId: number | null;
  /** Who called it off. */
  readonly by: number | null;
  /** It was charged as a no-show: who pays that was told so, and hears nothing else of it. */
  readonly isNoShow: boolean;
}

/** A cancelled trip: the other side learns it, and both when nobody was found. */
export async function notifyCancelled(uow: UnitOfWork, ride: RideRow, { driverUserId, by, isNoShow }: Cancelled): Promise<void> {
  // Who called it off without the app did so by phone, and is told that it is done.
  if (ride.cancelReason !== 'no_driver_found') await textRider(uow, ride, 'messageCalledOff', place(ride));
  if (ride.cancelledBy === 'driver') {
    // Who sits in a car that goes no further must hear it, whatever is muted.
    const kind = ride.startedAt === null ? 'toldCancelledByDriver' : 'toldEndedByDriver';
    const notice = { kind, values: place(ride) } as const;
    if (!isNoShow) return tellPassengers(uow, ride, notice);
    return ride.passengerId === ride.bookerId ? undefined : tellPassengers(uow, ride, notice, null);
  }
  if (ride.cancelReason === 'passenger_not_verified') {
    if (driverUserId !== null) await notifyTakenBack(uow, ride, driverUserId);
    return tellPassengers(uow, ride, { kind: 'toldNotLadiesOnly', values: place(ride) });
  }
  if (ride.cancelReason === CANCELLED_BY_TEAM) {
    if (driverUserId !== null) await notify(uow, driverUserId, { kind: 'toldTeamCancelled', values: place(ride) });
    return tellPassengers(uow, ride, { kind: 'toldTeamCancelled', values: place(ride) });
  }
  if (ride.cancelledBy === 'system') {
    return notifyNobodyFound(uow, ride);
  }
  await tellTheOther(uow, ride, by);
  if (driverUserId === null) return undefined;
  const passenger = await findAccountById(uow.tx, ride.passengerId);
  const values = { passenger: firstName(ride.riderName ?? passenger?.user.name ?? ''), ...place(ride) };
  return notify(uow, driverUserId, { kind: 'toldCancelledByPassenger', values });
}
