import { and, asc, eq, ne } from 'drizzle-orm';
import { schoolGroups } from '@safiri/db/scholar/tables.ts';
import { driverGap } from '@safiri/rules/drivers/entitlement.ts';
import type { Pauser } from '@safiri/rules/scholar/group-life.ts';
import { readEntitlement } from '../drivers/public.ts';
import type { Context } from '../platform/context.ts';
import { inTransaction, type UnitOfWork } from '../platform/unit-of-work.ts';
import { bringHeld, tellDriver } from './bring-group.ts';
import { holdGroup } from './leave-group.ts';
import type { GroupRow } from './school-market.ts';

/** What keeps a group's driver from driving; null where nothing does, or there is no driver. */
async function gapOf(ctx: Context, uow: UnitOfWork, { driverId }: GroupRow) {
  const facts = driverId === null ? undefined : await readEntitlement(uow.tx, ctx.markets, driverId, uow.now);
  return facts === undefined ? null : (driverGap(facts) ?? null);
}

/** Whether the driver of a group may drive children now. */
export const mayBeDriven = async (ctx: Context, uow: UnitOfWork, group: GroupRow): Promise<boolean> =>
  group.driverId !== null && (await gapOf(ctx, uow, group)) === null;

/** An open group is paused, its families and its driver are told. The group's row is held. */
async function pause(uow: UnitOfWork, group: GroupRow, who: Pauser): Promise<void> {
  await bringHeld(uow, who, group, 'paused');
  await tellDriver(uow, group, 'toldGroupStopped');
}

/** The groups of a driver whom the team suspends are paused, until the team opens them again. */
export async function pauseOfSuspended(uow: UnitOfWork, { driverId }: { readonly driverId: number }): Promise<void> {
  const open = await uow.tx
    .select({ id: schoolGroups.id })
    .from(schoolGroups)
    .where(and(eq(schoolGroups.driverId, driverId), eq(schoolGroups.status, 'open')))
    .orderBy(asc(schoolGroups.id));
  for (const { id } of open) {
    const group = await holdGroup(uow, id);
    if (group?.status === 'open' && group.driverId === driverId) await pause(uow, group, 'staff');
  }
}

/** One group that nobody can drive any more: where its city has closed it closes, and what is not driven goes back; where its driver may not drive it is paused. */
async function stop(ctx: Context, groupId: number): Promise<void> {
  await inTransaction(ctx, async (uow) => {
    const group = await holdGroup(uow, groupId);
    if (group === undefined || group.status === 'closed') return;
    if (group.marketId !== null && ctx.markets.byId(group.marketId)?.document.status === 'closed') {
      await bringHeld(uow, 'staff', group, 'closed');
      await tellDriver(uow, group, 'toldGroupCityOver');
      return;
    }
    const gap = group.status === 'open' ? await gapOf(ctx, uow, group) : null;
    // Once papers are in order again the driver opens it; after a suspension the team does.
    if (gap !== null) await pause(uow, group, gap === 'suspended' ? 'staff' : 'driver');
  });
}

/** Each hour: groups whose city has closed, and open ones whose driver may not drive now. Each is a transaction of its own. */
export async function stopGroups(ctx: Context): Promise<void> {
  const groups = await ctx.db
    .select({ id: schoolGroups.id })
    .from(schoolGroups)
    .where(ne(schoolGroups.status, 'closed'))
    .orderBy(asc(schoolGroups.id));
  for (const { id } of groups) {
    await stop(ctx, id).catch((error: unknown) => ctx.log.error({ err: error, group: id }, 'a school group could not be looked at'));
  }
}
