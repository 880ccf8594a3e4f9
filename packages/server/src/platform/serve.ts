import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { violatedUnique } from '@safiri/db/platform/connect.ts';
import type { BodyOf, Call, ParamsOf, QueryOf, ReplyOf } from '@safiri/contract/call.ts';
import type { Actor, ActorFor } from './actor.ts';
import { rankOf, type Admission } from './admission.ts';
import type { Context } from './context.ts';
import { IDEMPOTENCY_CONSTRAINT, repeatKey, storeAnswer, storedAnswer, type RepeatKey, type StoredAnswer } from './idempotency.ts';
import { limitFor } from './limits.ts';
import { requirePasswordConfirmation } from './password-given.ts';
import { requirePermission } from './permit.ts';
import { Problem, sendProblem } from './problem.ts';
import { requireReach } from './reach.ts';
import type { Sessions } from './session.ts';
import { inTransaction, type UnitOfWork } from './unit-of-work.ts';

/** A request after limit, session and validation. */
export interface Input<C extends Call> {
  readonly actor: ActorFor<C>;
  readonly params: ParamsOf<C>;
  readonly query: QueryOf<C>;
  readonly body: BodyOf<C>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The contract's key of the call, for the metrics. */
    call?: string;
  }
  interface FastifyRequest {
    /** Who asks, once {@link authenticateFirst} found out; null before, and for a stranger to a call that anyone may make. */
    actor: Actor | null;
  }
}

export interface Server {
  readonly app: FastifyInstance;
  readonly ctx: Context;
  readonly sessions: Sessions;
  readonly admission: Admission;
}

/** A staff session is worth nothing before its second factor. */
export function requireSecondFactor(actor: Actor): void {
  if (actor.userType === 'staff' && !actor.secondFactor) throw new Problem('second_factor_needed');
}

/**
 * The signed-in person of a route that is no call of the contract.
 * @param key method and path of the route, by which staff need a permission
 */
export async function requireActor(server: Pick<Server, 'sessions' | 'ctx'>, request: FastifyRequest, key: string): Promise<Actor> {
  const actor = await server.sessions.find(request);
  if (actor === null) throw new Problem('not_signed_in');
  requireSecondFactor(actor);
  requirePermission(actor, key);
  await requireReach(server.ctx, actor, key, request.params);
  return actor;
}

async function authorise(server: Server, call: Call, request: FastifyRequest): Promise<Actor | null> {
  const actor = await server.sessions.find(request);
  if (call.who === 'anyone') return actor;
  if (actor === null) throw new Problem('not_signed_in');
  if (call.beforeSecondFactor !== true) requireSecondFactor(actor);
  if (call.who !== 'signed-in' && call.who !== actor.userType) throw new Problem('forbidden', `Only for the role ${call.who}`);
  if (call.who === 'driver' && actor.driverId === null) throw new Problem('forbidden');
  if (call.notForStaff === true && actor.staff !== null) throw new Problem('forbidden', 'Not for accounts of the console');
  requirePermission(actor, call.key);
  if (call.passwordAgain === true) await requirePasswordConfirmation(server.ctx.db, actor, server.ctx.clock());
  return actor;
}

/**
 * A query that names somebody is answered for that person or refused, never quietly for the caller, on every call and
 * whether or not the call reads it (product: who acts). Staff may name anybody.
 */
function refuseForeignIds(actor: Actor, query: unknown): void {
  if (actor.userType === 'staff') return;
  const { userId, driverId } = query as Record<string, string | string[] | undefined>;
  const names = (named: string | string[] | undefined, own: number | null) => own !== null && named === String(own);
  // Calls of drivers take either number for the person (spec: operations §7).
  const isOwn = (named: string | string[] | undefined) => named === undefined || names(named, actor.userId) || names(named, actor.driverId);
  if (!isOwn(userId) || !isOwn(driverId)) throw new Problem('forbidden');
}

/**
 * Who asks is found out before anything that they sent is read: a stranger makes nothing be parsed, learns nothing of a
 * schema, and the lookup has given its connection back before a body that comes in slowly, or a transaction, begins.
 */
export function authenticateFirst(server: Server, call: Call) {
  return {
    preParsing: async (request: FastifyRequest): Promise<void> => {
      request.actor = await authorise(server, call, request);
      if (call.who !== 'anyone' && request.actor !== null) refuseForeignIds(request.actor, request.query);
    },
  };
}

/** Checks the reply against the contract, which also drops whatever the contract does not name. */
function checked<C extends Call>(call: C, value: ReplyOf<C>): ReplyOf<C> {
  return z.parse(call.reply as z.ZodMiniType<ReplyOf<C>>, value);
}

const encode = <C extends Call>(call: C, value: ReplyOf<C>): string => JSON.stringify(checked(call, value));

type Handler = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Waits until the server has room for the call. What reads its own body has it later: nobody's slow sending holds a place. */
function admitted({ admission }: Server, call: Call, handler: Handler): Handler {
  const { rank } = rankOf(call.underLoad);
  if (rank === undefined) return (request, reply) => admission.serve(() => handler(request, reply));
  if (call.consumes !== undefined) return handler;
  return async (request, reply) => {
    await admission.enter(rank, () => request.raw.socket.destroyed);
    try {
      return await handler(request, reply);
    } finally {
      admission.leave();
    }
  };
}

function route(server: Server, call: Call, handler: Handler): void {
  const [method, url] = call.key.split(' ') as [string, string];
  server.app.route({
    method,
    url,
    ...(call.bodyBytes === undefined ? {} : { bodyLimit: call.bodyBytes }),
    schema: {
      summary: call.summary,
      ...(call.params === undefined ? {} : { params: call.params }),
      ...(call.query === undefined ? {} : { querystring: call.query }),
      ...(call.body === undefined ? {} : { body: call.body }),
      ...(call.consumes === undefined ? {} : { consumes: [call.consumes] }),
      response: { [call.status ?? 200]: call.reply },
    },
    config: { rateLimit: limitFor(call.limit, server.ctx.config.rateLimitFactor), call: call.key, ...rankOf(call.underLoad) },
    ...authenticateFirst(server, call),
    // Once the names in the path are known to be some.
    preHandler: (request) => requireReach(server.ctx, request.actor, call.key, request.params),
    handler: admitted(server, call, handler),
  });
}

/** What a request carries, after {@link authenticateFirst} and validation. */
export function inputOf<C extends Call>(request: FastifyRequest, reply: FastifyReply): Input<C> {
  const { actor, params, query, body } = request as unknown as Pick<Input<C>, 'actor' | 'params' | 'query' | 'body'>;
  return { actor, params, query, body, request, reply };
}

function keyOf<C extends Call>(call: C, { actor, params, body, request }: Input<C>): RepeatKey | null {
  if (call.idempotent !== true || actor === null) return null;
  return repeatKey(request.headers['idempotency-key'], actor.userId, call.key, params, body);
}

const jsonType = 'application/json; charset=utf-8';

/**
 * Serves a call without opening a transaction, as its handler hashes, sends or asks another service before it writes, and none of
 * that may happen inside one. What it writes it writes in transactions of its own (`inTransaction`). No answer is kept.
 */
export function serveWithoutTransaction<C extends Call>(server: Server, call: C, handler: (input: Input<C>) => Promise<ReplyOf<C>>): void {
  route(server, call, async (request, reply) => {
    const value = await handler(inputOf<C>(request, reply));
    return reply
      .code(call.status ?? 200)
      .type(jsonType)
      .send(encode(call, value));
  });
}

/** Serves a call that changes nothing: it needs no transaction. */
export const serveRead = serveWithoutTransaction;

/** A polled read answered from memory: the body as text and the tag of its version. */
export interface TaggedBody {
  readonly etag: string;
  readonly body: string;
}

/** Serves a polled read conditionally: an unchanged answer is a 304 without a body. The handler uses `encodeReply`. */
export function serveTagged<C extends Call>(
  server: Server,
  call: C,
  handler: (input: Input<C>, encodeReply: (value: ReplyOf<C>) => string) => Promise<TaggedBody>,
): void {
  const encodeReply = (value: ReplyOf<C>) => encode(call, value);
  route(server, call, async (request, reply) => {
    const tagged = await handler(inputOf<C>(request, reply), encodeReply);
    void reply.header('etag', tagged.etag).header('cache-control', 'private, no-cache');
    if (request.headers['if-none-match'] === tagged.etag) return reply.code(304).send();
    return reply.type(jsonType).send(tagged.body);
  });
}

/**
 * Acts by a transaction that several share, and in it stores the answer where there is a key.
 * @returns undefined where this one has to be acted on alone; then nothing of it was done
 */
type Together<C extends Call> = (
  input: Input<C>,
  key: RepeatKey | null,
  encodeReply: (value: ReplyOf<C>) => string,
) => Promise<StoredAnswer | undefined>;

type Action<C extends Call> = (uow: UnitOfWork, input: Input<C>) => Promise<ReplyOf<C> | Problem>;

/**
 * Serves a call that writes, in the order limit, who, validate, transaction, authorise the object, act, present.
 * A thrown Problem undoes everything; a returned one keeps what was written (a wrong PIN counts).
 * With an `Idempotency-Key` the first answer is stored with its effects and given again.
 * @param together tried first, where many may ask for the like at the same moment
 */
export function serveWrite<C extends Call>(server: Server, call: C, action: Action<C>, together?: Together<C>): void {
  route(server, call, async (request, reply) => {
    const input = inputOf<C>(request, reply);
    const key = keyOf(call, input);
    const run = (uow: UnitOfWork) => action(uow, input);
    const answer =
      (await together?.(input, key, (value) => encode(call, value))) ??
      (key === null ? await actOnce(server, call, run) : await actRepeatably(server, call, key, run));
    if (answer instanceof Problem) return sendProblem(reply, answer);
    return reply.code(answer.status).type(jsonType).send(answer.body);
  });
}

type Run<C extends Call> = (uow: UnitOfWork) => Promise<ReplyOf<C> | Problem>;

async function actOnce<C extends Call>(server: Server, call: C, run: Run<C>): Promise<StoredAnswer | Problem> {
  const value = await inTransaction(server.ctx, run);
  return value instanceof Problem ? value : { status: call.status ?? 200, body: encode(call, value) };
}

/**
 * Acts and stores the answer in the same transaction. When the key turns out to be used, or the action is refused
 * (perhaps because the first try did its work), everything of this try is undone and the first answer is looked up.
 */
async function actRepeatably<C extends Call>(server: Server, call: C, key: RepeatKey, run: Run<C>): Promise<StoredAnswer | Problem> {
  let answer: StoredAnswer | undefined;
  try {
    const value = await inTransaction(server.ctx, run, async (uow, result) => {
      if (result instanceof Problem) return;
      answer = { status: call.status ?? 200, body: encode(call, result) };
      await storeAnswer(uow, key, answer);
    });
    if (value instanceof Problem) return (await storedAnswer(server.ctx.db, key)) ?? value;
    return answer as StoredAnswer;
  } catch (error) {
    return firstAnswer(server, key, error);
  }
}

/** After a failed try: the answer that was stored for an earlier try with the key, else the failure. */
async function firstAnswer(server: Server, key: RepeatKey, error: unknown): Promise<StoredAnswer> {
  const repeated = violatedUnique(error) === IDEMPOTENCY_CONSTRAINT;
  if (!repeated && !(error instanceof Problem)) throw error;
  const stored = await storedAnswer(server.ctx.db, key);
  if (stored !== null) return stored;
  throw error;
}

/**
 * Serves a write whose action opens its transaction itself, as {@link serveWithoutTransaction}, and in it stores its answer under the
 * idempotency key. When the key was used, the first answer is given.
 * @param action is given the key, null when none was sent, and `check`, which makes the stored answer what the contract says
 */
export function serveStoringAnswer<C extends Call>(
  server: Server,
  call: C,
  action: (input: Input<C>, key: RepeatKey | null, check: (value: ReplyOf<C>) => ReplyOf<C>) => Promise<StoredAnswer>,
): void {
  const check = (value: ReplyOf<C>) => checked(call, value);
  route(server, call, async (request, reply) => {
    const input = inputOf<C>(request, reply);
    const key = keyOf(call, input);
    const acted = action(input, key, check);
    const answer = await (key === null ? acted : acted.catch((error: unknown) => firstAnswer(server, key, error)));
    return reply.code(answer.status).type(jsonType).send(answer.body);
  });
}
