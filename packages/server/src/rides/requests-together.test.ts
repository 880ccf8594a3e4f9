import { beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { useWorld } from '../testing/harness.ts';
import { passenger, rideBody, type Person } from '../testing/people.ts';
import { calls } from '../testing/calls.ts';
import { there } from '../testing/client.ts';
import { unchecked } from '../testing/client.ts';

const world = useWorld();
let people: Person[];
beforeAll(async () => {
  people = await Promise.all(Array.from({ length: 40 }, () => passenger(world)));
});

const ask = (person: Person, key?: string) =>
  person.client.answer(calls.requestRide, {
    body: unchecked(JSON.stringify(rideBody())),
    headers: key === undefined ? {} : { 'idempotency-key': key },
  });

const personAt = (n: number) => people[n] as Person;

describe('requests of the same moment', () => {
  it('each get their own answer, whatever the others ask for', async () => {
    const [busy, twice, repeated, reusing, ...others] = people as [Person, Person, Person, Person, ...Person[]];
    expect((await ask(busy)).status).toBe(201);
    // The key of a ride that is over, sent again: it violates the kept answers, and takes nobody else's ride with it.
    const first = await ask(reusing, 'used-before-1');
    await reusing.client.answer(calls.changeRide, { params: { id: first.body.id }, body: { status: 'cancelled' } });

    const [ofBusy, twice1, twice2, repeated1, repeated2, ofReusing, ...ofOthers] = await Promise.all([
      ask(busy),
      ask(twice, 'one-tap-1'),
      ask(twice, 'another-tap'),
      ask(repeated, 'sent-again-1'),
      ask(repeated, 'sent-again-1'),
      ask(reusing, 'used-before-1'),
      ...others.map((person, i) => ask(person, i % 2 === 0 ? `fresh-key-${i}` : undefined)),
    ]);
    expect(ofBusy?.body.code).toBe('live_ride_exists');
    expect([twice1?.status, twice2?.status].toSorted()).toEqual([201, 409]);
    expect([repeated1?.status, repeated2?.status]).toEqual([201, 201]);
    expect(repeated1?.body).toEqual(repeated2?.body);
    expect(ofReusing?.body.id).toBe(first.body.id);
    expect(ofOthers.map(({ status }) => status)).toEqual(others.map(() => 201));

    for (const [i, answer] of ofOthers.entries()) {
      const person = others[i] as Person;
      expect(answer.body.passengerId).toBe(person.user.id);
      expect((await person.client.answer(calls.getRide, { params: { id: answer.body.id } })).body).toMatchObject({
        id: answer.body.id,
        status: 'requested',
      });
    }
    const { rows } = await world.db.execute(sql`
      select u.id from users u
      where (select count(*) from rides where passenger_id = u.id and status = 'requested')
         <> (select count(*) from stream_events where user_id = u.id and name = 'ride'
               and subject_id in (select id from rides where passenger_id = u.id and status = 'requested'))
         or exists (select from rides r where r.passenger_id = u.id and (select count(*) from ride_events where ride_id = r.id and version = 1) <> 1)`);
    expect(rows).toEqual([]);
  });

  it('keep the answer of each key with its ride', async () => {
    const { rows } = await world.db.execute<{ ride_id: number; passenger_id: number; user_id: number }>(sql`
      select r.id as ride_id, r.passenger_id, k.user_id from idempotency_keys k join rides r on r.id = (k.body::json ->> 'id')::int`);
    expect(rows.length).toBeGreaterThan(15);
    expect(rows.filter((row) => row.passenger_id !== row.user_id)).toEqual([]);
  });

  it('let somebody whose account goes in the same moment leave nothing behind', async () => {
    const leaving = personAt(39);
    const open = await leaving.client.call(calls.passengerActiveRide, { params: { id: leaving.user.id } });
    await leaving.client.answer(calls.changeRide, { params: { id: there(open?.id) }, body: { status: 'cancelled' } });
    const asked = ask(leaving);
    await world.db.execute(sql`update users set deleted_at = now() where id = ${leaving.user.id}`);
    const { status, body } = await asked;
    const left = await world.db.execute(sql`select id from rides where passenger_id = ${leaving.user.id} and status = 'requested'`);
    expect(left.rows).toHaveLength(status === 201 ? 1 : 0);
    if (status !== 201) expect(body.code).toBe('not_signed_in');
    expect((await ask(leaving)).status).not.toBe(201);
  });
});
