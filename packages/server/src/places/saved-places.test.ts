import { strFromU8, unzipSync } from 'fflate';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { savedPlaces } from '@safiri/db/places/tables.ts';
import { SAVED_PLACES_AT_MOST } from '@safiri/rules/places/saved-place.ts';
import { calls } from '../testing/calls.ts';
import { unchecked } from '../testing/client.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, passenger, PASSWORD, type Person } from '../testing/people.ts';

const world = useWorld();
const home = { lat: -25.7487, lng: 28.238, address: '12 Burnett Street, Hatfield' };
const gym = { lat: -25.7829, lng: 28.2757, address: 'Menlyn Park, Pretoria' };
const list = (person: Person) => person.client.call(calls.listSavedPlaces);
const named = (person: Person, name: string) => person.client.answer(calls.savePlace, { body: { kind: 'other', name, location: gym } });

describe('saved places', () => {
  it('are saved, moved, renamed and forgotten by their owner, drivers too; home and work come first', async () => {
    for (const person of [await passenger(world), await driver(world)]) {
      const one = await person.client.call(calls.savePlace, { body: { kind: 'other', name: '  The   gym ', location: gym } });
      expect(one).toMatchObject({ kind: 'other', name: 'The gym', ...gym });
      for (const kind of ['work', 'home'] as const) await person.client.call(calls.savePlace, { body: { kind, location: home } });
      expect((await list(person)).map(({ kind, name }) => [kind, name])).toEqual([
        ['home', null],
        ['work', null],
        ['other', 'The gym'],
      ]);
      const changed = await person.client.call(calls.changeSavedPlace, { params: { id: one.id }, body: { name: 'Pool', location: home } });
      expect(changed).toEqual({ id: one.id, kind: 'other', name: 'Pool', ...home });
      expect((await list(person))[2]).toEqual(changed);
      await person.client.call(calls.removeSavedPlace, { params: { id: one.id } });
      expect(await list(person)).toHaveLength(2);
      expect((await person.client.refused(calls.removeSavedPlace, { params: { id: one.id } })).code).toBe('not_found');
    }
  });

  it('of a stranger look as if they did not exist, and nobody has any without signing in', async () => {
    const [mine, other] = [await passenger(world), await passenger(world)];
    const { id } = await other.client.call(calls.savePlace, { body: { kind: 'home', location: home } });
    expect((await mine.client.refused(calls.changeSavedPlace, { params: { id }, body: { location: gym } })).code).toBe('not_found');
    expect((await mine.client.refused(calls.removeSavedPlace, { params: { id } })).code).toBe('not_found');
    expect(await list(mine)).toEqual([]);
    expect(await list(other)).toMatchObject([home]);
    expect((await world.client().refused(calls.listSavedPlaces)).code).toBe('not_signed_in');
  });

  it('have one home and one work, names once in whatever case, and so also when two ask at the same moment', async () => {
    const person = await passenger(world);
    const homes = await Promise.all([1, 2, 3].map(() => person.client.answer(calls.savePlace, { body: { kind: 'home', location: home } })));
    expect(homes.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    const gyms = await Promise.all(['Gym', 'gym', 'GYM'].map((name) => named(person, name)));
    expect(gyms.map(({ status }) => status).toSorted()).toEqual([201, 409, 409]);
    expect(gyms.find(({ status }) => status === 409)?.body.code).toBe('saved_place_exists');
    const { body: pool } = await named(person, 'Pool');
    const renamed = await person.client.refused(calls.changeSavedPlace, { params: { id: pool.id }, body: { name: 'gYm' } });
    expect(renamed.code).toBe('saved_place_exists');
    expect(await list(person)).toHaveLength(3);
  });

  it('are as many as a person can oversee, however many are sent at once', async () => {
    const person = await passenger(world);
    const answers = await Promise.all(Array.from({ length: SAVED_PLACES_AT_MOST + 4 }, (_, i) => named(person, `Place ${i}`)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(SAVED_PLACES_AT_MOST);
    expect(answers.find(({ status }) => status !== 201)?.body.code).toBe('too_many_saved_places');
  });

  it('are saved once by a request that is sent again', async () => {
    const person = await passenger(world);
    const save = () => person.client.call(calls.savePlace, { body: { kind: 'home', location: home }, idempotencyKey: 'again-and-again-1' });
    expect(await save()).toEqual(await save());
    expect(await list(person)).toHaveLength(1);
  });

  it('name the field that is wrong', async () => {
    const person = await passenger(world);
    const { id } = await person.client.call(calls.savePlace, { body: { kind: 'home', location: home } });
    for (const [body, field] of [
      [{ kind: 'other', location: gym }, 'name'],
      [{ kind: 'work', name: 'Mine', location: gym }, 'name'],
      [{ kind: 'other', name: ' ', location: gym }, 'name'],
      [{ kind: 'other', name: 'x'.repeat(41), location: gym }, 'name'],
      [{ kind: 'school', location: gym }, 'kind'],
      [{ kind: 'work', location: { ...gym, lat: 91 } }, 'location.lat'],
      [{ kind: 'work', location: { ...gym, address: '' } }, 'location.address'],
    ] as const) {
      const answer = await person.client.answer(calls.savePlace, { body: unchecked(body) });
      expect([answer.status, answer.body.errors?.[0]?.path], JSON.stringify(body)).toEqual([400, field]);
    }
    const renamed = await person.client.answer(calls.changeSavedPlace, { params: { id }, body: { name: 'Nest' } });
    expect([renamed.status, renamed.body.errors?.[0]?.path]).toEqual([400, 'name']);
  });

  it('are taken along in the copy of one’s data and go with the account', async () => {
    const person = await passenger(world);
    await person.client.call(calls.savePlace, { body: { kind: 'home', location: home } });
    await named(person, 'Gym');
    const answer = await fetch(`${world.node.address}/api/account/export`, { headers: { cookie: person.client.cookie() } });
    const file = unzipSync(new Uint8Array(await answer.arrayBuffer()))['places.json'] ?? new Uint8Array();
    expect(JSON.parse(strFromU8(file))).toMatchObject([
      { kind: 'home', name: null, ...home },
      { kind: 'other', name: 'Gym', ...gym },
    ]);
    await person.client.call(calls.removeAccount, { body: { password: PASSWORD } });
    expect(await world.db.select().from(savedPlaces).where(eq(savedPlaces.userId, person.user.id))).toEqual([]);
  });
});
