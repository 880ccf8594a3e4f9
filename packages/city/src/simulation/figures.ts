import { percentile } from '../report.ts';
import type { Car } from './car.ts';
import { servedWithin } from './survival.ts';
import type { Trip } from './trip.ts';

/** What a day came to. Seconds, metres and minor units. */
export interface DayFigures {
  readonly requests: number;
  readonly completed: number;
  /** Nobody was found in time; the passenger gave up. */
  readonly nobodyFound: number;
  readonly cancelled: number;
  /** From the request to the passenger in the car. */
  readonly wait: { readonly mean: number; readonly median: number; readonly p90: number };
  /** The same of all who asked, also whoever was left without a car: undefined where fewer than so many had one. */
  readonly waitOfAll: { readonly median: number | undefined; readonly p90: number | undefined };
  /** Great circle from the car that took the trip, of completed trips. */
  readonly pickupMeters: number;
  /** Share of the drivers' online time with somebody on board. */
  readonly utilisation: number;
  /** Road metres driven for each completed trip. */
  readonly drivenPerTrip: number;
  readonly earningsPerHourMinor: number;
  /** Of the earnings per hour: 0 is the same for everybody, 1 all for one. */
  readonly earningsGini: number;
  readonly waitGini: number;
  /** Trips that shared their car, and how much longer that made them on the mean. */
  readonly pooled: number;
  readonly detourSeconds: number;
}

const mean = (values: readonly number[]) => (values.length === 0 ? 0 : values.reduce((sum, one) => sum + one, 0) / values.length);

/** How unequal the values are: half the mean difference of two of them, over their mean. */
export function gini(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const total = sorted.reduce((sum, one) => sum + one, 0);
  if (total === 0) return 0;
  const weighted = sorted.reduce((sum, one, i) => sum + (2 * i - sorted.length + 1) * one, 0);
  return weighted / (sorted.length * total);
}

export function figuresOf(trips: readonly Trip[], cars: readonly Car[]): DayFigures {
  const done = trips.filter((trip) => trip.state === 'done');
  const waits = done.map((trip) => (trip.pickedUpAt ?? 0) - trip.request.at);
  const all = trips.map(({ request, pickedUpAt, endedAt }) => ({
    seconds: (pickedUpAt ?? endedAt ?? request.at) - request.at,
    isServed: pickedUpAt !== undefined,
  }));
  const worked = cars.filter((car) => car.onlineSeconds > 0);
  const hourly = worked.map((car) => (car.earnedMinor * 3600) / car.onlineSeconds);
  const online = worked.reduce((sum, car) => sum + car.onlineSeconds, 0);
  const pooled = done.filter((trip) => trip.pooled);
  return {
    requests: trips.length,
    completed: done.length,
    nobodyFound: trips.filter((trip) => trip.state === 'nobody').length,
    cancelled: trips.filter((trip) => trip.state === 'cancelled').length,
    wait: { mean: mean(waits), median: percentile(waits, 0.5) ?? 0, p90: percentile(waits, 0.9) ?? 0 },
    waitOfAll: { median: servedWithin(all, 0.5), p90: servedWithin(all, 0.9) },
    pickupMeters: mean(done.map((trip) => trip.pickupMeters)),
    utilisation: online === 0 ? 0 : worked.reduce((sum, car) => sum + car.occupiedSeconds, 0) / online,
    drivenPerTrip: done.length === 0 ? 0 : worked.reduce((sum, car) => sum + car.drivenMeters, 0) / done.length,
    earningsPerHourMinor: mean(hourly),
    earningsGini: gini(hourly),
    waitGini: gini(waits),
    pooled: pooled.length,
    detourSeconds: mean(pooled.map((trip) => trip.detourSeconds)),
  };
}
