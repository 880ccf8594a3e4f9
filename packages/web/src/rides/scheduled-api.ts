import { useMutation, useQuery } from '@tanstack/react-query';
import type { BodyIn } from '@safiri/contract/call.ts';
import type { schedule } from '@safiri/contract/scheduled/calls.ts';
import { scheduledPaths } from '@safiri/contract/scheduled/paths.ts';
import { callApi } from '../platform/api-client.ts';
import { clockTime, weekday } from '../platform/format.ts';
import { queryClient } from '../platform/query.ts';
import { useStreamEvent } from '../platform/stream.ts';

export type Booking = BodyIn<typeof schedule>;

const listKey = [scheduledPaths.list];

const renew = () => void queryClient.invalidateQueries({ queryKey: listKey });

/** Own bookings; whenever one begins or comes to nothing its passenger is told, and the list is asked for again. */
export function useScheduled() {
  useStreamEvent('notification', renew);
  return useQuery({ queryKey: listKey, queryFn: () => callApi(scheduledPaths.list), staleTime: 0 });
}

export function useScheduleRide() {
  return useMutation({
    mutationFn: ({ body, key }: { body: Booking; key: string }) => callApi(scheduledPaths.schedule, { body, idempotencyKey: key }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: listKey }),
  });
}

export function useCancelScheduled() {
  return useMutation({
    mutationFn: (id: number) => callApi(scheduledPaths.cancel, { params: { id: String(id) } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: listKey }),
  });
}

/** Day and time of a pickup by the clock of its city, as people say it. @param zone of the city, as the IANA names it */
export const pickupTime = (at: string, zone: string | undefined): string => `${weekday(at, zone)}, ${clockTime(at, zone)}`;
