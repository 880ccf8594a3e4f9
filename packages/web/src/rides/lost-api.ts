import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import type { LostOfRide } from '@safiri/contract/rides/lost-calls.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import type { LostState } from '@safiri/rules/rides/lost-items.ts';
import { callApi } from '../platform/api-client.ts';
import { queryClient } from '../platform/query.ts';
import { useStreamEvent } from '../platform/stream.ts';

const lostKey = (rideId: number) => [ridePaths.lostItems, rideId];
const keep = (rideId: number) => (lost: LostOfRide) => void queryClient.setQueryData(lostKey(rideId), lost);

/** What was left in the car of a ride; what the other side says of it comes by the stream. */
export function useLost(rideId: number) {
  useStreamEvent(
    'ride',
    useCallback((ride: Ride) => void (ride.id === rideId && queryClient.invalidateQueries({ queryKey: lostKey(rideId) })), [rideId]),
  );
  return useQuery({
    queryKey: lostKey(rideId),
    queryFn: () => callApi(ridePaths.lostItems, { params: { id: String(rideId) } }),
    staleTime: 0,
  });
}

export const useReportLost = (rideId: number) =>
  useMutation({
    mutationFn: (what: string) => callApi(ridePaths.reportLost, { params: { id: String(rideId) }, body: { what } }),
    onSuccess: keep(rideId),
  });

export const useAnswerLost = (rideId: number, itemId: number) =>
  useMutation({
    mutationFn: (state: LostState) =>
      callApi(ridePaths.answerLost, { params: { id: String(rideId), itemId: String(itemId) }, body: { state } }),
    onSuccess: keep(rideId),
    onError: () => void queryClient.invalidateQueries({ queryKey: lostKey(rideId) }),
  });
