import type { Reader, Tx } from '@safiri/db/platform/connect.ts';
import { lessonsLeft, requiredModuleIds, type LessonsLeft } from '@safiri/rules/training/modules.ts';
import { completedOf, markCompleted } from './queries.ts';

/** Counts the required modules as completed, for drivers whom the operator trained elsewhere and for the demo's people. */
export function completeRequired(tx: Tx, driverIds: readonly number[], at: Date): Promise<void> {
  return markCompleted(tx, driverIds, requiredModuleIds, at);
}

/** What a driver still has to do of the required modules. */
export async function lessonsLeftOf(reader: Reader, driverId: number): Promise<LessonsLeft> {
  return lessonsLeft(await completedOf(reader, driverId, requiredModuleIds));
}
