import type { WrittenTariff } from '../markets/written-tariff.ts';
import { isWithinHours } from '../markets/night.ts';
import type { FareLine, FareLineKind } from './fare-lines.ts';
import { exact, inMinor as minor, isLess, plus, rounded, times, exactly, type Exact } from './exact.ts';
import { roundToStep } from './rounding.ts';

/** How a market rounds: to a multiple of so many minor units, halves up. */
export interface FareMarket {
  readonly roundToMinor: number;
}

/** What a parcel changes of its fare. */
export interface FareGoods {
  /** Of the vehicle that brings it: base, kilometres and minutes cost so many times as much. */
  readonly vehicleFactor: number;
  /** What its weight adds, in units of the currency: so much for each kilogram above, and the tenths of a kilogram above. */
  readonly perKg: number;
  readonly tenthsAbove: number;
  /** What a fragile one adds to base, kilometres and minutes; 0 for any other. */
  readonly fragilePercent: number;
}

export interface TariffTrip {
  /** On the road, at least 0; whole metres are priced. */
  readonly distanceMeters: number;
  readonly durationSeconds: number;
  /** Of the day of the pickup, on the clocks of the market. */
  readonly minuteOfDay: number;
  /** Of a holiday; 1 on other days. */
  readonly holidayFactor?: number;
  /** 1.0 or more, before the tariff's cap. */
  readonly surge?: number;
  /** What the place of the pickup adds, in minor units. */
  readonly pickupFeeMinor?: number;
  /** What the market fixes for it, in minor units: in place of base, distance, time and fees. */
  readonly fixedMinor?: number;
  /** On its way, without its two ends. */
  readonly stops?: number;
  /** Gates on its way whose tolls come on top, with their prices in minor units. */
  readonly tolls?: ReadonlyArray<NonNullable<FareLine['toll']> & { readonly minor: number }>;
  /** Where it brings a parcel. */
  readonly goods?: FareGoods;
}

const METERS_PER_KM = 1000;

/** What the kilometres cost: each section from where the one before ends, the included ones for nothing. */
function distanceOf({ includedKm, sections }: WrittenTariff, meters: number): Exact {
  let sum = exact(0);
  let from = Math.round(includedKm * METERS_PER_KM);
  for (const { upToKm, perKm } of sections) {
    const to = upToKm === null ? meters : Math.min(meters, Math.round(upToKm * METERS_PER_KM));
    if (to <= from) continue;
    sum = plus(sum, times(minor(perKm), exact(to - from, METERS_PER_KM)));
    from = to;
  }
  return sum;
}

/**
 * The lines of a fare by a tariff: base, distance and time (times the factor of a parcel's vehicle), booking fee and the place's fee, or the
 * fixed price in place of them, what the weight and the care of a parcel cost, then night or holiday (the higher factor),
 * surge up to the cap, the minimum, the fee of each stop and tolls, which nothing multiplies, and the rounding as a line of its own, which leaves at least one step of it. Reckoned exactly; each line is what its step adds to
 * the rounded sum. A line of nothing is left out, the base never. A fixed price is of the straight trip: with stops on the way it is what
 * the way costs at least.
 * @returns minor units of the market's currency
 * @throws RangeError for a distance or duration that is negative or no number
 */
export function fare(tariff: WrittenTariff, market: FareMarket, trip: TariffTrip): FareLine[] {
  for (const value of [trip.distanceMeters, trip.durationSeconds]) {
    if (!Number.isFinite(value) || value < 0) throw new RangeError(`not a way: ${value}`);
  }
  const meters = Math.round(trip.distanceMeters);
  const lines: FareLine[] = [];
  let sum = exact(0);
  let written = 0;
  const step = (kind: FareLineKind, next: Exact, of: Pick<FareLine, 'toll'> = {}) => {
    sum = next;
    const amountMinor = rounded(sum) - written;
    written += amountMinor;
    if (kind === 'base' || amountMinor !== 0) lines.push({ kind, amountMinor, ...of });
  };
  const { vehicleFactor = 1, perKg = 0, tenthsAbove = 0, fragilePercent = 0 } = trip.goods ?? {};
  const by = exactly(vehicleFactor);
  const { stops = 0 } = trip;
  const base = times(minor(tariff.base), by);
  const distance = times(distanceOf(tariff, meters), by);
  const time = times(times(minor(tariff.perMinute), exact(Math.round(trip.durationSeconds), 60)), by);
  const fees = plus(minor(tariff.bookingFee), exact(trip.pickupFeeMinor ?? 0));
  const fixed = trip.fixedMinor === undefined ? undefined : exact(trip.fixedMinor);
  const isByTariff = fixed === undefined || (stops > 0 && isLess(fixed, plus(plus(plus(base, distance), time), fees)));
  if (isByTariff) {
    step('base', base);
    step('distance', plus(sum, distance));
    step('time', plus(sum, time));
  } else step('fixed', fixed);
  const carried = sum;
  if (isByTariff) {
    step('booking', plus(sum, minor(tariff.bookingFee)));
    step('place', plus(sum, exact(trip.pickupFeeMinor ?? 0)));
  }
  step('weight', plus(sum, times(minor(perKg), exact(tenthsAbove, 10))));
  step('fragile', plus(sum, times(times(carried, exactly(fragilePercent)), exact(1, 100))));
  const { night } = tariff;
  const isNight = night !== null && isWithinHours(trip.minuteOfDay, night.from, night.to);
  step('night', times(sum, exactly(Math.max(isNight ? night.factor : 1, trip.holidayFactor ?? 1))));
  step('surge', times(sum, exactly(Math.max(1, Math.min(trip.surge ?? 1, tariff.surge.cap)))));
  const least = minor(tariff.minimum);
  step('minimum', isLess(sum, least) ? least : sum);
  step('stops', plus(sum, times(minor(tariff.stop?.fee ?? 0), exact(stops))));
  for (const { minor: price, ...toll } of trip.tolls ?? []) step('toll', plus(sum, exact(price)), { toll });
  step('rounding', exact(roundToStep(written, market.roundToMinor)));
  return lines;
}
