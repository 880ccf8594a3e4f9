import * as z from 'zod/mini';
import { ImportError } from './import-error.ts';
import type { OsmSource } from './osm-source.ts';

const tags = z.optional(z.record(z.string(), z.string()));
const element = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('node'),
    id: z.int(),
    lat: z.number().check(z.gte(-90), z.lte(90)),
    lon: z.number().check(z.gte(-180), z.lte(180)),
    tags,
  }),
  z.object({ type: z.literal('way'), id: z.int(), nodes: z.array(z.int()), tags }),
  z.object({
    type: z.literal('relation'),
    id: z.int(),
    tags,
    members: z.array(z.object({ type: z.enum(['node', 'way', 'relation']), ref: z.int(), role: z.string() })),
  }),
]);
const answer = z.object({
  osm3s: z.optional(z.object({ timestamp_osm_base: z.optional(z.string()) })),
  elements: z.array(z.unknown()),
});

function parse(text: string): z.infer<typeof answer> {
  try {
    return z.parse(answer, JSON.parse(text));
  } catch (error) {
    throw refused(error, '');
  }
}

function refused(error: unknown, where: string): ImportError {
  const why = error instanceof z.core.$ZodError ? `at ${where}${error.issues[0]?.path.join('.') ?? ''}` : String(error);
  return new ImportError(`This is no answer of the Overpass API with nodes and ways: ${why}`);
}

/** An answer of the Overpass API with ways and their nodes (`out body`, then `>; out skel`), with relations where it has them. */
export function overpassSource(text: string): OsmSource {
  const { elements, osm3s } = parse(text);
  return {
    async read(visit) {
      for (const [i, raw] of elements.entries()) {
        const checked = z.safeParse(element, raw);
        if (!checked.success) throw refused(checked.error, `elements.${i}.`);
        const one = checked.data;
        if (one.type === 'node') visit.node?.(one.id, one.lat, one.lon, visit.nodeTags === true ? one.tags : undefined);
        else if (one.type === 'way') visit.way?.(one.id, one.tags ?? {}, one.nodes);
        else
          visit.relation?.(
            one.id,
            one.tags ?? {},
            one.members.map(({ type, ref, role }) => ({ type, id: ref, role })),
          );
      }
    },
    timestamp: () => osm3s?.timestamp_osm_base,
  };
}
