import type { Point } from '../places/geo.ts';
import { levelOf, type ServiceCounts } from './levels.ts';

/** An area of the built-in data: shown, and labelled as a sample, where nothing is recorded yet (spec: operations §2). */
export interface SampleArea extends ServiceCounts {
  readonly area: string;
  readonly coordinates: Point;
  /** Minutes. */
  readonly averageWaitTime: number;
  readonly availableDrivers: number;
  readonly surgeMultiplier: number;
}

type Row = readonly [
  area: string,
  lat: number,
  lng: number,
  rides: number,
  food: number,
  parcels: number,
  grocery: number,
  wait: number,
  drivers: number,
  surge: number,
];

const sampleArea = ([
  area,
  lat,
  lng,
  rideRequests,
  foodOrders,
  parcelDeliveries,
  groceryOrders,
  averageWaitTime,
  availableDrivers,
  surgeMultiplier,
]: Row): SampleArea => ({
  area,
  coordinates: { lat, lng },
  rideRequests,
  foodOrders,
  parcelDeliveries,
  groceryOrders,
  averageWaitTime,
  availableDrivers,
  surgeMultiplier,
});

/** By city. Pretoria CBD stands in Johannesburg's list, as specified. */
export const sampleAreas: Readonly<Record<string, readonly SampleArea[]>> = {
  johannesburg: (
    [
      ['Sandton CBD', -26.1076, 28.0567, 145, 89, 34, 27, 4, 23, 1.8],
      ['Rosebank', -26.1467, 28.0436, 98, 67, 23, 21, 5, 18, 1.5],
      ['Melville', -26.1758, 28.0107, 67, 78, 12, 15, 6, 12, 1.3],
      ['Soweto', -26.2678, 27.8585, 124, 45, 19, 31, 8, 15, 1.6],
      ['Pretoria CBD', -25.7461, 28.1881, 89, 56, 28, 19, 6, 17, 1.4],
    ] satisfies Row[]
  ).map(sampleArea),
  lagos: (
    [
      ['Victoria Island', 6.4281, 3.4219, 189, 123, 45, 38, 7, 31, 1.9],
      ['Ikeja', 6.6018, 3.3515, 156, 87, 52, 41, 9, 26, 1.7],
      ['Lekki', 6.4474, 3.4722, 134, 98, 37, 45, 8, 22, 1.6],
    ] satisfies Row[]
  ).map(sampleArea),
  nairobi: (
    [
      ['Westlands', -1.2676, 36.8108, 112, 76, 31, 24, 5, 21, 1.5],
      ['CBD', -1.2864, 36.8172, 134, 65, 48, 19, 7, 19, 1.7],
      ['Karen', -1.3197, 36.7073, 45, 38, 15, 22, 9, 8, 1.2],
    ] satisfies Row[]
  ).map(sampleArea),
};

/** A hot spot of the widget (spec: foundations §3 Hotspot). */
export interface Hotspot {
  readonly id: string;
  readonly name: string;
  readonly coordinates: Point;
  /** Percent. */
  readonly intensity: number;
  /** Minutes. */
  readonly averageWaitTime: number;
  readonly activeDrivers: number;
  readonly demandLevel: ReturnType<typeof levelOf>;
  /** In the country's currency; null where none is known. */
  readonly averageFare: number | null;
  /** When the figures were taken, or the sample last moved; ISO 8601. */
  readonly lastUpdated: string;
}

type SpotRow = readonly [
  id: string,
  name: string,
  lat: number,
  lng: number,
  intensity: number,
  wait: number,
  drivers: number,
  fare: number,
];

/** The day on which the sample was written. */
const SAMPLE_FROM = '2026-11-01T00:00:00.000Z';

/** The six hot spots in Pretoria (spec: foundations §3). */
export const sampleHotspots: readonly Hotspot[] = (
  [
    ['menlyn', 'Menlyn Park', -25.7826, 28.2755, 92, 3, 14, 78],
    ['hatfield', 'Hatfield', -25.7487, 28.238, 84, 4, 11, 64],
    ['church-square', 'Church Square', -25.7465, 28.1882, 71, 5, 9, 59],
    ['brooklyn', 'Brooklyn', -25.7715, 28.2341, 58, 5, 8, 66],
    ['centurion', 'Centurion', -25.8603, 28.1894, 47, 7, 6, 95],
    ['sunnyside', 'Sunnyside', -25.7556, 28.2088, 33, 6, 5, 52],
  ] satisfies SpotRow[]
).map(([id, name, lat, lng, intensity, averageWaitTime, activeDrivers, averageFare]) => ({
  id,
  name,
  coordinates: { lat, lng },
  intensity,
  averageWaitTime,
  activeDrivers,
  demandLevel: levelOf(intensity),
  averageFare,
  lastUpdated: SAMPLE_FROM,
}));

/** Milliseconds that a refresh of the sample takes (spec: foundations §4). */
export const SAMPLE_REFRESH_MS = 1500;
const INTENSITY_FLOOR = 20;
const DRIVERS_FLOOR = 1;

/**
 * The sample after a refresh: intensities and driver counts move at random within floors (spec: foundations §4).
 * Never done to recorded demand.
 * @param random even numbers in [0, 1)
 * @param now the moment of the refresh, ISO 8601
 */
export function refreshSample(spots: readonly Hotspot[], random: () => number, now: string): Hotspot[] {
  return spots.map((spot) => {
    const intensity = Math.min(100, Math.max(INTENSITY_FLOOR, Math.round(spot.intensity + (random() - 0.5) * 30)));
    const activeDrivers = Math.max(DRIVERS_FLOOR, Math.round(spot.activeDrivers + (random() - 0.5) * 6));
    return { ...spot, intensity, activeDrivers, demandLevel: levelOf(intensity), lastUpdated: now };
  });
}

/** The demand of an area: the sum over its services. */
export const totalOf = (counts: ServiceCounts): number =>
  counts.rideRequests + counts.foodOrders + counts.parcelDeliveries + counts.groceryOrders;
