import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Reader, Tx } from '@safiri/db/platform/connect.ts';
import { trainingProgress } from '@safiri/db/training/tables.ts';

export type ProgressRow = typeof trainingProgress.$inferSelect;

/** The rows of a driver, by module. */
export function progressOf(reader: Reader, driverId: number): Promise<ProgressRow[]> {
  return reader.select().from(trainingProgress).where(eq(trainingProgress.driverId, driverId)).orderBy(asc(trainingProgress.moduleId));
}

/** Which of these modules a driver has completed. */
export async function completedOf(reader: Reader, driverId: number, moduleIds: readonly number[]): Promise<Set<number>> {
  const rows = await reader
    .select({ moduleId: trainingProgress.moduleId })
    .from(trainingProgress)
    .where(
      and(
        eq(trainingProgress.driverId, driverId),
        eq(trainingProgress.status, 'completed'),
        inArray(trainingProgress.moduleId, [...moduleIds]),
      ),
    );
  return new Set(rows.map((row) => row.moduleId));
}

/** A driver's own row, held until the transaction ends; undefined for an id that is not theirs. */
export async function lockProgress(tx: Tx, driverId: number, progressId: number): Promise<ProgressRow | undefined> {
  const [row] = await tx
    .select()
    .from(trainingProgress)
    .where(and(eq(trainingProgress.id, progressId), eq(trainingProgress.driverId, driverId)))
    .for('update');
  return row;
}

/** The row of a module, made if the driver opens it for the first time, and held until the transaction ends. */
export async function openProgress(tx: Tx, driverId: number, moduleId: number): Promise<ProgressRow> {
  await tx.insert(trainingProgress).values({ driverId, moduleId }).onConflictDoNothing();
  const [row] = await tx
    .select()
    .from(trainingProgress)
    .where(and(eq(trainingProgress.driverId, driverId), eq(trainingProgress.moduleId, moduleId)))
    .for('update');
  if (row === undefined) throw new Error('training progress could not be opened');
  return row;
}

export async function updateProgress(tx: Tx, progressId: number, change: Partial<ProgressRow>): Promise<ProgressRow> {
  const [row] = await tx.update(trainingProgress).set(change).where(eq(trainingProgress.id, progressId)).returning();
  if (row === undefined) throw new Error('training progress is gone');
  return row;
}

/** Marks modules as completed for drivers who were trained elsewhere; what is completed already stays as it is. */
export async function markCompleted(tx: Tx, driverIds: readonly number[], moduleIds: readonly number[], at: Date): Promise<void> {
  if (driverIds.length === 0) return;
  await tx.execute(sql`
    insert into training_progress (driver_id, module_id, status, video_watched, completed_at)
    select d, m, 'completed', true, ${at.toISOString()}::timestamptz
    from unnest(${sql.param(driverIds)}::int[]) d, unnest(${sql.param(moduleIds)}::int[]) m
    on conflict (driver_id, module_id) do update set status = 'completed', video_watched = true, completed_at = excluded.completed_at
    where training_progress.status <> 'completed'`);
}
