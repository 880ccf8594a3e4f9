import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { dispatchPaths } from '@safiri/contract/dispatch/paths.ts';
import type { Offer } from '@safiri/contract/dispatch/shapes.ts';
import { driverPaths } from '@safiri/contract/drivers/paths.ts';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import { verificationPaths } from '@safiri/contract/verification/paths.ts';
import type { StreamEvents } from '@safiri/contract/stream.ts';
import type { BodyIn } from '@safiri/contract/call.ts';
import type { setStatus } from '@safiri/contract/users/calls.ts';
import { userPaths } from '@safiri/contract/users/paths.ts';
import { ApiError, callApi } from '../platform/api-client.ts';
import { cacheNewest, queryClient } from '../platform/query.ts';
import { renewSession, session } from '../platform/session.ts';
import { useLivePolling, useStreamEvent } from '../platform/stream.ts';

/** While there is no stream an offer of 15 seconds must still be seen in time. */
const OFFER_POLL_MS = 3000;
const offerKey = [dispatchPaths.getOffer];
const askForOffer = () => void queryClient.invalidateQueries({ queryKey: offerKey });

/** An offer with the moment of this phone's clock at which it ends. */
export interface TimedOffer extends Offer {
  readonly endsAt: number;
}

const timed = (offer: Offer): TimedOffer => ({ ...offer, endsAt: Date.now() + offer.secondsLeft * 1000 });

/** What is shown when an offer comes: the one that stands there goes on, with what it pays now. */
function newest(known: TimedOffer | null | undefined, offer: Offer | null): TimedOffer | null {
  if (offer === null) return null;
  if (known?.id !== offer.id) return timed(offer);
  return known.net === offer.net ? known : { ...offer, endsAt: known.endsAt };
}

export function useOffer(driverId: number, isOnline: boolean) {
  useStreamEvent(
    'offer',
    useCallback(({ offer }: StreamEvents['offer']) => {
      cacheNewest<TimedOffer | null>(offerKey, (known) => newest(known, offer));
    }, []),
  );
  // What was offered while the stream was away, or the phone asleep, is asked for as soon as there is somebody to see it.
  useStreamEvent('hello', askForOffer);
  const refetchInterval = useLivePolling(OFFER_POLL_MS, false);
  return useQuery({
    queryKey: offerKey,
    queryFn: async () => {
      const found = await callApi(dispatchPaths.getOffer, { params: { id: String(driverId) } });
      return newest(queryClient.getQueryData<TimedOffer | null>(offerKey), found);
    },
    enabled: isOnline,
    refetchInterval,
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: 'always',
  });
}

/** The server lets an offer lapse a moment after the phone's own clock did. */
const LAPSED_BY_MS = 2500;

export function clearOffer(): void {
  cacheNewest(offerKey, null);
  setTimeout(() => void queryClient.invalidateQueries({ queryKey: missedKey }), LAPSED_BY_MS);
}

/** Milliseconds between looks at whether a missed trip still waits. */
const MISSED_POLL_MS = 5000;
const missedKey = [dispatchPaths.missedOffer];
const askForMissed = () => void queryClient.invalidateQueries({ queryKey: missedKey });

/** What the driver missed in the last minutes. */
export function useMissedOffer(driverId: number) {
  useStreamEvent('offer', askForMissed);
  useStreamEvent('hello', askForMissed);
  return useQuery({
    queryKey: missedKey,
    queryFn: () => callApi(dispatchPaths.missedOffer, { params: { id: String(driverId) } }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.waiting === true ? MISSED_POLL_MS : false),
    refetchOnWindowFocus: 'always',
  });
}

/** Asks for a missed trip: when it is this driver's turn it is offered again. */
export function useTakeMissed() {
  return useMutation({
    mutationFn: (rideId: number) => callApi(dispatchPaths.takeMissed, { params: { id: String(rideId) } }),
    onSettled: askForMissed,
  });
}

export function useAcceptOffer() {
  return useMutation({
    // With the bonus that the card shows: what is accepted is what is paid.
    mutationFn: ({ rideId, bonus }: Pick<TimedOffer, 'rideId' | 'bonus'>) =>
      callApi(ridePaths.changeRide, {
        params: { id: String(rideId) },
        body: { status: 'accepted', ...(bonus === null ? {} : { bonus: bonus.amount }) },
      }),
    onSuccess: (ride: Ride) => {
      clearOffer();
      const key = ['active-ride', session.get()?.id];
      // One that begins later is answered with the trip under way, which names it.
      cacheNewest<Ride | null>(key, (known) => (ride.next === null ? (known ?? ride) : ride));
      // Beside a shared ride under way, which stop comes next is the server's to say.
      if (ride.pool !== null) void queryClient.invalidateQueries({ queryKey: key });
    },
    // A bonus that is spent leaves the offer to its driver, who looks at it anew.
    onError: (error) => (error instanceof ApiError && error.problem?.code === 'bonus_spent' ? askForOffer() : clearOffer()),
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
/** What the driver may go online with; asked when there is a choice. */
export const useVehicleChoice = () =>
  useQuery({ queryKey: ['vehicles'], queryFn: () => callApi(verificationPaths.ownVehicles), staleTime: 0 });

/** On duty with a vehicle, or off duty. */
export function useSetOnline() {
  return useMutation({
    mutationFn: (body: BodyIn<typeof setStatus>) => callApi(userPaths.setStatus, { params: { id: String(session.get()?.id ?? 0) }, body }),
    onMutate: ({ isOnline }) => {
      const before = session.get();
      if (before !== null) session.set({ ...before, isOnline });
      return before;
    },
    onSuccess: (user) => renewSession(user),
    onError: (_error, _body, before) => before != null && renewSession(before),
  });
}
