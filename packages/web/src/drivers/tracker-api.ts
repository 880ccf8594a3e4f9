import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '@safiri/contract/call.ts';
import type * as calls from '@safiri/contract/drivers/calls.ts';
import { driverPaths } from '@safiri/contract/drivers/paths.ts';
import { callApi } from '../platform/api-client.ts';
import { queryClient } from '../platform/query.ts';

export type Tracker = NonNullable<ReplyOf<typeof calls.getTracker>['tracker']>;

/** A new pairing with the moment of this phone's clock at which it lapses. */
export interface Pairing extends ReplyOf<typeof calls.pairTracker> {
  readonly endsAt: number;
}

const key = [driverPaths.getTracker];
/** Milliseconds between looks: quick while somebody waits for the first position. */
const LOOK_MS = { waiting: 3000, paired: 15_000 };

const cache = (tracker: Tracker | null) => queryClient.setQueryData(key, { tracker });

export function useTracker(driverId: number) {
  return useQuery({
    queryKey: key,
    queryFn: () => callApi(driverPaths.getTracker, { params: { id: String(driverId) } }),
    staleTime: 0,
    refetchInterval: ({ state }) => {
      const tracker = state.data?.tracker;
      return tracker == null ? false : tracker.useBy === null ? LOOK_MS.paired : LOOK_MS.waiting;
    },
  });
}

export function usePairTracker(driverId: number) {
  return useMutation({
    mutationFn: async (): Promise<Pairing> => {
      const made = await callApi(driverPaths.pairTracker, { params: { id: String(driverId) } });
      const { useBy, pairedAt } = made.tracker;
      // Of the server's clock only how long it is.
      return { ...made, endsAt: Date.now() + (useBy === null ? 0 : Date.parse(useBy) - Date.parse(pairedAt)) };
    },
    onSuccess: ({ tracker }) => cache(tracker),
    // The address is a secret: it stays no longer than the screen.
    gcTime: 0,
  });
}

export function useUnpairTracker(driverId: number) {
  return useMutation({
    mutationFn: () => callApi(driverPaths.unpairTracker, { params: { id: String(driverId) } }),
    onSuccess: () => cache(null),
  });
}
