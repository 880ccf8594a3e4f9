import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { brandVersions } from '@safiri/db/brand/tables.ts';
import { staffRoleRows } from '@safiri/db/staff/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import { ownerLinks } from '@safiri/db/setup/tables.ts';
import { insertMember } from '../staff/public.ts';
import { inTransaction } from '../platform/unit-of-work.ts';
import { calls } from '../testing/calls.ts';
import { startNode, useWorld } from '../testing/harness.ts';
import { memberOfStaff, PASSWORD, registration } from '../testing/people.ts';
import { announceOwnerLink, printOwnerLink } from './public.ts';

let now = new Date('2026-11-27T08:00:00Z');
const world = useWorld({ markets: false, gated: true, clock: () => now });
const html = { accept: 'text/html,*/*' };

const tokenIn = (lines: readonly string[]) => /\/setup\?link=([\w-]{43})$/.exec(lines.join('\n'))?.[1] ?? '';
const print = async () => tokenIn((await printOwnerLink(world.node.ctx)) ?? []);
const account = (token: string, email = 'achieng@example.org') => ({
  token,
  email,
  name: 'Achieng Otieno',
  phone: '+254 712 345 678',
  password: PASSWORD,
});

describe('an instance that nobody has set up', () => {
  it('answers the probes and the page of the first run, and nothing else', async () => {
    const client = world.client();
    for (const path of ['/healthz', '/readyz']) expect((await client.get(path)).status).toBe(200);
    expect(await client.call(calls.getState)).toEqual({ waitsForOwner: true });
    for (const path of [
      '/api/settings',
      '/api/auth/session',
      '/api/stream',
      '/metrics',
      '/openapi.json',
      '/docs',
      '/worker.js',
      '/pictures/x',
    ]) {
      const { status, body } = await client.get(path);
      expect([path, status, body]).toEqual([path, 503, expect.objectContaining({ code: 'not_set_up' })]);
    }
    expect((await client.refused(calls.register, { body: registration() })).code).toBe('not_set_up');
    expect((await client.refused(calls.signIn, { body: { email: 'a@example.org', password: PASSWORD } })).code).toBe('not_set_up');
  });

  it('leads whoever asks for another page to that page, and lets nobody keep it', async () => {
    for (const path of ['/', '/passenger', '/staff', '/nowhere']) {
      const answer = await fetch(world.node.address + path, { headers: html, redirect: 'manual' });
      expect([path, answer.status, answer.headers.get('location'), answer.headers.get('cache-control')]).toEqual([
        path,
        302,
        '/setup',
        'no-store',
      ]);
    }
  });
});

describe('the link', () => {
  it('is kept as a hash, and the newest alone opens', async () => {
    const [older, newer] = [await print(), await print()];
    const rows = await world.db.select().from(ownerLinks);
    expect(rows).toHaveLength(1);
    expect(rows[0]?.tokenHash.toString()).not.toContain(newer);
    expect((await world.client().refused(calls.readLink, { body: { token: older } })).code).toBe('setup_link_invalid');
    expect((await world.client().refused(calls.makeOwner, { body: account(older) })).code).toBe('setup_link_invalid');
    await world.client().call(calls.readLink, { body: { token: newer } });
  });

  it('is printed once by servers that start together, and each start has one later on', async () => {
    const said: string[] = [];
    await print();
    now = new Date(now.getTime() + 60_000);
    const announce = () => announceOwnerLink(world.node.ctx, 'https://example.org', (line) => said.push(line));
    await Promise.all([announce(), announce(), announce()]);
    expect(said.filter((line) => line.startsWith('https://example.org/setup?link='))).toHaveLength(1);
    await world.client().call(calls.readLink, { body: { token: tokenIn(said) } });
    now = new Date(now.getTime() + 60_000);
    await announce();
    expect(said.filter((line) => line.startsWith('https://'))).toHaveLength(2);
  });

  it('works for half an hour', async () => {
    const token = await print();
    now = new Date(now.getTime() + 30 * 60_000);
    expect((await world.client().refused(calls.makeOwner, { body: account(token) })).code).toBe('setup_link_invalid');
  });
});

describe('the first owner', () => {
  it('is refused with the field that is wrong, and the link stays', async () => {
    const token = await print();
    const wrong = async (changes: object) =>
      (await world.client().refused(calls.makeOwner, { body: { ...account(token), ...changes } })).errors?.map(({ path }) => path);
    expect(await wrong({ phone: '0712' })).toEqual(['phone']);
    expect(await wrong({ password: 'short' })).toEqual(['password']);
    expect(await wrong({ email: 'me@demo.safiri.africa' })).toEqual(['email']);
    expect(await wrong({ name: 'www.example.org' })).toEqual(['name']);
    expect(await wrong({ instance: 'x'.repeat(41) })).toEqual(['instance']);
    await world.client().call(calls.readLink, { body: { token } });
  });

  it('is one, of many who open the link at once on two servers, and every server answers from then on', async () => {
    const other = await startNode(world.databaseUrl, { markets: false, gated: true, clock: () => now });
    try {
      expect((await other.client().get('/api/settings')).status).toBe(503);
      const token = await print();
      const people = Array.from({ length: 8 }, (_, i) => ({
        client: i % 2 === 0 ? world.client() : other.client(),
        body: { ...account(token, `owner${i}@example.org`), instance: `Kisumu Boda ${i}` },
      }));
      const answers = await Promise.all(people.map(({ client, body }) => client.answer(calls.makeOwner, { body })));
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(answers.filter(({ status }) => status === 410)).toHaveLength(7);
      expect(await world.db.select({ role: staffRoleRows.role }).from(staffRoleRows)).toEqual([{ role: 'owner' }]);
      expect(await world.db.$count(users)).toBe(1);
      expect(await world.db.$count(ownerLinks)).toBe(0);
      // Whoever made the account named the instance, once.
      const named = await world.db.select({ document: brandVersions.document }).from(brandVersions);
      const winning = answers.findIndex(({ status }) => status === 200);
      expect(named.map(({ document }) => (document as { name: string }).name)).toEqual([`Kisumu Boda ${winning}`]);
      for (const node of [world.node, other]) await node.ctx.brands.refresh();
      for (const node of [world.node, other]) expect(node.ctx.brands.current().brand.name).toBe(`Kisumu Boda ${winning}`);
      for (const node of [world.node, other]) expect((await node.client().get('/api/settings')).status).toBe(200);
      // Signed in, and nothing may be done before the second factor.
      const winner = people[answers.findIndex(({ status }) => status === 200)]?.client.at(world.node.address);
      expect(await winner?.call(calls.whoAmI)).toMatchObject({ secondFactor: 'to-enrol', roles: ['owner'] });
      expect((await winner?.refused(calls.readTeam))?.code).toBe('second_factor_needed');
    } finally {
      await other.stop();
    }
  });

  it('is the only one by a link: none is printed any more, and one that was left opens nothing', async () => {
    expect(await printOwnerLink(world.node.ctx)).toBeNull();
    const said: string[] = [];
    await announceOwnerLink(world.node.ctx, 'https://example.org', (line) => said.push(line));
    expect(said).toEqual([]);
    expect(await world.client().call(calls.getState)).toEqual({ waitsForOwner: false });
    await world.db.execute(
      sql`insert into owner_links (token_hash, expires_at) values (sha256('left'::bytea), ${new Date(now.getTime() + 60_000)})`,
    );
    expect((await world.client().refused(calls.makeOwner, { body: account('left') })).code).toBe('setup_link_invalid');
    await world.db.delete(ownerLinks);
  });
});

describe('an instance that was there before', () => {
  const served = useWorld({ gated: true });
  const staffed = useWorld({ gated: true, markets: false });
  const wasDemo = useWorld({ gated: true, markets: false });

  it('answers where a city is served, and where somebody works', async () => {
    await memberOfStaff(staffed, [{ role: 'support' }]);
    for (const { client } of [served, staffed]) expect((await client().get('/api/settings')).status).toBe(200);
  });

  it('waits for its owner where only the demo’s people were left', async () => {
    await inTransaction(wasDemo.node.ctx, async (uow) => {
      const [user] = await uow.tx
        .insert(users)
        .values({
          name: 'Staff',
          email: 'staff@demo.safiri.africa',
          phone: 'staff:demo',
          passwordHash: 'unusable',
          userType: 'staff',
          gender: 'male',
          countryId: 'za',
        })
        .returning({ id: users.id });
      await insertMember(uow, {
        userId: user?.id ?? 0,
        phone: null,
        roles: [{ role: 'owner', merchantId: null, fleetId: null, marketIds: null }],
      });
    });
    expect((await wasDemo.client().get('/api/settings')).status).toBe(503);
    expect(await printOwnerLink(wasDemo.node.ctx)).not.toBeNull();
  });
});
