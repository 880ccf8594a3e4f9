import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import { chatPaths } from '@safiri/contract/chat/paths.ts';
import type { StaffChat } from '@safiri/contract/chat/shapes.ts';
import { callApi } from '../platform/api-client.ts';
import { queryClient } from '../platform/query.ts';
import { useLivePolling, useStreamEvent } from '../platform/stream.ts';

/** The list is told of changes by the stream; while there is none it is asked for. */
const LIST_MS = 5000;

const listKey = [chatPaths.inbox];
const oneKey = (id: number) => [chatPaths.staffChat, id];

const renew = () => void queryClient.invalidateQueries({ queryKey: listKey });

/** Chats that wait for a person or have one, the most urgent first. */
export function useInbox() {
  const refetchInterval = useLivePolling(LIST_MS);
  useStreamEvent('chat_session', renew);
  useStreamEvent('hello', renew);
  return useQuery({ queryKey: listKey, queryFn: () => callApi(chatPaths.inbox), refetchInterval, staleTime: 0 });
}

export function useStaffChat(id: number) {
  const refetchInterval = useLivePolling(LIST_MS);
  useStreamEvent(
    'chat_session',
    useCallback(() => void queryClient.invalidateQueries({ queryKey: oneKey(id) }), [id]),
  );
  return useQuery({
    queryKey: oneKey(id),
    queryFn: () => callApi(chatPaths.staffChat, { params: { id: String(id) } }),
    refetchInterval,
    staleTime: 0,
  });
}

export type ChatStep = { step: 'claim' } | { step: 'close'; note: string };

export function useChatStep(id: number) {
  const params = { id: String(id) };
  return useMutation({
    mutationFn: (did: ChatStep): Promise<StaffChat> =>
      did.step === 'claim'
        ? callApi(chatPaths.claim, { params })
        : callApi(chatPaths.staffClose, { params, body: did.note === '' ? {} : { note: did.note } }),
    onSuccess: (chat) => {
      queryClient.setQueryData(oneKey(id), chat);
      void queryClient.invalidateQueries({ queryKey: listKey });
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: oneKey(id) }),
  });
}
