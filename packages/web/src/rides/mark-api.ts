import { useMutation, useQuery } from '@tanstack/react-query';
import { ridePaths } from '@safiri/contract/rides/paths.ts';
import type { MarkKind } from '@safiri/rules/rides/marks.ts';
import { callApi } from '../platform/api-client.ts';
import { cachedQuery } from '../platform/offline-cache.ts';
import { queryClient } from '../platform/query.ts';
import { session } from '../platform/session.ts';
import { cacheRide, historyKey } from './api.ts';

const marksKey = (userId: number | undefined) => ['marks', userId];

/** Whom the person chose, or does not want to meet again. */
export function useMarks() {
  const user = session.use();
  return useQuery({ ...cachedQuery(marksKey(user?.id), () => callApi(ridePaths.listMarks)), enabled: user !== null, staleTime: 0 });
}

/** Says what holds of the other side of a ride from now on; null takes it back. */
export function useMarkOther(rideId: number) {
  return useMutation({
    mutationFn: (mark: MarkKind | null) => callApi(ridePaths.markOther, { params: { id: String(rideId) }, body: { mark } }),
    onSuccess: (ride) => {
      cacheRide(ride);
      const userId = session.get()?.id;
      // What was said holds of all rides with that person.
      void queryClient.invalidateQueries({ queryKey: historyKey(userId) });
      void queryClient.invalidateQueries({ queryKey: marksKey(userId) });
    },
  });
}
