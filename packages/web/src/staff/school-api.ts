import { useMutation, useQuery } from '@tanstack/react-query';
import type { GroupFile, WrittenGroup } from '@safiri/contract/scholar/group-calls.ts';
import { schoolStaffPaths } from '@safiri/contract/scholar/paths.ts';
import type { GroupStatus } from '@safiri/rules/scholar/group-life.ts';
import { callApi } from '../platform/api-client.ts';
import { queryClient } from '../platform/query.ts';

const listKey = [schoolStaffPaths.list];
const fileKey = (id: number) => [schoolStaffPaths.read, id];

export const useSchoolGroups = () => useQuery({ queryKey: listKey, queryFn: () => callApi(schoolStaffPaths.list), staleTime: 0 });

export const useSchoolGroup = (id: number) =>
  useQuery({ queryKey: fileKey(id), queryFn: () => callApi(schoolStaffPaths.read, { params: { id: String(id) } }), staleTime: 0 });

function takeFile(file: GroupFile): void {
  queryClient.setQueryData(fileKey(file.id), file);
  void queryClient.invalidateQueries({ queryKey: listKey });
}

interface Given {
  readonly driverId: number;
  readonly reason: string;
}

/** @param key of this wish: one that is sent again makes no second group */
export const useCreateSchoolGroup = () =>
  useMutation({
    mutationFn: ({ key, ...body }: WrittenGroup & Given & { key: string }) =>
      callApi(schoolStaffPaths.create, { body, idempotencyKey: key }),
    onSuccess: takeFile,
  });

const readAgain = (id: number) => void queryClient.invalidateQueries({ queryKey: fileKey(id) });

export const useChangeSchoolGroup = ({ id, version }: GroupFile) =>
  useMutation({
    mutationFn: (body: WrittenGroup & Given) =>
      callApi(schoolStaffPaths.change, { params: { id: String(id) }, body: { version, ...body } }),
    onSuccess: takeFile,
  });

/** Opens, pauses or closes it; what somebody else did meanwhile is read again. */
export const useBringSchoolGroup = ({ id, version }: GroupFile) =>
  useMutation({
    mutationFn: ({ status, reason }: { status: GroupStatus; reason: string }) =>
      callApi(schoolStaffPaths.bring, { params: { id: String(id) }, body: { version, status, reason } }),
    onSuccess: takeFile,
    onError: () => readAgain(id),
  });
