import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import * as calls from '@safiri/contract/scholar/group-calls.ts';
import { schoolGroups } from '@safiri/db/scholar/tables.ts';
import { inReach } from '@safiri/db/staff/reach.ts';
import type { AuditAction } from '@safiri/rules/staff/audit-actions.ts';
import type { GroupStatus } from '@safiri/rules/scholar/group-life.ts';
import { requireConsent } from '../brand/public.ts';
import type { Actor } from '../platform/actor.ts';
import { reachOf } from '../platform/permit.ts';
import { requireWithin } from '../platform/reach.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { audit } from '../staff/public.ts';
import { bringGroup } from './bring-group.ts';
import { listFiles, readFile } from './group-files.ts';
import { changeGroup, createGroup } from './write-group.ts';

const acts: Readonly<Record<GroupStatus, AuditAction>> = {
  proposed: 'school_group.changed',
  open: 'school_group.opened',
  paused: 'school_group.paused',
  closed: 'school_group.closed',
};

/** School groups as their drivers and the team keep them. */
export function groupRoutes(server: Server): void {
  const { ctx } = server;
  const log = (uow: UnitOfWork, actor: Actor, request: FastifyRequest, action: AuditAction, id: number, data: Record<string, unknown>) =>
    audit(uow, actor, request, { action, subject: 'school_group', subjectId: id, data });

  serveRead(server, calls.ownGroups, ({ actor }) => listFiles(ctx.db, ctx.markets, eq(schoolGroups.driverId, actor.driverId)));
  serveWrite(server, calls.proposeGroup, async (uow, { actor, body }) => {
    await requireConsent(uow.tx, uow.brand, actor);
    return readFile(uow.tx, ctx.markets, await createGroup(ctx, uow, { who: 'driver', driverId: actor.driverId }, body));
  });
  serveWrite(server, calls.changeOwnGroup, async (uow, { actor, params, body: { version, ...written } }) => {
    await changeGroup(ctx, uow, { who: 'driver', groupId: params.id, version, driverId: actor.driverId }, written);
    return readFile(uow.tx, ctx.markets, params.id);
  });
  serveWrite(server, calls.bringOwnGroup, async (uow, { actor, params, body: { version, status } }) => {
    if (status === 'open') await requireConsent(uow.tx, uow.brand, actor);
    await bringGroup(ctx, uow, { groupId: params.id, version, to: status, driverId: actor.driverId });
    return readFile(uow.tx, ctx.markets, params.id);
  });

  serveRead(server, calls.listSchoolGroups, ({ actor }) =>
    listFiles(ctx.db, ctx.markets, inReach(reachOf(ctx.markets, actor, 'schools.read'), 'schoolGroup', schoolGroups.id)),
  );
  serveRead(server, calls.readSchoolGroup, ({ params }) => readFile(ctx.db, ctx.markets, params.id));
  serveWrite(server, calls.createSchoolGroup, async (uow, { actor, body: { driverId, reason, ...written }, request }) => {
    const reach = reachOf(ctx.markets, actor, 'schools.manage');
    await requireWithin(uow.tx, reach, 'driver', driverId);
    const id = await createGroup(ctx, uow, { who: 'staff', driverId, reason }, written);
    await requireWithin(uow.tx, reach, 'schoolGroup', id);
    await log(uow, actor, request, 'school_group.created', id, { name: written.schoolName, reason });
    return readFile(uow.tx, ctx.markets, id);
  });
  serveWrite(server, calls.changeSchoolGroup, async (uow, { actor, params, body: { version, driverId, reason, ...written }, request }) => {
    const reach = reachOf(ctx.markets, actor, 'schools.manage');
    if (driverId !== undefined) await requireWithin(uow.tx, reach, 'driver', driverId);
    await changeGroup(ctx, uow, { who: 'staff', groupId: params.id, version, driverId }, written);
    // Its school may have come to lie in another market.
    await requireWithin(uow.tx, reach, 'schoolGroup', params.id);
    await log(uow, actor, request, 'school_group.changed', params.id, { reason });
    return readFile(uow.tx, ctx.markets, params.id);
  });
  serveWrite(server, calls.bringSchoolGroup, async (uow, { actor, params, body: { version, status, reason }, request }) => {
    await bringGroup(ctx, uow, { groupId: params.id, version, to: status, reason });
    await log(uow, actor, request, acts[status], params.id, { reason });
    return readFile(uow.tx, ctx.markets, params.id);
  });
}
