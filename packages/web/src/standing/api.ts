import { useMutation, useQuery } from '@tanstack/react-query';
import { standingPaths } from '@safiri/contract/standing/paths.ts';
import { callApi } from '../platform/api-client.ts';
import { queryClient } from '../platform/query.ts';

const key = [standingPaths.own];

export const useStanding = () => useQuery({ queryKey: key, queryFn: () => callApi(standingPaths.own), staleTime: 0 });

/** @param attempt the same for every try of one answer: it is taken once */
export const useAnswer = (id: number) =>
  useMutation({
    mutationFn: ({ answer, attempt }: { answer: string; attempt: string }) =>
      callApi(standingPaths.answer, { params: { id: String(id) }, body: { answer }, idempotencyKey: attempt }),
    onSuccess: (standing) => queryClient.setQueryData(key, standing),
  });
