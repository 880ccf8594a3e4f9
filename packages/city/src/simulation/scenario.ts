import { destination, type Point } from '@safiri/rules/places/geo.ts';
import type { VehicleType } from '@safiri/rules/dispatch/vehicles.ts';
import { placesOf } from '../places.ts';
import { someTrip } from '../demand.ts';
import { createDice, type Dice } from '@safiri/rules/dice.ts';
import type { TimedRequest } from '../replay.ts';

/** One request of the day. Seconds of the day. */
export interface Request {
  readonly id: number;
  readonly at: number;
  readonly pickup: Point;
  readonly dropoff: Point;
  readonly rideType: 'standard' | 'share';
  /** Gives up when no car has come after so many seconds. */
  readonly patienceSeconds: number;
}

/** A driver's working day. */
export interface Shift {
  readonly driverId: number;
  readonly from: number;
  readonly to: number;
  readonly start: Point;
  readonly vehicleType: VehicleType;
}

/** A day that every way of dispatching has to serve alike. */
export interface Scenario {
  readonly seed: number;
  readonly countryId: 'za' | 'ke';
  readonly requests: readonly Request[];
  readonly shifts: readonly Shift[];
}

export interface DayOptions {
  readonly city: string;
  readonly seed: number;
  readonly drivers: number;
  readonly requests: number;
  /** Of a hundred requests, so many are share rides. */
  readonly sharePercent: number;
}

/** Requests by hour of the day, of a thousand: two rushes and a lively evening; an assumption, not a measurement. */
const demandByHour = [10, 6, 4, 4, 8, 22, 52, 86, 78, 54, 46, 44, 46, 46, 46, 52, 66, 84, 78, 58, 42, 32, 22, 14];

/** When drivers work, of a hundred: early, by day, late and at night. Hours of the day; past 24 is the next day. */
const shiftKinds: ReadonlyArray<{ share: number; from: number; hours: number }> = [
  { share: 34, from: 5.5, hours: 8.5 },
  { share: 30, from: 8, hours: 9 },
  { share: 28, from: 14, hours: 8.5 },
  { share: 8, from: 20, hours: 4 },
];

const PATIENCE = { leastSeconds: 480, meanSeconds: 1500 };
const MINIBUS_SHARE = 0.08;

function patience(dice: Dice): number {
  return PATIENCE.leastSeconds - (PATIENCE.meanSeconds - PATIENCE.leastSeconds) * Math.log(1 - dice.next());
}

function shiftsOf(drivers: number, dice: Dice, somewhere: () => Point): Shift[] {
  return Array.from({ length: drivers }, (_, i) => {
    let left = dice.below(100);
    const kind = shiftKinds.find(({ share }) => (left -= share) < 0) ?? (shiftKinds[0] as (typeof shiftKinds)[number]);
    const from = (kind.from + dice.between(-0.75, 0.75)) * 3600;
    return {
      driverId: i + 1,
      from,
      to: Math.min(24 * 3600, from + kind.hours * 3600),
      start: somewhere(),
      vehicleType: dice.chance(MINIBUS_SHARE) ? 'minibus' : 'sedan',
    };
  });
}

/** A made-up day between the known places of a city. */
export function makeDay({ city, seed, drivers, requests, sharePercent }: DayOptions): Scenario {
  const dice = createDice(seed);
  const places = placesOf(city);
  const total = demandByHour.reduce((sum, one) => sum + one, 0);
  const day = Array.from({ length: requests }, () => {
    let left = dice.next() * total;
    const hour = Math.max(
      0,
      demandByHour.findIndex((share) => (left -= share) < 0),
    );
    const { pickup, dropoff } = someTrip(places, dice);
    return { at: (hour + dice.next()) * 3600, pickup, dropoff };
  });
  const shifts = shiftsOf(drivers, dice, () => places.somewhere(dice));
  return { seed, countryId: 'za', shifts, requests: numbered(day, dice, sharePercent) };
}

/** A day of real orders; drivers begin where the day's orders are. */
export function replayDay(wishes: readonly TimedRequest[], { seed, drivers, sharePercent }: DayOptions): Scenario {
  const dice = createDice(seed);
  const day = wishes.map(({ at, wish }) => ({ at, pickup: wish.pickup, dropoff: wish.dropoff }));
  const shifts = shiftsOf(drivers, dice, () => destination(dice.pick(day).pickup, dice.between(0, 360), dice.between(0, 1500)));
  return { seed, countryId: 'ke', shifts, requests: numbered(day, dice, sharePercent) };
}

function numbered(day: ReadonlyArray<Pick<Request, 'at' | 'pickup' | 'dropoff'>>, dice: Dice, sharePercent: number): Request[] {
  return day
    .toSorted((a, b) => a.at - b.at)
    .map((one, i) => ({
      ...one,
      id: i + 1,
      rideType: dice.chance(sharePercent / 100) ? 'share' : 'standard',
      patienceSeconds: patience(dice),
    }));
}
