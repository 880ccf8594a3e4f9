import { placePaths } from '@safiri/contract/places/paths.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { useQueries, useQuery } from '@tanstack/react-query';
import { callApi } from '../platform/api-client.ts';

const text = ({ lat, lng }: Point) => `${lat.toFixed(6)},${lng.toFixed(6)}`;

/** How the way between two points is asked for. */
const wayQuery = (query: { readonly from: string; readonly to: string }) => ({
  queryKey: [placePaths.findRoute, query],
  queryFn: () => callApi(placePaths.findRoute, { query }),
});

/** The same between two that are both known. */
export const wayBetween = (from: Point, to: Point) => wayQuery({ from: text(from), to: text(to) });

interface Way {
  readonly path: readonly Point[] | undefined;
  /** Undefined while the server has not said: then the path is the straight line. */
  readonly onStreets: boolean | undefined;
}

/** The way between two points as the server knows it, which is asked for once; the straight line until then, and while it can't be reached. */
export function useRoute(from: Point | undefined, to: Point): Way {
  const query = wayQuery({ from: from === undefined ? '' : text(from), to: text(to) });
  const { data } = useQuery({ ...query, enabled: from !== undefined });
  return data ?? { path: from === undefined ? undefined : [from, to], onStreets: undefined };
}

/** The same from place to place, as one. @param places two at least */
export function useWay(places: readonly Point[]): Way {
  const legs = places.slice(1).map((to, i) => ({ from: places[i] ?? to, to }));
  const found = useQueries({ queries: legs.map(({ from, to }) => wayBetween(from, to)) });
  const ways = legs.map(({ from, to }, i): Way => found[i]?.data ?? { path: [from, to], onStreets: undefined });
  return { path: ways.flatMap(({ path }) => path ?? []), onStreets: allOnStreets(ways) };
}

/** Of several ways as one: what is not known of one is not known of all, unless another one is straight for good. */
function allOnStreets(ways: readonly Way[]): boolean | undefined {
  if (ways.some(({ onStreets }) => onStreets === false)) return false;
  return ways.some(({ onStreets }) => onStreets === undefined) ? undefined : true;
}
