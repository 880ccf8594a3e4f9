import { describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { LATE_SECRET_SECONDS, REQUESTS_REMEMBERED } from '@safiri/rules/auth/device-secret.ts';
import { calls } from '../testing/calls.ts';
import { createClient, type Client } from '../testing/client.ts';
import { texting } from '../testing/codes.ts';
import { useWorld } from '../testing/harness.ts';
import { newInstall, type Install } from '../testing/install.ts';
import { passenger, PASSWORD, type Person } from '../testing/people.ts';

let now = Date.now();
const world = useWorld({ clock: () => new Date(now), env: texting });
const pause = (seconds: number) => void (now += 1000 * seconds);
const SECOND = 1;
const MINUTE = 60;
const HOUR = 3600;

const jarOf = (client: Client) =>
  new Map(
    client
      .cookie()
      .split('; ')
      .filter((pair) => pair.startsWith('safiri_device='))
      .map((pair) => pair.split('=') as [string, string]),
  );
interface Owner extends Person {
  readonly install: Install;
}
/** Somebody whose browser keeps a key. */
async function owner(): Promise<Owner> {
  const install = newInstall();
  const person = await passenger({ ...world, client: () => createClient(world.node.address, new Map(), install) });
  return { ...person, install };
}
/** The cookies alone, as a copied file of cookies has them; with a key of its own where one is given. */
const cookiesOf = (client: Client, install?: Install) => createClient(world.node.address, jarOf(client), install);
/** Another tab of the same browser, as far as it had come: what is answered to the first one does not reach it. */
const tabOf = ({ client, install }: Owner) => createClient(world.node.address, jarOf(client), install);
/** The whole profile: cookies, key and count. */
const profileOf = ({ client, install }: Owner) => createClient(world.node.address, jarOf(client), install.copy());

const quick = (client: Client, person: Person) => client.answer(calls.quickLogin, { body: { userId: person.user.id } });
const codeOf = async (client: Client, person: Person) => (await quick(client, person)).body.code;
const listed = async (client: Client) => (await client.answer(calls.recentUsers)).body.length;
/** The owner taps, and goes on with the new secret: it is the only one from here on. */
async function goOn(person: Owner): Promise<void> {
  expect((await quick(person.client, person)).status).toBe(200);
  expect(await listed(person.client)).toBe(1);
}
/** The device is over for both, until the password was given. */
async function expectRevoked(person: Owner, thief: Client): Promise<void> {
  expect((await person.client.answer(calls.session)).status).toBe(401);
  expect(await listed(person.client)).toBe(0);
  expect((await quick(person.client, person)).status).toBe(403);
  expect((await person.client.answer(calls.login, { body: { email: person.email, password: PASSWORD } })).status).toBe(200);
  expect((await quick(person.client, person)).status).toBe(200);
  expect(await codeOf(thief, person)).toBe('unknown_device');
  expect((await quick(person.client, person)).status).toBe(200);
}

describe('a browser with a key', () => {
  it('goes on after lost answers, hours later too', async () => {
    const person = await owner();
    for (let round = 0; round < 3; round += 1) {
      // These answers never arrive: what the jar holds is what was sent.
      for (let lost = 0; lost < 2; lost += 1) expect((await quick(tabOf(person), person)).status).toBe(200);
      pause(HOUR);
      await goOn(person);
    }
  });

  it('has as many tabs as it likes, at once too', async () => {
    const person = await owner();
    for (let round = 0; round < 3; round += 1) {
      const tabs = await Promise.all(Array.from({ length: 4 }, () => quick(person.client, person)));
      expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
      expect(await listed(person.client)).toBe(1);
      pause(round * MINUTE);
    }
  });

  it('is told to ask again where a request of its was overtaken by one with the new secret, and loses nothing', async () => {
    const person = await owner();
    const late = tabOf(person);
    await goOn(person);
    pause(LATE_SECRET_SECONDS - 10);
    expect(await codeOf(late, person)).toBe('device_overtaken');
    const before = late.cookie();
    await late.answer(calls.askCode, { body: { for: 'sign_in', phone: '+27824460001' } });
    expect(late.cookie()).toBe(before);
    expect((await quick(person.client, person)).status).toBe(200);
  });

  it('may send the very same request twice, as networks do, at once and hours later', async () => {
    const person = await owner();
    const path = '/api/auth/quick-login';
    const bytes = { 'x-device-proof': person.install.prove('POST', path) };
    const tap = () => cookiesOf(person.client).post(path, { userId: person.user.id }, bytes);
    expect((await tap()).status).toBe(200);
    expect((await tap()).status).toBe(200);
    pause(5 * HOUR);
    // By the cookie of now and the number of then: it opens nothing, and ends nothing.
    expect((await tap()).body).toMatchObject({ code: 'device_overtaken' });
    await goOn(person);
  });

  it('sends what waited without a network hours later', async () => {
    const person = await owner();
    const path = '/api/auth/quick-login';
    // Signed, and never sent until now; others of the same browser came in between.
    const waited = { 'x-device-proof': person.install.prove('POST', path) };
    await goOn(person);
    pause(5 * HOUR);
    await goOn(person);
    pause(HOUR);
    expect((await cookiesOf(person.client).post(path, { userId: person.user.id }, waited)).body).toMatchObject({
      code: 'device_overtaken',
    });
    expect((await quick(person.client, person)).status).toBe(200);
  });

  it('that lost its key has to sign in once, and nobody is signed out', async () => {
    const person = await owner();
    const without = cookiesOf(person.client, newInstall());
    expect(await codeOf(without, person)).toBe('unknown_device');
    expect((await person.client.answer(calls.session)).status).toBe(200);
    expect((await without.answer(calls.login, { body: { email: person.email, password: PASSWORD } })).status).toBe(200);
    expect((await quick(without, person)).status).toBe(200);
    expect((await quick(person.client, person)).status).toBe(200);
  });
});

describe.each([
  ['a second', SECOND],
  ['a minute', MINUTE],
  ['an hour', HOUR],
])('a copy used %s after the owner’s next use', (_when, after) => {
  it.each([
    ['the cookies', (person: Owner) => cookiesOf(person.client)],
    ['the cookies, by a browser with a key of its own', (person: Owner) => cookiesOf(person.client, newInstall())],
    ['the whole profile', profileOf],
  ])('of %s ends both', async (_what, copy) => {
    const person = await owner();
    const thief = copy(person);
    await goOn(person);
    pause(after);
    expect(await codeOf(thief, person)).toBe('unknown_device');
    await expectRevoked(person, thief);
  });

  it('of the cookies of a browser without a key ends both', async () => {
    const person = await passenger(world);
    const thief = cookiesOf(person.client);
    expect((await quick(person.client, person)).status).toBe(200);
    expect(await listed(person.client)).toBe(1);
    pause(after);
    expect(await codeOf(thief, person)).toBe('unknown_device');
    expect((await person.client.answer(calls.session)).status).toBe(401);
  });
});

describe('a copy used before the owner’s next use', () => {
  it('of the cookies alone opens nothing and lists nobody', async () => {
    const person = await owner();
    for (const thief of [cookiesOf(person.client), cookiesOf(person.client, newInstall())]) {
      expect(await listed(thief)).toBe(0);
      expect(await codeOf(thief, person)).toBe('unknown_device');
    }
    await goOn(person);
  });

  it('of the whole profile is found when the owner goes on', async () => {
    const person = await owner();
    const thief = profileOf(person);
    expect((await quick(thief, person)).status).toBe(200);
    expect(await codeOf(person.client, person)).toBe('unknown_device');
    expect((await thief.answer(calls.session)).status).toBe(401);
  });

  it('of the whole profile that skips numbers is found when the owner comes to them', async () => {
    const person = await owner();
    const install = person.install.copy();
    install.prove('GET', '/skipped');
    install.prove('GET', '/skipped');
    const thief = createClient(world.node.address, jarOf(person.client), install);
    await goOn(person);
    pause(SECOND);
    // As if it had been on its way: it opens nothing.
    expect(await codeOf(thief, person)).toBe('device_overtaken');
    expect(await codeOf(person.client, person)).toBe('unknown_device');
    expect((await person.client.answer(calls.session)).status).toBe(401);
  });
});

describe('the key of a device', () => {
  it('is taken by one from before where its own account gives the password, and by no tap nor by a stranger', async () => {
    const person = await passenger(world);
    const install = newInstall();
    const keyed = cookiesOf(person.client, install);
    expect((await quick(keyed, person)).status).toBe(200);
    const stranger = await passenger(world);
    const onIt = cookiesOf(keyed, newInstall());
    expect((await onIt.answer(calls.login, { body: { email: stranger.email, password: PASSWORD } })).status).toBe(200);
    const keys = async () =>
      (
        await world.db.execute(sql`select public_key is not null as keyed from devices
          where id = (select device_id from device_users where user_id = ${person.user.id} order by id limit 1)`)
      ).rows;
    expect(await keys()).toEqual([{ keyed: false }]);
    expect((await keyed.answer(calls.login, { body: { email: person.email, password: PASSWORD } })).status).toBe(200);
    expect(await keys()).toEqual([{ keyed: true }]);
    expect(await codeOf(cookiesOf(keyed), person)).toBe('unknown_device');
    expect((await quick(keyed, person)).status).toBe(200);
  });

  it('signs a request for its path alone, and remembers no more of them than it has to', async () => {
    const person = await owner();
    const forged = [
      person.install.prove('POST', '/api/auth/forget-device'),
      person.install.prove('POST', '/api/auth/quick-login').replace(/\.\d+\./, '.9999.'),
      `${'A'.repeat(87)}.1.${'A'.repeat(86)}`,
      'nonsense',
    ];
    for (const proof of forged) {
      const answer = await cookiesOf(person.client).post('/api/auth/quick-login', { userId: person.user.id }, { 'x-device-proof': proof });
      expect(answer.status).toBe(403);
    }
    for (let i = 0; i < REQUESTS_REMEMBERED + 5; i += 1) expect(await listed(person.client)).toBe(1);
    const kept = await world.db.$count(sql`device_requests where device_id =
      (select device_id from device_users where user_id = ${person.user.id} order by id desc limit 1)`);
    expect(kept).toBe(REQUESTS_REMEMBERED);
    expect((await quick(person.client, person)).status).toBe(200);
  });
});
