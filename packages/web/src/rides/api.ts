import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { pricingPaths } from '@safiri/contract/pricing/paths.ts';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import type { Ride } from '@safiri/contract/rides/shapes.ts';
import type { StreamEvents } from '@safiri/contract/stream.ts';
import type { BodyIn } from '@safiri/contract/call.ts';
import type { requestRide } from '@safiri/contract/rides/calls.ts';
import { DEFAULT_QUOTE_DISTANCE_KM } from '@safiri/rules/pricing/defaults.ts';
import { QUOTE_RENEW_MS } from '@safiri/rules/pricing/quote-life.ts';
import type { AnyEndReason, EndAnswer } from '@safiri/rules/rides/completion.ts';
import { isLive, type RideStatus } from '@safiri/rules/rides/trip-life.ts';
import { callApi, isRetryable } from '../platform/api-client.ts';
import { cachedQuery } from '../platform/offline-cache.ts';
import { cacheNewest, queryClient } from '../platform/query.ts';
import { session } from '../platform/session.ts';
import { useLivePolling, useStreamEvent } from '../platform/stream.ts';
import type { ChosenPlace } from '../common/places.ts';
import { queueRating, type UnsentRating } from './unsent-ratings.ts';

/** Milliseconds between looks at the active ride while there is no stream (spec: operations §9). */
export const HOME_POLL_MS = 5000;
export const ACTIVE_POLL_MS = 3000;
/** What the stream said of a trip on screen is confirmed now and then: nobody may wait for a message that was lost. */
const CONFIRM_POLL_MS = 8000;

const QUOTE_RETRY_MS = 5000;

/** The rides that the person asked for others. */
export const BOOKED = ['booked-rides'];
const activeKey = (userId: number | undefined) => ['active-ride', userId];
export const historyKey = (userId: number | undefined) => ['rides', userId];

/** What is known of this ride already: an answer or event that was long on its way must not bring back an older state. */
function isOutdated(ride: Ride): boolean {
  return (queryClient.getQueryData<Ride>(['ride', ride.id])?.version ?? 0) > ride.version;
}

/** The newer version of a ride wins; a ride that ended leaves the place of the active one. */
export function cacheRide(ride: Ride): void {
  const user = session.get();
  if (user === null || isOutdated(ride)) return;
  const inSharedCar = user.userType === 'driver' && ride.rideType === 'share';
  cacheNewest<Ride | null>(activeKey(user.id), (known) => {
    if (known != null && known.id !== ride.id && inSharedCar) return known;
    if (known != null && known.id === ride.id && known.version > ride.version) return known;
    // What the person asked for others stands beside the ride that they are on.
    if (isLive(ride.status)) return ride.side === 'booker' && known != null && known.id !== ride.id ? known : ride;
    return known == null || known.id === ride.id ? null : known;
  });
  queryClient.setQueryData(['ride', ride.id], ride);
  if (ride.side === 'booker') void queryClient.invalidateQueries({ queryKey: BOOKED });
  // A shared car has two rides; which of them comes next is the server's to say.
  if (inSharedCar) void queryClient.invalidateQueries({ queryKey: activeKey(user.id) });
  if (isLive(ride.status)) return;
  // Home has what is open after it at once, and moves nothing for it later.
  queryClient.setQueryData<Ride[]>(historyKey(user.id), (list) => list && [ride, ...list.filter(({ id }) => id !== ride.id)]);
  void queryClient.invalidateQueries({ queryKey: historyKey(user.id) });
}

/** A ride as a phone may have kept it before rides had stops. */
type KeptRide = Omit<Ride, 'stops'> & Partial<Pick<Ride, 'stops'>>;
const wholeRide = ({ stops = [], ...kept }: KeptRide): Ride => ({ ...kept, stops });

const askForActive = () => void queryClient.invalidateQueries({ queryKey: activeKey(session.get()?.id) });

/** A ride whose car has moved. What is left of the way of a ride that goes elsewhere meanwhile is not taken. */
export const moved = (ride: Ride, { position, eta, version = ride.version }: StreamEvents['position']): Ride => ({
  ...ride,
  driverPosition: position,
  eta: version < ride.version ? ride.eta : eta,
});

function moveCar(told: StreamEvents['position']): void {
  queryClient.setQueryData<Ride | null>(activeKey(session.get()?.id), (ride) => (ride?.id === told.rideId ? moved(ride, told) : ride));
}

/**
 * The live ride of the signed-in person: followed by the stream, polled every `pollMs` while there is none, and seldom on the trip's
 * own screen.
 * @param watch `'known'` polls only while a ride is known of, for screens that are about something else
 */
export function useActiveRide(pollMs: number, watch: 'any' | 'known' = 'any') {
  const user = session.use();
  const refetchInterval = useLivePolling(pollMs);
  const isConfirmed = refetchInterval === false && pollMs === ACTIVE_POLL_MS;
  // A clock of its own: the query's begins anew with each position that comes, and would never strike on the way.
  useEffect(() => {
    if (!isConfirmed || user === null) return undefined;
    const timer = setInterval(() => void queryClient.invalidateQueries({ queryKey: activeKey(user.id) }), CONFIRM_POLL_MS);
    return () => clearInterval(timer);
  }, [isConfirmed, user]);
  useStreamEvent('ride', cacheRide);
  useStreamEvent('position', moveCar);
  useStreamEvent('ride_gone', askForActive);
  // Whatever was missed while the stream was away is asked for once it is back.
  useStreamEvent('hello', askForActive);
  return useQuery({
    ...cachedQuery<Ride | null>(
      activeKey(user?.id),
      async () => {
        const found =
          user?.userType === 'driver'
            ? await callApi(ridePaths.driverActiveRide, { params: { id: String(user.id) } })
            : await callApi(ridePaths.passengerActiveRide, { params: { id: String(user?.id ?? 0) } });
        if (found === null) return null;
        if (isOutdated(found)) return queryClient.getQueryData<Ride | null>(activeKey(user?.id)) ?? null;
        queryClient.setQueryData(['ride', found.id], found);
        return found;
      },
      (kept) => (kept === null ? null : wholeRide(kept)),
    ),
    enabled: user !== null,
    // What the stream told while no screen of the ride was there, as while its code was on the way, is asked for.
    refetchOnMount: 'always',
    refetchInterval: ({ state }) => (watch === 'known' && state.data == null ? false : refetchInterval),
  });
}

/** One ride whatever its state, for what comes after it: rating and receipt. */
export function useRide(id: number | undefined) {
  return useQuery({
    queryKey: ['ride', id],
    queryFn: () => callApi(ridePaths.getRide, { params: { id: String(id) } }),
    enabled: id !== undefined,
  });
}

export const useAboutDriver = (rideId: number) =>
  useQuery({
    ...cachedQuery(['about-driver', rideId], () => callApi(ridePaths.aboutDriver, { params: { id: String(rideId) } })),
  });

export function useReceipt(id: number | undefined) {
  return useQuery({
    ...cachedQuery(['receipt', id], () => callApi(ridePaths.getReceipt, { params: { id: String(id) } })),
    enabled: id !== undefined,
  });
}

export function useRideHistory() {
  const user = session.use();
  return useQuery({
    ...cachedQuery(
      historyKey(user?.id),
      () =>
        user?.userType === 'driver'
          ? callApi(ridePaths.driverRides, { params: { id: String(user.id) } })
          : callApi(ridePaths.passengerRides, { params: { id: String(user?.id ?? 0) } }),
      (kept) => kept.map(wholeRide),
    ),
    enabled: user !== null,
    // Rides end on other screens too: each visit asks again, the last good list stands meanwhile.
    staleTime: 0,
  });
}

/** A key for one intention of the person: tapping again, or a lost answer, repeats it harmlessly. */
export const newKey = () => crypto.randomUUID();

export function useRequestRide() {
  return useMutation({
    mutationFn: ({ body, key }: { body: BodyIn<typeof requestRide>; key: string }) =>
      callApi(ridePaths.requestRide, { body, idempotencyKey: key }),
    onSuccess: cacheRide,
  });
}

export interface RideChange {
  status: Exclude<RideStatus, 'requested'>;
  pin?: string;
  proofUrl?: string;
  /** What people call the place where a hailed trip ends. */
  place?: string;
  /** When the end was tapped, where that was before it is sent. */
  completedAt?: string;
  endReason?: AnyEndReason;
  reason?: NonNullable<BodyIn<typeof import('@safiri/contract/rides/calls.ts').changeRide>['reason']>;
  /** What a passenger saw that cancelling costs. */
  fee?: string;
}

export function useChangeRide(rideId: number) {
  return useMutation({
    mutationFn: (change: RideChange) =>
      callApi(ridePaths.changeRide, {
        params: { id: String(rideId) },
        body: { ...(change.status === 'completed' ? { completedAt: new Date().toISOString() } : {}), ...change },
      }),
    onSuccess: cacheRide,
  });
}

/** The passenger's word about a trip that its driver ended elsewhere. */
export function useAnswerEnd(rideId: number) {
  return useMutation({
    mutationFn: (answer: EndAnswer) => callApi(ridePaths.answerEnd, { params: { id: String(rideId) }, body: { answer } }),
    onSuccess: cacheRide,
  });
}

/** What the driver took in cash, two decimals. */
export function useAnswerCash(rideId: number) {
  return useMutation({
    mutationFn: (paid: string) => callApi(ridePaths.answerCash, { params: { id: String(rideId) }, body: { paid } }),
    onSuccess: cacheRide,
  });
}

/** What the passenger will hand over in cash, two decimals; null when it is the exact sum. */
export function useAskForChange(rideId: number) {
  return useMutation({
    mutationFn: (amount: string | null) => callApi(ridePaths.askForChange, { params: { id: String(rideId) }, body: { amount } }),
    onSuccess: cacheRide,
  });
}

export function useConfirmStart(rideId: number) {
  return useMutation({ mutationFn: () => callApi(ridePaths.confirmStart, { params: { id: String(rideId) } }), onSuccess: cacheRide });
}

export function useRateRide(rideId: number) {
  return useMutation({
    /** Gives null when the rating waits on the phone for a connection. */
    mutationFn: async (body: Omit<UnsentRating, 'rideId'>) => {
      try {
        return await callApi(ridePaths.rateRide, { params: { id: String(rideId) }, body });
      } catch (error) {
        if (!isRetryable(error)) throw error;
        queueRating({ rideId, ...body });
        return null;
      }
    },
    onSuccess: (ride) => {
      if (ride === null) return;
      cacheRide(ride);
      void queryClient.invalidateQueries({ queryKey: historyKey(session.get()?.id) });
    },
  });
}

/**
 * The fares of all ride types for a way, now or at the time that a ride is wanted for; runs only when a destination is chosen (spec: operations §7).
 * @param stops on the way: with them only what stops is priced
 * @param pickupAt null for now
 */
export function useQuote(
  pickup: ChosenPlace | null,
  dropoff: ChosenPlace | null,
  stops: readonly ChosenPlace[],
  rideType: string,
  pickupAt: string | null,
) {
  const at = (place: ChosenPlace) => ({ lat: place.lat, lng: place.lng, address: place.address });
  return useQuery({
    queryKey: [
      pricingPaths.calculateFare,
      pickup?.lat,
      pickup?.lng,
      dropoff?.lat,
      dropoff?.lng,
      pickupAt,
      ...stops.flatMap(({ lat, lng }) => [lat, lng]),
    ],
    queryFn: () =>
      callApi(pricingPaths.calculateFare, {
        // The distance is the specification's (operations §7); with both ends the server measures its own.
        body: {
          rideType,
          distance: DEFAULT_QUOTE_DISTANCE_KM,
          ...(pickup === null || dropoff === null ? {} : { pickupLocation: at(pickup), dropoffLocation: at(dropoff) }),
          ...(stops.length === 0 ? {} : { stops: stops.map(at) }),
          ...(pickupAt === null ? {} : { pickupAt }),
        },
      }),
    enabled: pickup !== null && dropoff !== null,
    staleTime: 0,
    // A quote stands for five minutes; a screen that stays open renews it in time. One that could not be had is asked for again.
    refetchInterval: ({ state: { error } }) => (error !== null && isRetryable(error) ? QUOTE_RETRY_MS : QUOTE_RENEW_MS),
  });
}
