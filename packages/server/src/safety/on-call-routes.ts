import * as calls from '@safiri/contract/safety/on-call-calls.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import { audit } from '../staff/public.ts';
import { addShift, readRosters, removeShift } from './on-call-roster.ts';
import { onCallState } from './on-call-state.ts';
import { confirmTest } from './on-call-tests.ts';

/** The rosters, and whether somebody is on call. */
export function onCallRoutes(server: Server): void {
  const { ctx } = server;

  serveRead(server, calls.roster, () => readRosters(ctx, ctx.db));
  serveRead(server, calls.onCallNow, ({ actor }) => onCallState(ctx, ctx.db, actor.userId));
  serveWrite(server, calls.addShift, async (uow, { actor, body, request }) => {
    const subjectId = await addShift(ctx, uow, actor, body);
    await audit(uow, actor, request, { action: 'on_call.shift_added', subject: 'shift', subjectId, data: { ...body } });
    return readRosters(ctx, uow.tx);
  });
  serveWrite(server, calls.removeShift, async (uow, { actor, params, request }) => {
    await removeShift(uow, params.id);
    await audit(uow, actor, request, { action: 'on_call.shift_removed', subject: 'shift', subjectId: params.id });
    return readRosters(ctx, uow.tx);
  });
  serveWrite(server, calls.confirmTest, async (uow, { actor }) => {
    await confirmTest(uow, actor.userId);
    return onCallState(ctx, uow.tx, actor.userId);
  });
}
