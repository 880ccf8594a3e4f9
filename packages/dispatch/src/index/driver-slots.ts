import { cellOf } from './grid.ts';

const NONE = -1;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/**
 * Drivers in slots 0 to count - 1 of typed arrays, and for each cell of the grid the chain of slots in it. Slots move: when a
 * driver leaves, the last one takes its slot, so that looking at all drivers is one straight run.
 */
export class DriverSlots {
  count = 0;
  driverIds = new Float64Array(64);
  lats = new Float64Array(64);
  lngs = new Float64Array(64);
  ats = new Float64Array(64);
  /** Points on the unit sphere, three numbers each. */
  points = new Float64Array(3 * 64);
  pools = new Uint16Array(64);
  private cells = new Int32Array(64);
  private nexts = new Int32Array(64);
  private befores = new Int32Array(64);
  private readonly slotOfDriver = new Map<number, number>();
  private readonly firstInCell = new Map<number, number>();

  slotOf(driverId: number): number | undefined {
    return this.slotOfDriver.get(driverId);
  }

  /** The first slot of a cell's chain, or -1. */
  first(cell: number): number {
    return this.firstInCell.get(cell) ?? NONE;
  }

  /** The slot after this one in its cell's chain, or -1. */
  next(slot: number): number {
    return this.nexts[slot] as number;
  }

  put(driverId: number, lat: number, lng: number, pool: number, at: number): void {
    const known = this.slotOfDriver.get(driverId);
    const slot = known ?? this.add(driverId);
    this.lats[slot] = lat;
    this.lngs[slot] = lng;
    this.ats[slot] = at;
    this.pools[slot] = pool;
    const cosLat = Math.cos(radians(lat));
    this.points[3 * slot] = cosLat * Math.cos(radians(lng));
    this.points[3 * slot + 1] = cosLat * Math.sin(radians(lng));
    this.points[3 * slot + 2] = Math.sin(radians(lat));
    const cell = cellOf(lat, lng);
    if (known !== undefined) {
      if (this.cells[slot] === cell) return;
      this.unlink(slot);
    }
    this.link(slot, cell);
  }

  remove(driverId: number): void {
    const slot = this.slotOfDriver.get(driverId);
    if (slot === undefined) return;
    this.unlink(slot);
    this.slotOfDriver.delete(driverId);
    this.count -= 1;
    if (slot !== this.count) this.moveLastTo(slot);
  }

  private add(driverId: number): number {
    if (this.count === this.driverIds.length) this.grow();
    const slot = this.count;
    this.count += 1;
    this.driverIds[slot] = driverId;
    this.slotOfDriver.set(driverId, slot);
    return slot;
  }

  private link(slot: number, cell: number): void {
    const first = this.first(cell);
    this.cells[slot] = cell;
    this.befores[slot] = NONE;
    this.nexts[slot] = first;
    if (first !== NONE) this.befores[first] = slot;
    this.firstInCell.set(cell, slot);
  }

  private unlink(slot: number): void {
    const before = this.befores[slot] as number;
    const next = this.nexts[slot] as number;
    const cell = this.cells[slot] as number;
    if (next !== NONE) this.befores[next] = before;
    if (before !== NONE) this.nexts[before] = next;
    else if (next !== NONE) this.firstInCell.set(cell, next);
    else this.firstInCell.delete(cell);
  }

  private moveLastTo(slot: number): void {
    const last = this.count;
    const driverId = this.driverIds[last] as number;
    const cell = this.cells[last] as number;
    this.unlink(last);
    this.driverIds[slot] = driverId;
    this.lats[slot] = this.lats[last] as number;
    this.lngs[slot] = this.lngs[last] as number;
    this.ats[slot] = this.ats[last] as number;
    this.pools[slot] = this.pools[last] as number;
    this.points.copyWithin(3 * slot, 3 * last, 3 * last + 3);
    this.slotOfDriver.set(driverId, slot);
    this.link(slot, cell);
  }

  private grow(): void {
    const size = 2 * this.driverIds.length;
    this.driverIds = widened(this.driverIds, new Float64Array(size));
    this.lats = widened(this.lats, new Float64Array(size));
    this.lngs = widened(this.lngs, new Float64Array(size));
    this.ats = widened(this.ats, new Float64Array(size));
    this.points = widened(this.points, new Float64Array(3 * size));
    this.pools = widened(this.pools, new Uint16Array(size));
    this.cells = widened(this.cells, new Int32Array(size));
    this.nexts = widened(this.nexts, new Int32Array(size));
    this.befores = widened(this.befores, new Int32Array(size));
  }
}

function widened<T extends Float64Array | Uint16Array | Int32Array>(from: T, into: T): T {
  into.set(from);
  return into;
}
