import * as z from 'zod/mini';
import type { $ZodType, $ZodTypeDef, JSONSchema } from 'zod/v4/core';

export type Schema = JSONSchema.BaseSchema;

const COMPONENTS = '#/components/schemas/';

/** JSON Schemas of one direction, in which the shared shapes that occur stand once, under their names. */
export interface Schemas {
  readonly byShape: ReadonlyMap<$ZodType, Schema>;
  readonly components: ReadonlyMap<string, Schema>;
}

function refsIn(schema: unknown, found = new Set<string>()): Set<string> {
  if (typeof schema !== 'object' || schema === null) return found;
  for (const [key, value] of Object.entries(schema))
    if (key === '$ref' && typeof value === 'string') found.add(value.slice(COMPONENTS.length));
    else refsIn(value, found);
  return found;
}

/** Without what belongs to a document of its own. */
function embedded({ $schema: _schema, $id: _id, id: _name, ...schema }: Schema & { id?: string }): Schema {
  return schema;
}

/** Only a strict object forbids other members: a client must live with a member that a later version adds to a reply. */
function staysOpen({ zodSchema, jsonSchema }: { zodSchema: $ZodType; jsonSchema: Schema }): void {
  const def = zodSchema._zod.def as $ZodTypeDef & { catchall?: $ZodType };
  if (def.type === 'object' && def.catchall === undefined) delete jsonSchema.additionalProperties;
}

/**
 * The shapes of one direction as JSON Schema 2020-12.
 * @param named the shared shapes by the names they get as components
 * @param shapes whatever calls send or get
 * @param io `input` for what a client sends, `output` for what it gets
 */
export function jsonSchemas(named: ReadonlyMap<string, $ZodType>, shapes: Iterable<$ZodType>, io: 'input' | 'output'): Schemas {
  const registry = z.registry<{ id: string }>();
  for (const [id, shape] of named) registry.add(shape, { id });
  const inline = new Map<$ZodType, string>();
  for (const shape of shapes) if (!registry.has(shape) && !inline.has(shape)) inline.set(shape, `(${inline.size})`);
  for (const [shape, id] of inline) registry.add(shape, { id });
  const { schemas } = z.toJSONSchema(registry, { io, uri: (id) => COMPONENTS + id, unrepresentable: 'any', override: staysOpen });

  const byShape = new Map<$ZodType, Schema>();
  const components = new Map<string, Schema>();
  const use = (id: string) => {
    const schema = schemas[id];
    if (schema === undefined || components.has(id)) return;
    components.set(id, embedded(schema));
    for (const next of refsIn(schema)) use(next);
  };
  for (const shape of shapes) {
    const id = inline.get(shape);
    const schema = id === undefined ? { $ref: COMPONENTS + registry.get(shape)?.id } : embedded(schemas[id] as Schema);
    byShape.set(shape, schema);
    for (const next of refsIn(schema)) use(next);
  }
  return { byShape, components };
}
