import { distanceMeters, type Point } from '@safiri/rules/places/geo.ts';

const METERS_PER_RADIAN = distanceMeters({ lat: -90, lng: 0 }, { lat: 90, lng: 0 }) / Math.PI;
const RADIANS_PER_DEGREE = Math.PI / 180;

/** Points as places on the unit sphere, numbered from 0 as they come: their distances cost a few products and a root. */
export class UnitSphere {
  private places = new Float64Array(3 * 256);
  private count = 0;

  add({ lat, lng }: Point): void {
    if (3 * this.count === this.places.length) {
      const longer = new Float64Array(2 * this.places.length);
      longer.set(this.places);
      this.places = longer;
    }
    const cosLat = Math.cos(lat * RADIANS_PER_DEGREE);
    const at = 3 * this.count;
    this.places[at] = cosLat * Math.cos(lng * RADIANS_PER_DEGREE);
    this.places[at + 1] = cosLat * Math.sin(lng * RADIANS_PER_DEGREE);
    this.places[at + 2] = Math.sin(lat * RADIANS_PER_DEGREE);
    this.count += 1;
  }

  /** Metres straight through the earth to a point of another sphere: a millimetre less than the great circle over ten kilometres. */
  chordMeters(point: number, other: UnitSphere, ofOther: number): number {
    const [a, b] = [3 * point, 3 * ofOther];
    const dx = (this.places[a] as number) - (other.places[b] as number);
    const dy = (this.places[a + 1] as number) - (other.places[b + 1] as number);
    const dz = (this.places[a + 2] as number) - (other.places[b + 2] as number);
    return METERS_PER_RADIAN * Math.sqrt(dx * dx + dy * dy + dz * dz);
  }
}
