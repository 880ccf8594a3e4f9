import { useQuery } from '@tanstack/react-query';
import { subscriptionPaths } from '@safiri/contract/subscriptions/paths.ts';
import { covers, type CoveredTrip } from '@safiri/rules/subscriptions/covered.ts';
import { callApi } from '../platform/api-client.ts';
import { instanceMarkets } from '../platform/instance.ts';

/** A package that would pay a ride. */
export interface UsablePackage {
  /** Null is unlimited. */
  readonly ridesLeft: number | null;
  /** What one of its rides is worth; null of the specification's, whose rides are worth nothing but themselves. */
  readonly each: string | null;
}

/** The package of this person that would pay a ride: in the demo of the specification's, elsewhere of its market's own. */
export function usePackageFor(trip: CoveredTrip): UsablePackage | undefined {
  const isDemo = instanceMarkets === null;
  const path = subscriptionPaths.active;
  const specified = useQuery({ queryKey: [path], queryFn: () => callApi(path), staleTime: 0, enabled: isDemo });
  const bought = useQuery({
    queryKey: [subscriptionPaths.bought],
    queryFn: () => callApi(subscriptionPaths.bought),
    staleTime: 0,
    enabled: !isDemo,
  });
  const own = bought.data?.find(
    ({ isActive, market, service, rideType, maxKm }) =>
      isActive && covers({ rideType, own: { marketId: market, serviceId: service.id, maxMeters: maxKm * 1000 } }, trip),
  );
  if (own !== undefined) return own;
  const found = specified.data?.find(({ rideType }) => covers({ rideType, own: null }, trip));
  return found === undefined ? undefined : { ridesLeft: found.ridesLeft, each: null };
}
