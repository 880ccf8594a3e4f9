import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { sessions } from '@safiri/db/auth/tables.ts';
import { auditLog } from '@safiri/db/staff/tables.ts';
import { drivers } from '@safiri/db/users/tables.ts';
import { calls } from '../testing/calls.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, memberOfStaff } from '../testing/people.ts';
import { applyFile } from './public.ts';

const kisumu = readFileSync(fileURLToPath(new URL('../../../../docs/markets/kisumu.yaml', import.meta.url)), 'utf8');
let now = new Date('2026-12-01T09:00:00Z');
const world = useWorld({ markets: false, clock: () => now });
const params = { id: 'kisumu' };
async function staff(role: 'owner' | 'operations') {
  const member = await memberOfStaff(world, [{ role }]);
  await world.db.update(sessions).set({ expiresAt: new Date('2028-01-01') });
  return member;
}

it('lets an owner who is alone publish a day later, tells the drivers of that city alone, and writes it down', async () => {
  await applyFile(world.node.ctx, kisumu, {});
  now = new Date('2026-12-20T09:00:00Z');
  const { client } = await staff('owner');
  const [here, elsewhere] = [await driver(world), await driver(world)];
  await world.db.update(drivers).set({ lastLat: -0.1, lastLng: 34.76 }).where(eq(drivers.id, here.driverId));
  await world.db.update(drivers).set({ lastLat: -1.28, lastLng: 36.82 }).where(eq(drivers.id, elsewhere.driverId));
  const document = (await client.call(calls.readMarket, { params })).edited.document;
  const dearer = JSON.parse(JSON.stringify(document).replace('"base":50', '"base":100')) as typeof document;
  const body = { document: dearer, baseNumber: 1, from: null, why: 'Fuel' };
  const { waiting } = await client.call(calls.saveMarket, { params, body });
  expect(waiting?.publishableFrom).toBe('2026-12-21T09:00:00.000Z');
  const version = { params: { id: 'kisumu', number: 2 } };
  now = new Date('2026-12-21T08:59:59Z');
  expect((await client.refused(calls.publishMarket, version)).code).toBe('own_request');
  now = new Date('2026-12-21T09:00:00Z');
  const published = await client.call(calls.publishMarket, version);
  expect(published.inForce).toMatchObject({ number: 2, alone: true });
  const told = async (person: typeof here) => (await person.client.call(calls.ownNotifications)).map(({ title }) => title);
  expect([await told(here), await told(elsewhere)]).toEqual([['Prices in Kisumu change'], []]);
  const [entry] = await world.db.select({ data: auditLog.data }).from(auditLog).where(eq(auditLog.action, 'market.published'));
  expect(entry?.data).toMatchObject({ market: 'kisumu', version: 2, alone: true, told: 1 });
});

it('waits for the other one where there is somebody', async () => {
  const { client } = await staff('operations');
  const file = await client.call(calls.readMarket, { params });
  const dearer = JSON.parse(JSON.stringify(file.edited.document).replace('"base":100', '"base":200')) as typeof file.edited.document;
  now = new Date('2027-01-10T09:00:00Z');
  const { waiting } = await client.call(calls.saveMarket, { params, body: { document: dearer, baseNumber: 2, from: null, why: 'Fuel' } });
  expect(waiting).toMatchObject({ number: 3, publishableFrom: null });
  now = new Date('2027-01-12T09:00:00Z');
  expect((await client.refused(calls.publishMarket, { params: { id: 'kisumu', number: 3 } })).code).toBe('own_request');
});
