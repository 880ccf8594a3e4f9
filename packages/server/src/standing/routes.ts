import type { FastifyRequest } from 'fastify';
import * as calls from '@safiri/contract/standing/calls.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { AuditAction } from '@safiri/rules/staff/audit-actions.ts';
import type { Actor } from '../platform/actor.ts';
import { reachOf } from '../platform/permit.ts';
import { notFound } from '../platform/problem.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { audit } from '../staff/public.ts';
import { findAccountById } from '../users/public.ts';
import { answer, askBan, lookAgain } from './look-again.ts';
import { presentOwn } from './present.ts';
import { readOfPerson, readOwn, readStanding, type SuspensionRow } from './queries.ts';
import { suspend } from './suspend.ts';

export function standingRoutes(server: Server): void {
  const { ctx } = server;
  const own = async (reader: Reader, { userId }: Actor) => ({ suspensions: (await readOwn(reader, userId)).map(presentOwn) });

  serveRead(server, calls.ownStanding, ({ actor }) => own(ctx.db, actor));
  serveWrite(server, calls.answerSuspension, async (uow, { actor, params, body }) => {
    await answer(uow, actor, params.id, body.answer);
    return own(uow.tx, actor);
  });

  serveRead(server, calls.listSuspensions, ({ actor }) => readStanding(ctx.db, ctx.clock(), reachOf(ctx.markets, actor, 'people.read')));
  serveRead(server, calls.standingOfPerson, async ({ params }) => {
    if ((await findAccountById(ctx.db, params.id)) === undefined) throw notFound();
    return readOfPerson(ctx.db, params.id, ctx.clock());
  });

  /** Writes down what was done about a person, and answers with all that stands of them. */
  async function done(uow: UnitOfWork, actor: Actor, request: FastifyRequest, action: AuditAction, row: SuspensionRow, data: object) {
    await audit(uow, actor, request, {
      action,
      subject: 'user',
      subjectId: row.userId,
      data: { suspensionId: row.id, side: row.side, ...data },
    });
    return readOfPerson(uow.tx, row.userId, uow.now);
  }

  serveWrite(server, calls.suspendPerson, async (uow, { actor, params, body, request }) =>
    done(uow, actor, request, 'person.suspended', await suspend(ctx, uow, actor, params.id, body), body),
  );
  serveWrite(server, calls.lookAgain, async (uow, { actor, params, body, request }) => {
    const row = await lookAgain(ctx, uow, actor, params.id, body);
    return done(uow, actor, request, body.outcome === 'lifted' ? 'person.suspension_lifted' : 'person.suspension_upheld', row, body);
  });
  serveWrite(server, calls.askBan, async (uow, { actor, params, request }) =>
    done(uow, actor, request, 'approval.asked', await askBan(uow, actor, params.id), { kind: 'ban' }),
  );
}
