import { sql } from 'drizzle-orm';
import { check, integer, type PgColumn } from 'drizzle-orm/pg-core';
import { deliveryRideTypes } from '@safiri/rules/rides/delivery-ride-types.ts';
import { moment, oneOf } from '../platform/columns.ts';
import { drivers } from '../users/tables.ts';

/** Of a trip that waits for a driver who ends another one first. */
export const nextColumns = () => ({
  /** Who comes then; nobody else is looked for until it is begun or given back. */
  nextDriverId: integer('next_driver_id').references(() => drivers.id),
  /** When they are expected at the pickup. */
  nextPickupAt: moment('next_pickup_at'),
  /** Whoever still has the other trip by then gives this one back. */
  nextUntil: moment('next_until'),
});

type NextColumns = Record<keyof ReturnType<typeof nextColumns> | 'status' | 'rideType', PgColumn>;

export const nextChecks = (t: NextColumns) => [
  check('rides_next_is_whole', sql`num_nulls(${t.nextDriverId}, ${t.nextPickupAt}, ${t.nextUntil}) in (0, 3)`),
  check(
    'rides_next_waits',
    sql`${t.nextDriverId} is null or (${t.status} = 'requested' and ${t.rideType} not in ${oneOf(deliveryRideTypes)})`,
  ),
];
