import * as calls from '@safiri/contract/cash/calls.ts';
import { notFound } from '../platform/problem.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import { bookMoney } from './book-money.ts';
import { closeDrawer, openDrawer } from './drawers.ts';
import { lookUpPayee, presentPayee } from './people.ts';
import { readDesk } from './queries.ts';

/** The cash desk of the team, and what it books of people's money without cash. */
export function cashRoutes(server: Server): void {
  const { ctx } = server;
  serveRead(server, calls.readCashDesk, ({ actor }) => readDesk(ctx, ctx.db, actor));
  serveRead(server, calls.findForCash, async ({ query }) => {
    const payee = await lookUpPayee(ctx.db, query.find);
    if (payee === undefined) throw notFound();
    return presentPayee(ctx, payee);
  });
  serveWrite(server, calls.openDrawer, async (uow, { actor, body, request }) => {
    await openDrawer(uow, actor, request, body);
    return readDesk(ctx, uow.tx, actor);
  });
  serveWrite(server, calls.closeDrawer, async (uow, { actor, params, body, request }) => {
    await closeDrawer(uow, actor, request, params.id, body);
    return readDesk(ctx, uow.tx, actor);
  });
  serveWrite(server, calls.bookMoney, async (uow, { actor, body, request }) => {
    await bookMoney(ctx, uow, actor, request, body);
    return readDesk(ctx, uow.tx, actor);
  });
}
