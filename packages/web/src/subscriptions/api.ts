import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '@safiri/contract/call.ts';
import type { soldPackages } from '@safiri/contract/subscriptions/market-calls.ts';
import { subscriptionPaths } from '@safiri/contract/subscriptions/paths.ts';
import { walletPaths } from '@safiri/contract/wallet/paths.ts';
import { callApi } from '../platform/api-client.ts';
import { language } from '../platform/preferences.ts';
import { queryClient } from '../platform/query.ts';

export function usePackages() {
  const chosen = language.use();
  return useQuery({
    queryKey: [subscriptionPaths.packages, chosen],
    queryFn: () => callApi(subscriptionPaths.packages, { query: { language: chosen } }),
  });
}

/** All that were bought, past ones too. */
export const useSubscriptions = () =>
  useQuery({ queryKey: [subscriptionPaths.own], queryFn: () => callApi(subscriptionPaths.own), staleTime: 0 });

export type Sold = ReplyOf<typeof soldPackages>;

/** What a market sells, and what there is to pay with; nothing where this phone is in none. */
export const useSold = (market: string | undefined) =>
  useQuery({
    queryKey: [subscriptionPaths.sold, market],
    queryFn: () => callApi(subscriptionPaths.sold, { params: { market: market ?? '' } }),
    enabled: market !== undefined,
    staleTime: 0,
  });

/** What a purchase changes, and what it may have changed where nobody knows its answer. */
export function afterwards(): void {
  for (const path of [
    subscriptionPaths.own,
    subscriptionPaths.active,
    subscriptionPaths.bought,
    subscriptionPaths.sold,
    walletPaths.getWallet,
  ])
    void queryClient.invalidateQueries({ queryKey: [path] });
}

/** All that were bought of markets, past ones too. */
export const useBought = () =>
  useQuery({ queryKey: [subscriptionPaths.bought], queryFn: () => callApi(subscriptionPaths.bought), staleTime: 0 });

export const usePurchase = () =>
  useMutation({
    mutationFn: ({ packageId, userId, key }: { packageId: number; userId: number; key: string }) =>
      callApi(subscriptionPaths.purchase, { body: { packageId, userId }, idempotencyKey: key }),
    onSettled: afterwards,
  });

export const useBuyPackage = () =>
  useMutation({
    mutationFn: ({ market, key, ...body }: { market: string; package: string; version: number; key: string }) =>
      callApi(subscriptionPaths.buy, { params: { market }, body, idempotencyKey: key }),
    onSettled: afterwards,
  });

/** Again changes nothing: it needs no key. */
export const useGiveBack = () =>
  useMutation({
    mutationFn: ({ id }: { id: number }) => callApi(subscriptionPaths.giveBack, { params: { id: String(id) } }),
    onSettled: afterwards,
  });
