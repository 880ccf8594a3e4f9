import { product } from '@safiri/rules/product.ts';
import type { $ZodType } from 'zod/v4/core';
import { allCalls } from '../all-calls.ts';
import { problemBody } from '../problems.ts';
import { operationOf, sharedRefusals, type Operation } from './operation.ts';
import { jsonSchemas, type Schema } from './schemas.ts';
import { namedShapes } from './shapes.ts';

/** The contract as an OpenAPI 3.1 document. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly tags: ReadonlyArray<{ readonly name: string }>;
  readonly paths: Record<string, Record<string, Operation>>;
  readonly components: {
    readonly schemas: Record<string, Schema>;
    readonly responses: Record<string, object>;
    readonly securitySchemes: Record<string, object>;
  };
}

const given = (shapes: ReadonlyArray<$ZodType | undefined>) => shapes.filter((shape) => shape !== undefined);

/** The components of both directions. @throws Error for a shape that is sent otherwise than it is answered: it needs two names */
function merged(...all: ReadonlyArray<ReadonlyMap<string, Schema>>): Record<string, Schema> {
  const components: Record<string, Schema> = {};
  for (const [name, schema] of all.flatMap((one) => [...one])) {
    const known = components[name];
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema)) throw new Error(`${name} has two forms.`);
    components[name] = schema;
  }
  return Object.fromEntries(Object.entries(components).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Makes the document of all calls.
 * @param version of the application
 */
export function openApiDocument(version: string): OpenApiDocument {
  const named = namedShapes();
  const calls = allCalls.map(({ call }) => call);
  const input = jsonSchemas(named, given(calls.flatMap(({ params, query, body }) => [params, query, body])), 'input');
  const output = jsonSchemas(named, [problemBody, ...calls.map(({ reply }) => reply)], 'output');
  const paths: Record<string, Record<string, Operation>> = {};
  for (const { room, name, call } of allCalls) {
    const [method, url] = call.key.split(' ') as [string, string];
    (paths[url.replaceAll(/:(\w+)/g, '{$1}')] ??= {})[method.toLowerCase()] = operationOf(name, room, call, input, output);
  }
  return {
    openapi: '3.1.0',
    info: {
      title: `${product.name} API`,
      version,
      description:
        'Refusals are `application/problem+json` (RFC 9457) with a code. The session is an http-only cookie that signing in sets. ' +
        'What changes by itself comes as server-sent events on `/api/stream`.',
    },
    tags: [...new Set(allCalls.map(({ room }) => room))].toSorted().map((name) => ({ name })),
    paths,
    components: {
      schemas: merged(input.components, output.components),
      responses: sharedRefusals,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'safiri_session', description: 'Behind TLS its name is `__Host-safiri_session`.' },
      },
    },
  };
}
