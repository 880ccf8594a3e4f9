import * as calls from '@safiri/contract/heatmap/calls.ts';
import type { HeatMap } from '@safiri/contract/heatmap/calls.ts';
import { timeWindows, type TimeWindow } from '@safiri/rules/heatmap/levels.ts';
import { cityById, type City } from '@safiri/rules/places/gazetteer.ts';
import type { LivePositions } from '../drivers/public.ts';
import type { Context } from '../platform/context.ts';
import { notFound } from '../platform/problem.ts';
import { serveRead, type Server } from '../platform/serve.ts';
import { heatMapOf } from './heat-map.ts';

/** The same map for everybody is made at most this often. */
const BELIEVED_MS = 10_000;
/** What is shown when nothing, or nothing known, was asked for (spec: operations §2). */
const DEFAULT_CITY = 'johannesburg';
const DEFAULT_WINDOW: TimeWindow = '1h';

/**
 * The city that is asked for: outside the demo a market, else the oldest one.
 * @throws Problem not_found where there is none yet
 */
function cityOf({ config, markets }: Pick<Context, 'config' | 'markets'>, wanted = DEFAULT_CITY): City {
  if (config.demo) return cityById(wanted) ?? (cityById(DEFAULT_CITY) as City);
  const market = markets.byId(wanted) ?? markets.all()[0];
  if (market === undefined) throw notFound();
  const { id, name, centre } = market.document;
  const center = { lat: centre[1], lng: centre[0] };
  return { id, name, countryId: market.country.id, center, places: cityById(id)?.places ?? [] };
}

const isWindow = (text: string | undefined): text is TimeWindow => text !== undefined && Object.hasOwn(timeWindows, text);

export function heatMapRoutes(server: Server, positions: LivePositions): void {
  const { ctx } = server;
  const known = new Map<string, { map: Promise<HeatMap>; until: number }>();
  serveRead(server, calls.getHeatMap, async ({ query }) => {
    const city = cityOf(ctx, query.city);
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
