import { useMutation, useQuery } from '@tanstack/react-query';
import { onboardingPaths } from '@safiri/contract/onboarding/paths.ts';
import { callApi } from '../platform/api-client.ts';
import { queryClient } from '../platform/query.ts';

const key = [onboardingPaths.imports];
const again = () => queryClient.invalidateQueries({ queryKey: key });

/** A file with the city it is for. */
export interface DriverFile {
  readonly marketId: string;
  readonly file: string;
}

export const useImports = () => useQuery({ queryKey: key, queryFn: () => callApi(onboardingPaths.imports), staleTime: 0 });

export const useCheckDrivers = () => useMutation({ mutationFn: (body: DriverFile) => callApi(onboardingPaths.check, { body }) });

export const useImportDrivers = () =>
  useMutation({ mutationFn: (body: DriverFile) => callApi(onboardingPaths.importDrivers, { body }), onSuccess: again });

/** Only what has not gone out yet goes out: it may be pressed again. */
export const useSendInvitations = () =>
  useMutation({ mutationFn: (id: number) => callApi(onboardingPaths.send, { params: { id: String(id) } }), onSettled: again });
