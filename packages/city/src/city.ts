import { citizenEmail, crowd, EXTRA_CROWD } from '@safiri/rules/demo/citizens.ts';
import { centralTrip, someTrip } from './demand.ts';
import { runDriver, type DriverWorld } from './driver.ts';
import { takeTrip, type PassengerWorld, type TripOutcome, type TripRequest } from './passenger.ts';
import type { CityPlaces } from './places.ts';
import { createDice, type Dice } from '@safiri/rules/dice.ts';
import type { RegistrableRole } from '@safiri/rules/users/roles.ts';

/** Sign-ins per second at the start: hashing passwords must not keep real people waiting. */
const SIGN_INS_PER_SECOND = 8;
/** In the demo the centre of each city belongs to people who try the driver's side. */
const CENTRE_METERS = 1600;

/** Names of people for a city: its own citizens first, then those bound to no city. */
function names(kind: RegistrableRole, cityId: string, count: number): string[] {
  const own = crowd.find(({ city }) => city === cityId);
  const ownCount = Math.min(count, kind === 'driver' ? (own?.drivers ?? 0) : (own?.passengers ?? 0));
  return [
    ...Array.from({ length: ownCount }, (_, i) => citizenEmail(kind, cityId, i + 1)),
    ...Array.from({ length: count - ownCount }, (_, i) => citizenEmail(kind, EXTRA_CROWD, i + 1)),
  ];
}

const warn = (error: unknown) => void process.stderr.write(`city: ${error instanceof Error ? error.message : String(error)}\n`);

/** Brings drivers on the road one after the other; each runs until the city closes. */
export async function bringDrivers(
  world: Omit<DriverWorld, 'places'>,
  places: CityPlaces,
  count: number,
  dice: Dice,
  keepCentreFree: boolean,
): Promise<Promise<void>[]> {
  const running: Promise<void>[] = [];
  for (const email of names('driver', places.city.id, count)) {
    if (world.signal.aborted) break;
    const full: DriverWorld = {
      ...world,
      places,
      ...(keepCentreFree ? { keepOut: { center: places.city.center, meters: CENTRE_METERS } } : {}),
    };
    running.push(runDriver(full, email, createDice(dice.below(2 ** 31))).catch(warn));
    await new Promise((resolve) => setTimeout(resolve, 1000 / SIGN_INS_PER_SECOND));
  }
  return running;
}

/** Passengers of a city, each on one trip at a time. */
export interface Passengers {
  /** Sends somebody who is free on this trip; false when nobody is. */
  send(wish: TripRequest): boolean;
  readonly outcomes: TripOutcome[];
  /** Takes up the rides that were live when the city closed the last time. */
  resume(): Promise<void>;
  /** Waits for the trips that are under way. */
  settled(): Promise<void>;
}

export function createPassengerBatch(world: PassengerWorld, cityId: string, count: number, dice: Dice): Passengers {
  const free = names('passenger', cityId, count);
  const outcomes: TripOutcome[] = [];
  const under = new Set<Promise<void>>();

  function begin(email: string, wish: TripRequest | null): void {
    const trip = takeTrip(world, email, wish, createDice(dice.below(2 ** 31)))
      .then((outcome) => void (wish === null ? undefined : outcomes.push(outcome)))
      .catch(warn)
      .finally(() => {
        free.push(email);
        under.delete(trip);
      });
    under.add(trip);
  }

  return {
    outcomes,
    send(wish) {
      const email = free.shift();
      if (email !== undefined) begin(email, wish);
      return email !== undefined;
    },
    async resume() {
      for (const email of free.splice(0)) {
        if (world.signal.aborted) return;
        begin(email, null);
        await new Promise((resolve) => setTimeout(resolve, 1000 / SIGN_INS_PER_SECOND));
      }
    },
    settled: async () => void (await Promise.all(under)),
  };
}

/** Requests at a steady rate with exponential gaps, until the city closes. In the demo three of four are short trips in the very centre. */
export async function keepRequesting(
  world: PassengerWorld,
  passengers: Passengers,
  places: CityPlaces,
  perMinute: number,
  dice: Dice,
  central: boolean,
): Promise<void> {
  let n = 0;
  while (!world.signal.aborted) {
    passengers.send(central && n % 4 !== 3 ? centralTrip(places, dice) : someTrip(places, dice));
    n += 1;
    const gap = (-Math.log(1 - dice.next()) * 60) / perMinute;
    await world.clock.sleep(Math.min(gap, 120 / perMinute), world.signal);
  }
}
