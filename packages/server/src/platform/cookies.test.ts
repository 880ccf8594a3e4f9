import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LATE_SECRET_SECONDS } from '@safiri/rules/auth/device-secret.ts';
import { createClient, type Client } from '../testing/client.ts';
import { startNode, useWorld, type Node } from '../testing/harness.ts';
import { passenger, PASSWORD, type Person } from '../testing/people.ts';
import { calls } from '../testing/calls.ts';

let now = Date.now();
const clock = () => new Date(now);
/** Speaks plain HTTP, as every server did before it had TLS. */
const world = useWorld({ clock });
let tls: Node;
beforeAll(async () => {
  tls = await startNode(world.databaseUrl, { clock, env: { PUBLIC_URL: 'https://safiri.example' } });
});
afterAll(() => tls.stop());

const jarOf = (client: Client) =>
  new Map(
    client
      .cookie()
      .split('; ')
      .map((pair) => pair.split('=') as [string, string]),
  );
const names = (client: Client) => [...jarOf(client).keys()].sort();
const login = (client: Client, { email }: Person) => client.answer(calls.login, { body: { email, password: PASSWORD } });
const quick = (client: Client, { user }: Person) => client.answer(calls.quickLogin, { body: { userId: user.id } });
const session = (client: Client) => client.answer(calls.session);
const HOST_ONLY = ['__Host-safiri_device', '__Host-safiri_session'];
const PLAIN = ['safiri_device', 'safiri_session'];

/** Signed in over TLS from the start. */
async function overTls(): Promise<{ person: Person; client: Client }> {
  const person = await passenger(world);
  const client = tls.client();
  expect((await login(client, person)).status).toBe(200);
  return { person, client };
}

describe('behind TLS the cookies', () => {
  it('are those that no other host of the domain can plant', async () => {
    const { person } = await overTls();
    const { headers } = await login(tls.client(), person);
    const set = headers.getSetCookie();
    expect(set.map((line) => line.split('=')[0]).sort()).toEqual(HOST_ONLY);
    for (const line of set) {
      expect(line).toMatch(/; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
      expect(line).not.toContain('Domain');
    }
    const document = await (await fetch(`${tls.address}/openapi.json`)).json();
    expect(document).toMatchObject({
      components: {
        securitySchemes: { session: { name: 'safiri_session', description: expect.stringContaining('`__Host-safiri_session`') } },
      },
    });
  });

  it('are so by the word of a proxy that is believed, and plain without TLS', async () => {
    const person = await passenger(world);
    expect(names(person.client)).toEqual(PLAIN);
    const proxied = await startNode(world.databaseUrl, { clock, env: { TRUST_PROXY: '1' } });
    try {
      const client = proxied.client();
      const set = await client.answer(calls.login, {
        body: { email: person.email, password: PASSWORD },
        headers: { 'x-forwarded-proto': 'https' },
      });
      expect(set.headers.getSetCookie()).toHaveLength(2);
      expect(names(client)).toEqual(HOST_ONLY);
      expect((await client.answer(calls.session, { headers: { 'x-forwarded-proto': 'https' } })).status).toBe(200);
    } finally {
      await proxied.stop();
    }
  });

  it('end with the sign-out', async () => {
    const { client } = await overTls();
    expect((await client.answer(calls.logout)).status).toBe(200);
    expect(names(client)).toEqual(['__Host-safiri_device']);
    expect((await session(client)).status).toBe(401);
  });
});

describe('cookies from before TLS', () => {
  it('are replaced by the first answer, and whoever had them stays signed in and known to the device', async () => {
    const person = await passenger(world);
    now += 1000;
    const client = person.client.at(tls.address);
    const before = createClient(tls.address, jarOf(client));
    expect((await session(client)).status).toBe(200);
    expect(names(client)).toEqual(HOST_ONLY);
    expect((await session(client)).status).toBe(200);
    // What set out together with the first request arrives a little later.
    expect((await session(createClient(tls.address, jarOf(before)))).status).toBe(200);
    now += 1000 * (LATE_SECRET_SECONDS + 1);
    expect((await session(createClient(tls.address, jarOf(before)))).status).toBe(401);
    expect((await session(client)).status).toBe(200);
    expect((await quick(client, person)).status).toBe(200);
    expect((await quick(createClient(tls.address, jarOf(before)), person)).status).toBe(403);
  });

  it('are good until an answer arrived: lost ones sign nobody out', async () => {
    const person = await passenger(world);
    for (let lost = 0; lost < 3; lost += 1) {
      expect((await session(createClient(tls.address, jarOf(person.client)))).status).toBe(200);
      now += 1000 * (LATE_SECRET_SECONDS + 1);
    }
    const client = person.client.at(tls.address);
    expect((await quick(client, person)).status).toBe(200);
    expect(names(client)).toEqual(HOST_ONLY);
    expect((await session(client)).body.user.id).toBe(person.user.id);
  });

  it('come from nobody who signed in over TLS: a planted one opens nothing', async () => {
    const { person, client } = await overTls();
    const own = jarOf(client);
    const planted = createClient(tls.address, new Map(PLAIN.map((name) => [name, own.get(`__Host-${name}`) ?? ''])));
    const answer = await session(planted);
    expect(answer.status).toBe(401);
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await quick(planted, person)).body.code).toBe('unknown_device');
    // Beside the own ones they count for nothing.
    const other = await passenger(world);
    const both = createClient(tls.address, new Map([...own, ...jarOf(other.client)]));
    expect((await session(both)).body.user.id).toBe(person.user.id);
  });
});
