import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { CODE_TRIES } from '@safiri/rules/auth/codes.ts';
import { PROOF_BITS } from '@safiri/rules/auth/proof-of-work.ts';
import { AFTER_USE_MINUTES, SHARED_DIGITS, SHARED_MINUTES, STRANGERS_CODES, STRANGERS_MESSAGES } from '@safiri/rules/auth/shared-code.ts';
import type { BodyIn } from '@safiri/contract/call.ts';
import { calls } from '../testing/calls.ts';
import { refusalIn, type Client } from '../testing/client.ts';
import { codeTo, everyWay, otherThan, registerByPhone, workOn } from '../testing/codes.ts';
import { useWorld } from '../testing/harness.ts';
import { passenger, PASSWORD } from '../testing/people.ts';

const MINUTE = 60_000;
let now = Date.parse('2026-11-25T08:00:00Z');
const world = useWorld({ clock: () => new Date(now), env: { ...everyWay, TRUST_PROXY: '1', SMS_DAILY_BUDGET: '500' } });
// A day later nothing of the test before counts.
const nextDay = () => void (now += 25 * 60 * MINUTE);
beforeEach(nextDay);

let n = 0;
const freshPhone = () => `+2782449${String(1000 + (n += 1))}`;
const addressOf = (i: number) => `41.9.${Math.floor(i / 250)}.${i % 250}`;
const OWN_ADDRESS = '102.65.4.3';
type Wish = Partial<BodyIn<typeof calls.askCode>>;

/** Asks, and does the work that is asked for. */
async function ask(client: Client, phone: string, address: string, wish: Wish = {}) {
  const body = { for: 'sign_in', phone, ...wish } as const;
  const headers = { 'x-forwarded-for': address };
  const answer = await client.answer(calls.askCode, { body, headers });
  if (refusalIn(answer).proof === undefined) return answer;
  return client.answer(calls.askCode, { body, headers: { ...headers, 'x-proof-of-work': workOn(answer) } });
}
const give = (client: Client, code: string) => client.answer(calls.signInByCode, { body: { code } });
const messagesTo = (phone: string) => world.db.$count(sql`outbox_messages where recipient = ${phone} and channel <> 'mail'`);
/** Strangers use up what browsers that nobody knows have of their own. */
async function plague(phone: string) {
  for (let i = 0; i < STRANGERS_CODES; i += 1) expect((await ask(world.client(), phone, addressOf(i))).body.digits).toBe(6);
}

describe('a day of a hundred addresses at one number', () => {
  it('never keeps its owner on a new phone waiting for longer than half an hour, and brings few messages', async () => {
    const phone = freshPhone();
    const { user } = (await registerByPhone(world, world.client(), phone)).body;
    nextDay();
    const [start, before] = [now, await messagesTo(phone)];
    const spentBefore = await spentSince(start);
    const waits: number[] = [];
    const others: number[] = [];
    for (let i = 0; i < 104; i += 1) {
      // Eight at once, then one every quarter of an hour: all day long.
      if (i >= 8) now += 15 * MINUTE;
      const attacker = world.client();
      const answer = await ask(attacker, phone, addressOf(i), i % 3 === 0 ? { for: 'recover' } : {});
      others.push(answer.status);
      await give(attacker, '0'.repeat(SHARED_DIGITS));
      // The owner on a browser that nobody knows, and at once on another one.
      for (let k = 0; k < (i % 36 === 18 ? 2 : 0); k += 1) {
        const [owner, asked] = [world.client(), now];
        let got = await ask(owner, phone, OWN_ADDRESS);
        while (got.status !== 200) {
          now += Number(got.headers.get('retry-after')) * 1000;
          got = await ask(owner, phone, OWN_ADDRESS);
        }
        waits.push((now - asked) / MINUTE);
        expect((await give(owner, await codeTo(world, phone))).body).toMatchObject({ outcome: 'signed_in', user: { id: user.id } });
      }
    }
    expect(now - start).toBeGreaterThan(23 * 60 * MINUTE);
    expect(waits).toHaveLength(6);
    expect(Math.max(...waits)).toBeLessThanOrEqual(30);
    expect(others.every((status) => status === 200 || status === 429)).toBe(true);
    const messages = (await messagesTo(phone)) - before;
    expect(messages).toBeLessThanOrEqual(STRANGERS_MESSAGES + waits.length);
    expect((await spentSince(start)) - spentBefore).toBe(messages * 1000);
  }, 120_000);
});

/** What codes cost on the days since then, in thousandths. */
async function spentSince(at: number): Promise<number> {
  const day = new Date(at).toISOString().slice(0, 10);
  const { rows } = await world.db.execute<{ spent: number }>(
    sql`select coalesce(sum(spent), 0)::int as spent from code_costs where country = '*' and day >= ${day}`,
  );
  return rows[0]?.spent ?? 0;
}

describe('the code for all', () => {
  it('goes once to many who wait at the same moment, and opens the one browser that gives it first', async () => {
    const phone = freshPhone();
    await plague(phone);
    const before = await messagesTo(phone);
    const waiting = Array.from({ length: 6 }, () => world.client());
    const answers = await Promise.all(waiting.map((client, i) => ask(client, phone, addressOf(20 + i))));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(answers[0]?.body).toMatchObject({ digits: SHARED_DIGITS, channels: ['sms'], sentAgo: 0, seconds: SHARED_MINUTES * 60 });
    expect(await messagesTo(phone)).toBe(before + 1);
    const code = await codeTo(world, phone);
    expect(code).toHaveLength(SHARED_DIGITS);
    // Whoever did not ask has nothing of it.
    expect((await give(world.client(), code)).body.code).toBe('code_over');
    const given = await Promise.all(waiting.map((client) => give(client, code)));
    expect(given.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(given.filter(({ body }) => body.code === 'code_over')).toHaveLength(5);
    // The next one goes out half an hour after it.
    const soon = await ask(world.client(), phone, OWN_ADDRESS);
    expect([soon.status, Number(soon.headers.get('retry-after'))]).toEqual([429, AFTER_USE_MINUTES * 60]);
    now += AFTER_USE_MINUTES * MINUTE;
    expect((await ask(world.client(), phone, OWN_ADDRESS)).status).toBe(200);
  });

  it('is written apart from the others, in the language of the account, and is for those who come later, too', async () => {
    const phone = freshPhone();
    await registerByPhone(world, world.client(), phone, { language: 'sw' });
    nextDay();
    await plague(phone);
    await ask(world.client(), phone, addressOf(30));
    const { rows } = await world.db.execute<{ body: string }>(
      sql`select body from outbox_messages where recipient = ${phone} order by id desc limit 1`,
    );
    expect(rows[0]?.body).toMatch(/^\d{4} \d{4} \d{4} ni msimbo wako wa Safiri\. Misimbo mingi/);
    now += 50 * MINUTE;
    const owner = world.client();
    expect((await ask(owner, phone, OWN_ADDRESS)).body).toMatchObject({ seconds: 600, again: 600, sentAgo: 3000 });
    // Asking once more changes nothing.
    expect((await ask(owner, phone, OWN_ADDRESS)).body).toMatchObject({ seconds: 600 });
    expect((await give(owner, await codeTo(world, phone))).body.outcome).toBe('signed_in');
  });

  it('takes five tries from each browser, none of which uses up another’s, and asking again gives no more', async () => {
    const phone = freshPhone();
    await plague(phone);
    const [guesser, owner] = [world.client(), world.client()];
    await ask(guesser, phone, addressOf(40));
    await ask(owner, phone, OWN_ADDRESS);
    const code = await codeTo(world, phone);
    const wrong = otherThan(code).padStart(SHARED_DIGITS, '1');
    for (let i = 1; i < CODE_TRIES; i += 1) expect((await give(guesser, wrong)).body.code).toBe('code_wrong');
    expect((await give(guesser, wrong)).body.code).toBe('code_over');
    expect((await ask(guesser, phone, addressOf(40))).status).toBe(429);
    expect((await give(guesser, code)).body.code).toBe('code_over');
    expect((await give(owner, code)).status).toBe(200);
  });

  it('waits on for a browser that asked at another number meanwhile, with the tries that it had', async () => {
    const [phone, mistyped] = [freshPhone(), freshPhone()];
    await registerByPhone(world, world.client(), phone);
    nextDay();
    await plague(phone);
    const owner = world.client();
    expect((await ask(owner, phone, OWN_ADDRESS)).body.digits).toBe(SHARED_DIGITS);
    const code = await codeTo(world, phone);
    const wrong = '0'.repeat(SHARED_DIGITS);
    for (let k = 0; k < CODE_TRIES - 2; k += 1) expect((await give(owner, wrong)).body.code).toBe('code_wrong');
    now += MINUTE;
    expect((await ask(owner, mistyped, OWN_ADDRESS)).status).toBe(200);
    now += MINUTE;
    expect((await ask(owner, phone, OWN_ADDRESS)).status).toBe(200);
    expect((await give(owner, wrong)).body).toMatchObject({ code: 'code_wrong', triesLeft: 1 });
    expect((await give(owner, code)).body.outcome).toBe('signed_in');
  });

  it('comes in writing alone, and makes no phone ring', async () => {
    const phone = freshPhone();
    await plague(phone);
    const answer = await ask(world.client(), phone, OWN_ADDRESS, { channel: 'call' });
    expect([answer.status, answer.body.code]).toEqual([409, 'channel_not_offered']);
  });

  it('serves recovering and another number as well, each for what it was asked for', async () => {
    const phone = freshPhone();
    const lost = world.client();
    const { user } = (await registerByPhone(world, lost, phone)).body;
    nextDay();
    await plague(phone);
    const found = world.client();
    expect((await ask(found, phone, OWN_ADDRESS, { for: 'recover' })).status).toBe(200);
    const code = await codeTo(world, phone);
    expect((await give(found, code)).body.code).toBe('code_over');
    const opened = await found.answer(calls.signInByCode, { body: { code, recover: true } });
    expect(opened.body).toMatchObject({ outcome: 'signed_in', user: { id: user.id } });
    expect((await lost.answer(calls.session)).status).toBe(401);
  });
});

describe('a stranger at a plagued number', () => {
  it('works for each wish, and more the more come from one address; a light puzzle does for nothing', async () => {
    const phone = freshPhone();
    await plague(phone);
    const body = { for: 'sign_in', phone } as const;
    const headers = { 'x-forwarded-for': '41.10.0.1' };
    const bare = () => world.client().answer(calls.askCode, { body, headers });
    const light = await bare();
    expect([light.status, refusalIn(light).proof?.bits]).toEqual([428, PROOF_BITS]);
    for (let i = 0; i < 4; i += 1) expect((await ask(world.client(), phone, '41.10.0.1')).status).toBe(200);
    expect(refusalIn(await bare()).proof?.bits).toBe(PROOF_BITS + 1);
    await world.db.execute(sql`insert into sign_in_failures (subject, at)
      select ${`plague:${phone}@41.10.0.1`}, ${new Date(now).toISOString()}::timestamptz from generate_series(1, 8)`);
    expect(refusalIn(await bare()).proof?.bits).toBe(PROOF_BITS + 2);
    const worked = { ...headers, 'x-proof-of-work': workOn(light) };
    expect((await world.client().answer(calls.askCode, { body, headers: worked })).status).toBe(428);
    // Another address begins with little.
    const other = await world.client().answer(calls.askCode, { body, headers: { 'x-forwarded-for': '41.10.0.2' } });
    expect(refusalIn(other).proof?.bits).toBe(PROOF_BITS);
  });

  it('is whoever is signed in to another account, too: nobody sends many to a number by many accounts', async () => {
    const phone = freshPhone();
    const before = await messagesTo(phone);
    for (let i = 0; i < STRANGERS_CODES + 2; i += 1) {
      const { client } = await passenger(world);
      await client.call(calls.confirmPassword, { body: { password: PASSWORD } });
      expect((await ask(client, phone, addressOf(60 + i), { for: 'change_phone' })).status).toBe(200);
    }
    expect(await messagesTo(phone)).toBe(before + STRANGERS_CODES + 1);
  });

  it('is whoever registered the number and never proved it, in each browser where they give its password', async () => {
    const { user } = await passenger(world);
    for (let i = 0; i < STRANGERS_CODES + 2; i += 1) {
      const client = world.client();
      await client.call(calls.login, { body: { phone: user.phone, password: PASSWORD } });
      expect((await ask(client, user.phone, addressOf(80 + i))).status).toBe(200);
    }
    expect(await messagesTo(user.phone)).toBe(STRANGERS_CODES + 1);
  });

  it('is nobody who signed in here before: the own phone goes on with codes of its own', async () => {
    const phone = freshPhone();
    const owner = world.client();
    await registerByPhone(world, owner, phone);
    nextDay();
    await plague(phone);
    now += 31_000;
    expect((await owner.answer(calls.askCode, { body: { for: 'sign_in', phone } })).body).toMatchObject({ digits: 6, sentAgo: 0 });
  });
});
