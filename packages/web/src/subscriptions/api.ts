import { useMutation, useQuery } from '@tanstack/react-query';
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

export const usePurchase = () =>
  useMutation({
    mutationFn: ({ packageId, userId, key }: { packageId: number; userId: number; key: string }) =>
      callApi(subscriptionPaths.purchase, { body: { packageId, userId }, idempotencyKey: key }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: [subscriptionPaths.own] });
      void queryClient.invalidateQueries({ queryKey: [subscriptionPaths.active] });
      void queryClient.invalidateQueries({ queryKey: [walletPaths.getWallet] });
    },
  });
