import { createDriverIndex } from '@safiri/dispatch/index/nearest-drivers.ts';
import type { Fitting, Near } from '@safiri/dispatch/engine/ports.ts';
import { POSITION_FRESH_SECONDS, POSITION_KEPT_SECONDS } from '@safiri/rules/dispatch/offer-life.ts';
import { vehicleTypes, type VehicleType } from '@safiri/rules/dispatch/vehicles.ts';
import type { Point } from '@safiri/rules/places/geo.ts';

/** Bits of `kinds`: busy, a woman whose gender staff confirmed; above them the number of the vehicle type. */
const BUSY = 1;
const VERIFIED_FEMALE = 2;
const VEHICLE_SHIFT = 2;

/** Everybody who is online with a known position, at a moment, as arrays that another thread is given whole. */
export interface Crowd {
  readonly ids: Int32Array<ArrayBuffer>;
  readonly lats: Float64Array<ArrayBuffer>;
  readonly lngs: Float64Array<ArrayBuffer>;
  /** When each position was received, milliseconds. */
  readonly ats: Float64Array<ArrayBuffer>;
  readonly kinds: Uint8Array<ArrayBuffer>;
}

/** Who is online, as others are told of them. */
interface Member {
  readonly pool: VehicleType;
  readonly verifiedFemale: boolean;
  readonly busy: boolean;
}

/** Takes the crowd down. @param each calls back for everybody, at most `size` */
export function takeCrowd(
  size: number,
  each: (visit: (driverId: number, position: Point & { readonly at: number }, member: Member) => void) => void,
): Crowd {
  const ids = new Int32Array(size);
  const lats = new Float64Array(size);
  const lngs = new Float64Array(size);
  const ats = new Float64Array(size);
  const kinds = new Uint8Array(size);
  let count = 0;
  each((driverId, { lat, lng, at }, { pool, verifiedFemale, busy }) => {
    ids[count] = driverId;
    lats[count] = lat;
    lngs[count] = lng;
    ats[count] = at;
    kinds[count] = (vehicleTypes.indexOf(pool) << VEHICLE_SHIFT) | (verifiedFemale ? VERIFIED_FEMALE : 0) | (busy ? BUSY : 0);
    count += 1;
  });
  return {
    ids: ids.subarray(0, count),
    lats: lats.subarray(0, count),
    lngs: lngs.subarray(0, count),
    ats: ats.subarray(0, count),
    kinds: kinds.subarray(0, count),
  };
}

/** Its memory, to be handed over instead of copied. */
export const memoryOf = ({ ids, lats, lngs, ats, kinds }: Crowd): ArrayBuffer[] => [
  ids.buffer,
  lats.buffer,
  lngs.buffer,
  ats.buffer,
  kinds.buffer,
];

/** Who was where when the crowd was taken down, as the live positions tell it. */
export interface CrowdPositions {
  near(pickup: Point, limit: number, radiusMeters: number, only?: Fitting): Near[];
  /** Of a driver who was online. */
  vehicleOf(driverId: number): VehicleType | undefined;
}

/** @param nowMs when the crowd was taken down */
export function placeCrowd({ ids, lats, lngs, ats, kinds }: Crowd, nowMs: number): CrowdPositions {
  const index = createDriverIndex();
  const rowOf = new Map<number, number>();
  const vehicleAt = (row: number) => vehicleTypes[(kinds[row] as number) >> VEHICLE_SHIFT] as VehicleType;
  for (const [row, driverId] of ids.entries()) {
    rowOf.set(driverId, row);
    const kind = kinds[row] as number;
    const [lat, lng, at] = [lats[row] as number, lngs[row] as number, ats[row] as number];
    index.put({
      driverId,
      lat,
      lng,
      at,
      pool: vehicleAt(row),
      verifiedFemale: (kind & VERIFIED_FEMALE) !== 0,
      busy: (kind & BUSY) !== 0,
    });
  }
  const keptSince = nowMs - POSITION_KEPT_SECONDS * 1000;
  const freshSince = nowMs - POSITION_FRESH_SECONDS * 1000;
  return {
    near(pickup, limit, radiusMeters, only) {
      const wanted = { ...only, since: only === undefined ? keptSince : freshSince };
      return index.nearest(pickup, limit, radiusMeters, wanted).map(({ driverId, meters }) => {
        const row = rowOf.get(driverId) as number;
        return { driverId, meters, point: { lat: lats[row] as number, lng: lngs[row] as number } };
      });
    },
    vehicleOf(driverId) {
      const row = rowOf.get(driverId);
      return row === undefined ? undefined : vehicleAt(row);
    },
  };
}
