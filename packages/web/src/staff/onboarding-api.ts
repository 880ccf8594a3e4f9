import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { onboardingPaths } from '@safiri/contract/onboarding/paths.ts';
import { callApi } from '../platform/api-client.ts';
import { queryClient } from '../platform/query.ts';

const key = [onboardingPaths.imports];
const waitingKey = [onboardingPaths.waiting];
const refresh = () =>
  Promise.all([queryClient.invalidateQueries({ queryKey: key }), queryClient.invalidateQueries({ queryKey: waitingKey })]);

/** A file with the city it is for. */
export interface DriverFile {
  readonly marketId: string;
  readonly file: string;
}

export const useImports = () => useQuery({ queryKey: key, queryFn: () => callApi(onboardingPaths.imports), staleTime: 0 });

export const useCheckDrivers = () => useMutation({ mutationFn: (body: DriverFile) => callApi(onboardingPaths.check, { body }) });

export const useImportDrivers = () =>
  useMutation({ mutationFn: (body: DriverFile) => callApi(onboardingPaths.importDrivers, { body }), onSuccess: refresh });

/** Only what has not gone out yet goes out: it may be pressed again. */
export const useSendInvitations = () =>
  useMutation({ mutationFn: (id: number) => callApi(onboardingPaths.send, { params: { id: String(id) } }), onSettled: refresh });

/** Who was brought along and has not signed in, by a part of what is known of them. */
export const useWaitingDrivers = (q: string) =>
  useQuery({
    queryKey: [...waitingKey, q],
    queryFn: () => callApi(onboardingPaths.waiting, q === '' ? {} : { query: { q } }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** Told once: whoever leaves the screen makes them anew. */
export const useMakeCodes = () =>
  useMutation({
    mutationFn: ({ id, again }: { id: number; again: boolean }) =>
      callApi(onboardingPaths.codes, { params: { id: String(id) }, body: { again } }),
    onSettled: refresh,
  });
export const useMakeCode = () =>
  useMutation({ mutationFn: (userId: number) => callApi(onboardingPaths.code, { params: { id: String(userId) } }), onSettled: refresh });

export const useCorrectNumber = () =>
  useMutation({
    mutationFn: ({ userId, phone }: { userId: number; phone: string }) =>
      callApi(onboardingPaths.correct, { params: { id: String(userId) }, body: { phone } }),
    onSettled: refresh,
  });

export const useWithdrawInvitation = () =>
  useMutation({
    mutationFn: (userId: number) => callApi(onboardingPaths.withdraw, { params: { id: String(userId) } }),
    onSettled: refresh,
  });
