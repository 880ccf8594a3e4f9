import { useQuery } from '@tanstack/react-query';
import type { Subscription } from '@safiri/contract/subscriptions/calls.ts';
import { subscriptionPaths } from '@safiri/contract/subscriptions/paths.ts';
import type { RideType } from '@safiri/rules/pricing/ride-types.ts';
import { covers } from '@safiri/rules/subscriptions/packages.ts';
import { callApi } from '../platform/api-client.ts';

/** The package of this person that would pay a ride of this type and length; none of a service of the operator's own. */
export function usePackageFor(rideType: RideType | null, meters: number): Subscription | undefined {
  const { data } = useQuery({ queryKey: [subscriptionPaths.active], queryFn: () => callApi(subscriptionPaths.active), staleTime: 0 });
  return data?.find((row) => rideType !== null && covers(row.rideType, rideType, meters));
}
