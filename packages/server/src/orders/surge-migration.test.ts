import { expect, it } from 'vitest';
import { useDatabaseBefore } from '../testing/migrations.ts';

const { run, rowsOf, migrate } = useDatabaseBefore('orders-surge-commission-demo');

it('gives orders the surge of their trips and their shops’ commission, and marks what the demo wrote of cities', async () => {
  await run(`
    insert into users (name, email, phone, password_hash, user_type, gender, country_id)
    values ('Lerato', 'lerato@example.org', '+27820000001', 'x', 'passenger', 'female', 'za');
    insert into merchants (kind, name, category, address, country_id, city_id, lat, lng, opening_hours, delivery_minor, delivery_time)
    values ('restaurant', 'Mama Thembi', 'african', 'A', 'za', 'pretoria', 0, 0, 'Mo-Su 00:00-24:00', 2500, '25-40');
    insert into rides (status, ride_type, passenger_id, booker_id, country_id, city_id, pickup_lat, pickup_lng, pickup_address, dropoff_lat, dropoff_lng,
      dropoff_address, distance_meters, duration_seconds, fare_minor, surge, payment_method, pin, requested_at, search_until)
    values ('requested', 'food_delivery', 1, 1, 'za', 'pretoria', 0, 0, 'A', 0, 0, 'B', 1, 1, 1, 1.4, 'cash', '1234', now(), now());
    insert into orders (kind, status, number, customer_id, client_number, body_hash, merchant_id, ride_id, country_id, city_id, pickup_lat, pickup_lng,
      pickup_address, dropoff_lat, dropoff_lng, dropoff_address, items_minor, delivery_minor, service_minor, commission_percent, payment_method, pin, placed_at)
    select 'food', 'preparing', 'N' || n, 1, 'C' || n, '', 1, case when n = 1 then 1 end, 'za', 'pretoria', 0, 0, 'A', 0, 0, 'B', n * 1010, 2500, 0,
      case when n = 1 then 15 else 0 end, 'cash', '1234', now()
    from generate_series(1, 2) n;
    insert into markets (id) values ('pretoria'), ('durban');
    insert into market_versions (market_id, number, status, valid_from, published_at, document, digest, why)
    values ('pretoria', 1, 'published', now(), now(), '{"incentives": "specified"}', 'a', null),
      ('pretoria', 2, 'published', now(), now(), '{"incentives": "specified"}', 'b', null),
      ('durban', 1, 'published', now(), now(), '{"incentives": []}', 'c', null)`);
  await migrate();
  // 15 percent of 10.10 are 1.515: half up.
  expect(await rowsOf('select surge, commission_minor as commission from orders order by id')).toEqual([
    { surge: '1.4', commission: '152' },
    { surge: '1.0', commission: '0' },
  ]);
  expect(await rowsOf('select market_id || number as version from market_versions where is_demo')).toEqual([{ version: 'pretoria1' }]);
});
