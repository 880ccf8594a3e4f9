import { useMutation, useQuery } from '@tanstack/react-query';
import type { BodyIn } from '@safiri/contract/call.ts';
import type * as calls from '@safiri/contract/selfies/calls.ts';
import { selfieStaffPaths } from '@safiri/contract/selfies/paths.ts';
import { staffPaths } from '@safiri/contract/staff/paths.ts';
import { callApi } from '../platform/api-client.ts';
import { queryClient } from '../platform/query.ts';

const keyOf = (driverId: number) => [selfieStaffPaths.ofDriver, driverId];

/** Selfies that nobody has compared. */
export const useWaitingSelfies = (enabled: boolean) =>
  useQuery({ queryKey: [selfieStaffPaths.list], enabled, queryFn: () => callApi(selfieStaffPaths.list), staleTime: 0 });

export const useSelfiesOf = (driverId: number, enabled = true) =>
  useQuery({
    queryKey: keyOf(driverId),
    enabled,
    queryFn: () => callApi(selfieStaffPaths.ofDriver, { params: { driverId: String(driverId) } }),
    staleTime: 0,
  });

/** Says whether it is the same person. Somebody else may have said so meanwhile: what stands now is shown. */
export const useDecideSelfie = (driverId: number) =>
  useMutation({
    mutationFn: ({ id, ...body }: { id: number } & BodyIn<typeof calls.decideSelfie>) =>
      callApi(selfieStaffPaths.decide, { params: { id: String(id) }, body }),
    onSuccess: (found) => {
      queryClient.setQueryData(keyOf(driverId), found);
      for (const queryKey of [[staffPaths.audit], [staffPaths.now], ['review', driverId]]) void queryClient.invalidateQueries({ queryKey });
    },
    onError: () => void queryClient.invalidateQueries({ queryKey: keyOf(driverId) }),
  });
