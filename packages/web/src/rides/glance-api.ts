import { pricingPaths } from '@safiri/contract/pricing/paths.ts';
import { GLANCE_SECONDS } from '@safiri/rules/pricing/glance.ts';
import type { Point } from '@safiri/rules/places/geo.ts';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../platform/api-client.ts';

const GLANCE_MS = GLANCE_SECONDS * 1000;

/** About 100 m: who moves less is told the same. */
const near = ({ lat, lng }: Point) => `${lat.toFixed(3)},${lng.toFixed(3)}`;
const bare = ({ lat, lng }: Point) => ({ lat, lng });

/** What a ride to each of the places costs now, from where the phone is; asked for once a minute, and not at all while that is unknown. */
export function useGlance(rideType: string, pickup: Point | undefined, destinations: readonly Point[]) {
  return useQuery({
    queryKey: [pricingPaths.glanceFares, rideType, pickup === undefined ? null : near(pickup), ...destinations.map(near)],
    queryFn: () =>
      callApi(pricingPaths.glanceFares, { body: { rideType, pickup: bare(pickup as Point), destinations: destinations.map(bare) } }),
    enabled: pickup !== undefined && destinations.length > 0,
    staleTime: GLANCE_MS,
    refetchInterval: GLANCE_MS,
    retry: false,
  });
}
