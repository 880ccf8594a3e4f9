import type { Point } from '@safiri/rules/places/geo.ts';
import { DriverStore, MOST_POOLS } from './driver-store.ts';
import * as fixedPoint from './fixed-point.ts';
import { NearestList } from './nearest-list.ts';
import { searchFar } from './search-far.ts';
import { NearSearch } from './search-near.ts';
import { Search } from './search.ts';
import { PendingMoves } from './pending-moves.ts';
import { flagOfStamp, OLDEST, stampOfLimit, stampOfReceived, timeOfStamp } from './stamp.ts';

export { NearestList } from './nearest-list.ts';

// Imported constants are looked up where they are used; those of the module itself are compiled into its code.
const { degreesOf, wholeUnitsOf } = fixedPoint;

/** A driver in the index. */
export interface IndexedDriver extends Point {
  /** A whole number of 32 bits. */
  readonly driverId: number;
  /** Vehicle type. */
  readonly pool: string;
  /** Has a trip or an offer; drivers who are free lie apart, so that a search for them does not even see the others. */
  readonly busy?: boolean;
  /** Staff confirmed from a document that she is a woman. */
  readonly verifiedFemale?: boolean;
  /** Milliseconds; when the position was received. Kept in whole seconds, rounded down. */
  readonly at: number;
}

export interface NearDriver {
  readonly driverId: number;
  /** Great circle. */
  readonly meters: number;
}

/** Who is looked for; what is left out does not matter. */
export interface Wanted {
  /** Vehicle types. */
  readonly pools?: readonly string[];
  readonly free?: boolean;
  readonly verifiedFemale?: boolean;
  /** Milliseconds; only those whose position was received at this time or later. */
  readonly since?: number;
  /** Asked of a driver that would come into the answer; must not change the index. */
  readonly accept?: (driverId: number) => boolean;
}

/**
 * Where drivers are, in memory: soft state that any node can lose. Places are kept to 8.4e-8 degrees, which moves a driver
 * by at most 7 mm; with the point of a query so rounded too, a distance is off by at most 14 mm.
 */
export interface DriverIndex {
  /**
   * Adds a driver or moves it.
   * @throws RangeError for a place that is not on the earth, an id that is no number of 32 bits, or too many pools
   */
  put(driver: IndexedDriver): void;
  /**
   * Moves a driver who stays what it is, without allocating. False when it is not here.
   * @throws RangeError for a place that is not on the earth
   */
  move(driverId: number, lat: number, lng: number, at: number): boolean;
  remove(driverId: number): void;
  /** Removes those whose position was received before this time (milliseconds); gives their number. */
  expire(before: number): number;
  /** The driver as kept. */
  get(driverId: number): IndexedDriver | undefined;
  readonly size: number;
  /** Bytes of all that grows with the drivers. */
  readonly bytes: number;
  /**
   * Fills a list with the nearest by great circle within `radiusMeters`, as many as it has room for, nearest first, exactly;
   * equal distances by driver id. Allocates nothing.
   * @throws RangeError for a point that is not on the earth
   */
  find(lat: number, lng: number, radiusMeters: number, wanted: Wanted, into: NearestList): void;
  /** The same as objects, at most `k`. */
  nearest(point: Point, k: number, radiusMeters: number, wanted?: Wanted): NearDriver[];
}

const assertPlace = (lat: number, lng: number): void => {
  if (!(Math.abs(lat) <= 90 && Math.abs(lng) <= 180)) throw new RangeError('no place on the earth');
};

/**
 * For each pool a grid of cells of about a kilometre, in tiles of 16 by 16. The reasons of the layout are in
 * docs/decisions/017-driver-index.md.
 */
export function createDriverIndex(): DriverIndex {
  const store = new DriverStore();
  const search = new Search(store, new NearestList(0));
  const near = new NearSearch(search);
  const pending = new PendingMoves(store);
  /** The time of the last move as a stamp: many moves come at one time. */
  let latest = 0;
  let latestStamp = stampOfReceived(0, false);
  const names: string[] = [];
  const numbers = new Map<string, number>();

  /** Vehicle types are numbered as they come; each has a pool of free drivers and one of busy ones. */
  function poolFor(name: string, busy: boolean): number {
    let number = numbers.get(name);
    if (number === undefined) {
      if (2 * names.length === MOST_POOLS) throw new RangeError('too many pools');
      number = names.push(name) - 1;
      numbers.set(name, number);
    }
    return 2 * number + (busy ? 1 : 0);
  }

  /** The bits of the pools that hold those who are wanted. */
  function poolsOf({ pools, free }: Wanted): number {
    let bits = 0;
    if (pools === undefined) bits = -1;
    else {
      for (const name of pools) {
        const number = numbers.get(name);
        if (number !== undefined) bits |= 3 << (2 * number);
      }
    }
    return free === true ? bits & 0x5555_5555 : bits;
  }

  function find(lat: number, lng: number, radiusMeters: number, wanted: Wanted, into: NearestList): void {
    assertPlace(lat, lng);
    pending.make();
    search.begin(wholeUnitsOf(lat), wholeUnitsOf(lng), radiusMeters, into);
    if (!(radiusMeters >= 0) || into.capacity === 0) return;
    search.pools = poolsOf(wanted);
    search.want(wanted.since === undefined ? OLDEST : stampOfLimit(wanted.since), wanted.verifiedFemale === true, wanted.accept);
    if (!near.prepare()) searchFar(search);
    else for (let pool = 0; pool < 2 * names.length; pool += 1) if (((search.pools >>> pool) & 1) === 1) near.run(pool);
  }

  return {
    put({ driverId, lat, lng, pool, busy, verifiedFemale, at }) {
      assertPlace(lat, lng);
      if (driverId !== (driverId | 0)) throw new RangeError('no driver id');
      const stamp = stampOfReceived(at, verifiedFemale === true);
      pending.make();
      store.put(driverId, poolFor(pool, busy === true), wholeUnitsOf(lat), wholeUnitsOf(lng), stamp);
    },
    move(driverId, lat, lng, at) {
      assertPlace(lat, lng);
      if (at !== latest) {
        latest = at;
        latestStamp = stampOfReceived(at, false);
      }
      const latUnits = wholeUnitsOf(lat);
      const lngUnits = wholeUnitsOf(lng);
      return store.isLarge()
        ? pending.add(driverId, latUnits, lngUnits, latestStamp)
        : store.moveKnown(driverId, latUnits, lngUnits, latestStamp);
    },
    remove(driverId) {
      pending.make();
      store.remove(driverId);
    },
    expire(before) {
      pending.make();
      return store.expire(stampOfLimit(before));
    },
    get(driverId) {
      pending.make();
      const place = store.place(driverId);
      if (place === 0) return undefined;
      const { data } = store.runs;
      const at = store.startOf(place);
      const stamp = data[at + 3] as number;
      return {
        driverId,
        lat: degreesOf(data[at] as number),
        lng: degreesOf(data[at + 1] as number),
        pool: names[store.poolOf(place) >> 1] as string,
        busy: (store.poolOf(place) & 1) === 1,
        verifiedFemale: flagOfStamp(stamp),
        at: timeOfStamp(stamp),
      };
    },
    get size() {
      return store.count;
    },
    get bytes() {
      return store.bytes;
    },
    find,
    nearest(point, k, radiusMeters, wanted = {}) {
      const list = new NearestList(Math.max(0, Math.floor(Math.min(k, store.count)) || 0));
      find(point.lat, point.lng, radiusMeters, wanted, list);
      return Array.from({ length: list.count }, (_, i) => ({ driverId: list.driverIds[i] as number, meters: list.meters(i) }));
    },
  };
}
