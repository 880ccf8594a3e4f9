import { sql } from 'drizzle-orm';
import { oneOf } from '@safiri/db/platform/columns.ts';
import { handedOverStatuses, onTheWayStatuses } from '@safiri/rules/orders/order-life.ts';
import { deliveryRideTypes } from '@safiri/rules/rides/delivery-ride-types.ts';
import type { Invariant } from './invariant.ts';

export const orderInvariants: readonly Invariant[] = [
  {
    name: 'an order is where its trip is',
    query: sql`select 'order ' || o.id || ' is ' || o.status || ' and its ride ' || r.id || ' is ' || r.status as fault
      from orders o join rides r on r.id = o.ride_id
      where (o.status in ${oneOf(handedOverStatuses)}) <> (r.status = 'completed')
        or (o.status in ${oneOf(onTheWayStatuses)}) <> (r.status = 'in_progress')
        or (o.status in ('cancelled', 'rejected')) <> (r.status = 'cancelled')`,
  },
  {
    name: 'a live delivery carries an order',
    query: sql`select 'ride ' || r.id || ' is a ' || r.ride_type || ' of nothing' as fault
      from rides r where r.ride_type in ${oneOf(deliveryRideTypes)} and r.status <> 'cancelled'
        and not exists (select 1 from orders o where o.ride_id = r.id)`,
  },
  {
    name: 'counted stock is not negative',
    query: sql`select 'item ' || id || ' has ' || stock || ' left' as fault from catalogue_items where stock < 0`,
  },
];
