import { sql } from 'drizzle-orm';
import type { VehicleInfo } from '@safiri/contract/users/shapes.ts';
import type { Db } from '@safiri/db/platform/connect.ts';
import { carsOf } from '@safiri/server/testing/cars.ts';
import { completeRequired } from '@safiri/server/training/public.ts';

/** As a trip keeps its vehicle. */
export const car: VehicleInfo = {
  make: 'Toyota',
  model: 'Corolla',
  licensePlate: 'CAR 1',
  color: 'White',
  year: 2022,
  vehicleType: 'sedan',
};

/** A server, or only its database. */
interface Holder {
  readonly ctx: { readonly db: Db };
}

/** Passengers on the stage. */
export const PASSENGERS = 140_000;

/** Cookie of the n-th person made below. */
export const cookieOf = (kind: 'passenger' | 'driver', n: number) => `safiri_session=bench-${kind}-${n}`;

/** People of one statement: a busy machine writes them within the time that a client waits for it. */
const CHUNK = 5000;

/**
 * Puts people and their sessions straight into the tables: the figures are about rides, not about registering.
 * @param first the number of the first of them
 */
export async function createPeople(node: Holder, kind: 'passenger' | 'driver', count: number, first = 1): Promise<void> {
  for (let made = 0; made < count; made += CHUNK) await createChunk(node, kind, Math.min(CHUNK, count - made), first + made);
}

async function createChunk(node: Holder, kind: 'passenger' | 'driver', count: number, first: number): Promise<void> {
  const { db } = node.ctx;
  await db.execute(sql`
    with made as (
      insert into users (name, email, phone, password_hash, user_type, gender, country_id, verified_at)
      select 'Bench ' || n, ${kind} || n || '@bench.example', '+27' || case when ${kind} = 'driver' then '61' else '62' end || lpad(n::text, 7, '0'), 'x', ${kind}, 'male', 'za', now()
      from generate_series(${first}::int, ${first + count - 1}::int) n returning id, email)
    insert into sessions (token_hash, user_id, expires_at)
    select sha256(convert_to('bench-' || ${kind}::text || '-' || regexp_replace(email, '[^0-9]', '', 'g'), 'utf8')), id, now() + interval '1 day' from made`);
  if (kind === 'driver') {
    const { rows } = await db.execute<{ id: number }>(sql`
      select id from users where user_type = 'driver' and not exists (select from drivers where drivers.user_id = users.id)`);
    const driverIds = await carsOf(
      db,
      rows.map(({ id }) => id),
    );
    await db.transaction((tx) => completeRequired(tx, driverIds, new Date()));
  }
}
