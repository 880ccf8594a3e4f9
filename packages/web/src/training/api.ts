import { useMutation, useQuery } from '@tanstack/react-query';
import { trainingPaths } from '@safiri/contract/training/paths.ts';
import type { ModuleCard, Progress, QuizQuestion } from '@safiri/contract/training/shapes.ts';
import { progressKey } from '../common/lessons.ts';
import { callApi } from '../platform/api-client.ts';
import { language } from '../platform/preferences.ts';
import { queryClient } from '../platform/query.ts';
import { session } from '../platform/session.ts';

const ownDriverId = () => session.get()?.driver?.id;

export function useModules() {
  const chosen = language.use();
  return useQuery({
    queryKey: [trainingPaths.listModules, chosen],
    queryFn: () => callApi(trainingPaths.listModules, { query: { language: chosen } }),
  });
}

/** A module with its lesson: loaded when it is opened, not before. */
export function useLesson(moduleId: number) {
  const chosen = language.use();
  return useQuery({
    queryKey: [trainingPaths.getModule, moduleId, chosen],
    queryFn: () => callApi(trainingPaths.getModule, { params: { id: String(moduleId) }, query: { language: chosen } }),
  });
}

/** The questions of a module as the server lists them. */
export function questionsOf(module: ModuleCard): QuizQuestion[] {
  return JSON.parse(module.quizQuestions) as QuizQuestion[];
}

/** Puts a changed row in its place. */
export function cacheProgress(row: Progress): void {
  queryClient.setQueryData<Progress[]>(progressKey(ownDriverId()), (known = []) => [
    ...known.filter((other) => other.moduleId !== row.moduleId),
    row,
  ]);
}

export function useStartModule() {
  return useMutation({
    mutationFn: (moduleId: number) => callApi(trainingPaths.startModule, { body: { driverId: ownDriverId() ?? 0, moduleId } }),
    onSuccess: cacheProgress,
  });
}

/** The parts are recorded one after the other: what a lost connection left out is sent before what comes next. */
let recording: Promise<unknown> = Promise.resolve();

/** Records that the parts up to this one (from 1) were gone through. */
export function recordParts(moduleId: number, upTo: number): Promise<void> {
  const next = recording
    .catch(() => {})
    .then(async () => {
      for (;;) {
        const row = queryClient.getQueryData<Progress[]>(progressKey(ownDriverId()))?.find((known) => known.moduleId === moduleId);
        if (row === undefined || row.lessonPart >= upTo) return;
        cacheProgress(await callApi(trainingPaths.recordLesson, { body: { progressId: row.id, part: row.lessonPart + 1 } }));
      }
    });
  recording = next;
  return next;
}
