import cookie from '@fastify/cookie';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { FRAME_BYTES_AT_MOST } from '@safiri/contract/drivers/location-frame.ts';
import { createAdmission, roomOf } from './platform/admission.ts';
import { turnAwayEarly } from './platform/turn-away.ts';
import { boundBodies } from './platform/bound-bodies.ts';
import type { Context } from './platform/context.ts';
import { replaceOutdatedCookies } from './platform/cookies.ts';
import { prepareDrain } from './platform/drain.ts';
import { handleErrors, refuseAddress, validatorCompiler } from './platform/errors.ts';
import { healthRoutes, type Readiness } from './platform/health.ts';
import { createLimitCounts } from './platform/limit-counts.ts';
import { limitKey, tooMany } from './platform/limits.ts';
import { createMetrics, liveCounter, liveGauge } from './platform/metrics.ts';
import { readMissedEvents } from './platform/missed-events.ts';
import { publishOpenApi } from './platform/openapi.ts';
import { loggedUrl } from './platform/private-paths.ts';
import { refuseForeignOrigins } from './platform/origin.ts';
import { namespaceOf } from './platform/redis-bus.ts';
import { runInEach } from './platform/run-in-each.ts';
import { styleHash } from './platform/branded-page.ts';
import { secureHeaders } from './platform/security.ts';
import { acceptSockets } from './platform/serve-socket.ts';
import type { Server } from './platform/serve.ts';
import { createSessions } from './platform/session.ts';
import { serveWeb } from './platform/static.ts';
import { streamRoute } from './platform/stream.ts';
import { trustOf } from './platform/trust-proxy.ts';
import { refuseUntilSetUp, type IsSetUp } from './platform/until-set-up.ts';
import { rooms } from './rooms.ts';
import { instanceText } from './settings/public.ts';
import { createServices, type ServiceOptions } from './services.ts';

/** No honest request of this product is larger; uploads have a limit of their own. */
const BODY_LIMIT_BYTES = 64 * 1024;

/** A request that is not whole by then is given up: ten megabytes of a file over a slow network may take minutes. */
const REQUEST_MS = 300_000;

export interface AppOptions extends ServiceOptions {
  /** Where the built web app lies. */
  readonly webDist: string;
  /** Whether this instance has an owner or a market; without it, as in the demo, it is taken to be set up. */
  readonly isSetUp?: IsSetUp;
}

export interface App {
  readonly http: FastifyInstance;
  /** Begins the work that is not a request: positions, dispatch. */
  start(): Promise<void>;
  stop(): Promise<void>;
  /** What the rooms do once a minute. */
  everyMinute(): Promise<void>;
  /** What the rooms do once an hour. */
  hourly(): Promise<void>;
}

/** Builds the server of one node: the platform first, then each room. */
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
  // Node forgets who the other end was once a connection is destroyed, unless it was asked before: whoever hangs up in the middle of a
  // request is still counted by their address.
  http.server.on('connection', (socket) => void socket.remoteAddress);
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
      { method: request.method, url: loggedUrl(request.url), status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
  // Before whatever may refuse: it is what ends the connection of a refused upgrade.
  await acceptSockets(http, FRAME_BYTES_AT_MOST);
  const metrics = createMetrics(http);
  secureHeaders(http, ctx.config, options.webDist, () => styleHash(ctx.brands.current().brand));
  if (options.isSetUp !== undefined) refuseUntilSetUp(http, options.isSetUp);
  refuseForeignOrigins(http, ctx.config);
  replaceOutdatedCookies(http, ctx.config);
  await http.register(cookie);
  const sessions = createSessions(ctx);
  const limits =
    ctx.config.redisUrl === undefined ? undefined : createLimitCounts(ctx.config.redisUrl, namespaceOf(ctx.config.databaseUrl), ctx.bus);
  await http.register(rateLimit, {
    global: false,
    ...(limits === undefined ? {} : { store: limits.store }),
    skipOnError: true,
    keyGenerator: limitKey(sessions),
    errorResponseBuilder: (_request, context) => tooMany(Math.ceil(context.ttl / 1000)),
  });
  await publishOpenApi(http);

  const server: Server = { app: http, ctx, sessions, admission };
  const services = createServices(server, options);
  const { hub, tracks, phones } = services;
  const missed = readMissedEvents(ctx);
  for (const room of rooms) await room.routes?.(services);
  streamRoute(server, hub);
  healthRoutes(server, metrics, readiness);
  for (const room of rooms) room.events?.(services);
  liveGauge(metrics, 'safiri_stream_clients', 'Open event streams on this node', () => hub.connections());
  liveCounter(metrics, 'safiri_requests_turned_away_total', 'Requests turned away under load', 'rank', () => admission.refused());
  for (const room of rooms) room.gauges?.(services, metrics);
  await serveWeb(http, options.webDist, { instance: instanceText(ctx), brands: ctx.brands });

  return {
    http,
    async start() {
      await missed.start();
      for (const room of rooms) await room.start?.(services);
    },
    async stop() {
      await drain(ctx.config.drainSeconds * 1000, () => {
        hub.close();
        tracks.close();
        phones.sockets.close();
      });
      for (const room of rooms.toReversed()) await room.stop?.(services);
      await missed.stop();
      sessions.close();
      limits?.close();
    },
    async everyMinute() {
      await runInEach(rooms, 'everyMinute', services, ctx.log);
    },
    async hourly() {
      await runInEach(rooms, 'hourly', services, ctx.log);
    },
  };
}
