import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { EndedPayout } from '@safiri/contract/earnings/staff-calls.ts';
import { payoutPaths } from '@safiri/contract/earnings/staff-paths.ts';
import { heldTripPaths } from '@safiri/contract/rides/staff-paths.ts';
import { callApi } from '../platform/api-client.ts';
import { queryClient } from '../platform/query.ts';
import { ENDED_PAGE, type PayoutOutcome } from '@safiri/rules/earnings/payouts.ts';
import type { HeldOutcome } from '@safiri/rules/rides/completion.ts';
import { tooLate } from './too-late.ts';

const heldKey = [heldTripPaths.list];

/** Trips whose pay by the operator waits. */
export const useHeldTrips = () => useQuery({ queryKey: heldKey, queryFn: () => callApi(heldTripPaths.list), staleTime: 0 });

export const useDecideHeldTrip = () =>
  useMutation({
    mutationFn: ({ id, outcome, note }: { id: number; outcome: HeldOutcome; note: string }) =>
      callApi(heldTripPaths.decide, { params: { id: String(id) }, body: { outcome, ...(note === '' ? {} : { note }) } }),
    onSuccess: (list) => queryClient.setQueryData(heldKey, list),
    onError: tooLate(heldKey),
  });

/** Payouts that were paid or could not be, page by page. */
export const useEndedPayouts = (outcome: PayoutOutcome | undefined) =>
  useInfiniteQuery({
    queryKey: [payoutPaths.ended, outcome],
    queryFn: ({ pageParam }) =>
      callApi(payoutPaths.ended, {
        query: { ...(pageParam === 0 ? {} : { before: String(pageParam) }), ...(outcome === undefined ? {} : { outcome }) },
      }),
    initialPageParam: 0,
    getNextPageParam: (page: EndedPayout[]) => (page.length < ENDED_PAGE ? undefined : page.at(-1)?.id),
    placeholderData: (known) => known,
    staleTime: 0,
  });

/** The trips that a payout pays for. */
export const usePayoutTrips = (payoutId: number) =>
  useQuery({
    queryKey: [payoutPaths.trips, payoutId],
    queryFn: () => callApi(payoutPaths.trips, { params: { id: String(payoutId) } }),
    staleTime: 0,
  });
