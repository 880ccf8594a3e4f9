import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import type { Examiner } from './examiner.ts';
import { forgetUploads } from './own-data.ts';
import type { FileStore } from './ports.ts';
import { uploadRoutes } from './routes.ts';
import { sweepUploads } from './sweep.ts';

interface Needs {
  readonly server: Server;
  readonly files: FileStore;
  readonly examiner: Examiner;
}

/** Private files: what people send, looked at and kept. */
export const uploadsRoom: Room<Needs> = {
  name: 'uploads',
  routes: ({ server, files, examiner }) => uploadRoutes(server, files, examiner),
  hourly: ({ server, files }) => sweepUploads(server.ctx, files),
  stop: ({ examiner }) => examiner.stop(),
  forget: (_ctx, uow, { userId }) => forgetUploads(uow, userId),
};
