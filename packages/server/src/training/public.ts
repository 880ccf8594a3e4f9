import type { Reader, Tx } from '@safiri/db/platform/connect.ts';
import { requiredModuleIds } from '@safiri/rules/training/modules.ts';
import { completedOf, markCompleted } from './queries.ts';

/** How many of the required modules a driver has not completed yet; none are left before going online (spec: operations §1). */
export async function unfinishedRequired(reader: Reader, driverId: number): Promise<number> {
  return requiredModuleIds.length - (await completedOf(reader, driverId, requiredModuleIds)).size;
}

/** Counts the required modules as completed, for drivers whom the operator trained elsewhere and for the demo's people. */
export function completeRequired(tx: Tx, driverIds: readonly number[], at: Date): Promise<void> {
  return markCompleted(tx, driverIds, requiredModuleIds, at);
}
