import { afterEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { LOGIN_TRIES, LOGIN_TRIES_OF_STRANGERS } from '@safiri/rules/auth/limits.ts';
import { startNode, useWorld } from '../testing/harness.ts';
import { createClient } from '../testing/client.ts';
import { passenger, PASSWORD } from '../testing/people.ts';
import { calls } from '../testing/calls.ts';

/** Behind one proxy, which appends the address it sees: that is what each test's `from` stands for. */
const world = useWorld({ env: { TRUST_PROXY: '1' } });
const from = (address: string) => ({ 'x-forwarded-for': address });
const logIn = (email: string, password: string, address: string, client = world.client()) =>
  client.answer(calls.login, { body: { email, password }, headers: from(address) });
const wrong = async (email: string, address: string, times: number, client = world.client()) => {
  for (let i = 0; i < times; i += 1) expect((await logIn(email, `wrong ${i}`, address, client)).status).toBe(401);
};
afterEach(() => world.db.execute(sql`delete from sign_in_failures`));

describe('wrong passwords', () => {
  it('shut out whoever gave them, for a time that the refusal names, and not the owner elsewhere', async () => {
    const { email, client } = await passenger(world);
    await wrong(email, '41.0.0.1', LOGIN_TRIES);
    const stranger = await logIn(email, PASSWORD, '41.0.0.1');
    expect(stranger.status).toBe(429);
    expect(Number(stranger.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await logIn(email, PASSWORD, '41.0.0.2')).status).toBe(200);
    expect((await logIn(email, PASSWORD, '41.0.0.1', client)).status).toBe(200);
  });

  it('of many strangers together shut out strangers, never a device that the account knows', async () => {
    const { email, client } = await passenger(world);
    await world.db.execute(sql`insert into sign_in_failures (subject, at)
      select 'account:' || ${email}::text, now() from generate_series(1, ${LOGIN_TRIES_OF_STRANGERS})`);
    expect((await logIn(email, PASSWORD, '41.0.0.2')).status).toBe(429);
    expect((await logIn(email, PASSWORD, '41.0.0.2', client)).status).toBe(200);
  });

  it('on a known device have a budget of their own, which leaves everybody else alone', async () => {
    const { email, client } = await passenger(world);
    await wrong(email, '41.0.0.1', LOGIN_TRIES, client);
    expect((await logIn(email, PASSWORD, '41.0.0.1', client)).status).toBe(429);
    expect((await logIn(email, PASSWORD, '41.0.0.1')).status).toBe(200);
    const other = await passenger(world);
    expect((await logIn(other.email, PASSWORD, '41.0.0.1', client)).status).toBe(200);
  });

  it('of sixty people behind one carrier’s address shut nobody else out', async () => {
    for (let i = 0; i < 60; i += 1) await wrong(`person${i}@example.org`, '41.0.0.1', 1);
    const { email } = await passenger(world);
    expect((await logIn(email, PASSWORD, '41.0.0.1')).status).toBe(200);
  });
});

describe('staff', () => {
  it('sign in at their own page alone, and only whoever has the password learns that', async () => {
    const { email, client, user } = await passenger(world);
    await world.db.execute(sql`update users set user_type = 'staff' where id = ${user.id}`);
    const refused = await logIn(email, PASSWORD, '41.0.0.1');
    expect([refused.status, refused.body.code]).toEqual([403, 'staff_sign_in']);
    expect(refused.headers.getSetCookie()).toEqual([]);
    const guessed = await logIn(email, 'not it at all', '41.0.0.1');
    const nobody = await logIn('nobody@example.org', 'not it at all', '41.0.0.1');
    expect([guessed.status, guessed.body]).toEqual([nobody.status, nobody.body]);
    // The session from before, which was not opened at their page.
    const fresh = createClient(
      world.node.address,
      new Map([['safiri_session', /safiri_session=([^;]+)/.exec(client.cookie())?.[1] ?? '']]),
    );
    world.node.ctx.bus.publish('session', { userId: user.id });
    expect((await fresh.answer(calls.session)).status).toBe(401);
    expect((await fresh.answer(calls.whoAmI)).status).toBe(401);
  });
});

describe('the limit of requests', () => {
  const ask = (address: string, cookie: string) =>
    fetch(`${limited.address}/api/auth/forgot-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie, ...from(address) },
      body: JSON.stringify({ email: 'victim@example.org' }),
    });
  const PER_MINUTE = 20;
  let limited: Awaited<ReturnType<typeof startNode>>;
  const passed = async (asks: Array<() => Promise<Response>>) => {
    const statuses: number[] = [];
    for (const one of asks) statuses.push((await one()).status);
    return [statuses.filter((status) => status === 200).length, statuses.filter((status) => status === 429).length];
  };

  it('can be escaped by nobody, neither by an invented session nor by a forged proxy header', async () => {
    limited = await startNode(world.databaseUrl, { env: { TRUST_PROXY: '1', RATE_LIMIT_FACTOR: '1' } });
    try {
      const invented = Array.from({ length: 2 * PER_MINUTE }, (_, i) => () => ask('41.0.1.1', `safiri_session=invented${i}`));
      expect(await passed(invented)).toEqual([PER_MINUTE, PER_MINUTE]);
      const hops = Array.from({ length: 2 * PER_MINUTE }, (_, i) => () => ask(`10.9.8.${i}, 41.0.1.2`, ''));
      expect(await passed(hops)).toEqual([PER_MINUTE, PER_MINUTE]);
      // A person who is signed in has a count of their own, whoever else uses the address.
      const person = await passenger(world);
      expect((await ask('41.0.1.1', person.client.cookie())).status).toBe(200);
    } finally {
      await limited.stop();
    }
  });
});
