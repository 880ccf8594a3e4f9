import { photoAddress } from '@safiri/contract/verification/photo-address.ts';
import type { DriverPay } from '@safiri/contract/earnings/shapes.ts';
import type { Pool, Receipt, Ride } from '@safiri/contract/rides/shapes.ts';
import { countryById } from '@safiri/rules/countries/countries.ts';
import type { PersonCheckKind } from '@safiri/rules/identity/person-checks.ts';
import { highSeconds } from '@safiri/rules/places/travel-time.ts';
import type { MarketDocument } from '@safiri/rules/markets/document.ts';
import { toWire } from '@safiri/rules/pricing/money.ts';
import { quotedAbove } from '@safiri/rules/rides/completion.ts';
import { FAST_TRIP_TIMES } from '@safiri/rules/demo/fast-trip.ts';
import { isDelivery } from '@safiri/rules/rides/deliveries.ts';
import { receiptNumber } from '@safiri/rules/rides/receipt-number.ts';
import { MAX_PIN_TRIES } from '@safiri/rules/rides/start-pin.ts';
import { isDriven } from '@safiri/rules/rides/trip-life.ts';
import { carStops, stopsAhead, type Eta, type Position } from '../drivers/public.ts';
import { expectedPay, paidPay } from '../earnings/public.ts';
import type { Config } from '../platform/config.ts';
import { kilometers, minutes, presentLines, presentMeeting } from '../pricing/public.ts';
import { averageRating, dialable, firstName, shortName } from '../users/public.ts';
import { paidLines } from './fare-of-way.ts';
import { presentDelivery } from './present-delivery.ts';
import { presentDestinationChange } from './present-destination-change.ts';
import { presentEnding, wireOrNull } from './present-ending.ts';
import { receiptTax } from './receipt-tax.ts';
import { presentRideFeeTerms } from './present-fee-terms.ts';
import { presentPromotion } from './present-promotion.ts';
import type { RideRow, RideView } from './queries.ts';
import { isWithoutAccount, learnsCost, mayOnRide, type Side } from '@safiri/rules/rides/rider.ts';

const iso = (at: Date | null) => at?.toISOString() ?? null;

interface Person {
  readonly id: number;
  readonly name: string;
  readonly phone: string;
  readonly phoneVerifiedAt: Date | string | null;
  readonly ratingSum: number;
  readonly ratingCount: number;
  readonly totalRides: number;
}

interface Passenger extends Person {
  readonly checked: PersonCheckKind | null;
}

/** Of whoever rides: whether a code showed the number, and what the team checked. */
const provenOf = ({ phoneVerifiedAt, checked }: Pick<Passenger, 'phoneVerifiedAt' | 'checked'>) => ({
  phoneVerified: phoneVerifiedAt !== null,
  checked,
});

function presentPerson(person: Person, phoneShown: boolean) {
  return {
    id: person.id,
    name: shortName(person.name),
    rating: averageRating(person),
    totalRides: person.totalRides,
    phone: phoneShown ? dialable(person.phone) : null,
  };
}

/**
 * Whom the driver meets: who rides, by the name that the booker gave. The booker sees the own account there, and nothing of the one that
 * the rider may have: a number that somebody types tells nobody whose it is.
 */
function presentPassenger({ ride, passenger, booker }: RideView, side: Side, shown: boolean) {
  if (side === 'booker' && booker !== null) return { ...presentPerson(booker, false), ...provenOf(booker) };
  const rides = passenger as Passenger;
  const person = { ...presentPerson(rides, shown && side === 'driver'), ...provenOf(rides) };
  if (ride.hail !== null) return { ...person, phone: shown ? ride.riderPhone : null };
  if (side !== 'driver' || ride.riderName === null) return person;
  return { ...person, name: shortName(ride.riderName), phone: shown ? ride.riderPhone : null };
}

/** Who rides, for whoever asked: as it was said, with the number. */
function presentRider({ ride }: RideView, side: Side) {
  if (ride.riderName === null || side === 'rider') return null;
  return side === 'driver' ? { name: shortName(ride.riderName), phone: null } : { name: ride.riderName, phone: ride.riderPhone };
}

/** Whether the two sides can write to each other: the chat is the booker's, and a person without an account reads none. */
const canChat = ({ passenger, ride }: RideView, side: Side) =>
  side !== 'rider' && (ride.bookerId !== ride.passengerId || !isWithoutAccount((passenger as Person).phone));

/** The driver's two rows, which a left join gives as nullable columns. */
function driverOf({ driver, driverUser }: RideView): { id: number; user: Person } | null {
  return driver === null || driverUser === null || driverUser.id === null ? null : { id: driver.id, user: driverUser as Person };
}

/** The face of the driver for a passenger's phone, and when staff checked it. */
function presentPhoto({ photo, ride }: RideView) {
  if (photo === null || ride.driverId === null) return null;
  return { url: photoAddress(ride.driverId, photo.documentId), checkedAt: new Date(photo.checkedAt).toISOString() };
}

export interface Live {
  readonly position: Position | undefined;
  readonly eta: Eta | undefined;
}

/** What is left of a way that is driven in quickened time. */
const quickened = ({ seconds, highSeconds, meters }: Eta): Eta => ({
  seconds: seconds / FAST_TRIP_TIMES,
  highSeconds: highSeconds / FAST_TRIP_TIMES,
  meters,
});

/** What of a ride changes with the car's position alone. */
export function presentLive({ ride }: RideView, live: Live | undefined): Pick<Ride, 'driverPosition' | 'eta'> {
  const { position, eta } = live ?? {};
  return {
    driverPosition:
      position === undefined
        ? null
        : { lat: position.lat, lng: position.lng, heading: position.heading, at: new Date(position.at).toISOString() },
    eta: eta === undefined ? null : ride.isFast ? quickened(eta) : eta,
  };
}

/** What pay depends on before a trip is settled, and whether a rider can be texted. */
export type PayConfig = Pick<Config, 'commissionPercent' | 'sms'>;

/** The driver's pay: as it was paid, or before that as it stands by the moment of accepting. Nobody else's business. */
function payOf(config: PayConfig, { ride, settled, driverCountryId }: RideView, side: Side): DriverPay | null {
  if (side !== 'driver' || ride.isFast || driverCountryId === null || ride.acceptedAt === null || ride.status === 'cancelled') return null;
  if (settled !== null) return paidPay(ride.fareMinor, settled);
  return expectedPay(ride, config, ride.acceptedAt, driverCountryId);
}

/** How a share ride shares its car. Who else is in it, and where they go, is told to the driver alone. */
function presentPool(view: RideView, side: Side): Pool | null {
  const { ride } = view;
  if (ride.detourCapSeconds === 0 || ride.status === 'completed' || ride.status === 'cancelled') return null;
  return {
    maxExtraMinutes: ride.detourCapSeconds / 60,
    extraMinutes: Math.ceil(ride.detourSeconds / 60),
    others: view.companion === null ? 0 : 1,
    stopsBefore: Math.max(0, stopsAhead(view).length - 1),
    stops:
      side === 'driver'
        ? carStops(view).flatMap(({ kind, ...stop }) => (kind === 'stop' ? [] : [{ ...stop, kind, name: firstName(stop.name) }]))
        : [],
  };
}

/** How a driver is looked for, and who comes once they have ended another trip: by the first name, as everybody else in a car. */
function presentSearch({ ride, driversAsked, nextDriverName }: RideView): Ride['search'] {
  if (ride.status !== 'requested') return null;
  const { nextPickupAt } = ride;
  const next = nextPickupAt === null ? null : { driver: firstName(nextDriverName ?? ''), at: nextPickupAt.toISOString() };
  return { until: ride.searchUntil.toISOString(), driversAsked, next };
}

/** What the driver begins when this trip ends. */
function presentNext({ next }: RideView): Ride['next'] {
  return next === null ? null : { rideId: next.id, address: next.pickupAddress, at: new Date(next.pickupAt).toISOString() };
}

/** The way of a trip; of one that ended early the way that was driven, which its fare pays. */
const metersOf = ({ chargedMeters, distanceMeters }: RideRow): number => chargedMeters ?? distanceMeters;

/** A ride as one side sees it: the PIN is the rider's alone, phones only while they are on the way together. */
export function presentRide(config: PayConfig, view: RideView, side: Side, live?: Live): Ride {
  const { ride } = view;
  const shown = isDriven(ride.status);
  const beforeStart = ride.status === 'requested' || ride.status === 'accepted' || ride.status === 'arrived';
  const forPassenger = side !== 'driver';
  const judges = mayOnRide(side, 'judge');
  const mine = judges ? view.passengerScore : forPassenger ? null : view.driverScore;
  const theirs = judges ? view.driverScore : forPassenger ? null : view.passengerScore;
  // Where nobody texts the rider, whoever asked tells them the PIN.
  const seesPin = mayOnRide(side, 'pin') || (side === 'booker' && config.sms === undefined);
  const driver = driverOf(view);
  const rideType = ride.rideType;
  return {
    id: ride.id,
    status: ride.status,
    version: ride.version,
    side,
    passengerId: side === 'booker' ? ride.bookerId : ride.passengerId,
    passenger: presentPassenger(view, side, shown),
    rider: presentRider(view, side),
    bookedBy: side === 'rider' && view.booker !== null ? { name: shortName(view.booker.name) } : null,
    byPhone: ride.staffId !== null,
    hail: ride.hail,
    chat: canChat(view, side),
    driver:
      driver === null
        ? null
        : {
            ...presentPerson(driver.user, shown && forPassenger),
            id: driver.id,
            vehicleInfo: ride.vehicle,
            photo: forPassenger ? presentPhoto(view) : null,
          },
    pickupLocation: { lat: ride.pickupLat, lng: ride.pickupLng, address: ride.pickupAddress },
    meet: beforeStart ? presentMeeting(ride.meet, { lat: ride.pickupLat, lng: ride.pickupLng }) : null,
    dropoffLocation: { lat: ride.dropoffLat, lng: ride.dropoffLng, address: ride.dropoffAddress },
    destinationChange: presentDestinationChange(view, side),
    stops: [...ride.stops],
    fare: toWire(learnsCost(side, ride) ? ride.fareMinor : 0),
    promotion: presentPromotion(ride, side),
    pay: payOf(config, view, side),
    feeTerms: presentRideFeeTerms(view, side),
    owed: side === 'rider' ? null : wireOrNull(ride.owedMinor),
    currency: countryById(ride.countryId).currency,
    countryId: ride.countryId,
    market: ride.cityId,
    surge: ride.surge,
    rideType,
    service: ride.service,
    paymentMethod: ride.paymentMethod,
    payBy: learnsCost(side, ride) ? ride.payBy : null,
    paidDirectly: learnsCost(side, ride) ? wireOrNull(ride.directMinor) : null,
    walletPart: learnsCost(side, ride) ? wireOrNull(ride.walletMinor) : null,
    tip: side === 'rider' ? null : wireOrNull(ride.tipMinor),
    changeFor: wireOrNull(ride.changeForMinor),
    distance: kilometers(metersOf(ride)),
    duration: minutes(ride.durationSeconds),
    durationHigh: minutes(ride.completedAt === null ? highSeconds(ride.durationSeconds) : ride.durationSeconds),
    pickupAt: iso(ride.pickupAt),
    createdAt: ride.requestedAt.toISOString(),
    acceptedAt: iso(ride.acceptedAt),
    arrivedAt: iso(ride.arrivedAt),
    startedAt: iso(ride.startedAt),
    completedAt: iso(ride.completedAt),
    cancelledAt: iso(ride.cancelledAt),
    cancelledBy: ride.cancelledBy,
    cancelReason: ride.cancelledBy === (forPassenger ? 'passenger' : 'driver') || ride.cancelledBy === 'system' ? ride.cancelReason : null,
    reopened: ride.reopenings > 0,
    fast: ride.isFast,
    pool: presentPool(view, side),
    delivery: view.delivery === null ? null : presentDelivery(view.delivery, ride.paymentMethod, shown && side === 'driver'),
    pin: seesPin && beforeStart ? ride.pin : null,
    pinLocked: (beforeStart || isDelivery(rideType)) && ride.pinTries >= MAX_PIN_TRIES && ride.startConfirmedAt === null,
    startConfirmed: ride.startConfirmedAt !== null,
    ...presentLive(view, live),
    search: presentSearch(view),
    next: side === 'driver' ? presentNext(view) : null,
    ending: presentEnding(view, side),
    myRating: mine,
    myMark: judges ? view.passengerMark : forPassenger ? null : view.driverMark,
    // Shown once both have spoken, so that nobody answers a rating with a rating.
    ratingReceived: mine === null ? null : theirs,
  };
}

/** The receipt of a completed ride, by the version that priced it; its lines sum exactly to what was paid. The driver's copy adds the driver's pay. */
export function presentReceipt(
  config: PayConfig,
  view: RideView & { ride: RideRow & { completedAt: Date } },
  side: Side,
  market: MarketDocument | null,
): Receipt {
  const { ride } = view;
  const countryId = ride.countryId;
  const rideType = ride.rideType;
  const metersPaid = metersOf(ride);
  const lines = paidLines(ride, market);
  return {
    rideId: ride.id,
    number: receiptNumber(ride.id),
    issuedAt: ride.completedAt.toISOString(),
    lines: presentLines(lines),
    tax: receiptTax(view, side, market, lines),
    total: toWire(ride.fareMinor),
    promotion: presentPromotion(ride, side),
    quoted: wireOrNull(quotedAbove(ride)),
    cashPaid: wireOrNull(ride.cashPaidMinor),
    owed: wireOrNull(ride.owedMinor),
    paidDirectly: wireOrNull(ride.directMinor),
    payBy: ride.payBy,
    walletPart: wireOrNull(ride.walletMinor),
    tip: wireOrNull(ride.tipMinor),
    payHeld: side === 'driver' && ride.operatorPay === 'held',
    pay: payOf(config, view, side),
    currency: countryById(countryId).currency,
    countryId,
    paymentMethod: ride.paymentMethod,
    rideType,
    service: ride.service,
    pickupAddress: ride.pickupAddress,
    dropoffAddress: ride.dropoffAddress,
    stops: ride.stops.map(({ address, arrivedAt }) => ({ address, made: arrivedAt !== null })),
    distance: kilometers(metersPaid),
    duration: minutes(ride.durationSeconds),
    startedAt: iso(ride.startedAt),
    completedAt: ride.completedAt.toISOString(),
    passengerName: shortName((view.passenger as Person).name),
    driverName: shortName(driverOf(view)?.user.name ?? ''),
    licensePlate: ride.vehicle?.licensePlate ?? null,
  };
}
