import type { FastifyRequest } from 'fastify';
import { trackerFields, trackerJson, trackerMessage, type TrackerMessage } from '@safiri/contract/drivers/osmand.ts';
import { trackerPath } from '@safiri/contract/drivers/paths.ts';
import type { RejectReason } from '@safiri/rules/drivers/judge-fixes.ts';
import { TRACKER_SECRET_PATTERN } from '@safiri/rules/drivers/tracker.ts';
import { isSecure } from '../platform/cookies.ts';
import { validate } from '../platform/errors.ts';
import { tooMany } from '../platform/limits.ts';
import { isFromHere } from '../platform/network.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import type { Server } from '../platform/serve.ts';
import type { LivePositions } from './live-positions.ts';
import type { LiveTrips } from './live-trips.ts';
import type { LocationIngest } from './location-ingest.ts';
import { createTrackerLimits } from './tracker-limits.ts';
import type { Tracker, TrackerOutcome, Trackers } from './trackers.ts';

/** A few hundred bytes are one position. */
const BODY_LIMIT_BYTES = 4096;

/** What is wrong with a position in itself. */
const unsound = ['nowhere', 'fromFuture', 'tooOld', 'suspect'] as const satisfies readonly RejectReason[];

interface Needs {
  readonly ingest: LocationIngest;
  readonly trackers: Trackers;
  readonly positions: LivePositions;
  readonly trips: LiveTrips;
}

/**
 * `/positions/{secret}`: where a paired tracker writes its driver's positions, in the protocol of `osmand.ts`. The secret is
 * looked at before anything else that was sent; one that was never made, lapsed or ended is answered alike. Whatever is
 * dropped is answered with 200: apps that hear anything else keep a position and send it again before newer ones.
 */
export function trackerRoutes(server: Server, { ingest, trackers, positions, trips }: Needs): void {
  const { app, ctx } = server;
  const limits = createTrackerLimits(ctx);
  const { counts } = trackers;
  const senders = new WeakMap<FastifyRequest, Tracker>();

  function nobodys(outcome: 'unknown' | 'copied'): Problem {
    counts[outcome] += 1;
    return notFound();
  }

  /** A secret that this node does not know yet is looked up, unless too many were guessed where it comes from. */
  async function lookUp(secret: string, ip: string): Promise<Tracker | undefined> {
    const wait = limits.waitFor(ip);
    if (wait > 0) throw tooMany(wait);
    limits.guesses(ip);
    const tracker = TRACKER_SECRET_PATTERN.test(secret) ? await trackers.find(secret) : undefined;
    if (tracker !== undefined) limits.guessedNot(ip);
    return tracker;
  }

  async function whoSends(request: FastifyRequest): Promise<void> {
    if (!isSecure(ctx.config, request) && !isFromHere(request)) throw new Problem('https_needed');
    const { secret } = request.params as { secret: string };
    const tracker = trackers.knows(secret) ? await trackers.find(secret) : await lookUp(secret, request.ip);
    if (tracker === undefined) throw nobodys('unknown');
    senders.set(request, tracker);
  }

  const isOnDuty = (driverId: number) => positions.isOnline(driverId) || trips.of(driverId).some(({ endedAt }) => endedAt === null);

  function take(tracker: Tracker, { form, content }: TrackerMessage): TrackerOutcome {
    if (!limits.mayTake(tracker.driverId)) return 'tooMany';
    trackers.heard(tracker);
    if (!isOnDuty(tracker.driverId)) return 'offDuty';
    const read = form === 'json' ? validate(trackerJson, content) : validate(trackerFields, content);
    if ('error' in read) {
      counts.malformed += 1;
      throw read.error;
    }
    const { at = ctx.clock().getTime(), point, valid } = read.value;
    if (!valid) return 'unsure';
    const { rejected } = ingest.takeFromTracker(tracker.driverId, { ...point, at });
    // Our app may have been first or more exact: nothing is wrong with the tracker then.
    if (!unsound.some((why) => why in rejected)) trackers.heard(tracker, Math.min(at, ctx.clock().getTime()));
    return 'judged';
  }

  async function receive(request: FastifyRequest): Promise<void> {
    const found = senders.get(request);
    if (found === undefined) throw notFound();
    const message = trackerMessage(request.query, request.body);
    // Somebody opened the address in a browser: that pairs nothing.
    if (message === undefined) throw fieldProblem('lat', 'Open this address in Traccar Client: it takes positions.');
    const tracker = found.isUsed ? found : await trackers.claim(found, message.name);
    if (tracker === undefined) throw nobodys('unknown');
    if (tracker.name !== message.name) throw nobodys('copied');
    counts[take(tracker, message)] += 1;
  }

  void app.register(async (scope) => {
    const asForm = (_request: FastifyRequest, body: string | Buffer, done: (error: null, fields: object) => void) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    const asText = { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES } as const;
    scope.addContentTypeParser('application/x-www-form-urlencoded', asText, asForm);
    scope.removeContentTypeParser('text/plain');
    // Trackers do not always say what they send.
    scope.addContentTypeParser('*', asText, asForm);
    scope.route({
      method: ['GET', 'POST'],
      url: trackerPath,
      exposeHeadRoute: false,
      bodyLimit: BODY_LIMIT_BYTES,
      schema: { hide: true },
      config: { rateLimit: false, call: 'tracker', rank: 'refused-last' },
      preParsing: whoSends,
      handler: async (request, reply) => {
        await receive(request);
        return reply.code(200).send();
      },
    });
  });
}
