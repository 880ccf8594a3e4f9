import { and, eq, or } from 'drizzle-orm';
import { marks } from '@safiri/db/rides/after-trip-tables.ts';
import type { Tx } from '@safiri/db/platform/connect.ts';

/** Whether one of these two does not want to meet the other again, as it stands in this transaction. */
export async function areKeptApart(tx: Tx, oneId: number, otherId: number): Promise<boolean> {
  const [mark] = await tx
    .select({ id: marks.id })
    .from(marks)
    .where(
      and(
        eq(marks.kind, 'never'),
        or(and(eq(marks.markerId, oneId), eq(marks.markedId, otherId)), and(eq(marks.markerId, otherId), eq(marks.markedId, oneId))),
      ),
    )
    .limit(1);
  return mark !== undefined;
}
