import { setTimeout } from 'node:timers/promises';
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { among } from '@safiri/db/platform/among.ts';
import { rides } from '@safiri/db/rides/tables.ts';
import { FIX_OLDEST_MS } from '@safiri/rules/drivers/location-fixes.ts';
import { drivers } from '@safiri/db/users/tables.ts';
import { drivenStatuses } from '@safiri/rules/rides/trip-life.ts';
import type { Context } from '../platform/context.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import type { TakenTrip } from './trip-eta.ts';
import type { RideEndpoints } from './companion.ts';

/** A driver's trip; milliseconds by the server's clock. */
export interface LiveTrip {
  readonly rideId: number;
  /** Of the ride as it is known here. */
  readonly version: number;
  readonly driverId: number;
  readonly acceptedAt: number;
  readonly startedAt: number | null;
  /** An ended trip is known a little longer: positions from before its end may still be on their way. */
  readonly endedAt: number | null;
  readonly driverUserId: number;
  readonly passengerId: number;
  /** Who asked for it and watches, mostly the same person. */
  readonly bookerId: number;
  readonly countryId: CountryId;
  readonly endpoints: RideEndpoints & { readonly id: number };
  readonly taken: TakenTrip;
}

/** Which driver has which trips, known without asking for each position. */
export interface LiveTrips {
  /** Those under way, of which share rides may be several, and those that ended not long ago. */
  of(driverId: number): readonly LiveTrip[];
  /** The same of every driver. */
  all(): Iterable<readonly LiveTrip[]>;
  onEnd(handler: (rideId: number) => void): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Changes are read together when they come in a burst. */
const GATHER_MS = 50;
/** A change that nobody told this node of is found after this long. */
const LOOK_AGAIN_MS = 30_000;

const none: readonly LiveTrip[] = [];

const columns = {
  id: rides.id,
  version: rides.version,
  driverId: rides.driverId,
  acceptedAt: rides.acceptedAt,
  startedAt: rides.startedAt,
  completedAt: rides.completedAt,
  cancelledAt: rides.cancelledAt,
  status: rides.status,
  hail: rides.hail,
  meet: rides.meet,
  passengerId: rides.passengerId,
  bookerId: rides.bookerId,
  countryId: rides.countryId,
  durationSeconds: rides.durationSeconds,
  distanceMeters: rides.distanceMeters,
  isFast: rides.isFast,
  poolSlot: rides.poolSlot,
  pickupLat: rides.pickupLat,
  pickupLng: rides.pickupLng,
  pickupAddress: rides.pickupAddress,
  dropoffLat: rides.dropoffLat,
  dropoffLng: rides.dropoffLng,
  dropoffAddress: rides.dropoffAddress,
  stops: rides.stops,
  pickupSeq: rides.pickupSeq,
  dropoffSeq: rides.dropoffSeq,
};

interface Row extends Pick<typeof rides.$inferSelect, keyof typeof columns> {
  readonly driverUserId: number | null;
}

const trips = (ctx: Context) =>
  ctx.db
    .select({ ...columns, driverUserId: drivers.userId })
    .from(rides)
    .leftJoin(drivers, eq(drivers.id, rides.driverId))
    .$dynamic();

export function createLiveTrips(ctx: Context): LiveTrips {
  const byRide = new Map<number, LiveTrip>();
  const byDriver = new Map<number, readonly LiveTrip[]>();
  const handlers: Array<(rideId: number) => void> = [];
  const changed = new Set<number>();
  let reading: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  function forget(rideId: number): void {
    const trip = byRide.get(rideId);
    if (trip === undefined) return;
    byRide.delete(rideId);
    const others = (byDriver.get(trip.driverId) ?? []).filter((other) => other.rideId !== rideId);
    if (others.length === 0) byDriver.delete(trip.driverId);
    else byDriver.set(trip.driverId, others);
  }

  const isOver = ({ endedAt }: LiveTrip) => endedAt !== null && endedAt < ctx.clock().getTime() - FIX_OLDEST_MS;

  function learn(row: Row): void {
    const { id: rideId, driverId, acceptedAt, startedAt } = row;
    const before = byRide.get(rideId);
    forget(rideId);
    const { driverUserId, passengerId, bookerId, countryId } = row;
    if (driverId === null || driverUserId === null || acceptedAt === null) return;
    const endedAt = (row.completedAt ?? row.cancelledAt)?.getTime() ?? null;
    const trip: LiveTrip = {
      rideId,
      version: row.version,
      driverId,
      acceptedAt: acceptedAt.getTime(),
      startedAt: startedAt?.getTime() ?? null,
      endedAt,
      driverUserId,
      passengerId,
      bookerId,
      countryId,
      endpoints: row,
      taken: { ...row, driverId, endpoints: row },
    };
    if (isOver(trip)) return;
    byRide.set(rideId, trip);
    byDriver.set(driverId, [...(byDriver.get(driverId) ?? []), trip]);
    if (endedAt !== null && before?.endedAt === null) for (const handler of handlers) handler(rideId);
  }

  async function readChanged(): Promise<void> {
    while (changed.size > 0) {
      await setTimeout(GATHER_MS);
      const ids = [...changed];
      changed.clear();
      for (const row of await trips(ctx).where(among(rides.id, ids))) learn(row);
    }
  }

  function renew(rideIds: Iterable<number>): void {
    for (const id of rideIds) changed.add(id);
    if (changed.size === 0) return;
    reading ??= readChanged()
      .catch((error: unknown) => ctx.log.warn({ err: error }, 'the trips under way could not be read'))
      .finally(() => {
        reading = undefined;
        // Told between the last look and now.
        if (changed.size > 0) renew([]);
      });
  }

  /** All trips under way, and what became of those that are no more. */
  async function readAll(): Promise<void> {
    const rows = await trips(ctx).where(and(inArray(rides.status, [...drivenStatuses]), isNotNull(rides.driverId)));
    const live = new Set(rows.map((row) => row.id));
    for (const row of rows) learn(row);
    for (const trip of byRide.values()) {
      if (isOver(trip)) forget(trip.rideId);
      else if (trip.endedAt === null && !live.has(trip.rideId)) renew([trip.rideId]);
    }
  }

  ctx.bus.subscribe('stream', (events) => {
    renew(events.flatMap(({ name, subjectId }) => ((name === 'ride' || name === 'ride_gone') && subjectId !== null ? [subjectId] : [])));
  });

  return {
    of: (driverId) => byDriver.get(driverId) ?? none,
    all: () => byDriver.values(),
    onEnd: (handler) => void handlers.push(handler),
    async start() {
      await readAll();
      timer = setInterval(() => {
        readAll().catch((error: unknown) => ctx.log.warn({ err: error }, 'the trips under way could not be read'));
      }, LOOK_AGAIN_MS);
    },
    async stop() {
      clearInterval(timer);
      changed.clear();
      await reading;
    },
  };
}
