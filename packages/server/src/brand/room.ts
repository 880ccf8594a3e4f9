import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import { exportConsents, forgetConsents } from './consents.ts';
import { brandFindings } from './preflight.ts';
import { brandRoutes } from './routes.ts';
import { wellKnownRoutes } from './well-known.ts';

/** Who runs this instance, and what people agree to. It is written in the console (`setup`) and by `npm run brand`. */
export const brandRoom: Room<{ readonly server: Server }> = {
  name: 'brand',
  preflight: brandFindings,
  routes: ({ server }) => {
    brandRoutes(server);
    wellKnownRoutes(server.app, server.ctx);
  },
  forget: (_ctx, uow, { userId }) => forgetConsents(uow, userId),
  exportOf: exportConsents,
};
