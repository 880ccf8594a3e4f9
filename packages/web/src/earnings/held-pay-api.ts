import { useMutation, useQuery } from '@tanstack/react-query';
import { heldPayPaths } from '@safiri/contract/integrity/paths.ts';
import { callApi } from '../platform/api-client.ts';
import { queryClient } from '../platform/query.ts';
import { session } from '../platform/session.ts';

const key = () => [heldPayPaths.own, session.get()?.id];

export const useHeldPay = () => useQuery({ queryKey: key(), queryFn: () => callApi(heldPayPaths.own), staleTime: 0 });

/** @param attempt the same for every try of one answer: it is taken once */
export const useAnswerHeldPay = (rideId: number) =>
  useMutation({
    mutationFn: ({ answer, attempt }: { answer: string; attempt: string }) =>
      callApi(heldPayPaths.answer, { params: { id: String(rideId) }, body: { answer }, idempotencyKey: attempt }),
    onSuccess: (list) => queryClient.setQueryData(key(), list),
    onError: () => void queryClient.invalidateQueries({ queryKey: key() }),
  });
