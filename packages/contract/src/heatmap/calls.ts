import * as z from 'zod/mini';
import { demandLevels, timeWindows } from '@safiri/rules/heatmap/levels.ts';
import { keysOf } from '@safiri/rules/records.ts';
import { defineCall } from '../call.ts';
import { countryId, instant, latitude, longitude } from '../fields.ts';
import { heatmapPaths } from './paths.ts';

const windows = keysOf(timeWindows);

/** An area with its recorded demand in the window, or of the built-in sample. */
export const heatArea = z.object({
  id: z.string(),
  area: z.string(),
  coordinates: z.object({ lat: latitude, lng: longitude }),
  rideRequests: z.number(),
  foodOrders: z.number(),
  parcelDeliveries: z.number(),
  groceryOrders: z.number(),
  /** Requests an hour, all services. */
  totalDemand: z.number(),
  /** Minutes, null while none is known. */
  averageWaitTime: z.nullable(z.number()),
  availableDrivers: z.number(),
  surgeMultiplier: z.number(),
  demandLevel: z.enum(demandLevels),
  /** Percent of the busiest area's demand. */
  intensity: z.number(),
  /** In the country's currency, null while none is known. */
  averageFare: z.nullable(z.number()),
});
export type HeatArea = z.infer<typeof heatArea>;

export const heatMap = z.object({
  city: z.string(),
  cityName: z.string(),
  countryId,
  window: z.enum(windows),
  /** Built-in data of the demo, because too little is recorded; said on the screen. */
  sample: z.boolean(),
  updatedAt: instant,
  /** Busiest first. Areas with few requests are left out. */
  areas: z.array(heatArea),
  peakHours: z.array(z.object({ from: z.number(), to: z.number(), level: z.enum(demandLevels) })),
});
export type HeatMap = z.infer<typeof heatMap>;

export const getHeatMap = defineCall({
  key: heatmapPaths.heatMap,
  summary: "A city's demand by area within a window; in the demo built-in data, labelled, where too little is recorded",
  who: 'anyone',
  limit: 'read',
  query: z.object({
    /** Unknown values are ignored (spec: operations §5). */
    city: z.optional(z.string().check(z.maxLength(60))),
    window: z.optional(z.string().check(z.maxLength(10))),
  }),
  reply: heatMap,
  problems: [],
});
