import * as calls from '@safiri/contract/integrity/calls.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import { answerHeldPay, ownHeldPay } from './reviews.ts';

/** What drivers see of pay that waits, and say of it. */
export function integrityRoutes(server: Server): void {
  const { ctx } = server;
  serveRead(server, calls.ownHeldPay, ({ actor }) => ownHeldPay(ctx.db, actor.driverId, ctx.clock()));
  serveWrite(server, calls.answerHeldPay, async (uow, { actor, params, body }) => {
    await answerHeldPay(uow, actor.driverId, params.id, body.answer);
    return ownHeldPay(uow.tx, actor.driverId, uow.now);
  });
}
