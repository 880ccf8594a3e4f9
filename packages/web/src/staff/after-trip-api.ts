import { useMutation, useQuery } from '@tanstack/react-query';
import { conductPaths, lostPaths } from '@safiri/contract/rides/staff-paths.ts';
import type { LostState } from '@safiri/rules/rides/lost-items.ts';
import { callApi } from '../platform/api-client.ts';
import { queryClient } from '../platform/query.ts';
import { tooLate } from './too-late.ts';

const conductKey = [conductPaths.list];

/** People whom many others do not want to meet again. */
export const useConduct = (enabled: boolean) =>
  useQuery({ queryKey: conductKey, enabled, queryFn: () => callApi(conductPaths.list), staleTime: 0 });

export const useCloseConduct = () =>
  useMutation({
    mutationFn: ({ id, note }: { id: number; note: string }) => callApi(conductPaths.close, { params: { id: String(id) }, body: { note } }),
    onSuccess: (list) => queryClient.setQueryData(conductKey, list),
    onError: tooLate(conductKey),
  });

const lostKey = [lostPaths.list];

/** What was left in cars and neither given back nor given up. */
export const useLostReports = (enabled: boolean) =>
  useQuery({ queryKey: lostKey, enabled, queryFn: () => callApi(lostPaths.list), staleTime: 0 });

export const useDecideLost = () =>
  useMutation({
    mutationFn: ({ id, state }: { id: number; state: LostState }) =>
      callApi(lostPaths.decide, { params: { id: String(id) }, body: { state } }),
    onSuccess: (list) => queryClient.setQueryData(lostKey, list),
    onError: tooLate(lostKey),
  });
