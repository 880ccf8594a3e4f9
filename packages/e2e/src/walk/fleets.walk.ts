import type { Product } from '../product.ts';
import { expect, test } from '../server.ts';
import { signInAsStaff } from '../staff.ts';
import { both, startTrip } from '../trips.ts';
import { take } from './take.ts';

/** Trips of Zanele in the last days, each with what it moved, an insurance that soon expires, and a fleet that had the car all along. */
async function droveForTheFleet({ execute }: Pick<Product, 'execute'>): Promise<void> {
  await execute(`update fleet_vehicles set since = now() - interval '60 days'`);
  await execute(`with drove as (
    insert into rides (status, ride_type, passenger_id, booker_id, driver_id, vehicle_id, vehicle, country_id, city_id, pickup_lat, pickup_lng,
      pickup_address, dropoff_lat, dropoff_lng, dropoff_address, distance_meters, duration_seconds, fare_minor, surge, payment_method, pin,
      requested_at, search_until, accepted_at, arrived_at, started_at, completed_at, operator_pay)
    select 'completed', 'standard', p.id, p.id, d.id, v.id, jsonb_build_object('make', v.make, 'model', v.model, 'licensePlate', v.license_plate,
        'color', v.color, 'year', v.year, 'vehicleType', v.vehicle_type), 'za', 'pretoria', a.lat, a.lng, 'From', b.lat, b.lng, 'To',
      4200 + n * 900, 700 + n * 40, 6400 + n * 1150, 1, 'cash', '1234', t, t, t, t, t, t + make_interval(mins => 14 + n), 'released'
    from generate_series(0, 6) n
      join (values (0, -25.7487, 28.238), (1, -25.7826, 28.2755), (2, -25.7545, 28.2314)) a(i, lat, lng) on a.i = n % 3
      join (values (0, -25.7826, 28.2755), (1, -25.7545, 28.2314), (2, -25.7487, 28.238)) b(i, lat, lng) on b.i = n % 3
      cross join lateral (select now() - make_interval(hours => n * 5, mins => 40) as t) m
      cross join users p cross join users u join drivers d on d.user_id = u.id join vehicles v on v.id = d.vehicle_id
    where p.email like 'naledi@%' and u.email like 'zanele@%' returning *),
  moved as (
    insert into ledger_transfers (reference, kind, ride_id) select 'ride:' || id || ':fare', 'fare', id from drove returning id, ride_id)
  insert into ledger_entries (transfer_id, account, currency, amount_minor, at)
  select m.id, e.account, 'ZAR', e.minor, r.completed_at from moved m join drove r on r.id = m.ride_id cross join lateral (values
    ('user:' || r.passenger_id || ':cash', -r.fare_minor), ('driver:' || r.driver_id || ':cash', r.fare_minor),
    ('driver:' || r.driver_id || ':wallet', -(r.fare_minor * 12 / 100)), ('platform:commission', r.fare_minor * 12 / 100)) e(account, minor)`);
  await execute(`update driver_documents set expiry_date = current_date + 12 where document_type = 'vehicle_insurance'
    and vehicle_id in (select vehicle_id from fleet_vehicles)`);
}

test('fleets', async ({ phone, product }) => {
  test.setTimeout(300_000);
  const { naledi, zanele } = await both(phone);
  const { page } = await phone({ viewport: { width: 1280, height: 800 } });
  await signInAsStaff(page);
  const reason = 'The contract is signed';
  const fleet = { name: 'Ubuntu Cars', phone: '082 555 0142', countryId: 'za', reason };
  const made = await page.request.post('/api/staff/fleets', { data: fleet });
  const { id } = (await made.json()) as { id: number };
  for (const licensePlate of ['KT 48 LM GP', 'JM 19 VK GP'])
    await page.request.post(`/api/staff/fleets/${id}/vehicles`, { data: { licensePlate, reason } });
  await startTrip({ naledi, zanele });
  await droveForTheFleet(product);
  await page.goto('/staff/fleets');
  await expect(page.getByRole('link', { name: /Ubuntu Cars/ })).toBeVisible();
  await take(page, 'staff-fleets');
  await page.getByRole('link', { name: /Ubuntu Cars/ }).click();
  await expect(page.getByRole('heading', { name: 'Today so far' })).toBeVisible();
  await take(page, 'staff-fleet-today');
  await page.getByRole('tab', { name: 'Week and month' }).click();
  await page.getByRole('button', { name: 'Month' }).click();
  await expect(page.getByRole('link', { name: 'Download as a table (CSV)' })).toBeVisible();
  await take(page, 'staff-fleet-sums');
  await page.getByRole('tab', { name: 'Vehicles and owner' }).click();
  await expect(page.getByRole('form', { name: 'Add a vehicle' })).toBeVisible();
  await take(page, 'staff-fleet-keep');
  await page.getByRole('tab', { name: 'Today' }).click();
  await page.getByRole('link', { name: /KT 48 LM GP/ }).click();
  await expect(page.getByText('in cash').first()).toBeVisible();
  await take(page, 'staff-fleet-trips');
  await page.goto('/staff/schools');
  await expect(page.getByRole('link', { name: /Hatfield Primary/ })).toBeVisible();
  await take(page, 'staff-schools');
  await page.getByRole('link', { name: /Hatfield Primary/ }).click();
  await expect(page.getByRole('button', { name: 'Close the group' })).toBeVisible();
  await take(page, 'staff-school');
  await zanele.goto('/vehicles');
  await expect(zanele.getByText('Belongs to the fleet Ubuntu Cars')).toBeVisible();
  await take(zanele, 'vehicles-fleet');
});
