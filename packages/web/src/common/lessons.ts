import { useQuery } from '@tanstack/react-query';
import { trainingPaths } from '@safiri/contract/training/paths.ts';
import { lessonsLeft, type LessonsLeft } from '@safiri/rules/training/modules.ts';
import { callApi } from '../platform/api-client.ts';
import { session } from '../platform/session.ts';

export const progressKey = (driverId: number | undefined) => [trainingPaths.listProgress, driverId];

/** The driver's rows, one per module that was opened. @param wanted not asked for where nothing is done with it */
export function useProgress(wanted = true) {
  const driverId = session.use()?.driver?.id;
  return useQuery({
    queryKey: progressKey(driverId),
    queryFn: () => callApi(trainingPaths.listProgress, { params: { driverId: String(driverId) } }),
    enabled: wanted && driverId !== undefined,
    staleTime: 0,
  });
}

/** What is left of the lessons without which nobody goes online; undefined while it is not known. */
export function useLessonsLeft(wanted = true): (LessonsLeft & { readonly isBegun: boolean }) | undefined {
  const { data } = useProgress(wanted);
  if (data === undefined) return undefined;
  const left = lessonsLeft(new Set(data.filter(({ status }) => status === 'completed').map(({ moduleId }) => moduleId)));
  return { ...left, isBegun: data.length > 0 };
}
