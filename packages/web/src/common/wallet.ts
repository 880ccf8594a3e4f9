import { useQuery } from '@tanstack/react-query';
import { walletPaths } from '@safiri/contract/wallet/paths.ts';
import { callApi } from '../platform/api-client.ts';
import { cachedQuery } from '../platform/offline-cache.ts';

/** The person's wallet with its balance; the last one known without a network. */
export function useWallet() {
  return useQuery({ ...cachedQuery([walletPaths.getWallet], () => callApi(walletPaths.getWallet)), staleTime: 0 });
}
