import { useMutation, useQuery } from '@tanstack/react-query';
import { payoutPaths } from '@safiri/contract/earnings/staff-paths.ts';
import { heldTripPaths } from '@safiri/contract/rides/staff-paths.ts';
import { callApi } from '../platform/api-client.ts';
import { queryClient } from '../platform/query.ts';
import type { HeldOutcome } from '@safiri/rules/rides/completion.ts';

const heldKey = [heldTripPaths.list];

/** Trips whose pay by the operator waits. */
export const useHeldTrips = () => useQuery({ queryKey: heldKey, queryFn: () => callApi(heldTripPaths.list), staleTime: 0 });

export const useDecideHeldTrip = () =>
  useMutation({
    mutationFn: ({ id, outcome, note }: { id: number; outcome: HeldOutcome; note: string }) =>
      callApi(heldTripPaths.decide, { params: { id: String(id) }, body: { outcome, ...(note === '' ? {} : { note }) } }),
    onSuccess: (list) => queryClient.setQueryData(heldKey, list),
    onError: () => void queryClient.invalidateQueries({ queryKey: heldKey }),
  });

/** The trips that a payout pays for. */
export const usePayoutTrips = (payoutId: number) =>
  useQuery({
    queryKey: [payoutPaths.trips, payoutId],
    queryFn: () => callApi(payoutPaths.trips, { params: { id: String(payoutId) } }),
    staleTime: 0,
  });
