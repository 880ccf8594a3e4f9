import { useMutation, useQuery } from '@tanstack/react-query';
import type { BodyIn } from '@safiri/contract/call.ts';
import type { callRoll, join, RollGroup, Seat } from '@safiri/contract/scholar/calls.ts';
import { scholarPaths } from '@safiri/contract/scholar/paths.ts';
import { walletPaths } from '@safiri/contract/wallet/paths.ts';
import { callApi } from '../platform/api-client.ts';
import { cachedQuery } from '../platform/offline-cache.ts';
import { removeOnce } from '../platform/remove-once.ts';
import { queryClient } from '../platform/query.ts';
import { useLivePolling, useStreamEvent } from '../platform/stream.ts';
import { cacheSeat, mineKey, takeSeat } from './seats.ts';

/** While there is no stream, a guardian's seats are asked for this often. */
const SEATS_MS = 10_000;

/**
 * What has failed is not asked for again by another part of the screen that comes up because it failed: the screen, which
 * waits for it as a whole, would begin anew for ever.
 */
const failsOnce = { retryOnMount: false } as const;

const groupsKey = [scholarPaths.groups];
const childrenKey = [scholarPaths.children];
const rollKey = [scholarPaths.rollCall];
const walletKey = [walletPaths.getWallet];

const renew = (...keys: string[][]) => {
  for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
};

export const useGroups = () => useQuery({ queryKey: groupsKey, queryFn: () => callApi(scholarPaths.groups), staleTime: 0 });

/** The runs of the caller's children, newest first; without a network the last ones known. */
export const usePastRuns = () => useQuery({ ...cachedQuery([scholarPaths.pastRuns], () => callApi(scholarPaths.pastRuns)), staleTime: 0 });

export const askForSeats = () => renew(mineKey);

/** The caller's seats; the driver's calls come by the stream. */
export function useSeats() {
  const refetchInterval = useLivePolling(SEATS_MS);
  useStreamEvent('school', takeSeat);
  useStreamEvent('hello', askForSeats);
  return useQuery({ queryKey: mineKey, queryFn: () => callApi(scholarPaths.mine), staleTime: 0, refetchInterval, ...failsOnce });
}

export const useChildren = () =>
  useQuery({ queryKey: childrenKey, queryFn: () => callApi(scholarPaths.children), staleTime: 0, ...failsOnce });

export const useAddChild = () =>
  useMutation({ mutationFn: (name: string) => callApi(scholarPaths.addChild, { body: { name } }), onSettled: () => renew(childrenKey) });

export const useRemoveChild = () =>
  useMutation({
    mutationFn: (id: number) => removeOnce(callApi(scholarPaths.removeChild, { params: { id: String(id) } })),
    onSettled: () => renew(childrenKey),
  });

export const useJoin = () =>
  useMutation({
    mutationFn: ({ key, ...body }: BodyIn<typeof join> & { key: string }) => callApi(scholarPaths.join, { body, idempotencyKey: key }),
    onSettled: () => renew(groupsKey, mineKey, walletKey),
  });

/** How a seat is paid from the next month on. */
export const useSetPayment = () =>
  useMutation({
    mutationFn: ({ id, payment, monthlyPrice }: Pick<Seat, 'id' | 'payment' | 'monthlyPrice'>) =>
      callApi(scholarPaths.payment, { params: { id: String(id) }, body: { payment, monthlyPrice } }),
    onSuccess: (seat) => cacheSeat(seat),
    onSettled: () => renew(mineKey),
  });

export const useLeave = () =>
  useMutation({
    mutationFn: (id: number) => callApi(scholarPaths.leave, { params: { id: String(id) } }),
    onSettled: () => renew(groupsKey, mineKey, walletKey),
  });

/** The driver's groups with today's roll; nobody but the driver calls it, so that what is known stays true for a while. */
export const useRoll = (freshMs = 0) => useQuery({ queryKey: rollKey, queryFn: () => callApi(scholarPaths.rollCall), staleTime: freshMs });

export const useCallRoll = () =>
  useMutation({
    mutationFn: (body: BodyIn<typeof callRoll>) => callApi(scholarPaths.call, { body }),
    onSuccess: (groups) => queryClient.setQueryData<RollGroup[]>(rollKey, groups),
  });
