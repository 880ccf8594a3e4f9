import { useMutation, useQuery } from '@tanstack/react-query';
import type { BodyIn } from '@safiri/contract/call.ts';
import { deskPaths } from '@safiri/contract/desk/paths.ts';
import type * as calls from '@safiri/contract/identity/calls.ts';
import { identityStaffPaths } from '@safiri/contract/identity/paths.ts';
import { staffPaths } from '@safiri/contract/staff/paths.ts';
import { callApi } from '../platform/api-client.ts';
import { queryClient } from '../platform/query.ts';

const listKey = [identityStaffPaths.list];
const keyOf = (id: number) => [identityStaffPaths.read, id];
const one = (id: number) => ({ params: { id: String(id) } });

export const useIdentityChecks = () => useQuery({ queryKey: listKey, queryFn: () => callApi(identityStaffPaths.list), staleTime: 0 });

export const useIdentityCheck = (id: number) =>
  useQuery({ queryKey: keyOf(id), queryFn: () => callApi(identityStaffPaths.read, one(id)), staleTime: 0 });

/** Whether or not it was done, what stands now is looked at. */
const lookAt = (id: number) => {
  for (const queryKey of [keyOf(id), listKey, [staffPaths.now], [deskPaths.person]]) void queryClient.invalidateQueries({ queryKey });
};

export const useDecideIdentity = (id: number) =>
  useMutation({
    mutationFn: (body: BodyIn<typeof calls.decideIdentityCheck>) => callApi(identityStaffPaths.decide, { ...one(id), body }),
    onSettled: () => lookAt(id),
  });

export const useTakeIdentityBack = (id: number) =>
  useMutation({
    mutationFn: (reason: string) => callApi(identityStaffPaths.takeBack, { ...one(id), body: { reason } }),
    onSettled: () => lookAt(id),
  });
