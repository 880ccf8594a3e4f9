import { useMutation, useQuery } from '@tanstack/react-query';
import type { GroupFile, WrittenGroup } from '@safiri/contract/scholar/group-calls.ts';
import { scholarPaths } from '@safiri/contract/scholar/paths.ts';
import type { GroupStatus } from '@safiri/rules/scholar/group-life.ts';
import { callApi } from '../platform/api-client.ts';
import { queryClient } from '../platform/query.ts';

const ownKey = [scholarPaths.ownGroups];
const renew = () => {
  for (const queryKey of [ownKey, [scholarPaths.rollCall]]) void queryClient.invalidateQueries({ queryKey });
};

export const useOwnGroups = () => useQuery({ queryKey: ownKey, queryFn: () => callApi(scholarPaths.ownGroups), staleTime: 0 });

/** Proposes a group, or rewrites one that waits. @param key of this wish: one that is sent again makes no second group */
export const useWriteGroup = (file: GroupFile | undefined) =>
  useMutation({
    mutationFn: ({ key, ...written }: WrittenGroup & { key: string }) =>
      file === undefined
        ? callApi(scholarPaths.propose, { body: written, idempotencyKey: key })
        : callApi(scholarPaths.changeOwn, { params: { id: String(file.id) }, body: { version: file.version, ...written } }),
    onSettled: renew,
  });

export const useBringGroup = ({ id, version }: Pick<GroupFile, 'id' | 'version'>) =>
  useMutation({
    mutationFn: (status: GroupStatus) => callApi(scholarPaths.bringOwn, { params: { id: String(id) }, body: { version, status } }),
    onSettled: renew,
  });
