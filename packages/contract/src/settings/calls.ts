import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { settingsPaths } from './paths.ts';

/**
 * A city's own map: vector tiles at `/map/{city}/{edition}/{z}/{x}/{y}.mvt` (docs/maps.md has their layers). An import
 * makes a new edition, so that a tile is never out of date.
 */
const mapSettings = z.object({
  city: z.string(),
  name: z.string(),
  edition: z.string(),
  /** Degrees. */
  bounds: z.object({ south: z.number(), west: z.number(), north: z.number(), east: z.number() }),
  /** The zooms that have tiles. */
  minZoom: z.int(),
  maxZoom: z.int(),
  /** Whom the map must name. */
  attribution: z.string(),
});
export type MapSettings = z.infer<typeof mapSettings>;

export const getSettings = defineCall({
  key: settingsPaths.getSettings,
  summary: "What a client must know of this operator's server",
  who: 'anyone',
  limit: 'read',
  reply: z.object({
    /** Template of a tile server, null for the built-in base map. */
    tilesUrl: z.nullable(z.string()),
    /** The cities whose own map this server has. */
    maps: z.array(mapSettings),
    /** A demo city lives here: positions outside of it may be replaced by its centre. */
    demo: z.boolean(),
    /** This server reaches people outside by SMS. */
    canText: z.boolean(),
    /** The language model that the AI features ask first; null where our own rules do it. */
    aiModel: z.nullable(z.string()),
  }),
  problems: [],
});
