import type { BodyOf } from '@safiri/contract/call.ts';
import type { startModule as call } from '@safiri/contract/training/calls.ts';
import { trainingModuleById } from '@safiri/rules/training/modules.ts';
import type { DriverActor } from '../platform/actor.ts';
import { fieldProblem, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { openProgress, updateProgress, type ProgressRow } from './queries.ts';

/**
 * Opens a module: its progress is in_progress from then on, also after a failed quiz (spec: operations §4).
 * @throws Problem invalid_request for a module that does not exist, illegal_transition for a completed one
 */
export async function startModule(uow: UnitOfWork, actor: DriverActor, body: BodyOf<typeof call>): Promise<ProgressRow> {
  if (trainingModuleById(body.moduleId) === undefined) throw fieldProblem('moduleId', 'There is no such module');
  const row = await openProgress(uow.tx, actor.driverId, body.moduleId);
  if (row.status === 'completed') throw new Problem('illegal_transition', 'You have completed this module.');
  return row.status === 'failed' ? updateProgress(uow.tx, row.id, { status: 'in_progress' }) : row;
}
