import { rideTypeFacts, type RideType } from '../pricing/ride-types.ts';

/** Levels of demand, the strongest first; the page calls `surge` critical (spec: foundations §9, operations §2). */
export const demandLevels = ['surge', 'high', 'medium', 'low'] as const;
export type DemandLevel = (typeof demandLevels)[number];

/** Least intensity of each level, in percent (spec: foundations §9). Below the last it is low all the same. */
export const LEVEL_FROM: Readonly<Record<DemandLevel, number>> = { surge: 80, high: 60, medium: 40, low: 20 };

/** The level of an intensity in percent. */
export function levelOf(intensity: number): DemandLevel {
  return demandLevels.find((level) => intensity >= LEVEL_FROM[level]) ?? 'low';
}

/** Demand beside the busiest area's, in percent. */
export function intensityOf(demand: number, busiest: number): number {
  return busiest <= 0 ? 0 : Math.round((100 * Math.max(0, demand)) / busiest);
}

/** What demand is counted by. */
export const demandServices = ['rides', 'food', 'parcel', 'grocery'] as const;
export type DemandService = (typeof demandServices)[number];

/** The service that a trip belongs to. */
export function serviceOf(rideType: RideType): DemandService {
  return rideTypeFacts[rideType].demand;
}

/** The windows of the page, in minutes (spec: operations §9). */
export const timeWindows = { '15m': 15, '1h': 60, '6h': 360, '24h': 1440 } as const;
export type TimeWindow = keyof typeof timeWindows;

/** Fewer requests than this in a window could tell of one person: the area is not shown. */
export const SHOWN_FROM = 5;
/** Areas shown of a city, the busiest. */
export const AREAS_AT_MOST = 12;

/** Least diameter of a circle, in pixels (spec: operations §9), and the greatest. */
export const MIN_BUBBLE_PX = 20;
const MAX_BUBBLE_PX = 72;

/** Diameter of the circle of an area, in pixels: as wide as its share of the most that is asked anywhere, so that twice the demand is seen as twice. */
export function bubblePx(demand: number, busiest: number): number {
  if (busiest <= 0 || demand <= 0) return MIN_BUBBLE_PX;
  return Math.max(MIN_BUBBLE_PX, Math.round(MAX_BUBBLE_PX * Math.min(1, demand / busiest)));
}

export interface ServiceCounts {
  readonly rideRequests: number;
  readonly foodOrders: number;
  readonly parcelDeliveries: number;
  readonly groceryOrders: number;
}

/** Shares of the services in percent; they add up to 100, or all are 0. */
export function distribution(counts: ServiceCounts): Record<DemandService, number> {
  const parts = { rides: counts.rideRequests, food: counts.foodOrders, parcel: counts.parcelDeliveries, grocery: counts.groceryOrders };
  const total = Object.values(parts).reduce((sum, n) => sum + n, 0);
  if (total === 0) return { rides: 0, food: 0, parcel: 0, grocery: 0 };
  // Whole percents by the largest remainders, so that they add up.
  const exact = demandServices.map((service) => ({ service, share: (100 * parts[service]) / total }));
  const floors = exact.map((entry) => Math.floor(entry.share));
  let missing = 100 - floors.reduce((sum, n) => sum + n, 0);
  const order = exact.map((entry, i) => ({ i, rest: entry.share - (floors[i] ?? 0) })).toSorted((a, b) => b.rest - a.rest || a.i - b.i);
  for (const { i } of order) {
    if (missing <= 0) break;
    floors[i] = (floors[i] ?? 0) + 1;
    missing -= 1;
  }
  return Object.fromEntries(exact.map(({ service }, i) => [service, floors[i] ?? 0])) as Record<DemandService, number>;
}

export interface PeakHours {
  /** Hours of the day on the city's clocks. */
  readonly from: number;
  readonly to: number;
  readonly level: DemandLevel;
}

/** The peak hours where none are recorded yet (spec: operations §2). */
export const usualPeakHours: readonly PeakHours[] = [
  { from: 8, to: 10, level: 'high' },
  { from: 12, to: 14, level: 'medium' },
  { from: 18, to: 20, level: 'surge' },
];

const PEAK_HOURS = 2;
const PEAKS = 3;

/**
 * The three busiest stretches of two hours that do not overlap, in the order of the day.
 * @param byHour requests in each hour of the day, 24 numbers
 */
export function peakHoursOf(byHour: readonly number[]): PeakHours[] {
  const sums = Array.from({ length: 24 - PEAK_HOURS + 1 }, (_, from) => ({ from, sum: (byHour[from] ?? 0) + (byHour[from + 1] ?? 0) }));
  const chosen: Array<{ from: number; sum: number }> = [];
  for (const entry of sums.toSorted((a, b) => b.sum - a.sum || a.from - b.from)) {
    if (chosen.length === PEAKS || entry.sum === 0) break;
    if (chosen.every((other) => Math.abs(other.from - entry.from) >= PEAK_HOURS)) chosen.push(entry);
  }
  const busiest = chosen[0]?.sum ?? 0;
  return chosen
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, sum }) => ({ from, to: from + PEAK_HOURS, level: levelOf(intensityOf(sum, busiest)) }));
}
