import { sql } from 'drizzle-orm';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { isSuspended } from '@safiri/db/standing/conditions.ts';
import { Problem } from '../platform/problem.ts';

/** What a suspended passenger is told, wherever something is asked for: where the reason stands, and where it is answered. */
export const suspendedPassenger = () =>
  new Problem('suspended', 'You are suspended and can’t ask for this now. Read the reason and answer on the page of your standing.');

/** Whether somebody may ask for nothing as a passenger. */
export async function isSuspendedPassenger(reader: Reader, userId: number): Promise<boolean> {
  const { rows } = await reader.execute<{ suspended: boolean }>(sql`select ${isSuspended('passenger', sql`${userId}`)} as suspended`);
  return rows[0]?.suspended === true;
}

/** @throws Problem suspended when somebody may ask for nothing as a passenger */
export async function requireInStanding(reader: Reader, userId: number): Promise<void> {
  if (await isSuspendedPassenger(reader, userId)) throw suspendedPassenger();
}
