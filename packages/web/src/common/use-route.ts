import { placePaths } from '@safiri/contract/places/paths.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { estimateRoute } from '@safiri/rules/places/route-estimate.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../platform/api-client.ts';
import { serverTime } from '../platform/server-clock.ts';

/** The way between two points as the server knows it, which is asked for once; an estimate until then, and while it can't be reached. */
export function useRoute(from: Point | undefined, to: Point): { path: readonly Point[] | undefined; onStreets: boolean } {
  const [hour] = useState(() => new Date(serverTime()).getHours());
  const text = ({ lat, lng }: Point) => `${lat.toFixed(6)},${lng.toFixed(6)}`;
  const query = from === undefined ? undefined : { from: text(from), to: text(to) };
  const { data } = useQuery({
    queryKey: [placePaths.findRoute, query],
    queryFn: () => callApi(placePaths.findRoute, { query: query ?? { from: '', to: '' } }),
    enabled: query !== undefined,
  });
  if (data !== undefined) return data;
  return { path: from === undefined ? undefined : estimateRoute(from, to, { hour }).path, onStreets: false };
}
