import type { OpenApiDocument } from './document.ts';
import type { Operation } from './operation.ts';

/** A change that a client written for the old document may not survive. */
export interface BreakingChange {
  readonly operationId: string;
  readonly what: string;
}

type Json = Record<string, unknown>;
const asObject = (value: unknown): Json => (typeof value === 'object' && value !== null ? (value as Json) : {});
const asList = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Follows a reference within its own document. */
function resolve(document: OpenApiDocument, value: unknown): Json {
  const { $ref } = asObject(value);
  if (typeof $ref !== 'string') return asObject(value);
  const path = $ref.split('/').slice(1);
  return path.reduce((at: Json, name) => asObject(at[name]), document as unknown as Json);
}

type Direction = 'sent' | 'got';

interface Comparison {
  readonly before: OpenApiDocument;
  readonly after: OpenApiDocument;
  readonly direction: Direction;
  /** Pairs of references that were followed already. */
  readonly seen: Set<string>;
  report(what: string): void;
}

const typesOf = ({ type }: Json): readonly unknown[] => (Array.isArray(type) ? type : [type]);
const LOWER = ['minLength', 'minimum', 'exclusiveMinimum', 'minItems'];
const UPPER = ['maxLength', 'maximum', 'exclusiveMaximum', 'maxItems'];

/** The values themselves: what is got may not become another type, what is sent may not become narrower. */
function compareValues({ direction, report }: Comparison, old: Json, now: Json, at: string): void {
  const [narrow, wide] = direction === 'sent' ? [old, now] : [now, old];
  if (!typesOf(narrow).every((type) => typesOf(wide).includes(type))) report(`${at}: its type changed`);
  if (direction === 'got') return;
  const allowed = asList(now['enum']);
  const gone = asList(old['enum']).filter((value) => allowed.length > 0 && !allowed.includes(value));
  if (gone.length > 0) report(`${at}: ${gone.join(', ')} no longer accepted`);
  if (now['pattern'] !== undefined && old['pattern'] !== now['pattern']) report(`${at}: another pattern`);
  for (const key of LOWER) if (Number(now[key] ?? -Infinity) > Number(old[key] ?? -Infinity)) report(`${at}: ${key} is tighter`);
  for (const key of UPPER) if (Number(now[key] ?? Infinity) < Number(old[key] ?? Infinity)) report(`${at}: ${key} is tighter`);
}

function compareMembers(comparison: Comparison, old: Json, now: Json, at: string): void {
  const { direction, report } = comparison;
  const [mine, theirs] = [asObject(old['properties']), asObject(now['properties'])];
  const [needed, neededNow] = [asList(old['required']).map(String), asList(now['required']).map(String)];
  for (const name of Object.keys(mine)) {
    if (name in theirs) compareSchemas(comparison, mine[name], theirs[name], `${at}.${name}`);
    else if (direction === 'got' || now['additionalProperties'] === false) report(`${at}.${name} is gone`);
  }
  if (direction === 'sent') for (const name of neededNow) if (!needed.includes(name)) report(`${at}.${name} is required now`);
  if (direction === 'got')
    for (const name of needed) if (name in theirs && !neededNow.includes(name)) report(`${at}.${name} may be missing now`);
}

/** Compares the schemas that stand at one place in both documents. */
function compareSchemas(comparison: Comparison, old: unknown, now: unknown, at: string): void {
  const { before, after, direction, seen, report } = comparison;
  const pair = JSON.stringify([asObject(old)['$ref'], asObject(now)['$ref']]);
  if (pair !== '[null,null]' && seen.has(pair)) return;
  seen.add(pair);
  const [a, b] = [resolve(before, old), resolve(after, now)];
  compareValues(comparison, a, b, at);
  compareMembers(comparison, a, b, at);
  if (a['items'] !== undefined) compareSchemas(comparison, a['items'], b['items'], `${at}[]`);
  for (const key of ['anyOf', 'oneOf', 'allOf']) {
    const [mine, theirs] = [asList(a[key]), asList(b[key])];
    if (mine.length > theirs.length && direction === 'sent') report(`${at}: one of its forms is no longer accepted`);
    for (const [n, one] of mine.entries()) if (theirs[n] !== undefined) compareSchemas(comparison, one, theirs[n], at);
  }
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required: boolean;
  readonly schema: unknown;
}

const contentOf = (value: unknown): unknown => asObject(Object.values(asObject(asObject(value)['content']))[0])['schema'];
const successOf = (operation: Operation) => Object.entries(operation.responses).find(([status]) => Number(status) < 300);

function compareOperations(before: OpenApiDocument, after: OpenApiDocument, old: Operation, now: Operation): BreakingChange[] {
  const found: BreakingChange[] = [];
  const report = (what: string) => void found.push({ operationId: old.operationId, what });
  if (old.operationId !== now.operationId) report(`is called ${now.operationId} now`);
  if (JSON.stringify(old.security) !== JSON.stringify(now.security) && now.security.length > 0) report('asks for another session');
  const sent: Comparison = { before, after, direction: 'sent', seen: new Set(), report };
  const parameters = now.parameters as readonly Parameter[];
  for (const parameter of parameters) {
    const known = (old.parameters as readonly Parameter[]).find((one) => one.name === parameter.name && one.in === parameter.in);
    if (known !== undefined) compareSchemas(sent, known.schema, parameter.schema, parameter.name);
    if (parameter.required && known?.required !== true) report(`${parameter.name} is required now`);
  }
  if (now.requestBody !== undefined && old.requestBody === undefined) report('asks for a body now');
  if (now.requestBody !== undefined) compareSchemas(sent, contentOf(old.requestBody), contentOf(now.requestBody), 'body');
  const [oldStatus, oldReply] = successOf(old) ?? [];
  const [status, reply] = successOf(now) ?? [];
  if (oldStatus !== status) report(`succeeds with ${status} now`);
  compareSchemas({ ...sent, direction: 'got', seen: new Set() }, contentOf(oldReply), contentOf(reply), 'reply');
  return found;
}

/** What of a document a client can no longer rely on by the next one. Additions are none. */
export function breakingChanges(before: OpenApiDocument, after: OpenApiDocument): BreakingChange[] {
  return Object.entries(before.paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, old]) => {
      const now = after.paths[path]?.[method];
      return now === undefined ? [{ operationId: old.operationId, what: 'is gone' }] : compareOperations(before, after, old, now);
    }),
  );
}
