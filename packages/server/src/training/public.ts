import type { Tx } from '@safiri/db/platform/connect.ts';
import { requiredModuleIds } from '@safiri/rules/training/modules.ts';
import { markCompleted } from './queries.ts';

/** Counts the required modules as completed, for drivers whom the operator trained elsewhere and for the demo's people. */
export function completeRequired(tx: Tx, driverIds: readonly number[], at: Date): Promise<void> {
  return markCompleted(tx, driverIds, requiredModuleIds, at);
}
