import { sql } from 'drizzle-orm';
import type { Invariant } from './invariant.ts';

export const orderInvariants: readonly Invariant[] = [
  {
    name: 'an order is where its trip is',
    query: sql`select 'order ' || o.id || ' is ' || o.status || ' and its ride ' || r.id || ' is ' || r.status as fault
      from orders o join rides r on r.id = o.ride_id
      where (o.status in ('delivered', 'returned')) <> (r.status = 'completed')
        or (o.status in ('picked_up', 'returning')) <> (r.status = 'in_progress')
        or (o.status in ('cancelled', 'rejected')) <> (r.status = 'cancelled')`,
  },
  {
    name: 'a live delivery carries an order',
    query: sql`select 'ride ' || r.id || ' is a ' || r.ride_type || ' of nothing' as fault
      from rides r where r.ride_type in ('food_delivery', 'parcel_delivery', 'large_delivery') and r.status <> 'cancelled'
        and not exists (select 1 from orders o where o.ride_id = r.id)`,
  },
  {
    name: 'counted stock is not negative',
    query: sql`select 'item ' || id || ' has ' || stock || ' left' as fault from catalogue_items where stock < 0`,
  },
];
