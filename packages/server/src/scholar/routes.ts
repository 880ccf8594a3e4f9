import { and, asc, eq, isNull, ne, sql } from 'drizzle-orm';
import * as calls from '@safiri/contract/scholar/calls.ts';
import * as payCalls from '@safiri/contract/scholar/pay-calls.ts';
import { children, schoolSeats } from '@safiri/db/scholar/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { CHILDREN_AT_MOST } from '@safiri/rules/scholar/groups.ts';
import { notFound, Problem } from '../platform/problem.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import type { StreamHub } from '../platform/stream.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { callRoll } from './call-roll.ts';
import { joinGroup } from './join-group.ts';
import { leaveGroup } from './leave-group.ts';
import { listRuns } from './list-runs.ts';
import { listGroups, listRoll, listSeats } from './queries.ts';
import { startPayingMonth, waysToPayMonth } from './pay-month.ts';
import { setPayment } from './set-payment.ts';

/** School groups: guardians take seats, drivers call the roll. */
export function scholarRoutes(server: Server): void {
  const { ctx } = server;
  const seatOf = async (uow: UnitOfWork, userId: number, seatId: number) => {
    const [seat] = await listSeats(ctx, uow.tx, userId, seatId);
    if (seat === undefined) throw notFound();
    return seat;
  };
  serveRead(server, calls.groups, async ({ actor }) => {
    const [user] = await ctx.db.select({ countryId: users.countryId }).from(users).where(eq(users.id, actor.userId));
    return listGroups(ctx, actor.userId, user?.countryId ?? 'za');
  });
  serveWrite(server, calls.join, async (uow, { actor, body }) => {
    const { groupId, studentId, pickupPointIndex, waitingList, collectorName, payment, firstPrice } = body;
    const wish = { groupId, studentId, pickupPointIndex, waitingList, collectorName, payment, firstPrice };
    return seatOf(uow, actor.userId, (await joinGroup(ctx, uow, actor, wish)).id);
  });
  serveRead(server, calls.mine, ({ actor }) => listSeats(ctx, ctx.db, actor.userId));
  serveWrite(server, calls.payment, async (uow, { actor, params, body }) => {
    await setPayment(ctx, uow, actor, params.id, { payment: body.payment, seen: body.monthlyPrice });
    return seatOf(uow, actor.userId, params.id);
  });
  serveRead(server, payCalls.schoolPaymentWays, ({ actor, params }) => waysToPayMonth(ctx, actor, params.id));
  serveWrite(server, payCalls.startSchoolPayment, (uow, { actor, params, body }) => startPayingMonth(ctx, uow, actor, params.id, body));
  serveRead(server, calls.pastRuns, ({ actor }) => listRuns(ctx.db, actor.userId));
  serveWrite(server, calls.leave, async (uow, { actor, params }) => {
    await leaveGroup(uow, actor, params.id);
    return { ok: true as const };
  });
  serveRead(server, calls.children, ({ actor }) =>
    ctx.db
      .select({ id: children.id, name: children.name })
      .from(children)
      .where(and(eq(children.guardianId, actor.userId), isNull(children.deletedAt)))
      .orderBy(asc(children.id)),
  );
  serveWrite(server, calls.addChild, async (uow, { actor, body }) => {
    // The guardian's row is held, so that the number of children is counted one after the other.
    await uow.tx.select({ id: users.id }).from(users).where(eq(users.id, actor.userId)).for('no key update');
    const [{ n } = { n: 0 }] = await uow.tx
      .select({ n: sql<number>`count(*)::int` })
      .from(children)
      .where(and(eq(children.guardianId, actor.userId), isNull(children.deletedAt)));
    if (n >= CHILDREN_AT_MOST) throw new Problem('too_many_children', `At most ${CHILDREN_AT_MOST} children.`);
    const [made] = await uow.tx
      .insert(children)
      .values({ guardianId: actor.userId, name: body.name })
      .returning({ id: children.id, name: children.name });
    if (made === undefined) throw new Error('a child was not written');
    return made;
  });
  serveWrite(server, calls.removeChild, async (uow, { actor, params }) => {
    const [child] = await uow.tx
      .select()
      .from(children)
      .where(and(eq(children.id, params.id), eq(children.guardianId, actor.userId), isNull(children.deletedAt)))
      .for('update');
    if (child === undefined) throw notFound();
    const [seat] = await uow.tx
      .select({ id: schoolSeats.id })
      .from(schoolSeats)
      .where(and(eq(schoolSeats.childId, child.id), ne(schoolSeats.status, 'left')));
    if (seat !== undefined) throw new Problem('illegal_transition', 'Give up the seat of this child first.');
    await uow.tx.update(children).set({ deletedAt: uow.now, name: '' }).where(eq(children.id, child.id));
    return { ok: true as const };
  });
  serveRead(server, calls.rollCall, ({ actor }) => listRoll(ctx, ctx.db, actor.driverId, ctx.clock()));
  serveWrite(server, calls.callRoll, async (uow, { actor, body }) => {
    const { seatId, run, state, pin } = body;
    const refused = await callRoll(ctx, uow, actor, { seatId, run, state, pin });
    return refused ?? listRoll(ctx, uow.tx, actor.driverId, uow.now);
  });
}

export function scholarEvents(server: Server, hub: StreamHub): void {
  const { ctx } = server;
  hub.provide('school', async (actor, seatId) => {
    const [seat] = seatId === null ? [] : await listSeats(ctx, ctx.db, actor.userId, seatId);
    return seat === undefined ? undefined : { seat };
  });
}
