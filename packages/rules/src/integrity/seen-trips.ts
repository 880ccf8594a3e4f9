/** How far back the rules look: a fortnight holds a commuter's habit and a cheat's whole life. */
export const WINDOW_MS = 14 * 86_400_000;
/** Of a driver the newest trips; more would say the same and cost more. */
export const DRIVER_TRIPS = 60;
/** Of each of the driver's customers the newest. */
export const CUSTOMER_TRIPS = 20;
/** So few customers may be a ring; of a driver with more nobody asks whom else they ride with. */
export const RING_CUSTOMERS = 12;
export const RING_DRIVERS = 4;
/** Accounts that sign in on a phone are known to be together for so long after that. */
export const PHONE_DAYS = 90;

/** A completed trip as the rules see it: people by the ids of their accounts, times in milliseconds. */
export interface SeenTrip {
  readonly id: number;
  /** Of the driver's account. */
  readonly driver: number;
  /** Who sat in it. */
  readonly rider: number;
  /** Who asked for it and pays: mostly the rider. */
  readonly customer: number;
  readonly acceptedAt: number;
  readonly startedAt: number;
  readonly completedAt: number;
  /** It began in a line, or at a meeting point: who comes next is taken, whoever it is. */
  readonly fromRank: boolean;
}

/** What is known around a trip at the moment at which its pay is decided. All trips are of the last {@link WINDOW_MS}. */
export interface History {
  readonly trip: SeenTrip;
  /** The driver's newest trips, `trip` among them, at most {@link DRIVER_TRIPS}. */
  readonly ofDriver: readonly SeenTrip[];
  /** Trips of the customers of those, with whichever driver: of each the newest {@link CUSTOMER_TRIPS}. */
  readonly ofCustomers: readonly SeenTrip[];
  /** Trips of the other drivers of these customers, of each as many as of the driver; empty where {@link mayBeRing} says no. */
  readonly ofOtherDrivers: readonly SeenTrip[];
  /** When an account was made. */
  readonly madeAt: ReadonlyMap<number, number>;
  /** The phones on which an account signed in. */
  readonly phones: ReadonlyMap<number, readonly number[]>;
  /** Whoever brought this driver, where this trip would complete what is paid for that; null otherwise. */
  readonly bringer: number | null;
}

const distinct = (ids: Iterable<number>) => new Set(ids);

/** Whose trips are loaded beside the driver's own. */
export const customersOf = (trips: readonly SeenTrip[]): ReadonlySet<number> => distinct(trips.map(({ customer }) => customer));

/** The other drivers of a driver's customers, where all of them are so few that they may be a ring; undefined otherwise. */
export function mayBeRing(driver: number, customers: ReadonlySet<number>, ofCustomers: readonly SeenTrip[]): readonly number[] | undefined {
  if (customers.size > RING_CUSTOMERS) return undefined;
  const others = distinct(ofCustomers.map((trip) => trip.driver));
  others.delete(driver);
  return others.size < RING_DRIVERS ? [...others] : undefined;
}
