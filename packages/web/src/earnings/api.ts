import { useMutation, useQuery } from '@tanstack/react-query';
import type { BodyIn } from '@safiri/contract/call.ts';
import type { requestPayout } from '@safiri/contract/earnings/calls.ts';
import { earningsPaths } from '@safiri/contract/earnings/paths.ts';
import { callApi } from '../platform/api-client.ts';
import { queryClient } from '../platform/query.ts';
import { session } from '../platform/session.ts';

const earningsKey = () => [earningsPaths.getEarnings, session.get()?.id];

/** All that the screen shows in one answer. Trips end on other screens: each visit asks again, the last figures stand meanwhile. */
export function useEarnings() {
  return useQuery({
    queryKey: earningsKey(),
    queryFn: () => callApi(earningsPaths.getEarningsOf, { params: { userId: String(session.get()?.id ?? 0) } }),
    staleTime: 0,
  });
}

const refresh = () => queryClient.invalidateQueries({ queryKey: earningsKey() });

export function useReferDriver() {
  return useMutation({
    mutationFn: ({ phone, key }: { phone: string; key: string }) =>
      callApi(earningsPaths.referDriver, { body: { phone }, idempotencyKey: key }),
    onSuccess: refresh,
  });
}

export function useRequestPayout() {
  return useMutation({
    mutationFn: (body: BodyIn<typeof requestPayout>) => callApi(earningsPaths.requestPayout, { body }),
    onSuccess: refresh,
  });
}
