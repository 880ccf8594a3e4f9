import { useMutation, useQuery } from '@tanstack/react-query';
import { accountPaths } from '@safiri/contract/account/paths.ts';
import type * as calls from '@safiri/contract/account/calls.ts';
import type { BodyIn, ReplyOf } from '@safiri/contract/call.ts';
import { standingPaths } from '@safiri/contract/standing/paths.ts';
import { uploadPaths } from '@safiri/contract/uploads/paths.ts';
import { callApi, trackedFetch, readAnswer, withPassword } from '../platform/api-client.ts';
import { callWithProof } from '../platform/call-with-proof.ts';
import { queryClient } from '../platform/query.ts';
import { saveFile } from '../platform/save-file.ts';
import { sendFile } from '../platform/send-file.ts';
import { renewSession } from '../platform/session.ts';

export type Account = ReplyOf<typeof calls.getAccount>;
const key = [accountPaths.get];

function cacheUser(account: Account): void {
  queryClient.setQueryData(key, account);
  renewSession(account.user);
}

export const useAccount = () => useQuery({ queryKey: key, queryFn: () => callApi(accountPaths.get), staleTime: 0 });
/** Whether this person was ever suspended: then there is something to read. */
export const useHasStanding = () =>
  useQuery({
    queryKey: [standingPaths.own],
    queryFn: () => callApi(standingPaths.own),
    staleTime: 0,
    select: ({ suspensions }) => suspensions.length > 0,
  });
export const useChangeAccount = () =>
  useMutation({
    mutationFn: (body: BodyIn<typeof calls.changeAccount>) => callWithProof(accountPaths.change, { body }),
    onSuccess: cacheUser,
  });
export const useSetEmail = () =>
  useMutation({
    mutationFn: (body: BodyIn<typeof calls.setEmail>) => callWithProof(accountPaths.setEmail, { body }),
    onSuccess: cacheUser,
  });
export const useSetPassword = () =>
  useMutation({
    mutationFn: (body: BodyIn<typeof calls.setPassword>) => callApi(accountPaths.setPassword, { body }),
    onSuccess: cacheUser,
  });
export const useSignOutDevices = () =>
  useMutation({
    mutationFn: (deviceId: number | undefined) =>
      callApi(accountPaths.signOutDevices, { body: deviceId === undefined ? {} : { deviceId } }),
    onSuccess: cacheUser,
  });
export const useRemoveAccount = () =>
  useMutation({
    mutationFn: (password: string | undefined) => callApi(accountPaths.remove, { body: password === undefined ? {} : { password } }),
  });
export const useSetPhoto = () =>
  useMutation({
    mutationFn: async (file: File | null) =>
      callApi(accountPaths.setPhoto, { body: { photoUrl: file === null ? null : (await sendFile(uploadPaths.upload, file)).url } }),
    onSuccess: cacheUser,
  });

const exportAddress = accountPaths.exportData.split(' ')[1] ?? '';

/** Fetches the copy of one's data and hands it to the browser as a file. It may take long, so it is given no time. */
export const useExport = () =>
  useMutation({
    mutationFn: () =>
      withPassword(async () => {
        const response = await trackedFetch(exportAddress, { credentials: 'include' });
        if (!response.ok) await readAnswer(response, 'raise');
        saveFile(await response.blob(), 'safiri-data.zip');
      }, accountPaths.exportData),
  });
