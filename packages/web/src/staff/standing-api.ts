import { useMutation, useQuery } from '@tanstack/react-query';
import type { BodyIn } from '@safiri/contract/call.ts';
import type * as calls from '@safiri/contract/standing/calls.ts';
import { deskPaths } from '@safiri/contract/desk/paths.ts';
import { standingStaffPaths } from '@safiri/contract/standing/paths.ts';
import { callApi } from '../platform/api-client.ts';
import { queryClient } from '../platform/query.ts';

const keyOf = (userId: number) => [standingStaffPaths.ofPerson, userId];

export const useSuspensions = () =>
  useQuery({ queryKey: [standingStaffPaths.list], queryFn: () => callApi(standingStaffPaths.list), staleTime: 0 });

export const useStandingOf = (userId: number) =>
  useQuery({
    queryKey: keyOf(userId),
    queryFn: () => callApi(standingStaffPaths.ofPerson, { params: { id: String(userId) } }),
    staleTime: 0,
  });

/** Whether or not it was done, what stands now is looked at: the state, and what was done about the person. */
const lookAt = (userId: number) => {
  for (const queryKey of [keyOf(userId), [deskPaths.person, userId], [deskPaths.done, userId]]) {
    void queryClient.invalidateQueries({ queryKey });
  }
};

export const useSuspend = (userId: number) =>
  useMutation({
    mutationFn: (body: BodyIn<typeof calls.suspendPerson>) => callApi(standingStaffPaths.suspend, { params: { id: String(userId) }, body }),
    onSettled: () => lookAt(userId),
  });

export const useLookAgain = (userId: number) =>
  useMutation({
    mutationFn: ({ id, ...body }: { id: number } & BodyIn<typeof calls.lookAgain>) =>
      callApi(standingStaffPaths.look, { params: { id: String(id) }, body }),
    onSettled: () => lookAt(userId),
  });

export const useAskBan = (userId: number) =>
  useMutation({
    mutationFn: (id: number) => callApi(standingStaffPaths.askBan, { params: { id: String(id) } }),
    onSettled: () => lookAt(userId),
  });
