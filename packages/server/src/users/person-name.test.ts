import { expect, it } from 'vitest';
import type { Answer } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { passenger, PASSWORD } from '../testing/people.ts';

const world = useWorld();
const LURE = 'Free airtime at evil.example/x';
const reason = ({ status, body }: Answer) => [status, body.errors?.[0]?.path, body.errors?.[0]?.reason];

it('leads nowhere: who registers, changes it, or names a contact or a child otherwise is told which field it is', async () => {
  const { client } = await passenger(world);
  const contact = (await client.post('/api/emergency-contacts', { name: "N'Golo O’Brien-Nkosi", phone: '082 555 0142' })).body;
  const registration = {
    name: LURE,
    email: 'lure@example.org',
    phone: '082 555 0199',
    password: PASSWORD,
    userType: 'passenger',
    gender: 'female',
  };
  const refused = [
    await world.client().post('/api/auth/register', registration),
    await client.patch('/api/account', { name: LURE }),
    await client.post('/api/emergency-contacts', { name: 'me@evil.example', phone: '082 555 0143' }),
    await client.patch(`/api/emergency-contacts/${contact.id}`, { name: 'www.evil' }),
    await client.post('/api/scholar-rides/children', { name: LURE }),
  ];
  expect(refused.map(reason)).toEqual(refused.map(() => [400, 'name', 'name']));
  expect((await client.patch('/api/account', { name: 'S.J. Dube' })).status).toBe(200);
  expect((await world.client().post('/api/auth/register', { ...registration, name: 'Ọlá Thandi M.' })).status).toBe(201);
});
