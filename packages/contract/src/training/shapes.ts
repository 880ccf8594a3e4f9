import * as z from 'zod/mini';
import { id, instant } from '../fields.ts';
import { trainedWork } from '@safiri/rules/training/modules.ts';
import { openedModuleStatuses } from '@safiri/rules/training/quiz.ts';

/** A card of the module grid. */
export const moduleCard = z.object({
  id,
  title: z.string(),
  description: z.string(),
  isRequired: z.boolean(),
  /** The work that one that is not required is advised for; null for one that is. */
  advisedFor: z.nullable(z.enum(trainedWork)),
  /** About so long, quiz included. */
  minutes: z.number(),
  /** Parts of the lesson. */
  parts: z.number(),
  /** JSON text of a list of `{id, question, options}` (spec: operations §3). The right option is never in it. */
  quizQuestions: z.string(),
});
export type ModuleCard = z.infer<typeof moduleCard>;

/** A question in `quizQuestions`. */
export interface QuizQuestion {
  readonly id: string;
  readonly question: string;
  readonly options: readonly string[];
}

/** A module with its lesson, which is also the transcript of its video. */
export const moduleLesson = z.extend(moduleCard, {
  lesson: z.array(
    z.object({
      title: z.string(),
      text: z.string(),
      /** The same text, one thing to do or to know in each line. */
      lines: z.array(z.string()),
      /** Places in `lines`, from 0, of those that say what is never done. */
      forbidden: z.optional(z.array(z.number())),
    }),
  ),
  /** Absent where the operator has no videos. */
  videoUrl: z.optional(z.string()),
});
export type ModuleLesson = z.infer<typeof moduleLesson>;

/** How far a driver is with a module that was opened; a module without a row is `not_started`. */
export const progress = z.object({
  id,
  moduleId: id,
  status: z.enum(['not_started', ...openedModuleStatuses]),
  /** Of the last quiz, in percent. */
  quizScore: z.nullable(z.number()),
  /** All parts of the lesson were gone through. */
  videoWatched: z.boolean(),
  /** Parts gone through, in order. */
  lessonPart: z.number(),
  attempts: z.number(),
  /** After a failed quiz: from when it may be tried again. */
  retryAt: z.nullable(instant),
  completedAt: z.nullable(instant),
});
export type Progress = z.infer<typeof progress>;
