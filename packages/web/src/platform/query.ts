import { QueryClient } from '@tanstack/react-query';

/** The specification's defaults: no retries, never stale, no refetch on focus, unused data kept 5 minutes (foundations §7). */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, staleTime: Infinity, refetchOnWindowFocus: false, gcTime: 300_000, networkMode: 'always' },
    mutations: { retry: false, networkMode: 'always' },
  },
});
