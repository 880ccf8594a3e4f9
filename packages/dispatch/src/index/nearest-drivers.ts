import { distanceMeters, isPoint, type Point } from '@safiri/rules/places/geo.ts';
import { DriverSlots } from './driver-slots.ts';
import { cellAt, columnOf, columnsOf, cosineOf, ROWS, rowOf, southOf } from './grid.ts';
import { NearestList } from './nearest-list.ts';

/** A driver in the index. */
export interface IndexedDriver extends Point {
  readonly driverId: number;
  /** Vehicle type. */
  readonly pool: string;
  /** Milliseconds; when the position was received. */
  readonly at: number;
}

export interface NearDriver {
  readonly driverId: number;
  /** Great circle. */
  readonly meters: number;
}

/** Where drivers are, in memory: soft state that any node can lose. */
export interface DriverIndex {
  /**
   * Adds a driver or moves it.
   * @throws RangeError for a place that is not on the earth
   */
  put(driver: IndexedDriver): void;
  remove(driverId: number): void;
  get(driverId: number): IndexedDriver | undefined;
  readonly size: number;
  /**
   * The `k` nearest by great circle within `radiusMeters`, nearest first, exactly; at the same place by driver id. Distances
   * that differ by less than a millimetre (on the other side of the earth: a metre) may fall either way.
   * @param accept asked of a driver that would come into the answer; must not change the index
   * @param pools only drivers of these; all when left out
   * @throws RangeError for a point that is not on the earth
   */
  nearest(point: Point, k: number, radiusMeters: number, accept?: (driverId: number) => boolean, pools?: readonly string[]): NearDriver[];
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
const HALF_CIRCUMFERENCE_METERS = distanceMeters({ lat: -90, lng: 0 }, { lat: 90, lng: 0 });

/** Square of sin(x / 2), which the haversine formula is made of. */
const haversine = (radian: number) => Math.sin(radian / 2) ** 2;

/**
 * Distances inside are squared chords of the unit sphere: three multiplications without a sine, growing with the great
 * circle, and at home at the poles and the date line.
 */
const chordOf = (meters: number) =>
  meters < HALF_CIRCUMFERENCE_METERS ? 4 * haversine((Math.PI * meters) / HALF_CIRCUMFERENCE_METERS) : Infinity;
const metersOf = (chord: number) => (2 * Math.asin(Math.min(1, Math.sqrt(chord) / 2)) * HALF_CIRCUMFERENCE_METERS) / Math.PI;

function assertPoint(point: Point): void {
  if (!isPoint(point)) throw new RangeError('no place on the earth');
}

/**
 * A grid of cells of about a kilometre. A query goes from the point's cell outwards, row by row and cell by cell, and stops
 * in each direction where no nearer driver can lie.
 */
export function createDriverIndex(): DriverIndex {
  const slots = new DriverSlots();
  const poolNames: string[] = [];
  const poolNumbers = new Map<string, number>();

  function poolNumber(name: string): number {
    const known = poolNumbers.get(name);
    if (known !== undefined) return known;
    poolNumbers.set(name, poolNames.length);
    return poolNames.push(name) - 1;
  }

  function search(
    point: Point,
    list: NearestList,
    accept: ((driverId: number) => boolean) | undefined,
    wanted: Uint8Array | undefined,
  ): void {
    const cosLat = Math.cos(radians(point.lat));
    const x = cosLat * Math.cos(radians(point.lng));
    const y = cosLat * Math.sin(radians(point.lng));
    const z = Math.sin(radians(point.lat));

    function look(slot: number): void {
      const { points } = slots;
      const dx = (points[3 * slot] as number) - x;
      const dy = (points[3 * slot + 1] as number) - y;
      const dz = (points[3 * slot + 2] as number) - z;
      const chord = dx * dx + dy * dy + dz * dz;
      if (chord > list.limit) return;
      const driverId = slots.driverIds[slot] as number;
      if (!list.takes(driverId, chord)) return;
      if (wanted !== undefined && wanted[slots.pools[slot] as number] !== 1) return;
      if (accept === undefined || accept(driverId)) list.add(driverId, chord);
    }

    let cellsLeft = slots.count;
    function lookIntoCell(cell: number): void {
      cellsLeft -= 1;
      for (let slot = slots.first(cell); slot >= 0; slot = slots.next(slot)) look(slot);
    }

    /** Goes through a row from the point's column both ways. `northSouth`: the least that latitude adds to a chord there. */
    function lookIntoRow(row: number, northSouth: number): void {
      const columns = columnsOf(row);
      const width = 360 / columns;
      const own = columnOf(row, point.lng);
      const offset = point.lng + 180 - own * width;
      const perLongitude = 4 * cosLat * cosineOf(row);
      /** Whether a cell that begins this many degrees of longitude away can hold someone for the list. */
      const canHelp = (degrees: number) => {
        const nearest = Math.max(0, Math.min(degrees, 360 - width - degrees));
        return northSouth + perLongitude * haversine(radians(nearest)) <= list.limit;
      };
      lookIntoCell(cellAt(row, own));
      let east = true;
      let west = true;
      for (let i = 1; (east || west) && 2 * i <= columns && cellsLeft > 0; i += 1) {
        east &&= canHelp(i * width - offset);
        if (east) lookIntoCell(cellAt(row, (own + i) % columns));
        west &&= 2 * i < columns && canHelp(offset + (i - 1) * width);
        if (west) lookIntoCell(cellAt(row, (own - i + columns) % columns));
      }
    }

    const own = rowOf(point.lat);
    lookIntoRow(own, 0);
    let north = true;
    let south = true;
    for (let i = 1; (north || south) && cellsLeft > 0; i += 1) {
      if (north) {
        const least = 4 * haversine(radians(southOf(own + i) - point.lat));
        north = own + i < ROWS && least <= list.limit;
        if (north) lookIntoRow(own + i, least);
      }
      if (south) {
        const least = 4 * haversine(radians(point.lat - southOf(own - i + 1)));
        south = own - i >= 0 && least <= list.limit;
        if (south) lookIntoRow(own - i, least);
      }
    }
    if (cellsLeft > 0) return;
    // More cells than drivers: the drivers are few or far, and looking at each is quicker than at empty cells.
    list.clear();
    for (let slot = 0; slot < slots.count; slot += 1) look(slot);
  }

  return {
    put(driver) {
      assertPoint(driver);
      slots.put(driver.driverId, driver.lat, driver.lng, poolNumber(driver.pool), driver.at);
    },
    remove: (driverId) => slots.remove(driverId),
    get(driverId) {
      const slot = slots.slotOf(driverId);
      if (slot === undefined) return undefined;
      return {
        driverId,
        lat: slots.lats[slot] as number,
        lng: slots.lngs[slot] as number,
        pool: poolNames[slots.pools[slot] as number] as string,
        at: slots.ats[slot] as number,
      };
    },
    get size() {
      return slots.count;
    },
    nearest(point, k, radiusMeters, accept, pools) {
      assertPoint(point);
      const capacity = Math.floor(Math.min(k, slots.count));
      if (!(capacity > 0 && radiusMeters >= 0)) return [];
      const wanted = pools === undefined ? undefined : new Uint8Array(poolNames.length);
      for (const name of pools ?? []) {
        const number = poolNumbers.get(name);
        if (wanted !== undefined && number !== undefined) wanted[number] = 1;
      }
      const list = new NearestList(capacity, chordOf(radiusMeters));
      search(point, list, accept, wanted);
      return Array.from({ length: list.count }, (_, i) => ({
        driverId: list.driverIds[i] as number,
        meters: metersOf(list.chords[i] as number),
      }));
    },
  };
}
