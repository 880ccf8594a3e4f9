import * as calls from '@safiri/contract/safety/on-call-calls.ts';
import type { Actor } from '../platform/actor.ts';
import { reachOf, requireMarket } from '../platform/permit.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import { audit } from '../staff/public.ts';
import { addShift, readRosters, removeShift } from './on-call-roster.ts';
import { onCallState } from './on-call-state.ts';
import { confirmTest } from './on-call-tests.ts';

/** The rosters, and whether somebody is on call. */
export function onCallRoutes(server: Server): void {
  const { ctx } = server;

  const within = (actor: Actor) => reachOf(ctx.markets, actor, 'on_call.read');

  serveRead(server, calls.roster, ({ actor }) => readRosters(ctx, ctx.db, within(actor)));
  serveRead(server, calls.onCallNow, ({ actor }) => onCallState(ctx, ctx.db, actor.userId, within(actor)));
  serveWrite(server, calls.addShift, async (uow, { actor, body, request }) => {
    requireMarket(ctx.markets, actor, 'on_call.manage', body.cityId);
    const subjectId = await addShift(ctx, uow, actor, body);
    await audit(uow, actor, request, { action: 'on_call.shift_added', subject: 'shift', subjectId, data: { ...body } });
    return readRosters(ctx, uow.tx, within(actor));
  });
  serveWrite(server, calls.removeShift, async (uow, { actor, params, request }) => {
    const hours = await removeShift(uow, params.id);
    await audit(uow, actor, request, { action: 'on_call.shift_removed', subject: 'shift', subjectId: params.id, data: { ...hours } });
    return readRosters(ctx, uow.tx, within(actor));
  });
  serveWrite(server, calls.confirmTest, async (uow, { actor }) => {
    await confirmTest(uow, actor.userId);
    return onCallState(ctx, uow.tx, actor.userId, within(actor));
  });
}
