import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { users } from '@safiri/db/users/tables.ts';
import { calls } from '../testing/calls.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, passenger, registration, rideBody, signInAgain, PASSWORD } from '../testing/people.ts';
import { uploadPhoto } from '../testing/photos.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'safiri-account-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const world = useWorld({ env: { DATA_DIR: dataDir } });

describe('deletion', () => {
  it('ends every sign-in, also one that runs at the same time, and nobody waits for a deadlock', async () => {
    const warned = vi.spyOn(world.node.ctx.log, 'warn');
    for (let round = 0; round < 6; round += 1) {
      const rider = await passenger(world);
      await Promise.all([
        rider.client.answer(calls.removeAccount, { body: { password: PASSWORD } }),
        ...[1, 2, 3].map(() => signInAgain(world, rider.email)),
        rider.client.answer(calls.changeAccount, { body: { name: 'Back Again' } }),
        rider.client.answer(calls.requestRide, { body: rideBody() }),
      ]);
      const { rows } = await world.db.execute<{ sessions: number; name: string; live: number; deleted: boolean }>(sql`
        select (select count(*)::int from sessions where user_id = u.id and revoked_at is null) as sessions, u.name,
               (select count(*)::int from rides where passenger_id = u.id and status = 'requested') as live, u.deleted_at is not null as deleted
        from users u where u.id = ${rider.user.id}`);
      const left = rows[0];
      expect(left?.deleted === true ? left : { sessions: 0, name: 'Deleted', live: 0, deleted: true }).toEqual({
        sessions: 0,
        name: 'Deleted',
        live: 0,
        deleted: true,
      });
      expect((await signInAgain(world, `deleted-${rider.user.id}@deleted.invalid`, 'deleted')).status).toBe(401);
    }
    expect(warned.mock.calls.map(([, message]) => message)).not.toContain('a transaction lost a deadlock');
    warned.mockRestore();
  });

  it('asks for the password, waits for the trip, and leaves no person behind', async () => {
    const rider = await passenger(world, { name: 'Palesa Nkosi' });
    const ride = await rider.client.call(calls.requestRide, { body: rideBody() });
    expect((await rider.client.answer(calls.removeAccount, { body: { password: 'wrong' } })).status).toBe(400);
    expect((await rider.client.answer(calls.removeAccount, { body: { password: PASSWORD } })).body.detail).toBe(
      'Finish or cancel your trip first.',
    );
    await rider.client.answer(calls.changeRide, { params: { id: ride.id }, body: { status: 'cancelled' } });
    const both = await Promise.all([1, 2].map(() => rider.client.answer(calls.removeAccount, { body: { password: PASSWORD } })));
    expect(both.map((answer) => answer.status)).toContain(200);
    expect(both.every((answer) => answer.status === 200 || answer.status === 401)).toBe(true);
    expect((await signInAgain(world, rider.email)).status).toBe(401);
    const { rows } = await world.db.execute<{ text: string }>(
      sql`select u::text || r::text as text from users u join rides r on r.passenger_id = u.id where u.id = ${rider.user.id}`,
    );
    expect(rows[0]?.text).not.toMatch(/Palesa|Nkosi/);
    expect(rows[0]?.text).not.toContain(rider.user.phone);
    expect(rows[0]?.text).toContain('pretoria');
    // The same person may come again.
    const again = await world.client().answer(calls.register, { body: registration({ email: rider.email, phone: rider.user.phone }) });
    expect(again.status).toBe(201);
  });

  it('waits until money is settled, and takes a driver’s documents and plate along', async () => {
    const person = await driver(world, { vehicleRegistration: 'XX 77 GP' });
    const { url } = { url: await uploadPhoto(world, person.client) };
    await person.client.answer(calls.sendDocument, {
      body: { driverId: person.driverId, documentType: 'id_document', documentUrl: url },
    });
    const account = `driver:${person.driverId}:wallet`;
    const owe = (amount: number) =>
      world.db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ id: number }>(
          sql`insert into ledger_transfers (reference, kind) values (${`test:${amount}`}, 'adjustment') returning id`,
        );
        await tx.execute(
          sql`insert into ledger_entries (transfer_id, account, currency, amount_minor) values (${rows[0]?.id}, ${account}, 'ZAR', ${amount}), (${rows[0]?.id}, 'platform:test', 'ZAR', ${-amount})`,
        );
      });
    await owe(100);
    expect((await person.client.answer(calls.removeAccount, { body: { password: PASSWORD } })).body.detail).toContain('still money');
    await owe(-100);
    expect((await person.client.answer(calls.removeAccount, { body: { password: PASSWORD } })).status).toBe(200);
    const { rows } = await world.db.execute<{ n: number; plate: string }>(sql`
      select (select count(*)::int from driver_documents where driver_id = ${person.driverId}) as n,
             (select v.license_plate from vehicles v join drivers d on d.vehicle_id = v.id where d.id = ${person.driverId}) as plate`);
    expect(rows).toEqual([{ n: 0, plate: '' }]);
    const [row] = await world.db.select().from(users).where(eq(users.id, person.user.id));
    expect(row?.deletedAt).not.toBeNull();
  });
});
