import * as z from 'zod/mini';
import { trainedServices } from '@safiri/rules/training/multi-service.ts';
import { defineCall } from '../call.ts';
import { id, idParam, languageAsked } from '../fields.ts';
import { trainingPaths } from './paths.ts';
import { moduleCard, moduleLesson, progress } from './shapes.ts';
import { quizResults } from '@safiri/rules/training/quiz.ts';

const inLanguage = z.object({ language: languageAsked });

export const listModules = defineCall({
  key: trainingPaths.listModules,
  summary: 'The training modules with their questions, without the key',
  who: 'driver',
  limit: 'read',
  query: inLanguage,
  reply: z.array(moduleCard),
  problems: [],
});

export const getModule = defineCall({
  key: trainingPaths.getModule,
  summary: 'One module with its lesson',
  who: 'driver',
  limit: 'read',
  params: z.object({ id: idParam }),
  query: inLanguage,
  reply: moduleLesson,
  problems: ['not_found'],
});

export const ownProgress = defineCall({
  key: trainingPaths.ownProgress,
  summary: "The signed-in driver's progress, one row per module that was opened",
  who: 'driver',
  limit: 'read',
  reply: z.array(progress),
  problems: [],
});

export const listProgress = defineCall({
  key: trainingPaths.listProgress,
  summary: "A driver's own progress, by driver id",
  who: 'driver',
  limit: 'read',
  params: z.object({ driverId: idParam }),
  reply: z.array(progress),
  problems: ['forbidden'],
});

export const startModule = defineCall({
  key: trainingPaths.startModule,
  summary: 'Opens a module; opening it again changes nothing, a completed one stays closed',
  who: 'driver',
  limit: 'write',
  body: z.strictObject({ driverId: id, moduleId: id }),
  reply: progress,
  problems: ['forbidden', 'illegal_transition'],
});

export const recordLesson = defineCall({
  key: trainingPaths.recordLesson,
  summary: 'A part of the lesson was gone through; parts come in order, the last one makes the lesson watched',
  who: 'driver',
  limit: 'write',
  body: z.strictObject({
    progressId: id,
    /** Counted from 1. */
    part: z.int().check(z.positive(), z.maximum(100)),
  }),
  reply: progress,
  problems: ['not_found', 'illegal_transition'],
});

export const completeModule = defineCall({
  key: trainingPaths.completeModule,
  summary: 'Hands in a quiz; the server grades the answers, the score sent along proves nothing',
  who: 'driver',
  limit: 'write',
  idempotent: true,
  body: z.strictObject({
    progressId: id,
    /** What the client counted; kept for the specification's payload, never believed. */
    quizScore: z.number().check(z.minimum(0), z.maximum(100)),
    videoWatched: z.boolean(),
    /** The chosen option, counted from 0, by question id. All questions, nothing else. */
    answers: z.optional(z.record(z.string().check(z.maxLength(20)), z.number())),
  }),
  reply: z.extend(progress, {
    status: z.enum(quizResults),
    quizScore: z.number(),
    /** Ids of the questions that were answered wrong. */
    wrongQuestions: z.array(z.string()),
  }),
  problems: ['not_found', 'video_not_watched', 'quiz_answers_invalid', 'too_many_requests', 'illegal_transition'],
});

export const multiService = defineCall({
  key: trainingPaths.multiService,
  summary: 'What a driver can be trained for: modules by service, levels, what a scooter is good for',
  who: 'signed-in',
  limit: 'read',
  query: inLanguage,
  reply: z.object({
    modules: z.array(
      z.object({
        id,
        service: z.enum(trainedServices),
        title: z.string(),
        /** Minutes. */
        duration: z.number(),
        certification: z.string(),
        vehicleTypes: z.array(z.string()),
        topics: z.array(z.string()),
        required: z.boolean(),
        /** The training modules that teach it. */
        moduleIds: z.array(id),
        /** The signed-in driver has completed all of them. */
        completed: z.boolean(),
      }),
    ),
    certificationLevels: z.array(
      z.object({
        level: z.string(),
        /** What it earns from, in words. */
        earnings: z.string(),
        services: z.array(z.enum(trainedServices)),
        vehicleTypes: z.array(z.string()),
      }),
    ),
    scooterBenefits: z.array(z.string()),
  }),
  problems: [],
});
