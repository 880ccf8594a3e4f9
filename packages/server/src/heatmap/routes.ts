import * as calls from '@safiri/contract/heatmap/calls.ts';
import type { HeatMap } from '@safiri/contract/heatmap/calls.ts';
import { timeWindows, type TimeWindow } from '@safiri/rules/heatmap/levels.ts';
import { cityById, type City } from '@safiri/rules/places/gazetteer.ts';
import type { LivePositions } from '../drivers/public.ts';
import { serveRead, type Server } from '../platform/serve.ts';
import { heatMapOf } from './heat-map.ts';

/** The same map for everybody is made at most this often. */
const BELIEVED_MS = 10_000;
/** What is shown when nothing, or nothing known, was asked for (spec: operations §2). */
const DEFAULT_CITY = 'johannesburg';
const DEFAULT_WINDOW: TimeWindow = '1h';

const isWindow = (text: string | undefined): text is TimeWindow => text !== undefined && Object.hasOwn(timeWindows, text);

export function heatMapRoutes(server: Server, positions: LivePositions): void {
  const { ctx } = server;
  const known = new Map<string, { map: Promise<HeatMap>; until: number }>();
  serveRead(server, calls.getHeatMap, async ({ query }) => {
    const city = cityById(query.city ?? DEFAULT_CITY) ?? (cityById(DEFAULT_CITY) as City);
    const window = isWindow(query.window) ? query.window : DEFAULT_WINDOW;
    const key = `${city.id} ${window}`;
    const now = ctx.clock();
    const entry = known.get(key);
    if (entry !== undefined && entry.until > now.getTime()) return entry.map;
    const map = heatMapOf(ctx.db, positions, city, window, now, ctx.config.demo);
    known.set(key, { map, until: now.getTime() + BELIEVED_MS });
    map.catch(() => known.delete(key));
    return map;
  });
}
