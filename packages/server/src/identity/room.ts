import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import type { FileStore } from '../uploads/public.ts';
import { exportChecks } from './export.ts';
import { withdrawChecks } from './own-check.ts';
import { identityRoutes } from './routes.ts';
import { sweepChecks } from './sweep.ts';

interface Needs {
  readonly server: Server;
  readonly files: FileStore;
}

/** Passengers who show who they are, of their own will, and what drivers are told of it. */
export const identityRoom: Room<Needs> = {
  name: 'identity',
  routes: ({ server, files }) => identityRoutes(server, files),
  hourly: ({ server, files }) => sweepChecks(server.ctx, files),
  async forget(_ctx, uow, { userId }) {
    await withdrawChecks(uow, userId);
  },
  exportOf: exportChecks,
};
