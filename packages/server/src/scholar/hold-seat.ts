import { eq } from 'drizzle-orm';
import { schoolSeats } from '@safiri/db/scholar/tables.ts';
import type { Context } from '../platform/context.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { holdGroup } from './leave-group.ts';
import type { SeatRow } from './queries.ts';
import { cityDrives, type GroupRow } from './school-market.ts';
import { mayBeDriven } from './stop-groups.ts';

/** A seat that is paid from a wallet, of an open group that is driven, with both rows held; undefined where it is that no more. */
export async function holdSeat(
  ctx: Context,
  uow: UnitOfWork,
  groupId: number,
  seatId: number,
): Promise<{ group: GroupRow; seat: SeatRow } | undefined> {
  const group = await holdGroup(uow, groupId);
  const [seat] = await uow.tx.select().from(schoolSeats).where(eq(schoolSeats.id, seatId)).for('update');
  if (
    group?.status !== 'open' ||
    !cityDrives(ctx.markets, group) ||
    !(await mayBeDriven(ctx, uow, group)) ||
    seat?.status !== 'member' ||
    seat.walletFrom === null
  )
    return undefined;
  return { group, seat };
}
