import { distanceMeters } from '@safiri/rules/places/geo.ts';

/** A driver in the index. */
export interface IndexedDriver {
  readonly driverId: number;
  readonly lat: number;
  readonly lng: number;
  /** Vehicle type. */
  readonly pool: string;
  /** Milliseconds; when the position was received. */
  readonly at: number;
}

export interface NearDriver {
  readonly driverId: number;
  readonly meters: number;
}

/** Where drivers are, in memory: soft state that any node can lose. */
export interface DriverIndex {
  /** Adds a driver or moves it. */
  put(driver: IndexedDriver): void;
  remove(driverId: number): void;
  get(driverId: number): IndexedDriver | undefined;
  readonly size: number;
  /** The `k` nearest by great circle within `radiusMeters`, nearest first, exactly; equal distances by id. */
  nearest(point: { lat: number; lng: number }, k: number, radiusMeters: number, accept?: (driver: IndexedDriver) => boolean): NearDriver[];
}

/** Side of a cell in degrees of latitude: about 1.1 km. */
const CELL_DEGREES = 0.01;
const METERS_PER_DEGREE = 111_195;
const COLUMNS = Math.round(360 / CELL_DEGREES);
const ROWS = Math.round(180 / CELL_DEGREES);

const rowOf = (lat: number) => Math.min(ROWS - 1, Math.max(0, Math.floor((lat + 90) / CELL_DEGREES)));
const columnOf = (lng: number) => ((Math.floor((lng + 180) / CELL_DEGREES) % COLUMNS) + COLUMNS) % COLUMNS;

/** A grid of small cells; a query looks at rings of cells until no nearer driver can lie outside. */
export function createDriverIndex(): DriverIndex {
  const drivers = new Map<number, IndexedDriver>();
  const cells = new Map<number, Set<number>>();
  const cellOf = (driver: { lat: number; lng: number }) => rowOf(driver.lat) * COLUMNS + columnOf(driver.lng);

  function leave(driver: IndexedDriver): void {
    const cell = cellOf(driver);
    const members = cells.get(cell);
    members?.delete(driver.driverId);
    if (members?.size === 0) cells.delete(cell);
  }

  /** Looks at every driver: for the poles, where columns shrink to nothing, and for searches wider than the cells help. */
  function scanAll(look: (driver: IndexedDriver) => void): void {
    for (const driver of drivers.values()) look(driver);
  }

  /** Looks at the cells of the box that encloses the circle of `meters`. */
  function scanBox(point: { lat: number; lng: number }, meters: number, look: (driver: IndexedDriver) => void): void {
    const latReach = meters / METERS_PER_DEGREE;
    const widest = Math.max(Math.abs(point.lat - latReach), Math.abs(point.lat + latReach));
    const lngReach = widest >= 89 ? 180 : latReach / Math.cos((widest * Math.PI) / 180);
    const columns = Math.ceil((2 * lngReach) / CELL_DEGREES) + 2;
    const rows = Math.ceil((2 * latReach) / CELL_DEGREES) + 2;
    if (lngReach >= 180 || rows * columns > cells.size) {
      scanAll(look);
      return;
    }
    const firstColumn = Math.floor((point.lng - lngReach + 180) / CELL_DEGREES);
    for (let row = rowOf(point.lat - latReach); row <= rowOf(point.lat + latReach); row += 1) {
      for (let i = 0; i < columns; i += 1) {
        const column = (((firstColumn + i) % COLUMNS) + COLUMNS) % COLUMNS;
        for (const id of cells.get(row * COLUMNS + column) ?? []) {
          const driver = drivers.get(id);
          if (driver !== undefined) look(driver);
        }
      }
    }
  }

  return {
    put(driver) {
      const before = drivers.get(driver.driverId);
      drivers.set(driver.driverId, driver);
      const cell = cellOf(driver);
      if (before !== undefined) {
        if (cellOf(before) === cell) return;
        leave(before);
      }
      const members = cells.get(cell);
      if (members === undefined) cells.set(cell, new Set([driver.driverId]));
      else members.add(driver.driverId);
    },
    remove(driverId) {
      const driver = drivers.get(driverId);
      if (driver === undefined) return;
      leave(driver);
      drivers.delete(driverId);
    },
    get: (driverId) => drivers.get(driverId),
    get size() {
      return drivers.size;
    },
    nearest(point, k, radiusMeters, accept = () => true) {
      // Widening circles: as soon as k drivers lie within one, none outside it can be nearer.
      for (let reach = Math.min(1500, radiusMeters); ; reach = Math.min(reach * 2, radiusMeters)) {
        const found: NearDriver[] = [];
        scanBox(point, reach, (driver) => {
          if (!accept(driver)) return;
          const meters = distanceMeters(point, driver);
          if (meters <= reach) found.push({ driverId: driver.driverId, meters });
        });
        if (found.length >= k || reach >= radiusMeters) {
          return found.sort((a, b) => a.meters - b.meters || a.driverId - b.driverId).slice(0, k);
        }
      }
    },
  };
}
