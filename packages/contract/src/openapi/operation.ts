import type { $ZodType } from 'zod/v4/core';
import type { Call } from '../call.ts';
import { problems, type ProblemCode } from '../problems.ts';
import { permissionFor } from '../staff/permissions.ts';
import type { Schema, Schemas } from './schemas.ts';

/** Operations of the document, in the words of OpenAPI 3.1. */
export interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly summary: string;
  readonly security: ReadonlyArray<Record<string, readonly string[]>>;
  /** What one of the roles of the staff who ask must give (docs/access-matrix.md). */
  readonly 'x-permission'?: string;
  readonly parameters: readonly object[];
  readonly requestBody?: object;
  readonly responses: Record<string, object>;
}

interface ObjectSchema extends Schema {
  readonly properties?: Record<string, Schema>;
  readonly required?: string[];
}

const schemaOf = (schemas: Schemas, shape: $ZodType): Schema => schemas.byShape.get(shape) ?? {};

function parametersIn(place: 'path' | 'query', schemas: Schemas, shape: $ZodType | undefined): object[] {
  if (shape === undefined) return [];
  const { properties = {}, required = [] } = schemaOf(schemas, shape) as ObjectSchema;
  return Object.entries(properties).map(([name, schema]) => ({ name, in: place, required: required.includes(name), schema }));
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'The same key makes a repeated write answer as the first time. One key for one press of a button.',
  schema: { type: 'string', maxLength: 100 },
};

/** What any call can be answered with, besides its own problems. */
function commonProblems(call: Call): ProblemCode[] {
  const takesInput = call.params !== undefined || call.query !== undefined || call.body !== undefined;
  return [
    ...(takesInput ? (['invalid_request'] as const) : []),
    ...(call.who === 'anyone' ? [] : (['not_signed_in', 'forbidden'] as const)),
    ...(call.who === 'staff' && call.beforeSecondFactor !== true ? (['second_factor_needed'] as const) : []),
    ...(call.passwordAgain === true ? (['confirm_password'] as const) : []),
    'too_many_requests',
    'internal',
    'overloaded',
  ];
}

/** The answer of a status that only these codes can have. */
const refusal = (codes: readonly ProblemCode[]) => ({
  description: codes.map((code) => `\`${code}\`: ${problems[code].title}`).join('; '),
  content: {
    'application/problem+json': {
      schema: { allOf: [{ $ref: '#/components/schemas/Problem' }, { type: 'object', properties: { code: { enum: codes } } }] },
    },
  },
});

/** The refusals that many calls have alone at their status. */
export const sharedRefusals: Record<string, object> = Object.fromEntries(
  Object.keys(problems).map((code) => [code, refusal([code as ProblemCode])]),
);

/** The refusals of a call by their status; each names its codes. */
function refusals(call: Call): Record<string, object> {
  const codes = [...new Set([...call.problems, ...commonProblems(call)])].toSorted();
  const byStatus = Map.groupBy(codes, (code) => problems[code].status);
  return Object.fromEntries(
    [...byStatus].map(([status, of]) => [status, of.length === 1 ? { $ref: `#/components/responses/${of[0]}` } : refusal(of)]),
  );
}

/** The file of a call that takes no JSON travels in the field `file`. */
const fileForm = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['file'],
        properties: { file: { type: 'string', contentMediaType: 'application/octet-stream' } },
      },
    },
  },
};

function requestBody(call: Call, input: Schemas): { requestBody?: object } {
  if (call.consumes !== undefined) return { requestBody: fileForm };
  if (call.body === undefined) return {};
  return { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(input, call.body) } } } };
}

function success(call: Call, output: Schemas): Record<string, object> {
  if (call.upgrade !== undefined) return { 101: { description: 'The connection goes on as a WebSocket' } };
  return { [call.status ?? 200]: { description: 'Done', content: { 'application/json': { schema: schemaOf(output, call.reply) } } } };
}

/**
 * A call as an operation, whose id is its name in the code after that of its room: two rooms may both have a `list`.
 * @param name the call's name in the code
 * @param tag the room that owns it
 */
export function operationOf(name: string, tag: string, call: Call, input: Schemas, output: Schemas): Operation {
  const permission = permissionFor(call.key);
  return {
    operationId: `${tag}.${name}`,
    tags: [tag],
    summary: call.summary,
    security: call.who === 'anyone' ? [] : [{ session: call.who === 'signed-in' ? [] : [call.who] }],
    ...(permission === undefined ? {} : { 'x-permission': permission }),
    parameters: [
      ...parametersIn('path', input, call.params),
      ...parametersIn('query', input, call.query),
      ...(call.idempotent === true ? [idempotencyKey] : []),
    ],
    ...requestBody(call, input),
    responses: { ...success(call, output), ...refusals(call) },
  };
}
