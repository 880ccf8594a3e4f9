import { sql } from 'drizzle-orm';
import { integrityFindings, payReviews } from '@safiri/db/integrity/tables.ts';
import { FINDINGS_DAYS } from '@safiri/rules/integrity/reviews.ts';
import { DAY_HOURS, type Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import { exportReviews, forgetReviews } from './reviews.ts';
import { integrityRoutes } from './routes.ts';

interface Needs {
  readonly server: Server;
}

/** Whether trips that the operator pays for look driven: what rules find, what drivers say of it, and what people decide. */
export const integrityRoom: Room<Needs> = {
  name: 'integrity',
  routes: ({ server }) => integrityRoutes(server),
  expires: [
    {
      table: integrityFindings,
      age: integrityFindings.foundAt,
      hours: FINDINGS_DAYS * DAY_HOURS,
      // What waits still is not forgotten by waiting.
      only: sql`not exists (select 1 from rides r where r.id = ${integrityFindings.rideId} and r.operator_pay = 'held')`,
    },
    { table: payReviews, age: payReviews.decidedAt, hours: FINDINGS_DAYS * DAY_HOURS },
    {
      // What the passenger's word released needed no decision.
      table: payReviews,
      age: payReviews.answeredAt,
      hours: FINDINGS_DAYS * DAY_HOURS,
      only: sql`decided_at is null and not exists (select 1 from rides r where r.id = ${payReviews.rideId} and r.operator_pay = 'held')`,
    },
  ],
  async forget(_ctx, uow, { driverId }) {
    if (driverId !== null) await forgetReviews(uow, driverId);
  },
  exportOf: async ({ db }, { driverId }) => (driverId === null ? {} : { 'held-pay.json': await exportReviews(db, driverId) }),
};
