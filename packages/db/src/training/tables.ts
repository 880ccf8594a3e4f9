import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, smallint, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, known, moment } from '../platform/columns.ts';
import { drivers } from '../users/tables.ts';
import { openedModuleStatuses } from '@safiri/rules/training/quiz.ts';

/** How far a driver is with a module; opening it creates the row. */
export const trainingProgress = pgTable(
  'training_progress',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    driverId: integer('driver_id')
      .notNull()
      .references(() => drivers.id),
    /** The module's id in the training content. */
    moduleId: integer('module_id').notNull(),
    status: text('status', { enum: openedModuleStatuses }).notNull().default('in_progress'),
    /** How many parts of the lesson were gone through. */
    lessonPart: smallint('lesson_part').notNull().default(0),
    videoWatched: boolean('video_watched').notNull().default(false),
    /** Of the last quiz, in percent, by the server's count. */
    quizScore: smallint('quiz_score'),
    attempts: smallint('attempts').notNull().default(0),
    /** A failed quiz may be tried again from here on. */
    retryAt: moment('retry_at'),
    completedAt: moment('completed_at'),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('training_progress_once').on(t.driverId, t.moduleId),
    index('training_progress_completed')
      .on(t.driverId)
      .where(sql`${t.status} = 'completed'`),
    check('training_progress_score_bounds', sql`${t.quizScore} between 0 and 100`),
    check('training_progress_completed_has_time', sql`(${t.status} = 'completed') = (${t.completedAt} is not null)`),
    known(t.status, openedModuleStatuses),
  ],
);
