import type { BodyOf } from '@safiri/contract/call.ts';
import type { recordLesson as call } from '@safiri/contract/training/calls.ts';
import { trainingModuleById } from '@safiri/rules/training/modules.ts';
import type { DriverActor } from '../platform/actor.ts';
import { fieldProblem, notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { lockProgress, updateProgress, type ProgressRow } from './queries.ts';

/**
 * Records a part of the lesson that was gone through. Parts come in order, so the last one means that all were;
 * a part that was recorded before changes nothing.
 * @throws Problem not_found, invalid_request for a part that the lesson has not, illegal_transition for one that comes too early
 */
export async function recordLesson(uow: UnitOfWork, actor: DriverActor, body: BodyOf<typeof call>): Promise<ProgressRow> {
  const row = await lockProgress(uow.tx, actor.driverId, body.progressId);
  const module = row === undefined ? undefined : trainingModuleById(row.moduleId);
  if (row === undefined || module === undefined) throw notFound();
  if (body.part > module.parts) throw fieldProblem('part', `The lesson has ${module.parts} parts`);
  if (body.part <= row.lessonPart) return row;
  if (body.part > row.lessonPart + 1) throw new Problem('illegal_transition', `Part ${row.lessonPart + 1} comes first.`);
  return updateProgress(uow.tx, row.id, { lessonPart: body.part, videoWatched: body.part === module.parts });
}
