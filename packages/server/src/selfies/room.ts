import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import type { Examiner, FileStore } from '../uploads/public.ts';
import { exportSelfies, forgetSelfies, sweepSelfies } from './own-data.ts';
import { selfieRoutes } from './routes.ts';

interface Needs {
  readonly server: Server;
  readonly files: FileStore;
  readonly examiner: Examiner;
}

/** Who drives shows their face at going online, where the operator asks for it. */
export const selfiesRoom: Room<Needs> = {
  name: 'selfies',
  routes: ({ server, files, examiner }) => selfieRoutes(server, files, examiner),
  hourly: ({ server, files }) => sweepSelfies(server.ctx, files),
  async forget(_ctx, uow, { driverId }) {
    if (driverId !== null) await forgetSelfies(uow, driverId);
  },
  exportOf: exportSelfies,
};
