import type { Dice } from '../../dice.ts';
import type { Measured } from '../../integrity/facts.ts';
import type { SeenTrip } from '../../integrity/seen-trips.ts';
import { driven, type Way } from './drive.ts';

export const MINUTE_MS = 60_000;
export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;
const CENTER = { lat: -25.7461, lng: 28.1881 };

/** A trip of the week, with what it shows and whose idea it was. */
export interface WeekTrip extends SeenTrip {
  readonly measured: Measured;
  /** Honest, or how it cheats; and which kind of life or of cheat it is. */
  readonly isHonest: boolean;
  readonly kind: string;
  /** Whoever brought its driver, where the trip completes what is paid for that. */
  readonly bringer: number | null;
}

/** Where people live: near each other, so that the same drivers come again. */
interface Zone {
  readonly isNew: boolean;
  readonly drivers: readonly number[];
  readonly passengers: readonly number[];
}

/** Everybody of two cities, one of them opened this week, so that all accounts in it are new. */
export interface Town {
  readonly dice: Dice;
  readonly zones: readonly Zone[];
  readonly trips: WeekTrip[];
  readonly madeAt: Map<number, number>;
  readonly phones: Map<number, number[]>;
  person(isNew: boolean, phone?: number): number;
  phone(): number;
}

/** @param trips about how many honest trips the week has */
export function buildTown(dice: Dice, trips: number): Town {
  const madeAt = new Map<number, number>();
  const phones = new Map<number, number[]>();
  let people = 0;
  let lastPhone = 0;
  const town: Town = {
    dice,
    zones: [],
    trips: [],
    madeAt,
    phones,
    person(isNew, phone = town.phone()) {
      people += 1;
      madeAt.set(people, isNew ? -dice.between(0, 7 * DAY_MS) : -dice.between(30, 600) * DAY_MS);
      phones.set(people, [phone]);
      return people;
    },
    phone: () => (lastPhone += 1),
  };
  // A week's trips of a driver are about twenty: most drive beside something else.
  const zones = Math.max(4, Math.round(trips / 400));
  const built = Array.from({ length: zones }, (_, i): Zone => {
    const isNew = i % 2 === 1;
    // Every eighth is a village that three drive for.
    const isVillage = i % 8 === 4;
    const many = (count: number) => Array.from({ length: count }, () => town.person(isNew));
    return { isNew, drivers: many(isVillage ? 3 : 22), passengers: many(isVillage ? 60 : 190) };
  });
  return { ...town, zones: built };
}

/** A moment of the week between six and twenty-two. */
export const someTime = (dice: Dice, day = dice.below(7)): number => day * DAY_MS + dice.between(6, 22) * HOUR_MS;

/** A usual way: from round the corner to across the city, at what traffic allows. */
export function usualWay(dice: Dice): Way {
  const straightMeters = Math.min(35_000, 400 + 3200 * -Math.log(1 - dice.next()));
  const isMotorway = straightMeters > 12_000 && dice.chance(0.5);
  return {
    from: CENTER,
    straightMeters,
    bend: dice.between(1.05, 1.6),
    metersPerSecond: isMotorway ? dice.between(18, 27) : dice.between(4, 13),
  };
}

/** What is special about a trip. */
export interface Special {
  readonly way?: Partial<Way>;
  readonly measured?: Measured;
  readonly customer?: number;
  readonly fromRank?: boolean;
  /** From accepting to the start, seconds. */
  readonly meetSeconds?: number;
  readonly isHonest?: boolean;
  readonly bringer?: number;
}

/** Adds a trip to the week. @param at when it was accepted, milliseconds since the week began */
export function addTrip(town: Town, kind: string, driver: number, rider: number, at: number, special: Special = {}): WeekTrip {
  const { dice, trips } = town;
  const measured = special.measured ?? driven(dice, { ...usualWay(dice), ...special.way });
  const fromRank = special.fromRank ?? dice.chance(0.08);
  const meetSeconds = special.meetSeconds ?? (fromRank ? dice.between(20, 180) : 60 - 360 * Math.log(1 - dice.next()));
  const startedAt = at + meetSeconds * 1000;
  const trip: WeekTrip = {
    id: trips.length + 1,
    driver,
    rider,
    customer: special.customer ?? rider,
    acceptedAt: at,
    startedAt,
    completedAt: startedAt + measured.seconds * 1000,
    fromRank,
    measured,
    isHonest: special.isHonest ?? true,
    kind,
    bringer: special.bringer ?? null,
  };
  trips.push(trip);
  return trip;
}
