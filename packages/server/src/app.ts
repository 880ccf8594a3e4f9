import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { FRAME_BYTES_AT_MOST } from '@safiri/contract/drivers/location-frame.ts';
import { createDispatchLoop } from '@safiri/dispatch/engine/loop.ts';
import { BATCH_WINDOW_MS } from '@safiri/rules/dispatch/batch.ts';
import { chatModel } from './adapters/chat-model.ts';
import { osrmRoutes } from './adapters/osrm.ts';
import { photonPlaces } from './adapters/photon.ts';
import { accountRoutes } from './account/routes.ts';
import { assistantRoutes } from './assistant/routes.ts';
import { authRoutes } from './auth/routes.ts';
import { chatEvents, chatRoutes } from './chat/routes.ts';
import { chatInboxRoutes } from './chat/staff-routes.ts';
import { countryRoutes } from './countries/routes.ts';
import { createDemand, createPorts, createSurgeClock, type CityLeases } from './dispatch/public.ts';
import { dispatchRoutes } from './dispatch/routes.ts';
import {
  createEndEvidence,
  createLiveTrips,
  createLivePositions,
  createLocationIngest,
  createLocationSockets,
  createTrailRecorder,
} from './drivers/public.ts';
import { driverRoutes } from './drivers/routes.ts';
import { earningsRoutes } from './earnings/routes.ts';
import { payoutRoutes } from './earnings/staff-routes.ts';
import { heatMapRoutes } from './heatmap/routes.ts';
import { notificationEvents, notificationRoutes } from './notifications/routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { createOrderClock } from './orders/order-clock.ts';
import { boardEvents, boardRoutes } from './orders/staff-routes.ts';
import { followTrip } from './orders/follow-trip.ts';
import { orderEvents, orderRoutes } from './orders/routes.ts';
import { estimatedRoutes, gazetteerPlaces, roadRoutes } from './places/public.ts';
import { placeRoutes } from './places/routes.ts';
import type { Db } from '@safiri/db/platform/connect.ts';
import { createAdmission, roomOf, turnAwayEarly } from './platform/admission.ts';
import { boundBodies } from './platform/bound-bodies.ts';
import type { Context } from './platform/context.ts';
import { replaceOutdatedCookies } from './platform/cookies.ts';
import { prepareDrain } from './platform/drain.ts';
import { handleErrors, refuseAddress, validatorCompiler } from './platform/errors.ts';
import { healthRoutes, type Readiness } from './platform/health.ts';
import { realmOf } from './platform/redis-bus.ts';
import { createLimitCounts } from './platform/limit-counts.ts';
import { limitKey, tooMany } from './platform/limits.ts';
import { trustOf } from './platform/trust-proxy.ts';
import { createMetrics, liveCounter, liveGauge } from './platform/metrics.ts';
import { readMissedEvents } from './platform/missed-events.ts';
import { publishOpenApi } from './platform/openapi.ts';
import { refuseForeignOrigins } from './platform/origin.ts';
import { secureHeaders } from './platform/security.ts';
import { acceptSockets } from './platform/serve-socket.ts';
import type { Server } from './platform/serve.ts';
import { createSessions } from './platform/session.ts';
import { serveWeb } from './platform/static.ts';
import { createStreamHub, streamRoute } from './platform/stream.ts';
import { pricingRoutes } from './pricing/routes.ts';
import { createActiveRides, followDeliveries } from './rides/public.ts';
import { heldTripRoutes } from './rides/staff-routes.ts';
import { rideRoutes } from './rides/routes.ts';
import { liveEvents, openingOf, tellPositions } from './rides/live-events.ts';
import { contactsChanged, createTripWatch, emergencyLane, incidentSource } from './safety/public.ts';
import { safetyEvents, safetyRoutes } from './safety/routes.ts';
import { emergencyRoutes } from './safety/staff-routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { createLinks } from './sharing/public.ts';
import { shareEvents, sharingRoutes } from './sharing/routes.ts';
import { createTrackHub } from './sharing/track-hub.ts';
import { trackRoutes } from './sharing/track-routes.ts';
import { shareSource } from './sharing/track-source.ts';
import { scheduledRoutes } from './scheduled/routes.ts';
import { scholarEvents, scholarRoutes } from './scholar/routes.ts';
import { subscriptionRoutes } from './subscriptions/routes.ts';
import { createExaminer, type Examiner } from './uploads/public.ts';
import { uploadRoutes } from './uploads/routes.ts';
import type { FileStore } from './uploads/ports.ts';
import { accountEvents } from './users/account-events.ts';
import { staffRoutes } from './staff/routes.ts';
import { trainingRoutes } from './training/routes.ts';
import { userRoutes } from './users/routes.ts';
import { verificationRoutes } from './verification/routes.ts';
import { reviewRoutes } from './verification/staff-routes.ts';
import { walletRoutes } from './wallet/routes.ts';

/** No honest request of this product is larger; uploads have a lane of their own. */
const BODY_LIMIT_BYTES = 64 * 1024;

/** A request that is not whole by then is given up: ten megabytes of a file over a slow network may take minutes. */
const REQUEST_MS = 300_000;

export interface AppOptions {
  /** Where the built web app lies. */
  readonly webDist: string;
  /** Connections for emergencies alone: whatever else waits, they do not. */
  readonly urgentDb: Db;
  /** Where uploads are kept. */
  readonly files: FileStore;
  /** Looks at files that people send; processes of its own when not given. */
  readonly examiner?: Examiner;
  /** The cities that this node dispatches. */
  readonly cities: CityLeases;
  /** Milliseconds between two batches of a busy city; the rule's when not given. */
  readonly batchWindowMs?: number;
}

export interface App {
  readonly http: FastifyInstance;
  /** Begins the work that is not a request: positions, dispatch. */
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Builds the server of one node: platform first, then each room by name. */
export async function buildApp(ctx: Context, options: AppOptions): Promise<App> {
  const http = Fastify({
    loggerInstance: ctx.log,
    bodyLimit: BODY_LIMIT_BYTES,
    trustProxy: trustOf(ctx.config.trustProxy),
    requestIdHeader: false,
    genReqId: () => ctx.random.uuid(),
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    return503OnClosing: false,
    requestTimeout: REQUEST_MS,
    frameworkErrors: refuseAddress,
    routerOptions: { maxParamLength: 200 },
  });
  http.decorateRequest('actor', null);
  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(() => (data) => JSON.stringify(data));
  handleErrors(http, ctx.disks);
  http.addHook('onRequest', async (request, reply) => void reply.header('x-request-id', request.id));
  const admission = createAdmission(roomOf(ctx.db.$client));
  const readiness: Readiness = { closing: false };
  const drain = prepareDrain(http, readiness);
  turnAwayEarly(http, admission);
  boundBodies(http);
  http.addHook('onResponse', async (request, reply) => {
    request.log.debug(
      { method: request.method, url: request.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
  // Before whatever may refuse: it is what ends the connection of a refused upgrade.
  await acceptSockets(http, FRAME_BYTES_AT_MOST);
  const metrics = createMetrics(http);
  secureHeaders(http, ctx.config, options.webDist);
  refuseForeignOrigins(http, ctx.config);
  replaceOutdatedCookies(http, ctx.config);
  await http.register(cookie);
  const sessions = createSessions(ctx);
  const limits =
    ctx.config.redisUrl === undefined ? undefined : createLimitCounts(ctx.config.redisUrl, realmOf(ctx.config.databaseUrl), ctx.bus);
  await http.register(rateLimit, {
    global: false,
    ...(limits === undefined ? {} : { store: limits.store }),
    skipOnError: true,
    keyGenerator: limitKey(sessions),
    errorResponseBuilder: (_request, context) => tooMany(Math.ceil(context.ttl / 1000)),
  });
  await publishOpenApi(http);

  const server: Server = { app: http, ctx, sessions, admission };
  const warn = (message: string) => ctx.log.warn(message);
  const ownRoutes = roadRoutes(ctx.roads, estimatedRoutes);
  const routes = ctx.config.osrmUrl === undefined ? ownRoutes : osrmRoutes(ctx.config.osrmUrl, ownRoutes, warn);
  const places = ctx.config.geocoderUrl === undefined ? gazetteerPlaces : photonPlaces(ctx.config.geocoderUrl, gazetteerPlaces, warn);
  const positions = createLivePositions(ctx);
  const trips = createLiveTrips(ctx);
  const trail = createTrailRecorder(ctx, trips);
  const ingest = createLocationIngest(ctx, positions, trail);
  const sockets = createLocationSockets(ctx, server.sessions, ingest);
  const demand = createDemand(ctx);
  const surgeClock = createSurgeClock(ctx, positions, options.cities.mine);
  const active = createActiveRides(ctx, positions);
  const hub = createStreamHub(ctx, openingOf(active));
  const missed = readMissedEvents(ctx);
  const links = createLinks(ctx);
  const lane = emergencyLane(server, options.urgentDb);
  const safety = { ctx, links, positions };
  const tracks = createTrackHub(ctx, positions, [shareSource(ctx, positions), incidentSource(ctx, positions)]);
  const tripWatch = createTripWatch({ ...safety, ctx: lane.ctx }, options.cities.mine);
  const orderClock = createOrderClock(ctx, routes, options.cities.mine);
  const examiner = options.examiner ?? createExaminer();

  authRoutes(server);
  userRoutes(server);
  countryRoutes(server);
  settingsRoutes(server);
  placeRoutes(server, places, routes);
  pricingRoutes(server, routes, demand);
  rideRoutes(server, { routes, demand, endEvidence: createEndEvidence(positions, trail) }, active, links);
  dispatchRoutes(server, positions);
  driverRoutes(server, { ingest, sockets, trail });
  await uploadRoutes(server, options.files, examiner);
  accountRoutes(server, options.files);
  verificationRoutes(server);
  reviewRoutes(server);
  staffRoutes(server);
  payoutRoutes(server);
  heldTripRoutes(server);
  trainingRoutes(server);
  sharingRoutes(server, links, positions, (work, userId) => contactsChanged(safety, work, userId));
  trackRoutes(server, tracks, links);
  safetyRoutes(server, lane, safety);
  emergencyRoutes(server, positions);
  walletRoutes(server);
  heatMapRoutes(server, positions);
  notificationRoutes(server);
  chatRoutes(server);
  chatInboxRoutes(server);
  followDeliveries(followTrip);
  catalogueRoutes(server);
  orderRoutes(server, { routes, places, links }, active, options.files);
  boardRoutes(server);
  assistantRoutes(server, ctx.config.ai === undefined ? undefined : chatModel(ctx.config.ai, warn));
  subscriptionRoutes(server);
  scheduledRoutes(server, routes);
  scholarRoutes(server);
  earningsRoutes(server);
  streamRoute(server, hub);
  healthRoutes(server, metrics, readiness);
  liveEvents(ctx, hub, active);
  accountEvents(ctx, hub);
  shareEvents(server, hub, links, positions);
  safetyEvents(server, hub, safety);
  notificationEvents(server, hub);
  chatEvents(server, hub);
  orderEvents(server, hub, active);
  boardEvents(hub);
  scholarEvents(server, hub);
  tellPositions(ctx, hub, positions, trips);
  liveGauge(metrics, 'safiri_stream_clients', 'Open event streams on this node', () => hub.connections());
  liveCounter(metrics, 'safiri_requests_turned_away_total', 'Requests turned away under load', 'rank', () => admission.refused());
  liveGauge(metrics, 'safiri_cities_dispatched', 'Cities that this node dispatches', () => options.cities.mine().length);
  liveGauge(metrics, 'safiri_drivers_online', 'Drivers online', () => positions.onlineCount());
  liveGauge(metrics, 'safiri_location_sockets', 'Open location sockets on this node', () => sockets.connections());
  liveCounter(metrics, 'safiri_location_fixes_total', 'Positions by what became of them', 'outcome', () => ingest.counts());
  liveCounter(metrics, 'safiri_location_jumps_total', 'Jumps farther than anything drives', 'source', () => ({ phones: ingest.jumps() }));
  await serveWeb(http, options.webDist);

  const loop = createDispatchLoop({
    ports: createPorts(ctx, positions, options.cities.mine),
    clock: ctx.clock,
    windowMs: options.batchWindowMs ?? BATCH_WINDOW_MS,
    log: (message, error) => ctx.log.error({ err: error }, message),
  });
  ctx.bus.subscribe('dispatch', () => loop.wake());

  return {
    http,
    async start() {
      await positions.start();
      await trips.start();
      trail.start();
      await missed.start();
      options.cities.start(() => loop.wake());
      loop.start();
      tripWatch.start();
      orderClock.start();
      surgeClock.start();
    },
    async stop() {
      await drain(ctx.config.drainSeconds * 1000, () => {
        hub.close();
        tracks.close();
        sockets.close();
      });
      await loop.stop();
      await tripWatch.stop();
      await orderClock.stop();
      await surgeClock.stop();
      await options.cities.stop();
      await missed.stop();
      await trips.stop();
      await trail.stop();
      await positions.stop();
      await examiner.stop();
      limits?.close();
    },
  };
}
