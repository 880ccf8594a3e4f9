import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { Emergency } from '@safiri/contract/safety/shapes.ts';
import { safetyPaths } from '@safiri/contract/safety/paths.ts';
import type { RegistrableRole } from '@safiri/rules/users/roles.ts';
import { callApi } from '../platform/api-client.ts';
import { queryClient } from '../platform/query.ts';
import { useLivePolling, useStreamEvent } from '../platform/stream.ts';

/** The list is told of changes by the stream; while there is none it is asked for. */
const LIST_MS = 5000;
/** By this question the server knows that somebody of the team is there, also while the stream tells everything. */
const PRESENT_MS = 60_000;
/** Somebody is in danger: the position on the screen is at most this old. */
const LIVE_MS = 3000;
const PAGE = 50;

const listKey = [safetyPaths.listEmergencies];
const oneKey = (id: number) => [safetyPaths.getEmergency, id];

const renew = () => void queryClient.invalidateQueries({ queryKey: listKey });

/** Emergencies that stand, and the closed ones page by page, of passengers or drivers alone with `userType`. */
export function useEmergencies(userType?: RegistrableRole) {
  const refetchInterval = useLivePolling(LIST_MS);
  useStreamEvent('emergency', renew);
  useStreamEvent('hello', renew);
  return useInfiniteQuery({
    queryKey: [...listKey, userType],
    queryFn: ({ pageParam }) =>
      callApi(safetyPaths.listEmergencies, {
        query: { ...(pageParam === 0 ? {} : { before: String(pageParam) }), ...(userType === undefined ? {} : { userType }) },
      }),
    placeholderData: (known) => known,
    initialPageParam: 0,
    getNextPageParam: (page) => (page.closed.length < PAGE ? undefined : page.closed.at(-1)?.id),
    refetchInterval: refetchInterval === false ? PRESENT_MS : refetchInterval,
    refetchIntervalInBackground: true,
    staleTime: 0,
  });
}

export const useEmergency = (id: number) =>
  useQuery({
    queryKey: oneKey(id),
    queryFn: () => callApi(safetyPaths.getEmergency, { params: { id: String(id) } }),
    refetchInterval: ({ state }) => (state.data?.closedAt == null ? LIVE_MS : false),
    staleTime: 0,
  });

export type EmergencyStep = { step: 'acknowledge' } | { step: 'note' | 'close'; note: string };

export function useEmergencyStep(id: number) {
  const params = { id: String(id) };
  return useMutation({
    mutationFn: (did: EmergencyStep): Promise<Emergency> =>
      did.step === 'acknowledge'
        ? callApi(safetyPaths.acknowledge, { params })
        : callApi(did.step === 'note' ? safetyPaths.addNote : safetyPaths.close, { params, body: { note: did.note } }),
    onSuccess: (emergency) => {
      queryClient.setQueryData(oneKey(id), emergency);
      void queryClient.invalidateQueries({ queryKey: listKey });
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: oneKey(id) }),
  });
}

export const useOutbox = () =>
  useInfiniteQuery({
    queryKey: [safetyPaths.outbox],
    queryFn: ({ pageParam }) => callApi(safetyPaths.outbox, { query: pageParam === 0 ? {} : { before: String(pageParam) } }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.messages.length < PAGE ? undefined : page.messages.at(-1)?.id),
    refetchInterval: LIST_MS,
    staleTime: 0,
  });
