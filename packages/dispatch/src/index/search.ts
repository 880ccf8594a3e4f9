import { RADIANS_PER_UNIT } from './fixed-point.ts';
import type { DriverStore } from './driver-store.ts';
import type { NearestList } from './nearest-list.ts';
import { arcOf, chordOver, SQUARE } from './sphere.ts';
import { OLDEST } from './stamp.ts';

/** What a search looks for; one object is filled in for each, so that a search allocates nothing. */
export class Search {
  readonly store: DriverStore;
  list: NearestList;
  lat = 0;
  lng = 0;
  cosLat = 1;
  sinLat = 0;
  /** Radius as an arc, radians. */
  reach = 0;
  private radiusMeters = 0;
  /** Squared chord over the radius. */
  private widest = 0;
  /** Bits of the wanted pools. */
  pools = 0;
  /** No position with an earlier stamp. */
  earliest = OLDEST;
  /** Only drivers with the flag of their stamp set. */
  private flagged = false;
  private accept: ((driverId: number) => boolean) | undefined = undefined;
  /** Whether more than the time is asked of a driver. */
  asks = false;

  constructor(store: DriverStore, list: NearestList) {
    this.store = store;
    this.list = list;
  }

  /** Begins at a place in units. */
  begin(lat: number, lng: number, radiusMeters: number, list: NearestList): void {
    this.lat = lat;
    this.lng = lng;
    this.cosLat = Math.cos(lat * RADIANS_PER_UNIT);
    const sine = Math.sqrt(Math.max(0, 1 - this.cosLat * this.cosLat));
    this.sinLat = lat < 0 ? -sine : sine;
    if (radiusMeters !== this.radiusMeters) {
      this.radiusMeters = radiusMeters;
      this.reach = arcOf(radiusMeters);
      this.widest = this.reach === Infinity ? Infinity : chordOver(this.reach) / SQUARE;
    }
    this.list = list;
    list.begin(this.widest);
  }

  /** Who is looked for, besides pools. */
  want(earliest: number, flagged: boolean, accept: ((driverId: number) => boolean) | undefined): void {
    this.earliest = earliest;
    this.flagged = flagged;
    this.accept = accept;
    this.asks = flagged || accept !== undefined;
  }

  /** Whether a driver within the limit, with a stamp that is not too early, is kept out by nothing else. */
  mayCome(driverId: number, chord: number, stamp: number): boolean {
    if (this.flagged && (stamp & 1) === 0) return false;
    return this.accept === undefined || (this.list.takes(driverId, chord) && this.accept(driverId));
  }
}
