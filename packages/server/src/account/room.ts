import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import type { FileStore } from '../uploads/public.ts';
import { dropPhoto } from './change-account.ts';
import { accountRoutes } from './routes.ts';

interface Needs {
  readonly server: Server;
  readonly files: FileStore;
}

/** Profile, settings, the copy of one's data, deletion. */
export const accountRoom: Room<Needs> = {
  name: 'account',
  routes: ({ server, files }) => accountRoutes(server, files),
  forget: (_ctx, uow, { userId }) => dropPhoto(uow, userId),
};
