import { useInfiniteQuery, useMutation, type InfiniteData } from '@tanstack/react-query';
import { useCallback } from 'react';
import { notificationPaths } from '@safiri/contract/notifications/paths.ts';
import type { Notification } from '@safiri/contract/notifications/shapes.ts';
import type { StreamEvents } from '@safiri/contract/stream.ts';
import { callApi, serverMessage } from '../platform/api-client.ts';
import { language } from '../platform/preferences.ts';
import { cacheNewest, queryClient } from '../platform/query.ts';
import { useLivePolling, useStreamEvent } from '../platform/stream.ts';
import { translate } from '../platform/text.ts';
import { toast } from '../ui/toast-store.ts';

/** Milliseconds between looks while there is no stream (spec: operations §9). */
const POLL_MS = 30_000;
const PAGE = 30;

type Pages = InfiniteData<Notification[], number>;
const keyOf = (userId: number) => [notificationPaths.own, userId, language.get()];

const change = (userId: number, alter: (list: Notification[], page: number) => Notification[]) =>
  cacheNewest<Pages>(keyOf(userId), (known) => (known === undefined ? known : { ...known, pages: known.pages.map(alter) }));

/** The bell's list: told by the stream, asked for every 30 s while there is none. */
export function useNotifications(userId: number) {
  const chosen = language.use();
  const refetchInterval = useLivePolling(POLL_MS);
  useStreamEvent(
    'notification',
    useCallback(
      ({ notification }: StreamEvents['notification']) =>
        change(userId, (list, page) => (page > 0 || list.some(({ id }) => id === notification.id) ? list : [notification, ...list])),
      [userId],
    ),
  );
  useStreamEvent(
    'hello',
    useCallback(() => void queryClient.invalidateQueries({ queryKey: [notificationPaths.own, userId] }), [userId]),
  );
  return useInfiniteQuery({
    queryKey: [notificationPaths.own, userId, chosen],
    queryFn: ({ pageParam }) =>
      callApi(notificationPaths.own, { query: { language: chosen, ...(pageParam === 0 ? {} : { before: String(pageParam) }) } }),
    initialPageParam: 0,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : page.at(-1)?.id),
    refetchInterval,
  });
}

const setRead = (userId: number, id: number, isRead: boolean) =>
  change(userId, (list) => list.map((entry) => (entry.id === id ? { ...entry, isRead } : entry)));

/** Read at once on the screen; unread again, with the reason, when the server does not take it. */
export const useRead = (userId: number) =>
  useMutation({
    mutationFn: (id: number) => callApi(notificationPaths.read, { params: { id: String(id) } }),
    onMutate: (id) => setRead(userId, id, true),
    // The list has closed by then: said here, it is said on whatever screen was opened.
    onError: (error, id) => {
      setRead(userId, id, false);
      toast({ title: translate('error'), text: serverMessage(error, translate('bellNotRead')), tone: 'bad' });
    },
  });

export const useReadAll = (userId: number) =>
  useMutation({
    mutationFn: () => callApi(notificationPaths.readAll, { body: { userId } }),
    onSuccess: () => change(userId, (list) => list.map((entry) => ({ ...entry, isRead: true }))),
  });
