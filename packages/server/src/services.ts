import type { Db } from '@safiri/db/platform/connect.ts';
import { createDispatchLoop } from '@safiri/dispatch/engine/loop.ts';
import { BATCH_WINDOW_MS } from '@safiri/rules/dispatch/batch.ts';
import { chatModel } from './adapters/chat-model.ts';
import { osrmRoutes } from './adapters/osrm.ts';
import { photonPlaces } from './adapters/photon.ts';
import {
  createCoarsePlaces,
  createDemand,
  createMatchThread,
  createNearbyCars,
  createNearestCars,
  createPorts,
  createSurgeClock,
  type CityLeases,
} from './dispatch/public.ts';
import {
  createAskFix,
  createEndEvidences,
  ofOneTrip,
  createLivePositions,
  createLiveTrips,
  createLocationIngest,
  createLocationSockets,
  createTrackers,
  createTrailRecorder,
} from './drivers/public.ts';
import type { MapStore } from './maps/public.ts';
import { taxAuthorities } from './adapters/tax-authorities.ts';
import { paymentProviders } from './adapters/payment-providers.ts';
import { createPaymentClock } from './payments/public.ts';
import { createOrderClock } from './orders/order-clock.ts';
import { cityPlaces, estimatedRoutes, measuredRoutes, roadRoutes } from './places/public.ts';
import type { Server } from './platform/serve.ts';
import { createStreamHub } from './platform/stream.ts';
import type { UnitOfWork } from './platform/unit-of-work.ts';
import { createActiveRides, setDrivenMeters } from './rides/public.ts';
import { openingOf } from './rides/live-events.ts';
import {
  contactsChanged,
  createOnCallWatch,
  createPresenceWatch,
  createTripWatch,
  emergencyServer,
  incidentSource,
} from './safety/public.ts';
import { createLinks } from './sharing/public.ts';
import { createTrackHub } from './sharing/track-hub.ts';
import { shareSource } from './sharing/track-source.ts';
import { createExaminer, pictureStore, type Examiner } from './uploads/public.ts';
import type { FileStore } from './uploads/ports.ts';

export interface ServiceOptions {
  /** Connections for emergencies alone: whatever else waits, they do not. */
  readonly urgentDb: Db;
  /** Where uploads are stored. */
  readonly files: FileStore;
  /** Where pictures that everybody may see are stored; beside the uploads when not given. */
  readonly pictures?: FileStore;
  /** The maps of the cities, and their streets. */
  readonly maps: MapStore;
  /** Looks at files that people send; processes of its own when not given. */
  readonly examiner?: Examiner;
  /** The cities that this node dispatches. */
  readonly cities: CityLeases;
  /** Milliseconds between two batches of a busy city; the rule's when not given. */
  readonly batchWindowMs?: number;
}

/** What several rooms share on one node: what is known in memory, clocks, and the outside world behind its ports. */
export function createServices(server: Server, options: ServiceOptions) {
  const { ctx } = server;
  const { files, maps, cities } = options;
  const warn = (message: string) => ctx.log.warn(message);
  const { osrmUrl, geocoderUrl, ai } = ctx.config;
  const ownRoutes = measuredRoutes(roadRoutes(ctx.roads, estimatedRoutes));
  const routes = osrmUrl === undefined ? ownRoutes : osrmRoutes(osrmUrl, ownRoutes, warn);
  const ownPlaces = cityPlaces(maps, warn);
  const places = geocoderUrl === undefined ? ownPlaces : photonPlaces(geocoderUrl, ownPlaces, warn);
  // A demo without its city is started for a minute, by tests: most ask for no place.
  const warmPlaces = async () => (ctx.config.demo && !ctx.config.city ? undefined : ownPlaces.warm());
  const model = ai === undefined ? undefined : chatModel(ai, warn);

  const positions = createLivePositions(ctx);
  const trips = createLiveTrips(ctx);
  const trail = createTrailRecorder(ctx, trips, (rideId, meters) => setDrivenMeters(ctx.db, rideId, meters));
  const endEvidences = createEndEvidences(positions, trail);
  const ingest = createLocationIngest(ctx, positions, trail);
  const sockets = createLocationSockets(ctx, server.sessions, ingest);
  const coarsePlaces = createCoarsePlaces(ctx);
  const cars = createNearestCars(ctx, positions, coarsePlaces);
  const demand = createDemand(ctx);
  const active = createActiveRides(ctx, positions);
  const hub = createStreamHub(ctx, openingOf(active));
  const links = createLinks(ctx);
  const lane = emergencyServer(server, options.urgentDb);
  const safety = { ctx, links, positions };
  const tracks = createTrackHub(ctx, positions, [shareSource(ctx, positions), incidentSource(ctx, positions)]);

  const matchThread = createMatchThread();
  const dispatchLoop = createDispatchLoop({
    ports: createPorts(ctx, { positions, trips, links, own: cities.mine, thread: matchThread, roadFiles: maps.roadFiles }),
    clock: ctx.clock,
    windowMs: options.batchWindowMs ?? BATCH_WINDOW_MS,
    log: (message, error) => ctx.log.error({ err: error }, message),
    warn: (message) => ctx.log.warn(message),
  });
  ctx.bus.subscribe('dispatch', () => dispatchLoop.wake());

  return {
    server,
    hub,
    files,
    pictures: options.pictures ?? pictureStore(ctx.config),
    maps,
    cities,
    routes,
    places,
    warmPlaces,
    model,
    positions,
    trips,
    phones: { ingest, sockets, trail, trackers: createTrackers(ctx) },
    demand,
    cars,
    nearbyCars: createNearbyCars(ctx, positions, coarsePlaces, cars),
    active,
    links,
    lane,
    safety,
    tracks,
    ridePorts: { routes, demand, places, fixOf: createAskFix(positions), endEvidence: ofOneTrip(endEvidences), endEvidences },
    orderPorts: { routes, places, links, demand },
    contactsChanged: (uow: UnitOfWork, userId: number) => contactsChanged(safety, uow, userId),
    examiner: options.examiner ?? createExaminer(),
    tripWatch: createTripWatch({ ...safety, ctx: lane.ctx }, cities.mine),
    onCallWatch: createOnCallWatch(lane.ctx),
    presenceWatch: createPresenceWatch(ctx, hub),
    orderClock: createOrderClock(ctx, routes, cities.mine),
    providers: paymentProviders,
    taxAuthorities,
    paymentClock: createPaymentClock(ctx, paymentProviders),
    surgeClock: createSurgeClock(ctx, positions, cities.mine),
    matchThread,
    dispatchLoop,
  };
}

export type Services = ReturnType<typeof createServices>;
