import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import { deskPaths } from '@safiri/contract/desk/paths.ts';
import { teamTripPaths } from '@safiri/contract/rides/staff-paths.ts';
import type { TeamStep } from '@safiri/rules/rides/team-steps.ts';
import type { ContactField } from '@safiri/rules/desk/contact-fields.ts';
import type { RegistrableRole } from '@safiri/rules/users/roles.ts';
import { callApi } from '../platform/api-client.ts';
import { queryClient } from '../platform/query.ts';

const PAGE = 20;

/** What a text finds; what was found before stays until then. */
export const useSearch = (q: string) =>
  useQuery({
    queryKey: [deskPaths.search, q],
    enabled: q !== '',
    queryFn: () => callApi(deskPaths.search, { body: { q } }),
    staleTime: 0,
    placeholderData: (known) => (q === '' ? undefined : known),
  });

export const usePerson = (userId: number) =>
  useQuery({
    queryKey: [deskPaths.person, userId],
    queryFn: () => callApi(deskPaths.person, { params: { id: String(userId) } }),
    staleTime: 0,
  });

const pageAt = (before: number) => (before === 0 ? {} : { before: String(before) });

export const useTripsOf = (userId: number, as: RegistrableRole) =>
  useInfiniteQuery({
    queryKey: [deskPaths.trips, userId, as],
    queryFn: ({ pageParam }) => callApi(deskPaths.trips, { params: { id: String(userId) }, query: { as, ...pageAt(pageParam) } }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.rideId),
    staleTime: 0,
  });

export const useOrdersOf = (userId: number) =>
  useInfiniteQuery({
    queryKey: [deskPaths.orders, userId],
    queryFn: ({ pageParam }) => callApi(deskPaths.orders, { params: { id: String(userId) }, query: pageAt(pageParam) }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.orderId),
    staleTime: 0,
  });

/** Shows what is masked of a person; that it was shown stands in what was done about them. */
export const useShowContact = (userId: number) =>
  useMutation({
    mutationFn: (body: { field: ContactField; reason: string }) => callApi(deskPaths.show, { params: { id: String(userId) }, body }),
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: [deskPaths.done, userId] }),
  });

/** Milliseconds between looks at what somebody of the team has open. */
const LOOK_MS = 10_000;
/** Live trips that need somebody. A search that finds somebody leaves the list by itself. */
export const useStuck = () =>
  useQuery({
    queryKey: [deskPaths.stuck],
    queryFn: () => callApi(deskPaths.stuck),
    refetchInterval: LOOK_MS,
    staleTime: 0,
  });

const tripKey = (rideId: number) => [deskPaths.trip, rideId];

export const useDeskTrip = (rideId: number) =>
  useQuery({
    queryKey: tripKey(rideId),
    queryFn: () => callApi(deskPaths.trip, { params: { id: String(rideId) } }),
    refetchInterval: LOOK_MS,
    staleTime: 0,
  });

export const useDeskOrder = (orderId: number) =>
  useQuery({
    queryKey: [deskPaths.order, orderId],
    queryFn: () => callApi(deskPaths.order, { params: { id: String(orderId) } }),
    refetchInterval: LOOK_MS,
    staleTime: 0,
  });

/** Reads what the two of a trip wrote; why is written down. */
export const useTripTalk = (rideId: number) =>
  useMutation({
    mutationFn: (reason: string) => callApi(deskPaths.tripChat, { params: { id: String(rideId) }, body: { reason } }),
    onSuccess: () => lookAgain(rideId),
  });

export const useShowRider = (rideId: number) =>
  useMutation({ mutationFn: (reason: string) => callApi(deskPaths.showRider, { params: { id: String(rideId) }, body: { reason } }) });

const lookAgain = (rideId: number) => {
  void queryClient.invalidateQueries({ queryKey: tripKey(rideId) });
  void queryClient.invalidateQueries({ queryKey: [deskPaths.tripDone, rideId] });
};

/** Moves a trip; whether or not it was done, what stands now is looked at. */
export const useTeamStep = (rideId: number) =>
  useMutation({
    mutationFn: (body: { step: TeamStep; reason: string; version: number }) =>
      callApi(teamTripPaths.step, { params: { id: String(rideId) }, body }),
    onSettled: () => lookAgain(rideId),
  });

export const useNoteTrip = (rideId: number) =>
  useMutation({
    mutationFn: (note: string) => callApi(teamTripPaths.note, { params: { id: String(rideId) }, body: { note } }),
    onSettled: () => lookAgain(rideId),
  });

/** Takes the fee of a trip back, with why. */
export const useWaiveFee = (rideId: number) =>
  useMutation({
    mutationFn: (reason: string) => callApi(teamTripPaths.waiveFee, { params: { id: String(rideId) }, body: { reason } }),
    onSettled: () => lookAgain(rideId),
  });
