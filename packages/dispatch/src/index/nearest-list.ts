/** The nearest so far of a search: at most `capacity` drivers, nearest first, equal distances by driver id. */
export class NearestList {
  count = 0;
  /** What a driver must not exceed to come in: the radius, or the last one's once the list is full. */
  limit: number;
  readonly driverIds: Float64Array;
  /** Squared chords, see `nearest-drivers.ts`. */
  readonly chords: Float64Array;
  private readonly capacity: number;
  private readonly radius: number;

  constructor(capacity: number, radius: number) {
    this.capacity = capacity;
    this.radius = radius;
    this.limit = radius;
    this.driverIds = new Float64Array(capacity);
    this.chords = new Float64Array(capacity);
  }

  clear(): void {
    this.count = 0;
    this.limit = this.radius;
  }

  /** Whether a driver would come in. */
  takes(driverId: number, chord: number): boolean {
    if (chord < this.limit) return true;
    if (chord > this.limit) return false;
    return this.count < this.capacity || driverId < (this.driverIds[this.count - 1] as number);
  }

  /** Puts a driver in its place; the last one drops out of a full list. Only for those that the list takes. */
  add(driverId: number, chord: number): void {
    const { driverIds, chords } = this;
    let at = this.count < this.capacity ? this.count : this.capacity - 1;
    this.count = at + 1;
    while (at > 0 && isBehind(chords[at - 1] as number, driverIds[at - 1] as number, chord, driverId)) {
      chords[at] = chords[at - 1] as number;
      driverIds[at] = driverIds[at - 1] as number;
      at -= 1;
    }
    chords[at] = chord;
    driverIds[at] = driverId;
    if (this.count === this.capacity) this.limit = chords[this.count - 1] as number;
  }
}

function isBehind(chord: number, driverId: number, otherChord: number, otherId: number): boolean {
  return chord > otherChord || (chord === otherChord && driverId > otherId);
}
