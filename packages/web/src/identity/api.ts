import { useMutation, useQuery } from '@tanstack/react-query';
import { identityPaths } from '@safiri/contract/identity/paths.ts';
import type { OwnIdentity } from '@safiri/contract/identity/shapes.ts';
import type { PersonCheckKind } from '@safiri/rules/identity/person-checks.ts';
import { arrivedAt, keyOf } from '../common/sent-files.ts';
import { callApi } from '../platform/api-client.ts';
import { queryClient } from '../platform/query.ts';
import { useStreamEvent } from '../platform/stream.ts';

const key = [identityPaths.own];
const keep = (identity: OwnIdentity) => queryClient.setQueryData(key, identity);
const lookAgain = () => void queryClient.invalidateQueries({ queryKey: key });

/** How it stands, looked at again when the account changes: the team may have decided. */
export function useIdentity() {
  useStreamEvent('account', lookAgain);
  return useQuery({ queryKey: key, queryFn: () => callApi(identityPaths.own), staleTime: 0 });
}

/** The file first, then what it is. Tried again, only what has not arrived is sent. */
export const useSendIdentity = (kind: PersonCheckKind) =>
  useMutation({
    mutationFn: async (file: File) => {
      const body = { kind, documentUrl: await arrivedAt(file) };
      return callApi(identityPaths.send, { body, idempotencyKey: keyOf(file, JSON.stringify(body)) });
    },
    onSuccess: keep,
    // Another device of the same person may have sent one.
    onError: lookAgain,
  });

export const useWithdrawIdentity = () =>
  useMutation({ mutationFn: () => callApi(identityPaths.withdraw), onSuccess: keep, onError: lookAgain });
