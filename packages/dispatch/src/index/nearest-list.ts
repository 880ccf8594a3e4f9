import { metersOf } from './sphere.ts';

/** The answer of a search, to be used again: at most `capacity` drivers, nearest first, equal distances by driver id. */
export class NearestList {
  count = 0;
  readonly driverIds: Int32Array;
  readonly capacity: number;
  /** What a driver must not exceed to come in: the radius, or the last one's once the list is full. Squared chords in units. */
  limit = 0;
  private readonly chords: Float64Array;

  constructor(capacity: number) {
    this.capacity = capacity;
    this.driverIds = new Int32Array(capacity);
    this.chords = new Float64Array(capacity);
  }

  /** Great circle to the i-th driver. */
  meters(i: number): number {
    return metersOf(this.chords[i] as number);
  }

  /** Empties the list for a search within a chord. */
  begin(limit: number): void {
    this.count = 0;
    this.limit = this.capacity > 0 ? limit : -1;
  }

  /** Whether a driver would come in. */
  takes(driverId: number, chord: number): boolean {
    if (chord < this.limit) return true;
    if (chord > this.limit) return false;
    return this.count < this.capacity || driverId < (this.driverIds[this.count - 1] as number);
  }

  /** Puts a driver within the limit in its place, if there is one; the last one drops out of a full list. */
  add(driverId: number, chord: number): void {
    const { driverIds, chords, capacity, count } = this;
    let at = count;
    if (count < capacity) this.count = count + 1;
    else {
      at = capacity - 1;
      if (chord === this.limit && driverId > (driverIds[at] as number)) return;
    }
    while (at > 0) {
      const before = chords[at - 1] as number;
      if (before < chord || (before === chord && (driverIds[at - 1] as number) < driverId)) break;
      chords[at] = before;
      driverIds[at] = driverIds[at - 1] as number;
      at -= 1;
    }
    chords[at] = chord;
    driverIds[at] = driverId;
    if (count + 1 >= capacity) this.limit = chords[capacity - 1] as number;
  }
}
