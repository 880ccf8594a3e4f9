import { expect, it } from 'vitest';
import { waitingList } from '@safiri/db/countries/tables.ts';
import { useWorld } from '../testing/harness.ts';
import { passenger, staffMember } from '../testing/people.ts';
import { calls } from '../testing/calls.ts';
import { unchecked } from '../testing/client.ts';

const world = useWorld();
const join = (body: Record<string, string>) =>
  world.client().answer(calls.joinWaitingList, { body: unchecked({ country: 'Botswana', ...body }) });

it('keeps what can be written to, once, and refuses everything else', async () => {
  for (const contact of ['abcdefgh', '0825550142', '000000000', 'me@nowhere', '@@@@@@']) {
    expect([contact, (await join({ contact })).body]).toMatchObject([contact, { status: 400, errors: [{ path: 'contact' }] }]);
  }
  expect((await join({ contact: ' Me@Example.org ' })).status).toBe(201);
  expect((await join({ contact: 'me@example.org' })).status).toBe(201);
  expect((await join({ contact: '+267 71 123 456' })).status).toBe(201);
  expect((await join({ countryId: 'ke', country: 'Kenya', contact: '0712 345 678' })).status).toBe(201);
  const rows = await world.db.select({ contact: waitingList.contact }).from(waitingList).orderBy(waitingList.id);
  expect(rows.map((row) => row.contact)).toEqual(['me@example.org', '+26771123456', '+254712345678']);
});

it('is read by staff alone: how many for each country, and everybody with their contact', async () => {
  const staff = await staffMember(world);
  for (const n of [1, 2, 3])
    expect((await join({ country: n < 3 ? 'Namibia' : 'namibia', city: 'Windhoek', contact: `n${n}@example.org` })).status).toBe(201);
  const { countries, people } = await staff.call(calls.listWaiting);
  expect(countries).toContainEqual({ country: expect.stringMatching(/^namibia$/i), people: 3 });
  expect(people[0]).toMatchObject({ country: 'namibia', city: 'Windhoek', contact: 'n3@example.org', countryId: null });
  const older = (await staff.answer(calls.listWaiting, { query: { before: people[0]?.id } })).body.people;
  expect(older[0]?.contact).toBe('n2@example.org');
  expect((await world.client().answer(calls.listWaiting)).status).toBe(401);
  expect((await (await passenger(world)).client.answer(calls.listWaiting)).status).toBe(403);
});
