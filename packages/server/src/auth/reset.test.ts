import { afterEach, describe, expect, it } from 'vitest';
import { isNull, sql } from 'drizzle-orm';
import { resetRequests } from '@safiri/db/auth/tables.ts';
import { RESET_LINK_MINUTES, RESET_LINKS_AT_ONCE } from '@safiri/rules/auth/limits.ts';
import { useWorld } from '../testing/harness.ts';
import { eventually, passenger, PASSWORD } from '../testing/people.ts';
import { sendResetLinks } from './reset.ts';
import { calls } from '../testing/calls.ts';
import { there } from '../testing/client.ts';
import { watchStatements } from '../testing/statements.ts';

let now = new Date();
const world = useWorld({ clock: () => now });
afterEach(() => void (now = new Date()));

const ask = (email: string) => world.client().answer(calls.forgotPassword, { body: { email } });
const mailsTo = async (email: string) => {
  await eventually(async () => (await world.db.$count(resetRequests, isNull(resetRequests.doneAt))) === 0, 'the end of the work');
  return (await world.db.execute<{ body: string }>(sql`select body from outbox_messages where recipient = ${email} order by id`)).rows;
};
const tokenIn = (mail: { body: string } | undefined) => /reset=([\w-]+)/.exec(mail?.body ?? '')?.[1];
const reset = (token: string | undefined, password: string) =>
  world.client().answer(calls.resetPassword, { body: { token: there(token), password } });

describe('a forgotten password', () => {
  it('is set anew by a link that works once, and signs out everywhere', async () => {
    const person = await passenger(world);
    await ask(person.email);
    const token = tokenIn((await mailsTo(person.email))[0]);
    const fresh = 'an entirely new one 9';
    expect((await reset(token, 'short')).status).toBe(400);
    expect((await reset(token, fresh)).status).toBe(200);
    expect((await reset(token, fresh)).body.code).toBe('reset_link_invalid');
    expect((await person.client.answer(calls.session)).status).toBe(401);
    expect((await person.client.answer(calls.quickLogin, { body: { userId: person.user.id } })).status).toBe(403);
    expect((await world.client().answer(calls.login, { body: { email: person.email, password: fresh } })).status).toBe(200);
    expect((await world.client().answer(calls.login, { body: { email: person.email, password: PASSWORD } })).status).toBe(401);
  });

  it('is hashed before a connection is taken, by a link that opens, and once of two who use it at the same moment', async () => {
    const person = await passenger(world);
    await ask(person.email);
    const token = tokenIn((await mailsTo(person.email))[0]);
    const answers = await Promise.all(['an entirely new one 8', 'an entirely new one 7'].map((password) => reset(token, password)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410]);
  });

  it('is asked for in one way whether there is an account or not: the request looks nobody up', async () => {
    const person = await passenger(world);
    const known = await ask(person.email);
    const unknown = await ask('nobody@example.org');
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(known.body).toEqual({ ok: true, mail: false });
    const { rows } = await world.db.execute(sql`select email from reset_requests where email in (${person.email}, 'nobody@example.org')`);
    expect(rows).toHaveLength(2);
    expect(await mailsTo('nobody@example.org')).toEqual([]);
  });

  it('costs the same work before the answer whether there is an account or not: the same statements, and no look at people', async () => {
    const person = await passenger(world);
    const statements = async (email: string) => {
      const asked = watchStatements(world.node.ctx.db.$client);
      expect((await ask(email)).status).toBe(200);
      await mailsTo(email);
      // The transaction that came before the answer: whatever else the node does has other connections, or comes later.
      const all = asked();
      const wish = all.find(({ text }) => text.includes('insert into "reset_requests"'));
      const own = all.filter(({ client }) => client === wish?.client).map(({ text }) => text);
      const at = own.findIndex((text) => text === wish?.text);
      return own.slice(own.lastIndexOf('begin', at), own.indexOf('commit', at) + 1);
    };
    const known = await statements(person.email);
    const unknown = await statements('nobody@example.org');
    expect(known).toEqual(unknown);
    expect(known).toEqual(['begin', expect.stringContaining('insert into "reset_requests"'), 'commit']);
  });

  it('fills nobody’s mailbox, and leaves its owner with a link that works', async () => {
    const person = await passenger(world);
    await Promise.all(Array.from({ length: 20 }, () => ask(person.email)));
    await Promise.all([sendResetLinks(world.node.ctx), sendResetLinks(world.node.ctx), sendResetLinks(world.node.ctx)]);
    const mails = await mailsTo(person.email);
    expect(mails).toHaveLength(RESET_LINKS_AT_ONCE);
    now = new Date(now.getTime() + (RESET_LINK_MINUTES - 1) * 60_000);
    expect((await reset(tokenIn(mails[0]), 'an entirely new one 9')).status).toBe(200);
    now = new Date(now.getTime() + 2 * 60_000);
    await ask(person.email);
    expect(await mailsTo(person.email)).toHaveLength(RESET_LINKS_AT_ONCE + 1);
  });
});
