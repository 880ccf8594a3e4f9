import { placePaths } from '@safiri/contract/places/paths.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { estimateRoute } from '@safiri/rules/places/route-estimate.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../platform/api-client.ts';
import { serverTime } from '../platform/server-clock.ts';

const text = ({ lat, lng }: Point) => `${lat.toFixed(6)},${lng.toFixed(6)}`;

/** How the way between two points is asked for. */
const wayQuery = (query: { readonly from: string; readonly to: string }) => ({
  queryKey: [placePaths.findRoute, query],
  queryFn: () => callApi(placePaths.findRoute, { query }),
});

interface Way {
  readonly path: readonly Point[] | undefined;
  readonly onStreets: boolean;
}

/** The way between two points as the server knows it, which is asked for once; an estimate until then, and while it can't be reached. */
export function useRoute(from: Point | undefined, to: Point): Way {
  const [hour] = useState(() => new Date(serverTime()).getHours());
  const query = wayQuery({ from: from === undefined ? '' : text(from), to: text(to) });
  const { data } = useQuery({ ...query, enabled: from !== undefined });
  if (data !== undefined) return data;
  return { path: from === undefined ? undefined : estimateRoute(from, to, { hour }).path, onStreets: false };
}

/** The same from place to place, as one. @param places two at least */
export function useWay(places: readonly Point[]): Way {
  const [hour] = useState(() => new Date(serverTime()).getHours());
  const legs = places.slice(1).map((to, i) => ({ from: places[i] ?? to, to }));
  const found = useQueries({ queries: legs.map(({ from, to }) => wayQuery({ from: text(from), to: text(to) })) });
  const ways = legs.map(({ from, to }, i) => found[i]?.data ?? { path: estimateRoute(from, to, { hour }).path, onStreets: false });
  return { path: ways.flatMap(({ path }) => path), onStreets: ways.every(({ onStreets }) => onStreets) };
}
