import { expect, it } from 'vitest';
import { plateKey } from '@safiri/rules/drivers/plate.ts';
import { useDatabaseBefore } from '../testing/migrations.ts';

const { run, rowsOf, migrate } = useDatabaseBefore('vehicles');

it('makes a vehicle of what each driver had, with its papers and on its trips, and loses nothing', async () => {
  await run(`
    insert into users (name, email, phone, password_hash, user_type, gender, country_id, deleted_at)
    select 'D' || n, n || '@example.org', '+2782000000' || n, 'x', 'driver', 'male', case when n = 4 then 'ke' else 'za' end, case when n = 6 then now() end
    from generate_series(1, 7) n;
    insert into drivers (user_id, verification_status, is_online, vehicle_type, vehicle_make, vehicle_model, license_plate, vehicle_color, vehicle_year)
    values (1, 'pending', false, 'sedan', null, 'Polo', 'kt 48 lm-gp', null, null),
      (2, 'approved', true, 'premium', 'BMW', '320', 'KT 48 LM GP', 'Black', 2022),
      (3, 'approved', true, 'motorcycle', 'Honda', 'Ace', 'MB·1–2', 'Red', 2021),
      (4, 'approved', false, 'van', 'Toyota', 'HiAce', 'KT 48 LM GP', 'White', 2019),
      (5, 'suspended', false, 'bakkie', 'Isuzu', 'KB', 'أ ب ج 123', 'Blue', 2020),
      (6, 'not_started', false, 'sedan', null, 'Almera', '', null, null),
      (7, 'not_started', false, 'scooter', null, 'Vespa', '-', null, null);
    insert into suspensions (driver_id, reason, status_before, suspended_by) values (5, 'x', 'approved', 1);
    insert into uploads (id, owner_id, media_type, byte_size, sha256)
    select 'upload' || n, 2, 'image/jpeg', 1, sha256(n::text::bytea) from generate_series(1, 2) n;
    insert into driver_documents (driver_id, document_type, upload_id) values (2, 'vehicle_insurance', 'upload1'), (2, 'id_document', 'upload2');
    insert into rides (status, ride_type, passenger_id, driver_id, country_id, city_id, pickup_lat, pickup_lng, pickup_address, dropoff_lat, dropoff_lng,
      dropoff_address, distance_meters, duration_seconds, fare_minor, surge, payment_method, pin, requested_at, search_until)
    select case when d is null then 'requested' else 'accepted' end, 'food_delivery', 1, d, 'za', 'pretoria', 0, 0, 'A', 0, 0, 'B', 1, 1, 1, 1, 'cash', '1234', now(), now()
    from unnest(array[3, null]::int[]) d`);
  await migrate();

  const made = await rowsOf(`
    select d.user_id as driver, v.owner_id as owner, v.country_id as country, v.license_plate as plate, v.plate_key as key, v.kind, v.class, v.vehicle_type as type,
      v.make, v.model, v.color, v.year, v.status, v.removed_at is not null as removed,
      exists (select from vehicle_drivers may where may.vehicle_id = v.id and may.driver_id = d.id) as may
    from drivers d join vehicles v on v.id = d.vehicle_id order by d.id`);
  expect(made.every(({ driver, owner, may }) => driver === owner && may === true)).toBe(true);
  expect(
    made.map(({ country, plate, key, type, make, model, color, year, status }) => [
      country,
      plate,
      key,
      type,
      make,
      model,
      color,
      year,
      status,
    ]),
  ).toEqual([
    // Of two with one plate the approved one claims it; the other still shows it.
    ['za', 'kt 48 lm-gp', null, 'sedan', null, 'Polo', null, null, 'pending'],
    ['za', 'KT 48 LM GP', 'KT48LMGP', 'premium', 'BMW', '320', 'Black', 2022, 'approved'],
    ['za', 'MB·1–2', 'MB12', 'motorcycle', 'Honda', 'Ace', 'Red', 2021, 'approved'],
    ['ke', 'KT 48 LM GP', 'KT48LMGP', 'van', 'Toyota', 'HiAce', 'White', 2019, 'approved'],
    ['za', 'أ ب ج 123', 'أبج123', 'bakkie', 'Isuzu', 'KB', 'Blue', 2020, 'approved'],
    ['za', '', null, 'sedan', null, 'Almera', null, null, 'pending'],
    ['za', '-', null, 'scooter', null, 'Vespa', null, null, 'pending'],
  ]);
  expect(made[1]).toMatchObject({ kind: 'sedan', class: 'premium' });
  expect(made.map(({ removed }) => removed)).toEqual([false, false, false, false, false, true, false]);
  for (const { plate, key } of made) if (key !== null) expect(plateKey(String(plate))).toBe(key);

  expect(
    await rowsOf(
      'select d.document_type as type, d.vehicle_id = r.vehicle_id as own from driver_documents d join drivers r on r.id = d.driver_id order by d.id',
    ),
  ).toEqual([
    { type: 'vehicle_insurance', own: true },
    { type: 'id_document', own: null },
  ]);
  expect(
    await rowsOf(
      'select r.vehicle_id = d.vehicle_id as own, r.vehicle from rides r left join drivers d on d.id = r.driver_id order by r.id',
    ),
  ).toEqual([
    { own: true, vehicle: { make: 'Honda', model: 'Ace', licensePlate: 'MB·1–2', color: 'Red', year: 2021, vehicleType: 'motorcycle' } },
    { own: null, vehicle: null },
  ]);
});
