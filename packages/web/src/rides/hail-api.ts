import { useMutation, useQuery } from '@tanstack/react-query';
import type { BodyIn } from '@safiri/contract/call.ts';
import type { startHail } from '@safiri/contract/rides/hail-calls.ts';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import { callApi } from '../platform/api-client.ts';
import { cacheRide } from './api.ts';

/** Milliseconds between two looks at the meter: at 60 km/h one counts 170 metres. */
const METER_MS = 10_000;

/** Milliseconds between two tries while the phone's position has not come through. */
const TRY_AGAIN_MS = 4000;

/** By which services somebody can be taken along where this driver is. */
export const useHailTerms = () =>
  useQuery({
    queryKey: [ridePaths.hailTerms],
    queryFn: () => callApi(ridePaths.hailTerms),
    staleTime: 0,
    gcTime: 0,
    refetchInterval: ({ state: { error } }) => (error === null ? false : TRY_AGAIN_MS),
  });

export function useStartHail() {
  return useMutation({
    mutationFn: ({ body, key }: { body: BodyIn<typeof startHail>; key: string }) =>
      callApi(ridePaths.startHail, { body, idempotencyKey: key }),
    onSuccess: cacheRide,
  });
}

/** What the meter of a trip shows; the last figures stand while nobody answers. */
export const useMeter = (rideId: number) =>
  useQuery({
    queryKey: [ridePaths.rideMeter, rideId],
    queryFn: () => callApi(ridePaths.rideMeter, { params: { id: String(rideId) } }),
    staleTime: 0,
    refetchInterval: METER_MS,
  });
