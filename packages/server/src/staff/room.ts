import { staffInvitations } from '@safiri/db/staff/tables.ts';
import { DAY_HOURS, type Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import { staffFindings } from './preflight.ts';
import { staffRoutes } from './routes.ts';
import { teamRoutes } from './team-routes.ts';
import { addOwner, removeMember } from './write-members.ts';

interface Needs {
  readonly server: Server;
}

/** The console's door: second factor, audit log. */
export const staffRoom: Room<Needs> = {
  name: 'staff',
  preflight: staffFindings,
  forget: (_ctx, uow, { userId }) => removeMember(uow, userId),
  routes: ({ server }) => {
    staffRoutes(server);
    teamRoutes(server);
  },
  reactions: {
    approval_given: async (uow, { kind, subjectId }) => {
      if (kind === 'staff_owner') await addOwner(uow, subjectId);
    },
  },
  expires: [{ table: staffInvitations, age: staffInvitations.expiresAt, hours: 30 * DAY_HOURS }],
};
