import * as z from 'zod/mini';
import { RoadsError } from './import-error.ts';
import type { OsmSource } from './osm-source.ts';

const element = z.union([
  z.object({
    type: z.literal('node'),
    id: z.int(),
    lat: z.number().check(z.gte(-90), z.lte(90)),
    lon: z.number().check(z.gte(-180), z.lte(180)),
  }),
  z.object({ type: z.literal('way'), id: z.int(), nodes: z.array(z.int()), tags: z.optional(z.record(z.string(), z.string())) }),
  z.object({ type: z.literal('relation') }),
]);
const answer = z.object({
  osm3s: z.optional(z.object({ timestamp_osm_base: z.optional(z.string()) })),
  elements: z.array(element),
});

/** An answer of the Overpass API with ways and their nodes (`out body`, then `>; out skel`). */
export function overpassSource(text: string): OsmSource {
  let parsed: z.infer<typeof answer>;
  try {
    parsed = z.parse(answer, JSON.parse(text));
  } catch (error) {
    const why = error instanceof z.core.$ZodError ? `at ${error.issues[0]?.path.join('.') ?? ''}` : String(error);
    throw new RoadsError(`This is no answer of the Overpass API with nodes and ways: ${why}`);
  }
  const { elements, osm3s } = parsed;
  return {
    async ways(visit) {
      for (const one of elements) if (one.type === 'way') visit(one.tags ?? {}, one.nodes);
    },
    async nodes(visit) {
      for (const one of elements) if (one.type === 'node') visit(one.id, one.lat, one.lon);
    },
    timestamp: () => osm3s?.timestamp_osm_base,
  };
}
