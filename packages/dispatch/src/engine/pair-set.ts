/** Pairs of a trip and a driver, by their numbers, a bit each. */
export class PairSet {
  private bits: Uint8Array;
  private bytesOfTrip: number;
  private readonly trips: number;

  constructor(trips: number, drivers: number) {
    this.trips = trips;
    this.bytesOfTrip = (drivers >> 3) + 1;
    this.bits = new Uint8Array(trips * this.bytesOfTrip);
  }

  add(trip: number, driver: number): void {
    const byte = driver >> 3;
    if (byte >= this.bytesOfTrip) this.widen(2 * byte);
    const at = trip * this.bytesOfTrip + byte;
    this.bits[at] = (this.bits[at] as number) | (1 << (driver & 7));
  }

  has(trip: number, driver: number): boolean {
    const byte = driver >> 3;
    return byte < this.bytesOfTrip && (((this.bits[trip * this.bytesOfTrip + byte] as number) >> (driver & 7)) & 1) === 1;
  }

  private widen(bytesOfTrip: number): void {
    const bits = new Uint8Array(this.trips * bytesOfTrip);
    for (let trip = 0; trip < this.trips; trip += 1) {
      bits.set(this.bits.subarray(trip * this.bytesOfTrip, (trip + 1) * this.bytesOfTrip), trip * bytesOfTrip);
    }
    this.bits = bits;
    this.bytesOfTrip = bytesOfTrip;
  }
}
