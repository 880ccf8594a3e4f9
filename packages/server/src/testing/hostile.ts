import fc from 'fast-check';
import type { Call } from '@safiri/contract/call.ts';

/** Values that break careless code: wrong types, edges of numbers, long and odd texts, keys that reach prototypes. */
const value: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    true,
    '',
    ' ',
    0,
    -1,
    1.5,
    2 ** 31,
    2 ** 53,
    1e308,
    '0',
    '-1',
    'NaN',
    'null',
    "'; drop table users; --",
    '\u0000',
    '\ud800',
    '💥'.repeat(50),
    'a'.repeat(5000),
    '../../etc/passwd',
    'javascript:alert(1)',
    'abc51',
    '__proto__',
    'constructor',
    'Etc/Nowhere',
    '2026-02-30',
    '-000001-01-01T00:00:00Z',
    '+275760-09-13T00:00:00.001Z',
    '1e400',
    '-0',
    '2026-02-30T25:61:61Z',
    '9999-12-31T23:59:59Z',
    [],
    {},
    [[[[]]]],
    { __proto__: null, constructor: { prototype: { admin: true } } },
    { language: 'abc51' },
    { lat: 91, lng: -181, address: '' },
    { lat: -25.7, lng: 28.2, address: 'Church Square' },
  ),
  fc.string({ maxLength: 40 }),
  fc.integer(),
  fc.double(),
  fc.jsonValue({ maxDepth: 2 }),
);

/** The names of a schema's fields, as far as it is an object or a choice of objects. */
function fieldNames(schema: unknown): string[] {
  const def = (schema as { _zod?: { def?: { shape?: Record<string, unknown>; options?: unknown[]; innerType?: unknown } } })?._zod?.def;
  if (def === undefined) return [];
  return [...Object.keys(def.shape ?? {}), ...(def.options ?? []).flatMap(fieldNames), ...fieldNames(def.innerType)];
}

const record = (names: readonly string[]): fc.Arbitrary<Record<string, unknown>> =>
  fc.record(Object.fromEntries(names.map((name) => [name, value])), { requiredKeys: [] });

export interface HostileRequest {
  readonly path: string;
  /** Undefined for a request without a body. */
  readonly body: string | undefined;
  readonly headers: Record<string, string>;
}

const segment = fc.oneof(
  fc.constantFrom('0', '1', '2', '3', '-1', '99999999999999999999', '1.5', 'NaN', '%00', '..%2f', '1;drop', 'x'.repeat(300)),
  fc.integer({ min: 1, max: 40 }).map(String),
  fc.string({ minLength: 1, maxLength: 12 }).map((text) => encodeURIComponent(text.toWellFormed())),
);

const key = fc.oneof(fc.constant(undefined), fc.constantFrom('short', 'x'.repeat(101), 'a key with spaces', 'a-good-key-1'));

/** Requests to a call as somebody sends them who wants it to break. */
export function hostileRequests(call: Call): fc.Arbitrary<HostileRequest> {
  const [method, pattern] = call.key.split(' ') as [string, string];
  const names = pattern.match(/:\w+/g) ?? [];
  const path = fc.array(segment, { minLength: names.length, maxLength: names.length }).map((parts) => {
    let i = 0;
    return pattern.replaceAll(/:\w+/g, () => parts[i++] ?? '1');
  });
  const query = record(fieldNames(call.query)).map((fields) => {
    const text = new URLSearchParams();
    for (const [name, field] of Object.entries(fields)) text.set(name, String(JSON.stringify(field)).toWellFormed());
    return text.size === 0 ? '' : `?${text}`;
  });
  const fields = fieldNames(call.body);
  const body =
    method === 'GET'
      ? fc.constant(undefined)
      : fc.oneof(
          { weight: 6, arbitrary: record([...fields, 'role', 'verified']).map((fields) => JSON.stringify(fields)) },
          { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 3 }).map((json) => JSON.stringify(json)) },
          {
            weight: 1,
            arbitrary: fc.constantFrom(
              '',
              '{',
              '[',
              '{"__proto__":{"admin":true}}',
              '"',
              '\u0000',
              `{"a":"${'b'.repeat(70_000)}"}`,
              '{"a":1}}',
            ),
          },
        );
  return fc.record({ path, query, body, key }).map((request) => ({
    path: request.path + request.query,
    body: request.body,
    headers: {
      ...(request.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(request.key === undefined ? {} : { 'idempotency-key': request.key }),
    },
  }));
}
