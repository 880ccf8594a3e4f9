import { useMutation, useQuery } from '@tanstack/react-query';
import type { Location } from '@safiri/contract/fields.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import { CHANGE_QUOTE_SECONDS } from '@safiri/rules/rides/destination-change.ts';
import { callApi } from '../platform/api-client.ts';
import { useServerNow } from '../ui/use-now.ts';
import { cacheRide } from './api.ts';

/** Its driver has not said yet whether they drive to a new destination, and may. @param now milliseconds by the server's clock */
export const isAwaited = ({ state, until }: NonNullable<Ride['destinationChange']>, now: number): boolean =>
  state === 'told' && now < Date.parse(until);

/** The same of a ride, as it is now. */
export function useIsChangeAsked({ destinationChange: change }: Pick<Ride, 'destinationChange'>): boolean {
  const now = useServerNow(1000);
  return change != null && isAwaited(change, now);
}

const RENEW_MS = (CHANGE_QUOTE_SECONDS - 15) * 1000;

/** What another destination costs now, asked anew before that holds no more; nothing while none is chosen. */
export const useDestinationQuote = (rideId: number, version: number, place: Location | null) =>
  useQuery({
    queryKey: ['destination-quote', rideId, version, place],
    queryFn: () =>
      callApi(ridePaths.quoteDestination, {
        params: { id: String(rideId) },
        // Only a place that was chosen is asked for.
        body: { dropoffLocation: place as Location },
      }),
    enabled: place !== null,
    refetchInterval: RENEW_MS,
    gcTime: 0,
    retry: false,
  });

export const useChangeDestination = (rideId: number) =>
  useMutation({
    mutationFn: (quote: string) => callApi(ridePaths.changeDestination, { params: { id: String(rideId) }, body: { quote } }),
    onSuccess: cacheRide,
  });

export const useAnswerDestination = (rideId: number) =>
  useMutation({
    mutationFn: (accepts: boolean) => callApi(ridePaths.answerDestination, { params: { id: String(rideId) }, body: { accepts } }),
    onSuccess: cacheRide,
  });
