import { useMutation, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { BodyIn } from '@safiri/contract/call.ts';
import type { addContact, changeContact } from '@safiri/contract/sharing/calls.ts';
import { safetyPaths } from '@safiri/contract/safety/paths.ts';
import { sharingPaths } from '@safiri/contract/sharing/paths.ts';
import type { Contact, Share } from '@safiri/contract/sharing/shapes.ts';
import type { StreamEvents } from '@safiri/contract/stream.ts';
import type { ShareMethod } from '@safiri/rules/sharing/contacts.ts';
import { callApi } from '../platform/api-client.ts';
import { removeOnce } from '../platform/remove-once.ts';
import { cachedQuery } from '../platform/offline-cache.ts';
import { cacheNewest, queryClient } from '../platform/query.ts';
import { session } from '../platform/session.ts';
import { useStreamEvent } from '../platform/stream.ts';

const contactsKey = (userId: number | undefined) => [sharingPaths.ownContacts, userId];
const shareKey = (rideId: number) => [sharingPaths.getShareOf, rideId];

export function useContacts() {
  const user = session.use();
  return useQuery({ ...cachedQuery(contactsKey(user?.id), () => callApi(sharingPaths.ownContacts)), enabled: user !== null });
}

const renewList = () => queryClient.invalidateQueries({ queryKey: contactsKey(session.get()?.id) });

/** Both lists: the contacts, and what the phone keeps of them for an emergency, shown or not. */
async function renewContacts(): Promise<void> {
  await Promise.all([
    renewList(),
    queryClient.invalidateQueries({ queryKey: [safetyPaths.kit], refetchType: 'all' }),
    queryClient.invalidateQueries({ queryKey: [safetyPaths.current] }),
  ]);
}

export type NewContact = BodyIn<typeof addContact>;
export type ContactChange = BodyIn<typeof changeContact>;

export const useAddContact = () =>
  useMutation({
    mutationFn: ({ key, ...contact }: NewContact & { key: string }) =>
      callApi(sharingPaths.addContact, { body: { userId: session.get()?.id, ...contact }, idempotencyKey: key }),
    onSuccess: renewContacts,
  });

export const useChangeContact = (id: number) =>
  useMutation({
    mutationFn: (body: ContactChange) => callApi(sharingPaths.changeContact, { params: { id: String(id) }, body }),
    onSuccess: renewContacts,
  });

export const useRemoveContact = (id: number) =>
  useMutation({
    mutationFn: () => removeOnce(callApi(sharingPaths.removeContact, { params: { id: String(id) } })),
    onSuccess: renewContacts,
  });

/** How this trip is shared; asked for only while a panel shows it (spec: operations §7). */
export function useShare(rideId: number | null) {
  useStreamEvent(
    'share',
    useCallback((event: StreamEvents['share']) => cacheNewest(shareKey(event.rideId), event.share), []),
  );
  return useQuery({
    ...cachedQuery(shareKey(rideId ?? 0), () => callApi(sharingPaths.getShareOf, { params: { rideId: String(rideId) } })),
    enabled: rideId !== null,
    staleTime: 0,
  });
}

const cacheShare = (rideId: number, share: Share | null) => {
  cacheNewest(shareKey(rideId), share);
  void renewList();
};

/** Shares a live trip; without contacts it makes the link that is handed on. */
export const useShareTrip = (rideId: number) =>
  useMutation({
    mutationFn: ({ contactIds, method }: { contactIds: number[]; method: ShareMethod }) =>
      callApi(sharingPaths.shareTrip, { body: { rideId, contactIds, method }, idempotencyKey: crypto.randomUUID() }),
    onSuccess: (share) => cacheShare(rideId, share),
  });

export const useStopSharing = (rideId: number) =>
  useMutation({
    mutationFn: (contact: Pick<Contact, 'id'> | 'all') =>
      contact === 'all'
        ? callApi(sharingPaths.stopSharingAll, { query: { rideId: String(rideId) } })
        : callApi(sharingPaths.stopSharing, { params: { contactId: String(contact.id) }, query: { rideId: String(rideId) } }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: shareKey(rideId) });
      void renewList();
    },
  });
