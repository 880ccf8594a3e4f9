import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { settingsPaths } from './paths.ts';

export const getSettings = defineCall({
  key: settingsPaths.getSettings,
  summary: "What a client must know of this operator's server",
  who: 'anyone',
  limit: 'read',
  reply: z.object({
    /** Template of a tile server, null for the built-in base map. */
    tilesUrl: z.nullable(z.string()),
    /** A demo city lives here: positions outside of it may be replaced by its centre. */
    demo: z.boolean(),
    /** The language model that the AI features ask first; null where our own rules do it. */
    aiModel: z.nullable(z.string()),
  }),
  problems: [],
});
