import { expect, it } from 'vitest';
import { useDatabaseBefore } from '../testing/migrations.ts';

const { run, rowsOf, migrate } = useDatabaseBefore('cities-driven');

it('gives who drove in another country than the account’s all cities in which they drove, and leaves everybody else as they were', async () => {
  await run(`
    insert into users (name, email, phone, password_hash, user_type, gender, country_id)
    select 'D' || n, n || '@example.org', '+2782000000' || n, 'x', case when n = 5 then 'passenger' else 'driver' end, 'male', 'za' from generate_series(1, 5) n;
    insert into vehicles (owner_id, country_id, license_plate, kind, model, status) select n, 'za', 'P ' || n, 'sedan', 'Polo', 'approved' from generate_series(1, 4) n;
    insert into markets (id) values ('pretoria'), ('maseru') on conflict do nothing;
    insert into drivers (user_id, vehicle_id) select n, n from generate_series(1, 4) n;
    insert into driver_markets (driver_id, market_id) values (4, 'pretoria');
    update drivers set markets_given_at = now(), market_id = 'pretoria' where id = 4;
    insert into rides (status, ride_type, passenger_id, booker_id, driver_id, country_id, city_id, pickup_lat, pickup_lng, pickup_address, dropoff_lat, dropoff_lng,
      dropoff_address, distance_meters, duration_seconds, fare_minor, surge, payment_method, pin, requested_at, search_until, completed_at, operator_pay)
    select 'completed', 'standard', 5, 5, d, country, city, 0, 0, 'A', 0, 0, 'B', 1, 1, 1, 1, 'cash', '1234', now(), now(), now(), 'released'
    from (values (1, 'ls', 'maseru'), (1, 'za', 'pretoria'), (1, 'ls', 'maseru'), (1, 'ls', 'unknown'), (2, 'za', 'pretoria'), (4, 'ls', 'maseru'))
      as driven (d, country, city)`);
  await migrate();
  expect(await rowsOf('select driver_id as driver, market_id as market from driver_markets order by 1, 2')).toEqual([
    { driver: 1, market: 'maseru' },
    { driver: 1, market: 'pretoria' },
    { driver: 4, market: 'pretoria' },
  ]);
  expect(await rowsOf('select market_id as works, markets_given_at is not null as given from drivers order by id')).toEqual([
    { works: 'maseru', given: true },
    { works: null, given: false },
    { works: null, given: false },
    { works: 'pretoria', given: true },
  ]);
});
