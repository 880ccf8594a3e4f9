import { eq } from 'drizzle-orm';
import { driverInvitations } from '@safiri/db/onboarding/tables.ts';
import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import { denyInvitation } from './change-invitation.ts';
import { onboardingRoutes } from './routes.ts';

/** Drivers whom the team brings along: from a file to the invitation. */
export const onboardingRoom: Room<{ readonly server: Server }> = {
  name: 'onboarding',
  routes: ({ server }) => onboardingRoutes(server),
  reactions: { invitation_denied: (uow, { userId }) => denyInvitation(uow, userId) },
  async forget(_ctx, uow, { userId }) {
    await uow.tx.delete(driverInvitations).where(eq(driverInvitations.userId, userId));
  },
};
