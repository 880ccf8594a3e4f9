import { useMutation, useQuery } from '@tanstack/react-query';
import type { BodyIn } from '@safiri/contract/call.ts';
import type { addShift } from '@safiri/contract/safety/on-call-calls.ts';
import { onCallPaths } from '@safiri/contract/safety/on-call-paths.ts';
import { callApi } from '../platform/api-client.ts';
import { queryClient } from '../platform/query.ts';

/** Hours begin and end on the minute. */
const MINUTE_MS = 60_000;
const rosterKey = [onCallPaths.roster];
const stateKey = [onCallPaths.state];

export type NewShift = BodyIn<typeof addShift>;

/** All rosters, asked for again every minute: who is on call changes with the clock. */
export const useRosters = () =>
  useQuery({ queryKey: rosterKey, queryFn: () => callApi(onCallPaths.roster), staleTime: 0, refetchInterval: MINUTE_MS });

/** Whether somebody is on call, and the test alarm that waits for a tap. */
export const useOnCallState = () =>
  useQuery({ queryKey: stateKey, queryFn: () => callApi(onCallPaths.state), staleTime: 0, refetchInterval: MINUTE_MS });

/** What rings, and who is on a roster, decides about both. */
export const renewOnCall = () =>
  void Promise.all([queryClient.invalidateQueries({ queryKey: rosterKey }), queryClient.invalidateQueries({ queryKey: stateKey })]);

export const useAddShift = () =>
  useMutation({ mutationFn: (body: NewShift) => callApi(onCallPaths.addShift, { body }), onSettled: renewOnCall });

export const useRemoveShift = () =>
  useMutation({
    mutationFn: (id: number) => callApi(onCallPaths.removeShift, { params: { id: String(id) } }),
    onSettled: renewOnCall,
  });

export const useConfirmTest = () =>
  useMutation({
    mutationFn: (tap: typeof onCallPaths.confirmTest) => callApi(tap),
    onSettled: renewOnCall,
  });
