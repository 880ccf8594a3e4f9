import * as calls from '@safiri/contract/setup/calls.ts';
import { serveRead, serveWithoutTransaction, type Server } from '../platform/serve.ts';
import { hasOwner } from '../staff/public.ts';
import { makeFirstOwner, requireLink } from './first-owner.ts';

/** The first run of an instance: its first owner. */
export function setupRoutes(server: Server): void {
  const { ctx } = server;
  serveRead(server, calls.getState, async () => ({ waitsForOwner: !ctx.config.demo && !(await hasOwner(ctx.db)) }));
  serveRead(server, calls.readLink, async ({ body }) => {
    await requireLink(ctx, body.token);
    return { ok: true as const };
  });
  serveWithoutTransaction(server, calls.makeOwner, ({ body, request, reply }) => makeFirstOwner(ctx, body, request, reply));
}
