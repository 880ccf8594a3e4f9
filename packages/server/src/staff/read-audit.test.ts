import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { calls } from '../testing/calls.ts';
import { kitchen } from '../testing/carts.ts';
import type { Client } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, memberOfStaff } from '../testing/people.ts';
import { rowsOf } from '../testing/plans.ts';
import { readAudit } from './read-audit.ts';

const world = useWorld({ env: { RATE_LIMIT_FACTOR: '1000' } });
const DAY = '2026-03-02';
let owner: { client: Client; userId: number };
let other: { client: Client; userId: number };

const write = (actor: number, action: string, subject: string, subjectId: number, at = `${DAY}T10:00:00Z`, data = '{}') =>
  world.db.execute(sql`insert into audit_log (actor_id, action, subject, subject_id, created_at, data)
    values (${actor}, ${action}, ${subject}, ${subjectId}, ${at}::timestamptz, ${data}::jsonb)`);
const read = async (query: Parameters<typeof readAudit>[1]) =>
  (await owner.client.call(calls.readAudit, { query: query as never })).map(({ action }) => action);
const ofDay = { from: `${DAY}T00:00:00Z`, until: '2026-03-03T00:00:00Z' };

beforeAll(async () => {
  [owner, other] = [await memberOfStaff(world, [{ role: 'owner' }]), await memberOfStaff(world, [{ role: 'finance' }])];
}, 60_000);

describe('the audit log narrowed', () => {
  it('to who acted, to a kind of act and to a day, and to all of them together', async () => {
    await write(owner.userId, 'trip.cancel', 'ride', 1);
    await write(other.userId, 'payout.paid', 'driver', 1);
    await write(other.userId, 'trip_pay.released', 'driver', 1, '2026-03-03T00:00:00Z');
    expect(await read(ofDay)).toEqual(['payout.paid', 'trip.cancel']);
    expect(await read({ ...ofDay, kind: 'trips' })).toEqual(['trip.cancel']);
    expect(await read({ ...ofDay, actor: String(other.userId) as never })).toEqual(['payout.paid']);
    expect(await read({ kind: 'trips', actor: String(other.userId) as never })).toEqual(['trip_pay.released']);
    expect(await read({ kind: 'chats', actor: String(other.userId) as never })).toEqual([]);
    const bad = await owner.client.answer(calls.readAudit, { query: { kind: 'x' } as never });
    expect(bad.status).toBe(400);
    expect((await owner.client.answer(calls.readAudit, { query: { from: 'yesterday' } as never })).status).toBe(400);
  });

  it('names everybody of the team to choose from, for who reads the log', async () => {
    const people = await other.client.call(calls.auditActors, {});
    expect(people.map(({ userId }) => userId).toSorted((a, b) => a - b)).toEqual([owner.userId, other.userId].toSorted((a, b) => a - b));
    const support = await memberOfStaff(world, [{ role: 'support' }]);
    expect((await support.client.refused(calls.auditActors, {})).code).toBe('forbidden');
  });

  it('reads as many entries as it shows, however many there are', async () => {
    await world.db.execute(sql`insert into audit_log (actor_id, action, subject, subject_id, created_at)
      select ${owner.userId}, 'staff.signed_in', 'user', ${owner.userId}, '2026-01-01'::timestamptz + n * interval '1 minute' from generate_series(1, 20000) n`);
    await world.db.execute(sql`analyze`);
    for (const only of [{ kind: 'chats' }, { actor: other.userId }, ofDay, { kind: 'team' }] as const) {
      const rows = await rowsOf(world, readAudit(world.db, only).getSQL());
      expect([only, rows]).toEqual([only, expect.toSatisfy((n: number) => n < 700)]);
    }
  });
});

it('names what was done something to: shops, invitations, who has hours, drivers with the vehicle', async () => {
  const shop = await kitchen(world);
  const taxi = await driver(world, { name: 'Kabelo Named' });
  const day = '2026-04-01T10:00:00Z';
  const { rows } = await world.db.execute<{ shop: number; vehicle: number; shift: number; invitation: number }>(sql`
    with s as (insert into on_call_shifts (city_id, user_id, step, on_date, from_minute, to_minute, created_by)
        values ('pretoria', ${other.userId}, 1, '2026-04-02', 0, 60, ${owner.userId}) returning id),
      i as (insert into staff_invitations (token_hash, email, name, phone, roles, invited_by, expires_at)
        values ('x', 'new@example.org', 'Dineo Invited', '+27825550142', '[]', ${owner.userId}, now()) returning id)
    select ${shop.id}::int as shop, (select vehicle_id from drivers where id = ${taxi.driverId}) as vehicle, (select id from s) as shift, (select id from i) as invitation`);
  const made = rows[0] as (typeof rows)[number];
  await write(owner.userId, 'merchant.changed', 'merchant', made.shop, day);
  await write(owner.userId, 'staff.invited', 'invitation', made.invitation, day);
  await write(owner.userId, 'on_call.shift_added', 'shift', made.shift, day);
  await write(owner.userId, 'vehicle.decided', 'driver', taxi.driverId, day, JSON.stringify({ vehicleId: made.vehicle }));
  await write(owner.userId, 'trip.noted', 'ride', 1, day);
  const entries = await owner.client.call(calls.readAudit, { query: { from: day, until: '2026-04-02T00:00:00Z' } as never });
  expect(entries.map(({ subjectName, plate }) => [subjectName, plate])).toEqual([
    [null, null],
    ['Kabelo Named', expect.stringMatching(/\w/)],
    [expect.stringMatching(/\w/), null],
    ['Dineo Invited', null],
    [expect.stringMatching(/\w/), null],
  ]);
});
