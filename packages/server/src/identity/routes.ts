import type { FastifyRequest } from 'fastify';
import * as calls from '@safiri/contract/identity/calls.ts';
import { identityStaffPaths } from '@safiri/contract/identity/paths.ts';
import type { StaffCheck } from '@safiri/contract/identity/shapes.ts';
import type { AuditAction } from '@safiri/rules/staff/audit-actions.ts';
import type { Actor } from '../platform/actor.ts';
import { reachOf } from '../platform/permit.ts';
import { notFound, Problem } from '../platform/problem.ts';
import { serveRead, serveWithoutTransaction, serveWrite, type Server } from '../platform/serve.ts';
import { inTransaction, type UnitOfWork } from '../platform/unit-of-work.ts';
import { audit } from '../staff/public.ts';
import { removeUploads, rowId, serveFile, type FileStore } from '../uploads/public.ts';
import { decideCheck, takeBack } from './decide.ts';
import { sendCheck, withdrawChecks } from './own-check.ts';
import { presentCheck, presentList, presentOwn } from './present.ts';
import { checksOf, findCheck, listDecided, listWaiting, type FoundCheck } from './queries.ts';

/** What a passenger sends of themselves, and what reviewers see and decide; each decision is in the audit log. */
export function identityRoutes(server: Server, files: FileStore): void {
  const { ctx } = server;

  serveRead(server, calls.ownIdentityCheck, async ({ actor }) => presentOwn(await checksOf(ctx.db, actor.userId)));
  serveWrite(server, calls.sendIdentityCheck, async (uow, { actor, body }) => {
    await sendCheck(uow, actor, body);
    return presentOwn(await checksOf(uow.tx, actor.userId));
  });
  // The files go at once, which no transaction waits for.
  serveWithoutTransaction(server, calls.withdrawIdentityCheck, async ({ actor }) => {
    const gone = await inTransaction(ctx, (uow) => withdrawChecks(uow, actor.userId));
    await removeUploads(ctx, files, gone);
    return presentOwn(await checksOf(ctx.db, actor.userId));
  });

  serveRead(server, calls.listIdentityChecks, async ({ actor }) => {
    const reach = reachOf(ctx.markets, actor, 'drivers.review');
    const [waiting, decided] = await Promise.all([listWaiting(ctx.db, reach), listDecided(ctx.db, ctx.clock(), reach)]);
    return presentList(waiting, decided);
  });
  serveRead(server, calls.readIdentityCheck, async ({ params }) => {
    const found = await findCheck(ctx.db, params.id);
    if (found === undefined) throw notFound();
    return presentCheck(found);
  });
  serveFile(server, files, identityStaffPaths.picture, async (actor, id) => {
    if (actor.staff === null) throw new Problem('forbidden', 'Only for the role staff');
    const checkId = rowId(id);
    return checkId === undefined ? undefined : (await findCheck(ctx.db, checkId))?.row.uploadId;
  });

  async function done(uow: UnitOfWork, actor: Actor, request: FastifyRequest, action: AuditAction, check: FoundCheck): Promise<StaffCheck> {
    const { id, userId, kind, note } = check.row;
    await audit(uow, actor, request, {
      action,
      subject: 'user',
      subjectId: userId,
      data: { checkId: id, kind, ...(note === null ? {} : { note }) },
    });
    return presentCheck(check);
  }
  serveWrite(server, calls.decideIdentityCheck, async (uow, { actor, params, body, request }) =>
    done(uow, actor, request, `identity.${body.decision}`, await decideCheck(uow, actor, params.id, body)),
  );
  serveWrite(server, calls.takeBackIdentityCheck, async (uow, { actor, params, body, request }) =>
    done(uow, actor, request, 'identity.taken_back', await takeBack(uow, actor, params.id, body.reason)),
  );
}
