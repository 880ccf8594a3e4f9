import * as calls from '@safiri/contract/drivers/rank-calls.ts';
import { requireOwnDriver } from '../platform/own-driver.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import type { AskFix } from './end-evidence.ts';
import { joinLine, leaveLine, readStanding } from './rank-line.ts';

/** Lines of drivers at ranks. */
export function rankRoutes(server: Server, fixOf: AskFix): void {
  const { ctx } = server;
  serveRead(server, calls.rankLine, ({ actor, params }) => {
    requireOwnDriver(actor, params.id);
    return readStanding(ctx, ctx.db, fixOf, actor);
  });
  serveWrite(server, calls.joinLine, async (uow, { actor, params }) => {
    requireOwnDriver(actor, params.id);
    await joinLine(ctx, fixOf, uow, actor);
    return readStanding(ctx, uow.tx, fixOf, actor);
  });
  serveWrite(server, calls.leaveLine, async (uow, { actor, params }) => {
    requireOwnDriver(actor, params.id);
    await leaveLine(uow.tx, actor.driverId);
    return readStanding(ctx, uow.tx, fixOf, actor);
  });
}
