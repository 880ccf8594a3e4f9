import { sql } from 'drizzle-orm';
import {
  codeCosts,
  deviceRequests,
  handedCodes,
  passwordResets,
  phoneCodes,
  resetRequests,
  sessions,
  sharedCodes,
  signInFailures,
  usedProofs,
} from '@safiri/db/auth/tables.ts';
import { DAY_HOURS, type Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import { DEVICE_DAYS } from '../platform/session.ts';
import { exportSignIns, forgetSignIns } from './own-data.ts';
import { sendResetLinks } from './reset.ts';
import { authRoutes } from './routes.ts';

/**
 * Of a staff session that ran out the row stays two weeks more while its browser takes push messages: emergencies still knock there
 * at night, though nobody is let in by it.
 */
const knocksNowhere = sql`(${sessions.method} <> 'staff' or ${sessions.expiresAt} < now() - interval '14 days'
  or not exists (select from push_subscriptions p where p.session_id = ${sessions.id}))`;

interface Needs {
  readonly server: Server;
}

/** Registration, signing in and out, devices. */
export const authRoom: Room<Needs> = {
  name: 'auth',
  routes: ({ server }) => authRoutes(server),
  everyMinute: ({ server }) => sendResetLinks(server.ctx),
  expires: [
    // A session that ran out during a trip still raises an emergency.
    { table: sessions, age: sessions.expiresAt, hours: DAY_HOURS, only: knocksNowhere },
    { table: passwordResets, age: passwordResets.expiresAt, hours: DAY_HOURS },
    { table: resetRequests, age: resetRequests.createdAt, hours: DAY_HOURS },
    { table: handedCodes, age: handedCodes.expiresAt, hours: DAY_HOURS },
    { table: phoneCodes, age: phoneCodes.createdAt, hours: 2 * DAY_HOURS },
    { table: sharedCodes, age: sharedCodes.createdAt, hours: 2 * DAY_HOURS },
    { table: codeCosts, age: codeCosts.at, hours: 31 * DAY_HOURS },
    { table: deviceRequests, age: deviceRequests.at, hours: DEVICE_DAYS * DAY_HOURS },
    { table: usedProofs, age: usedProofs.at, hours: 1 },
    { table: signInFailures, age: signInFailures.at, hours: DAY_HOURS },
  ],
  forget: forgetSignIns,
  exportOf: async ({ db }, { userId }) => ({ 'devices.json': await exportSignIns(db, userId) }),
};
