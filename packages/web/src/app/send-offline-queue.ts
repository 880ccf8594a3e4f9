import { useCallback } from 'react';
import { useStreamEvent } from '../platform/stream.ts';
import { waitingList } from '../platform/offline-queue.ts';

/** Who sends which list; their rooms are loaded only when something waits. A driver's positions go with the next report. */
const senders = [
  { list: waitingList('unsent-messages'), send: async () => (await import('../chat/unsent.ts')).sendUnsent() },
  { list: waitingList('unsent-ratings'), send: async () => (await import('../rides/unsent-ratings.ts')).sendRatings() },
];

/** Sends what waits each time the server is there again, on whatever screen. */
export function useSendWaiting(): void {
  useStreamEvent(
    'hello',
    useCallback(() => {
      for (const { list, send } of senders) if (list.get().length > 0) send().catch(() => {});
    }, []),
  );
}
