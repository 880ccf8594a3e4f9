import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { vehicles } from '@safiri/db/users/tables.ts';
import { useWorld } from '../testing/harness.ts';
import { driver } from '../testing/people.ts';
import { calls } from '../testing/calls.ts';

const world = useWorld({ clock: () => new Date('2026-11-22T10:00:00Z') });

it('a driver whose vehicle is too old does not go online, by the year of the server', async () => {
  const taxi = await driver(world);
  const online = (isOnline: boolean) => taxi.client.answer(calls.setStatus, { params: { id: taxi.user.id }, body: { isOnline } });
  const madeIn = (year: number) => world.db.update(vehicles).set({ year }).where(eq(vehicles.ownerId, taxi.user.id));
  await madeIn(2014);
  const refused = await online(true);
  expect([refused.status, refused.body.code]).toEqual([409, 'vehicle_too_old']);
  expect(refused.body.detail).toBe('Your vehicle is 12 years old; the limit is 11 years.');
  await madeIn(2015);
  expect((await online(true)).status).toBe(200);
  await madeIn(2014);
  expect((await online(false)).status).toBe(200);
});
