import { inOrder, type Finding } from '@safiri/rules/setup/checks.ts';
import type { PreflightNeeds, RoomData } from './room.ts';

/** Asks every room what is missing before the doors open: one list for the command line and the console. */
export async function preflight(rooms: readonly RoomData[], needs: PreflightNeeds): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const room of rooms) findings.push(...((await room.preflight?.(needs)) ?? []));
  return inOrder(findings);
}
