import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { dispatchPaths } from '@safiri/contract/dispatch/paths.ts';
import type { Offer } from '@safiri/contract/dispatch/shapes.ts';
import { driverPaths } from '@safiri/contract/drivers/paths.ts';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import type { StreamEvents } from '@safiri/contract/stream.ts';
import { userPaths } from '@safiri/contract/users/paths.ts';
import { callApi } from '../app/api-client.ts';
import { queryClient } from '../app/query.ts';
import { renewSession, session } from '../app/session.ts';
import { useLivePolling, useStreamEvent } from '../app/stream.ts';

/** While there is no stream an offer of 15 seconds must still be seen in time. */
const OFFER_POLL_MS = 3000;
const offerKey = [dispatchPaths.getOffer];

/** An offer with the moment of this phone's clock at which it ends. */
export interface TimedOffer extends Offer {
  readonly endsAt: number;
}

const timed = (offer: Offer | null): TimedOffer | null =>
  offer === null ? null : { ...offer, endsAt: Date.now() + offer.secondsLeft * 1000 };

export function useOffer(driverId: number, isOnline: boolean) {
  useStreamEvent(
    'offer',
    useCallback(({ offer }: StreamEvents['offer']) => {
      queryClient.setQueryData<TimedOffer | null>(offerKey, (known) => (offer !== null && known?.id === offer.id ? known : timed(offer)));
    }, []),
  );
  const refetchInterval = useLivePolling(OFFER_POLL_MS, false);
  return useQuery({
    queryKey: offerKey,
    queryFn: async () => timed(await callApi(dispatchPaths.getOffer, { params: { id: String(driverId) } })),
    enabled: isOnline,
    refetchInterval,
  });
}

export const clearOffer = () => queryClient.setQueryData(offerKey, null);

export function useAcceptOffer() {
  return useMutation({
    mutationFn: (rideId: number) => callApi(ridePaths.changeRide, { params: { id: String(rideId) }, body: { status: 'accepted' } }),
    onSuccess: (ride: Ride) => {
      clearOffer();
      const key = ['active-ride', session.get()?.id];
      queryClient.setQueryData<Ride | null>(key, (known) => known ?? ride);
      // Beside a shared ride under way, which stop comes next is the server's to say.
      if (ride.pool !== null) void queryClient.invalidateQueries({ queryKey: key });
    },
    onError: clearOffer,
  });
}

export function useDeclineOffer() {
  return useMutation({
    mutationFn: (rideId: number) => callApi(dispatchPaths.declineOffer, { params: { id: String(rideId) } }),
    onSettled: clearOffer,
  });
}

export function useToday(driverId: number) {
  return useQuery({
    queryKey: [driverPaths.getToday],
    queryFn: () => callApi(driverPaths.getToday, { params: { id: String(driverId) } }),
    staleTime: 0,
  });
}

/** The toggle moves at once and goes back with a reason when the server refuses (spec: operations §4). */
export function useSetOnline() {
  return useMutation({
    mutationFn: (isOnline: boolean) => callApi(userPaths.setStatus, { params: { id: String(session.get()?.id ?? 0) }, body: { isOnline } }),
    onMutate: (isOnline) => {
      const before = session.get();
      if (before !== null) session.set({ ...before, isOnline });
      return before;
    },
    onSuccess: (user) => renewSession(user),
    onError: (_error, _isOnline, before) => before != null && renewSession(before),
  });
}
