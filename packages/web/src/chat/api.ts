import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { chatPaths } from '@safiri/contract/chat/paths.ts';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import type { ChatMessage, ChatSession } from '@safiri/contract/chat/shapes.ts';
import type { StreamEvents } from '@safiri/contract/stream.ts';
import { CHAT_POLL_MS, type ChatCategory, type ChatPriority } from '@safiri/rules/chat/chat.ts';
import { callApi } from '../platform/api-client.ts';
import { language } from '../platform/preferences.ts';
import { cachedQuery } from '../platform/offline-cache.ts';
import { cacheNewest, queryClient } from '../platform/query.ts';
import { session } from '../platform/session.ts';
import { onForget } from '../platform/stored.ts';
import { useLivePolling, useStreamEvent } from '../platform/stream.ts';
import { firstPage, createEarlyBuffer, withFetched, withOlder, withStreamed, type Thread } from './thread-state.ts';
import { sendUnsent } from './unsent.ts';

let early = createEarlyBuffer();
onForget(() => (early = createEarlyBuffer()));
const listKey = [chatPaths.ownSessions];
const threadKey = (sessionId: number) => [chatPaths.messagesOf, sessionId];
/** As many as the server gives after a message; a full page may have more behind it. */
const SINCE_PAGE = 200;

function cacheSession(session: ChatSession): void {
  cacheNewest<ChatSession[]>(listKey, (list) => {
    if (list === undefined) return list;
    return list.some(({ id }) => id === session.id) ? list.map((row) => (row.id === session.id ? session : row)) : [session, ...list];
  });
}

/** Puts a message where its chat is shown. */
export function cacheMessage(message: ChatMessage): void {
  const key = threadKey(message.sessionId);
  if (queryClient.getQueryData<Thread>(key) === undefined) early.put(message);
  else queryClient.setQueryData<Thread>(key, (thread) => (thread === undefined ? thread : withStreamed(thread, message)));
}

const takeSession = ({ session }: StreamEvents['chat_session']) => cacheSession(session);
const askForSessions = () => void queryClient.invalidateQueries({ queryKey: listKey });

/** The person's chats with support; changes come by the stream, or every 2 s while there is none. */
export function useSessions() {
  const refetchInterval = useLivePolling(CHAT_POLL_MS);
  useStreamEvent('chat_session', takeSession);
  useStreamEvent('hello', askForSessions);
  return useQuery({ ...cachedQuery(listKey, () => callApi(chatPaths.ownSessions)), refetchInterval, staleTime: 0 });
}

const TRIPS_FRESH_MS = 60_000;

/** The newest trip of the person that ended at its place; undefined while that is not known, and without one. */
export function useLastTrip(): number | undefined {
  const user = session.use();
  const path = user?.userType === 'driver' ? ridePaths.driverRides : ridePaths.passengerRides;
  const { data } = useQuery({
    queryKey: ['last trip', user?.id],
    queryFn: () => callApi(path, { params: { id: String(user?.id ?? 0) } }),
    enabled: user !== null,
    staleTime: TRIPS_FRESH_MS,
  });
  return data?.find(({ status }) => status === 'completed')?.id;
}

/** Asks for what came since the last confirmed message; the first time for the newest page. */
async function readOn(sessionId: number): Promise<Thread> {
  const params = { sessionId: String(sessionId) };
  const known = queryClient.getQueryData<Thread>(threadKey(sessionId));
  if (known === undefined) {
    const page = await callApi(chatPaths.messagesOf, { params });
    return early.take(sessionId).reduce(withStreamed, firstPage(page));
  }
  for (let after = known.confirmed; ;) {
    const page = await callApi(chatPaths.messagesOf, { params, query: { after: String(Math.max(1, after)) } });
    queryClient.setQueryData<Thread>(threadKey(sessionId), (thread) => withFetched(thread ?? known, page));
    after = page.at(-1)?.id ?? after;
    if (page.length < SINCE_PAGE) return queryClient.getQueryData<Thread>(threadKey(sessionId)) ?? known;
  }
}

const takeMessage = ({ message }: StreamEvents['chat']) => cacheMessage(message);

/** The messages of a chat: told by the stream, asked for every 2 s while there is none (spec: operations §9). */
export function useThread(sessionId: number) {
  const refetchInterval = useLivePolling(CHAT_POLL_MS);
  useStreamEvent('chat', takeMessage);
  useStreamEvent(
    'hello',
    useCallback(() => {
      void queryClient.invalidateQueries({ queryKey: threadKey(sessionId) });
      void sendUnsent();
    }, [sessionId]),
  );
  useEffect(() => {
    void sendUnsent();
  }, []);
  const query = useQuery({ ...cachedQuery(threadKey(sessionId), () => readOn(sessionId)), refetchInterval, staleTime: 0 });
  const older = useMutation({
    mutationFn: (before: number) =>
      callApi(chatPaths.messagesOf, { params: { sessionId: String(sessionId) }, query: { before: String(before) } }),
    onSuccess: (page) =>
      queryClient.setQueryData<Thread>(threadKey(sessionId), (thread) => (thread === undefined ? thread : withOlder(thread, page))),
  });
  return { query, older };
}

export const useStartChat = () =>
  useMutation({
    mutationFn: ({ key, ...body }: { category: ChatCategory; priority: ChatPriority; rideId?: number; key: string }) =>
      callApi(chatPaths.startSession, {
        body: { userId: session.get()?.id, ...body, language: language.get() },
        idempotencyKey: key,
      }),
    onSuccess: cacheSession,
  });

export const useCloseChat = () =>
  useMutation({
    mutationFn: (id: number) => callApi(chatPaths.closeSession, { params: { id: String(id) } }),
    onSuccess: cacheSession,
  });

export const useRateChat = () =>
  useMutation({
    mutationFn: ({ id, rating }: { id: number; rating: number }) =>
      callApi(chatPaths.rateSession, { params: { id: String(id) }, body: { rating } }),
    onSuccess: cacheSession,
  });

export const useTripChat = (rideId: number) =>
  useQuery({
    ...cachedQuery([chatPaths.tripChat, rideId], () => callApi(chatPaths.tripChat, { params: { rideId: String(rideId) } })),
    staleTime: 0,
  });
