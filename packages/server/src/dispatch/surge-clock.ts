import { gridDisk, latLngToCell } from 'h3-js';
import { sql } from 'drizzle-orm';
import {
  nextSurge,
  RISE_EVERY_SECONDS,
  servicesOfSurge,
  SURGE_WINDOW_SECONDS,
  surgeFor,
  surgeServiceOf,
  type SurgeService,
} from '@safiri/rules/pricing/surge.ts';
import { carServes, type FreeCar } from '@safiri/rules/pricing/free-cars.ts';
import type { RideType } from '@safiri/rules/pricing/ride-types.ts';
import type { Context } from '../platform/context.ts';
import type { LivePositions } from '../drivers/public.ts';
import { listStates, SURGE_RESOLUTION, type CellState } from './surge-states.ts';

/** How often the surge of a city is worked out: it falls at most this much late. */
const LOOK_MS = 5000;
/** More requests of five minutes say nothing more about where it is scarce. */
const REQUESTS_AT_MOST = 20_000;

interface RequestRow extends Record<string, unknown> {
  city: string;
  type: RideType;
  lat: number;
  lng: number;
  passenger: number;
}

/** Who asked, by cell, for one service in one city. One person who asks again and again counts once. */
type Askers = Map<string, Set<number>>;

/** Works out the surge of the cities that this node dispatches, and writes it down for all nodes. */
export interface SurgeClock {
  look(): Promise<void>;
  start(): void;
  stop(): Promise<void>;
}

const keyOf = (city: string, service: SurgeService) => `${city} ${service}`;

async function readAskers(ctx: Context, cities: readonly string[], since: Date): Promise<Map<string, Askers>> {
  const { rows } = await ctx.db.execute<RequestRow>(sql`
    select city_id as city, ride_type as type, pickup_lat as lat, pickup_lng as lng, booker_id as passenger
    from rides where requested_at > ${since.toISOString()}::timestamptz and city_id in ${cities} and not is_fast and hail is null
    order by requested_at desc limit ${REQUESTS_AT_MOST}`);
  const byService = new Map<string, Askers>();
  for (const { city, type, lat, lng, passenger } of rows) {
    const key = keyOf(city, surgeServiceOf[type]);
    const askers: Askers = byService.get(key) ?? new Map<string, Set<number>>();
    byService.set(key, askers);
    const cell = latLngToCell(lat, lng, SURGE_RESOLUTION);
    askers.set(cell, (askers.get(cell) ?? new Set()).add(passenger));
  }
  return byService;
}

/** The free cars of a service by cell. */
function countCars(cars: readonly (FreeCar & { cell: string })[], service: SurgeService): Map<string, number> {
  const counts = new Map<string, number>();
  for (const car of cars) if (carServes(car, service)) counts.set(car.cell, (counts.get(car.cell) ?? 0) + 1);
  return counts;
}

export function createSurgeClock(ctx: Context, positions: LivePositions, own: () => readonly string[]): SurgeClock {
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> | undefined;

  async function look(): Promise<void> {
    const cities = own();
    if (cities.length === 0) return;
    const now = ctx.clock();
    const asked = await readAskers(ctx, cities, new Date(now.getTime() - SURGE_WINDOW_SECONDS * 1000));
    const before = await listStates(ctx.db, cities, now);
    if (asked.size === 0 && before.length === 0) return;
    const cars = positions.freeCars().map((car) => ({ ...car, cell: latLngToCell(car.lat, car.lng, SURGE_RESOLUTION) }));
    const after: CellState[] = [];
    for (const city of cities) {
      for (const service of servicesOfSurge) {
        const askers: Askers = asked.get(keyOf(city, service)) ?? new Map<string, Set<number>>();
        const states = new Map(before.filter((one) => one.city === city && one.service === service).map((one) => [one.cell, one]));
        if (askers.size === 0 && states.size === 0) continue;
        const free = countCars(cars, service);
        const cells = new Set([...[...askers.keys()].flatMap((cell) => gridDisk(cell, 1)), ...states.keys()]);
        for (const cell of cells) {
          const around = gridDisk(cell, 1);
          const requests = new Set(around.flatMap((one) => [...(askers.get(one) ?? [])])).size;
          const target = surgeFor({ requests, freeCars: around.reduce((sum, one) => sum + (free.get(one) ?? 0), 0) });
          const known = states.get(cell);
          // A place that fell is kept in mind until it might have risen again.
          if (target === 1 && (known === undefined || (known.surge === 1 && now.getTime() - known.roseAt > RISE_EVERY_SECONDS * 1000)))
            continue;
          after.push({ city, cell, service, ...nextSurge(known, target, now.getTime()) });
        }
      }
    }
    if (after.length === 0) return;
    await ctx.db.execute(sql`
      insert into surge_cells (city_id, cell, service, surge, rose_at, seen_at)
      select city, cell, service, surge, to_timestamp("roseAt" / 1000.0), to_timestamp("seenAt" / 1000.0)
      from json_to_recordset(${JSON.stringify(after)}::json) as c(city text, cell text, service text, surge numeric, "roseAt" float8, "seenAt" float8)
      on conflict (city_id, cell, service) do update set surge = excluded.surge, rose_at = excluded.rose_at, seen_at = excluded.seen_at
      where surge_cells.seen_at < excluded.seen_at`);
  }

  return {
    look,
    start() {
      timer = setInterval(() => {
        looking ??= look()
          .catch((error: unknown) => ctx.log.error({ err: error }, 'the surge could not be worked out'))
          .finally(() => {
            looking = undefined;
          });
      }, LOOK_MS);
    },
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}
