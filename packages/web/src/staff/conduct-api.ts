import { useMutation, useQuery } from '@tanstack/react-query';
import { conductPaths } from '@safiri/contract/rides/staff-paths.ts';
import { callApi } from '../platform/api-client.ts';
import { queryClient } from '../platform/query.ts';

const conductKey = [conductPaths.list];

/** People whom many others do not want to meet again. */
export const useConduct = () => useQuery({ queryKey: conductKey, queryFn: () => callApi(conductPaths.list), staleTime: 0 });

export const useCloseConduct = () =>
  useMutation({
    mutationFn: ({ id, note }: { id: number; note: string }) => callApi(conductPaths.close, { params: { id: String(id) }, body: { note } }),
    onSuccess: (list) => queryClient.setQueryData(conductKey, list),
    onError: () => void queryClient.invalidateQueries({ queryKey: conductKey }),
  });
