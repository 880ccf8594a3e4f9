import { useMutation, useQuery } from '@tanstack/react-query';
import type { Location } from '@safiri/contract/fields.ts';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import { CHANGE_QUOTE_SECONDS, type ChangeKind } from '@safiri/rules/rides/destination-change.ts';
import { callApi } from '../platform/api-client.ts';
import { cacheRide } from './api.ts';

const RENEW_MS = (CHANGE_QUOTE_SECONDS - 15) * 1000;

/** What another destination costs now, or a stop before it, asked anew before that holds no more; nothing while none is chosen. */
export const useDestinationQuote = (rideId: number, version: number, kind: ChangeKind, place: Location | null) =>
  useQuery({
    queryKey: ['destination-quote', rideId, version, kind, place],
    queryFn: () =>
      callApi(ridePaths.quoteDestination, {
        params: { id: String(rideId) },
        // Only a place that was chosen is asked for.
        body: kind === 'stop' ? { stop: place as Location } : { dropoffLocation: place as Location },
      }),
    enabled: place !== null,
    refetchInterval: RENEW_MS,
    gcTime: 0,
    retry: false,
  });

export const useChangeDestination = (rideId: number) =>
  useMutation({
    // A quote is taken once: what was lost on the way is asked for again under the same key, its signature.
    mutationFn: (quote: string) =>
      callApi(ridePaths.changeDestination, {
        params: { id: String(rideId) },
        body: { quote },
        idempotencyKey: quote.split('.')[1] ?? quote,
      }),
    onSuccess: cacheRide,
  });

export const useWithdrawDestination = (rideId: number) =>
  useMutation({
    mutationFn: () => callApi(ridePaths.withdrawDestination, { params: { id: String(rideId) } }),
    onSuccess: cacheRide,
  });

export const useAnswerDestination = (rideId: number) =>
  useMutation({
    mutationFn: (accepts: boolean) => callApi(ridePaths.answerDestination, { params: { id: String(rideId) }, body: { accepts } }),
    onSuccess: cacheRide,
  });
