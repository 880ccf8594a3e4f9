import { QueryClient, type QueryKey, type Updater } from '@tanstack/react-query';

/** The specification's defaults: no retries, never stale, no refetch on focus, unused data kept 5 minutes (foundations §7). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: Infinity, refetchOnWindowFocus: false, gcTime: 300_000, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});

/**
 * Keeps what an event of the stream or the answer to a change told. An answer that was on its way meanwhile may have been read before it
 * and must not take its place: it is dropped, and asked for anew.
 * @param update the new value, or what makes it of the one known; undefined leaves that as it is
 */
export function cacheNewest<T>(queryKey: QueryKey, update: Updater<T | undefined, T | undefined>): void {
  const only = { queryKey, exact: true };
  const isOnItsWay = queryClient.isFetching(only) > 0;
  if (isOnItsWay) void queryClient.cancelQueries(only, { silent: true, revert: false });
  queryClient.setQueryData<T>(queryKey, update);
  if (isOnItsWay) void queryClient.refetchQueries(only);
}
