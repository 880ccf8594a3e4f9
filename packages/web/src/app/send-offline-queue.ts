import { useCallback } from 'react';
import { useStreamEvent } from '../platform/stream.ts';
import { offlineQueue } from '../platform/offline-queue.ts';

/** Who sends which list; their rooms are loaded only when something is queued. A driver's positions go with the next report. */
const senders = [
  { list: offlineQueue('unsent-messages'), send: async () => (await import('../chat/unsent.ts')).sendUnsent() },
  { list: offlineQueue('unsent-ratings'), send: async () => (await import('../rides/unsent-ratings.ts')).sendRatings() },
];

/** Sends what is queued each time the server is there again, on whatever screen. */
export function useSendOfflineQueue(): void {
  useStreamEvent(
    'hello',
    useCallback(() => {
      for (const { list, send } of senders) if (list.get().length > 0) send().catch(() => {});
    }, []),
  );
}
