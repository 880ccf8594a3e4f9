import type { FastifyError, FastifyInstance, FastifyReply, FastifySchemaCompiler } from 'fastify';
import * as z from 'zod/mini';
import { isDatabaseUnavailable } from '@safiri/db/platform/connect.ts';
import type { ZodMiniType } from 'zod/mini';
import type { DiskWatch } from './disk-watch.ts';
import { fieldErrors, fieldName } from './field-errors.ts';
import { Problem, sendProblem } from './problem.ts';
import { StoreUnavailable } from './store-unavailable.ts';

/** U+0000, or half of a pair of UTF-16: no text of a database can hold them. */
const isUnstorable = (text: string): boolean => text.includes('\0') || !text.isWellFormed();

/** Where in parsed data a text can't be stored; undefined when nowhere. Seen by each request, so no path is made before one is needed. */
function unstorableAt(value: unknown): string[] | undefined {
  if (typeof value === 'string') return isUnstorable(value) ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const key in value) {
    const within = unstorableAt((value as Record<string, unknown>)[key]);
    if (within !== undefined) return [key, ...within];
  }
  return undefined;
}

/** Holds data against a schema: the parsed value, or a refusal that names the fields. */
export function validate<S extends ZodMiniType>(schema: S, data: unknown): { value: z.output<S> } | { error: Problem } {
  const result = z.safeParse(schema, data ?? {}, { reportInput: true });
  const unstorable = result.success ? unstorableAt(result.data)?.join('.') : undefined;
  if (result.success && unstorable === undefined) return { value: result.data };
  const errors = result.success
    ? [{ path: unstorable || 'body', message: 'Holds a character that no text may hold.' }]
    : fieldErrors(result.error.issues);
  const first = errors[0];
  return {
    error: new Problem('invalid_request', first === undefined ? undefined : `${fieldName(first.path)}: ${first.message}`, { errors }),
  };
}

/** Validates with the contract's schema and hands on the parsed value. */
export const validatorCompiler: FastifySchemaCompiler<ZodMiniType> =
  ({ schema }) =>
  (data) =>
    validate(schema, data);

/** Fastify's own refusals, before a handler runs. */
function fromFastify(error: FastifyError): Problem | null {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new Problem('body_too_large', undefined, { errors: [{ path: 'body', message: 'Too large' }] });
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new Problem('unsupported_media_type', undefined, { errors: [{ path: 'Content-Type', message: 'Use application/json' }] });
    default:
      break;
  }
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new Problem('invalid_request', undefined, { errors: [{ path: 'body', message: error.message }] });
  }
  return null;
}

const FULL = 'We have no room to write this down right now. Please try again in a minute.';
/** Somebody must make room first. */
const FULL_RETRY_SECONDS = 60;

const NO_FILES = 'Files can’t be kept or shown right now. Please try again in a minute.';
const NO_FILES_RETRY_SECONDS = 30;

/** What the router refuses before any route is found: an address that is too long or not well-formed. */
export function refuseAddress(error: FastifyError, _request: unknown, reply: FastifyReply): void {
  void sendProblem(reply, new Problem('invalid_request', undefined, { errors: [{ path: 'path', message: error.message }] }));
}

/** How the log tells of a failure that nobody foresaw. */
export const REQUEST_FAILED = 'request failed';

/** One place where errors become answers. What is not a known refusal is logged whole and told as little as possible. */
export function handleErrors(app: FastifyInstance, disks: DiskWatch): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof Problem) return sendProblem(reply, error);
    const known = fromFastify(error);
    if (known !== null) return sendProblem(reply, known);
    // Overloaded, restarting or gone: what was asked may be asked again with its key, and is done once.
    if (isDatabaseUnavailable(error)) return sendProblem(reply, new Problem('overloaded', undefined, { retryAfter: 2 }));
    if (disks.note(error) !== undefined) {
      request.log.error({ err: error }, 'a disk is full');
      return sendProblem(reply, new Problem('overloaded', FULL, { retryAfter: FULL_RETRY_SECONDS }));
    }
    if (error instanceof StoreUnavailable) {
      request.log.error({ err: error }, 'the file store is away');
      return sendProblem(reply, new Problem('overloaded', NO_FILES, { retryAfter: NO_FILES_RETRY_SECONDS }));
    }
    request.log.error({ err: error, route: `${request.method} ${request.routeOptions.url}` }, REQUEST_FAILED);
    return sendProblem(reply, new Problem('internal'));
  });
}
