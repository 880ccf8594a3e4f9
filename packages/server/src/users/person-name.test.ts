import { expect, it } from 'vitest';
import type { Answer, Refusal } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { passenger, PASSWORD } from '../testing/people.ts';
import { calls } from '../testing/calls.ts';
import { unchecked } from '../testing/client.ts';

const world = useWorld();
const LURE = 'Free airtime at evil.example/x';
const reason = ({ status, body }: Answer<Partial<Refusal>>) => [status, body.errors?.[0]?.path, body.errors?.[0]?.reason];

it('leads nowhere: who registers, changes it, or names a contact or a child otherwise is told which field is wrong', async () => {
  const { client } = await passenger(world);
  const contact = await client.call(calls.addContact, { body: { name: "N'Golo O’Brien-Nkosi", phone: '082 555 0142' } });
  const registration = {
    name: LURE,
    email: 'lure@example.org',
    phone: '082 555 0199',
    password: PASSWORD,
    userType: 'passenger',
    gender: 'female',
  };
  const refused = [
    await world.client().answer(calls.register, { body: unchecked(registration) }),
    await client.answer(calls.changeAccount, { body: { name: LURE } }),
    await client.answer(calls.addContact, { body: { name: 'me@evil.example', phone: '082 555 0143' } }),
    await client.answer(calls.changeContact, { params: { id: contact.id }, body: { name: 'www.evil' } }),
    await client.answer(calls.addChild, { body: { name: LURE } }),
  ];
  expect(refused.map(reason)).toEqual(refused.map(() => [400, 'name', 'name']));
  expect((await client.answer(calls.changeAccount, { body: { name: 'S.J. Dube' } })).status).toBe(200);
  expect((await world.client().answer(calls.register, { body: unchecked({ ...registration, name: 'Ọlá Thandi M.' }) })).status).toBe(201);
});
