import { eq, sql } from 'drizzle-orm';
import { schoolGroups } from '@safiri/db/scholar/tables.ts';
import { drivers } from '@safiri/db/users/tables.ts';
import type { NoticeKind } from '@safiri/rules/notifications/kinds.ts';
import { mayBring, type GroupStatus, type Pauser } from '@safiri/rules/scholar/group-life.ts';
import { notify, notifyEach } from '../notifications/public.ts';
import type { Context } from '../platform/context.ts';
import { notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { requireReady } from './check-terms.ts';
import { endSeat, fillSeats, holdGroup, holdSeats } from './leave-group.ts';
import { cityDrives, type GroupRow } from './school-market.ts';

/** What a driver is told whose group the team brought there. */
export const toDriver = { open: 'toldGroupOpened', paused: 'toldGroupPaused', closed: 'toldGroupOver' } as const satisfies Partial<
  Record<GroupStatus, NoticeKind>
>;
/** What families are told; those of a group that nobody saw before are none. */
const toFamilies = { open: 'toldSchoolResumed', paused: 'toldSchoolPaused', closed: 'toldSchoolOver' } as const satisfies Partial<
  Record<GroupStatus, NoticeKind>
>;

/** Tells the driver of a group what became of it. @param reason of the team, where the message has one */
export async function tellDriver(
  uow: UnitOfWork,
  group: Pick<GroupRow, 'driverId' | 'schoolName' | 'route'>,
  kind: (typeof toDriver)[keyof typeof toDriver] | 'toldGroupStopped' | 'toldGroupCityOver',
  reason = '',
): Promise<void> {
  const [driver] = group.driverId === null ? [] : await uow.tx.select().from(drivers).where(eq(drivers.id, group.driverId));
  if (driver === undefined) return;
  await notify(uow, driver.userId, { kind, values: { school: group.schoolName, route: group.route, reason } });
}

/** Brings a held group somewhere: when it closes, each seat ends and what it has not driven goes back. */
export async function bringHeld(uow: UnitOfWork, who: Pauser, group: GroupRow, to: Exclude<GroupStatus, 'proposed'>, note?: string) {
  const seats = await holdSeats(uow, group.id);
  if (to === 'closed') for (const seat of seats) await endSeat(uow, group, seat);
  const [row] = await uow.tx
    .update(schoolGroups)
    .set({
      status: to,
      pausedBy: to === 'paused' ? who : null,
      ...(note === undefined ? {} : { note }),
      ...(to === 'closed' ? { occupancy: 0 } : {}),
      version: sql`${schoolGroups.version} + 1`,
    })
    .where(eq(schoolGroups.id, group.id))
    .returning();
  await notifyEach(
    uow,
    toFamilies[to],
    [...new Set(seats.map(({ guardianId }) => guardianId))].map((userId) => ({
      userId,
      values: { school: group.schoolName, route: group.route },
    })),
  );
  if (to === 'open' && row !== undefined) await fillSeats(uow, row, row.capacity - row.occupancy);
}

/**
 * Opens, pauses or closes a group; opening asks whether its driver may drive children today.
 * @param wish version that was seen; `driverId` of a driver who wishes it; `reason` of the team, which the driver reads
 * @throws Problem not_found, changed_meanwhile, illegal_transition, what keeps the driver from it
 */
export async function bringGroup(
  ctx: Context,
  uow: UnitOfWork,
  wish: { groupId: number; version: number; to: GroupStatus; driverId?: number; reason?: string },
): Promise<void> {
  const { groupId, version, to, driverId, reason } = wish;
  const who: Pauser = driverId === undefined ? 'staff' : 'driver';
  const group = await holdGroup(uow, groupId);
  if (group === undefined || (driverId !== undefined && group.driverId !== driverId)) throw notFound();
  if (group.version !== version) throw new Problem('changed_meanwhile');
  if (to === 'proposed' || !mayBring(who, group, to)) throw new Problem('illegal_transition', 'The group can’t go there now.');
  if (to === 'open') {
    if (!cityDrives(ctx.markets, group)) throw new Problem('illegal_transition', 'The city of this group drives no children now.');
    // It takes in who waits at once: the vehicle carries all whom it offers seats to.
    await requireReady(ctx, uow, group, group.capacity);
  }
  await bringHeld(uow, who, group, to, reason);
  if (who === 'staff') await tellDriver(uow, group, toDriver[to], reason);
}
