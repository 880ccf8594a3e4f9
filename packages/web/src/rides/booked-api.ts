import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import type { StreamEvents } from '@safiri/contract/stream.ts';
import { callApi } from '../platform/api-client.ts';
import { queryClient } from '../platform/query.ts';
import { useLivePolling, useStreamEvent } from '../platform/stream.ts';
import { ACTIVE_POLL_MS, BOOKED, cacheRide, HOME_POLL_MS, moved } from './api.ts';

/** The live rides that the person asked for others. */
export function useBookedRides() {
  const refetchInterval = useLivePolling(HOME_POLL_MS);
  return useQuery({
    queryKey: BOOKED,
    queryFn: () => callApi(ridePaths.bookedRides, {}),
    // Most people ask for nobody else: then one look is enough.
    refetchInterval: ({ state }) => (state.data === undefined || state.data.length === 0 ? false : refetchInterval),
    refetchOnMount: 'always',
  });
}

/** One of them, followed as the own ride is. */
export function useBookedRide(id: number) {
  const refetchInterval = useLivePolling(ACTIVE_POLL_MS);
  useStreamEvent('ride', cacheRide);
  useStreamEvent(
    'position',
    useCallback(
      (told: StreamEvents['position']) => {
        if (told.rideId !== id) return;
        queryClient.setQueryData<Ride>(['ride', id], (ride) => ride && moved(ride, told));
      },
      [id],
    ),
  );
  return useQuery({
    queryKey: ['ride', id],
    queryFn: () => callApi(ridePaths.getRide, { params: { id: String(id) } }),
    refetchOnMount: 'always',
    refetchInterval,
  });
}
