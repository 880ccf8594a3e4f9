import { customersOf, mayBeRing, type History, type SeenTrip } from './seen-trips.ts';

const DAY_MS = 86_400_000;
/** An account counts as new for so long. */
export const NEW_ACCOUNT_DAYS = 14;
/** From accepting to the start: whoever meets sooner was there already. */
export const QUICK_MEET_SECONDS = 120;
/** A passenger of whom so few trips are known may have been made to be thrown away. */
export const THROWAWAY_TRIPS = 2;
/** The driver's newest trips among which throw-away passengers are counted. */
export const THROWAWAY_OF = 20;

/** What a trip itself shows. */
export interface Measured {
  /** From the start to the end. */
  readonly seconds: number;
  /** By the trail; null where nothing was recorded. */
  readonly drivenMeters: number | null;
  /** From the pickup to where it ended, straight on. */
  readonly straightMeters: number;
}

/** The columns of a trip that say how it was driven. */
interface DrivenTrip {
  readonly durationSeconds: number;
  readonly drivenMeters: number | null;
  /** From the pickup by the stops made to where it ended; null of one that ended as it was priced. */
  readonly endStraightMeters: number | null;
  readonly distanceMeters: number;
}

/** What a trip that is over shows by itself. */
export const measuredOf = ({ durationSeconds, drivenMeters, endStraightMeters, distanceMeters }: DrivenTrip): Measured => ({
  seconds: durationSeconds,
  drivenMeters,
  straightMeters: endStraightMeters ?? distanceMeters,
});

/** Customers and drivers who ride with each other alone. */
export interface Circle {
  readonly drivers: number;
  readonly customers: number;
  /** Trips that its customers made themselves. */
  readonly trips: number;
  /** Of the customers, how many have new accounts, percent. */
  readonly newPercent: number;
  /** Of all trips of its drivers, how many are with its customers, percent. */
  readonly insidePercent: number;
  /** Of its trips, how many began as soon as they were accepted, percent. */
  readonly quickPercent: number;
}

/** All that the rules decide by: numbers alone, of nobody but the people of one trip. */
export interface TripFacts extends Measured {
  /** Trips of this rider with this driver in the 24 hours before the end, this one included. */
  readonly pairTrips: number;
  /** The same of whoever asked for it. */
  readonly customerTrips: number;
  /** Phones on which the driver signed in, and the rider or who asked for it. */
  readonly sharedPhones: number;
  /** Of the driver's customers, how many sign in on one phone: on the one with the most, if this trip's customer is among them. */
  readonly onOnePhone: number;
  /** Among the driver's newest {@link THROWAWAY_OF} trips those of throw-away passengers, and of how many of these passengers. */
  readonly throwawayTrips: number;
  readonly throwaways: number;
  readonly recentTrips: number;
  readonly circle: Circle | null;
  /** Phones on which this driver signed in, and whoever brought them; only of a trip that completes what is paid for that. */
  readonly bringersPhones: number;
}

const shared = ({ phones }: History, a: number, b: number): number => {
  if (a === b) return 0;
  const own = new Set(phones.get(a));
  return (phones.get(b) ?? []).filter((phone) => own.has(phone)).length;
};

const isNew = ({ madeAt, trip }: History, account: number): boolean =>
  trip.completedAt - (madeAt.get(account) ?? 0) < NEW_ACCOUNT_DAYS * DAY_MS;

/** The most of the driver's customers who sign in on one phone of this trip's customer. */
function onOnePhone({ trip, ofDriver, phones }: History): number {
  const customers = customersOf(ofDriver);
  const counts = (phones.get(trip.customer) ?? []).map(
    (phone) => [...customers].filter((customer) => phones.get(customer)?.includes(phone)).length,
  );
  return Math.max(1, ...counts);
}

/** A trip that seems to have begun before it was accepted says nothing. */
const isQuick = ({ acceptedAt, startedAt }: SeenTrip) => startedAt >= acceptedAt && startedAt - acceptedAt < QUICK_MEET_SECONDS * 1000;

/** Passengers with a new account who rode once or twice, with nobody else, and stood beside the car when they asked. */
function throwawaysOf(history: History): Pick<TripFacts, 'throwaways' | 'throwawayTrips' | 'recentTrips'> {
  const { trip, ofDriver, ofCustomers } = history;
  const recent = ofDriver.toSorted((a, b) => b.completedAt - a.completedAt).slice(0, THROWAWAY_OF);
  const all = Map.groupBy(ofCustomers, ({ customer }) => customer);
  const isThrowaway = (customer: number) => {
    const own = all.get(customer) ?? [];
    return own.length <= THROWAWAY_TRIPS && own.every(({ driver }) => driver === trip.driver) && isNew(history, customer);
  };
  const trips = recent.filter((one) => one.customer === one.rider && !one.fromRank && isQuick(one) && isThrowaway(one.customer));
  return { recentTrips: recent.length, throwawayTrips: trips.length, throwaways: customersOf(trips).size };
}

const percent = (part: number, of: number) => Math.round((100 * part) / of);

/** The closed circle that a trip is of; null where its people are too many to be one. */
function circleOf(history: History): Circle | null {
  const { trip, ofDriver, ofCustomers, ofOtherDrivers } = history;
  const customers = customersOf(ofDriver);
  const others = mayBeRing(trip.driver, customers, ofCustomers);
  if (others === undefined) return null;
  const all = [...ofDriver, ...ofOtherDrivers];
  // Who asks for others, as a mother does, has one driver for good reasons: what they ask for makes no circle.
  const own = ofCustomers.filter(({ rider, customer }) => rider === customer);
  return {
    drivers: others.length + 1,
    customers: customers.size,
    trips: own.length,
    newPercent: percent([...customers].filter((customer) => isNew(history, customer)).length, customers.size),
    insidePercent: percent(all.filter(({ customer }) => customers.has(customer)).length, all.length),
    quickPercent: own.length === 0 ? 0 : percent(own.filter(isQuick).length, own.length),
  };
}

/** Everything that the rules look at, of one trip. */
export function factsOf(measured: Measured, history: History): TripFacts {
  const { trip, ofDriver, bringer } = history;
  const ofDay = ofDriver.filter(({ completedAt }) => completedAt > trip.completedAt - DAY_MS && completedAt <= trip.completedAt);
  return {
    ...measured,
    pairTrips: ofDay.filter(({ rider }) => rider === trip.rider).length,
    customerTrips: ofDay.filter(({ customer }) => customer === trip.customer).length,
    sharedPhones: Math.max(shared(history, trip.driver, trip.rider), shared(history, trip.driver, trip.customer)),
    onOnePhone: onOnePhone(history),
    ...throwawaysOf(history),
    circle: circleOf(history),
    bringersPhones: bringer === null ? 0 : shared(history, trip.driver, bringer),
  };
}
