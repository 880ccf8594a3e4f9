import { afterEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { LOGIN_TRIES, LOGIN_TRIES_OF_STRANGERS, LOGIN_TRIES_PER_ADDRESS } from '@safiri/rules/auth/limits.ts';
import { PROOF_BITS, PROOF_PARTS, solvePuzzle } from '@safiri/rules/auth/proof-of-work.ts';
import { sha256 } from '../platform/hash.ts';
import { startNode, useWorld } from '../testing/harness.ts';
import { createClient, there } from '../testing/client.ts';
import { workOn } from '../testing/codes.ts';
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

describe('a hundred and fifty people behind one carrier’s address', () => {
  it('sign in within a quarter of an hour, one in five mistyping: nobody is refused', async () => {
    const people = await Promise.all(Array.from({ length: 30 }, () => passenger(world)));
    const refused: number[] = [];
    for (let i = 0; i < 150; i += 1) {
      const person = there(people[i % people.length]);
      // A phone that nobody knows yet: the hardest case.
      const phone = world.client();
      if (i % 5 === 0) await logIn(person.email, 'mistyped', '41.3.0.1', phone);
      const answer = await logIn(person.email, PASSWORD, '41.3.0.1', phone);
      if (answer.status !== 200) refused.push(answer.status);
    }
    expect(refused).toEqual([]);
  }, 180_000);
});

describe('a thousand guesses at one account from two hundred addresses', () => {
  it('never hit, not even with the right password among them, and the owner signs in on the own device', async () => {
    const { email, client } = await passenger(world);
    const statuses = new Map<number, number>();
    for (let i = 0; i < 1000; i += 20) {
      const answers = await Promise.all(
        Array.from({ length: 20 }, (_, n) => logIn(email, i + n > 300 && n === 7 ? PASSWORD : `guess ${i + n}`, `41.4.${(i + n) % 200}.1`)),
      );
      for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect(statuses.get(200)).toBeUndefined();
    expect(statuses.get(429)).toBeGreaterThan(800);
    expect((await logIn(email, PASSWORD, '41.4.7.1', client)).status).toBe(200);
  }, 120_000);
});

describe('an address over its budget', () => {
  const spend = (address: string) =>
    world.db.execute(sql`insert into sign_in_failures (subject, at)
      select 'address:' || ${address}::text, now() from generate_series(1, ${LOGIN_TRIES_PER_ADDRESS})`);
  const proven = (email: string, password: string, address: string, proof: string, client = world.client()) =>
    client.answer(calls.login, { body: { email, password }, headers: { ...from(address), 'x-proof-of-work': proof } });

  it('signs in for some work, which is of this address and this account, and good once', async () => {
    const { email } = await passenger(world);
    const other = await passenger(world);
    await spend('41.5.0.1');
    const asked = await logIn(email, PASSWORD, '41.5.0.1');
    expect([asked.status, asked.body.code]).toEqual([428, 'proof_needed']);
    const proof = workOn(asked);
    expect((await proven(other.email, PASSWORD, '41.5.0.1', proof)).status).toBe(428);
    await spend('41.5.0.2');
    expect((await proven(email, PASSWORD, '41.5.0.2', proof)).status).toBe(428);
    expect((await proven(email, PASSWORD, '41.5.0.1', `${proof}9`)).status).toBe(428);
    expect((await proven(email, PASSWORD, '41.5.0.1', proof)).status).toBe(200);
    expect((await proven(email, PASSWORD, '41.5.0.1', proof)).status).toBe(428);
    const twice = workOn(await logIn(email, PASSWORD, '41.5.0.1'));
    const both = await Promise.all([0, 1].map(() => proven(email, 'wrong again', '41.5.0.1', twice)));
    expect(both.map(({ status }) => status).toSorted()).toEqual([401, 428]);
  });

  it('is asked for no work on a device that the account knows, and takes no invented challenge', async () => {
    const { email, client } = await passenger(world);
    await spend('41.5.0.3');
    expect((await logIn(email, PASSWORD, '41.5.0.3', client)).status).toBe(200);
    const until = Date.now() + 60_000;
    const invented = { challenge: `${until}.${PROOF_BITS}.${'a'.repeat(22)}.${'b'.repeat(43)}`, parts: PROOF_PARTS, bits: PROOF_BITS };
    expect((await proven(email, PASSWORD, '41.5.0.3', `${invented.challenge}~${solvePuzzle(invented, sha256)}`)).status).toBe(428);
    for (const nonsense of ['', '~', 'x'.repeat(9000)]) expect((await proven(email, PASSWORD, '41.5.0.3', nonsense)).status).toBe(428);
  });

  it('is told by the last proxy: what a visitor wrote before it names nobody', async () => {
    const { email } = await passenger(world);
    await spend('41.5.0.4');
    for (let hop = 0; hop < 5; hop += 1) expect((await logIn(email, PASSWORD, `10.1.2.${hop}, 41.5.0.4`)).status).toBe(428);
    expect((await logIn(email, PASSWORD, '41.5.0.4, 41.5.0.5')).status).toBe(200);
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
  const PER_MINUTE = 200;
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
