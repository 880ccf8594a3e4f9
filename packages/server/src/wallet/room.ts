import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import { exportLedger, refuseOpenBalance } from './own-data.ts';
import { walletRoutes } from './routes.ts';

interface Needs {
  readonly server: Server;
}

/** The ledger, and what of it is somebody's. */
export const walletRoom: Room<Needs> = {
  name: 'wallet',
  routes: ({ server }) => walletRoutes(server),
  refuseLeaving: refuseOpenBalance,
  exportOf: async ({ db }, person) => ({ 'money.json': await exportLedger(db, person) }),
};
