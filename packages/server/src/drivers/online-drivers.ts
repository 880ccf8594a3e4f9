import { setTimeout } from 'node:timers/promises';
import { sql, type SQL } from 'drizzle-orm';
import { oneOf } from '@safiri/db/platform/columns.ts';
import type { VehicleType } from '@safiri/rules/dispatch/vehicles.ts';
import type { Workplace } from '@safiri/rules/drivers/workplace.ts';
import { drivenStatuses } from '@safiri/rules/rides/trip-life.ts';
import type { Context } from '../platform/context.ts';

/** What a driver who is online is looked for by. */
export interface OnlineDriver {
  readonly userId: number;
  /** The vehicle type. */
  readonly pool: VehicleType;
  /** Staff confirmed from a document that the driver is a woman. */
  readonly verifiedFemale: boolean;
  /** Has a trip or an offer. */
  readonly busy: boolean;
  /** Which trips they may drive. */
  readonly workplace: Workplace;
}

/** Who is online on all nodes, as what, and whether free: soft state that follows the events, and is looked at anew now and then. */
export interface OnlineDrivers {
  get(driverId: number): OnlineDriver | undefined;
  entries(): IterableIterator<[number, OnlineDriver]>;
  readonly size: number;
  /** Reads these drivers soon. */
  renew(driverIds: readonly number[]): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Changes are read together when they come in a burst. */
const GATHER_MS = 20;
/** A change that nobody told this node of is found after this long. */
const LOOK_AGAIN_MS = 30_000;

interface Row extends Record<string, unknown>, OnlineDriver {
  id: number;
  isOnline: boolean;
}

async function read(ctx: Context, which: SQL): Promise<Row[]> {
  const { rows } = await ctx.db.execute<Row>(sql`
    select d.id, d.user_id as "userId", d.is_online as "isOnline", v.vehicle_type as pool,
      (u.gender = 'female' and u.gender_verified_at is not null) as "verifiedFemale",
      (exists (select 1 from rides r where r.driver_id = d.id and r.status in ${oneOf(drivenStatuses)})
        or exists (select 1 from rides n where n.next_driver_id = d.id)
        or exists (select 1 from ride_offers o where o.driver_id = d.id and o.status = 'offered')) as busy,
      jsonb_build_object('given', d.markets_given_at is not null, 'marketId', d.market_id, 'countryId', u.country_id) as workplace
    from drivers d join users u on u.id = d.user_id join vehicles v on v.id = d.vehicle_id where ${which}`);
  return rows;
}

const isSamePlace = (a: Workplace, b: Workplace): boolean =>
  a.given === b.given && a.marketId === b.marketId && a.countryId === b.countryId;
const isSame = (a: OnlineDriver, b: OnlineDriver): boolean =>
  a.pool === b.pool && a.verifiedFemale === b.verifiedFemale && a.busy === b.busy && isSamePlace(a.workplace, b.workplace);

/** @param changed is told of each driver who came, went or became another */
export function createOnlineDrivers(ctx: Context, changed: (driverId: number) => void): OnlineDrivers {
  const byId = new Map<number, OnlineDriver>();
  const byUser = new Map<number, number>();
  const due = new Set<number>();
  let reading: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function learn({ id, isOnline, ...driver }: Row): void {
    const before = byId.get(id);
    if (isOnline) {
      if (before !== undefined && isSame(before, driver)) return;
      byId.set(id, driver);
      byUser.set(driver.userId, id);
    } else if (!forget(id)) return;
    changed(id);
  }

  function forget(id: number): boolean {
    const before = byId.get(id);
    if (before !== undefined) byUser.delete(before.userId);
    return byId.delete(id);
  }

  async function readDue(): Promise<void> {
    while (due.size > 0) {
      await setTimeout(GATHER_MS);
      const ids = [...due];
      due.clear();
      // Stopped meanwhile.
      if (ids.length === 0) return;
      for (const row of await read(ctx, sql`d.id in ${ids}`)) learn(row);
    }
  }

  function renew(driverIds: readonly number[]): void {
    for (const id of driverIds) due.add(id);
    if (due.size === 0) return;
    reading ??= readDue()
      .catch((error: unknown) => ctx.log.warn({ err: error }, 'drivers could not be read anew'))
      .finally(() => {
        reading = undefined;
        // Told between the last look and now.
        if (due.size > 0) renew([]);
      });
  }

  async function readAll(): Promise<void> {
    const rows = await read(ctx, sql`d.is_online`);
    const there = new Set(rows.map((row) => row.id));
    for (const row of rows) learn(row);
    for (const id of byId.keys()) if (!there.has(id) && forget(id)) changed(id);
  }

  const poll = () => void readAll().catch((error: unknown) => ctx.log.warn({ err: error }, 'drivers could not be read anew'));

  ctx.bus.subscribe('driver', ({ driverId }) => renew([driverId]));
  // Whoever's offer or trip changes is told so; a passenger's events are nobody's here.
  ctx.bus.subscribe('stream', (events) => {
    const ids = events.flatMap(({ name, userId }) => {
      const id = name === 'offer' || name === 'ride' || name === 'ride_gone' ? byUser.get(userId) : undefined;
      return id === undefined ? [] : [id];
    });
    if (ids.length > 0) renew(ids);
  });
  ctx.bus.onGap(poll);

  return {
    get: (driverId) => byId.get(driverId),
    entries: () => byId.entries(),
    get size() {
      return byId.size;
    },
    renew,
    async start() {
      await readAll();
      timer = setInterval(poll, LOOK_AGAIN_MS);
    },
    async stop() {
      clearInterval(timer);
      due.clear();
      await reading;
    },
  };
}
