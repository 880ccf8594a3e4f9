import * as calls from '@safiri/contract/users/calls.ts';
import { Problem } from '../platform/problem.ts';
import { serveWrite, type Server } from '../platform/serve.ts';
import { presentOwnUser } from './present.ts';
import { setStatus } from './set-status.ts';

export function userRoutes(server: Server): void {
  serveWrite(server, calls.setStatus, async (work, { actor, params, body }) => {
    if (params.id !== actor.userId) throw new Problem('forbidden');
    return presentOwnUser(await setStatus(server.ctx, work, actor, body));
  });
}
