import { describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { CODES_PER_ADDRESS } from '@safiri/rules/auth/limits.ts';
import { calls } from '../testing/calls.ts';
import { registerByPhone, signInWith, texting, workOn } from '../testing/codes.ts';
import { useWorld } from '../testing/harness.ts';

let now = Date.parse('2026-11-23T08:00:00Z');
const world = useWorld({
  clock: () => new Date(now),
  env: { ...texting, SMS_COUNTRIES: 'za:2,ke', SMS_DAILY_BUDGET: '100', TRUST_PROXY: '1' },
});
let n = 0;
const freshPhone = (prefix = '+2782445') => `${prefix}${String(1000 + (n += 1))}`;
/** From a browser and an address of its own. */
const ask = (phone: string, address = `41.6.${Math.floor(n / 200)}.${n % 200}`, headers: Record<string, string> = {}) =>
  world.client().answer(calls.askCode, { body: { for: 'sign_in', phone }, headers: { 'x-forwarded-for': address, ...headers } });
const spent = async () => (await world.db.execute(sql`select country, spent, sent from code_costs order by country`)).rows;

describe('the budget of a day', () => {
  it('ends pumping, also of many at once; who has an account goes on, and all go on tomorrow', async () => {
    const owner = freshPhone();
    await registerByPhone(world, world.client(), owner);
    const statuses: number[] = [];
    for (let i = 0; i < 5; i += 1) {
      const answers = await Promise.all(Array.from({ length: 20 }, () => ask(freshPhone())));
      statuses.push(...answers.map(({ status }) => status));
    }
    // Eighty of the hundred, of which the owner's registration took one code.
    expect(statuses.filter((status) => status === 200)).toHaveLength(39);
    expect(statuses.filter((status) => status === 503)).toHaveLength(61);
    expect(await spent()).toEqual([
      { country: '*', spent: 80_000, sent: 40 },
      { country: 'za', spent: 80_000, sent: 40 },
    ]);
    expect(await world.db.$count(sql`outbox_messages where channel = 'sms'`)).toBe(40);
    expect((await ask(freshPhone('+25471234'))).body.code).toBe('codes_spent');
    expect((await signInWith(world, world.client(), owner)).body.outcome).toBe('signed_in');
    for (let i = 0; i < 20; i += 1) await signInWith(world, world.client(), owner).catch(() => {});
    expect(Number((await spent())[0]?.['spent'])).toBeLessThanOrEqual(100_000);
    now += 24 * 3_600_000;
    expect((await ask(freshPhone())).status).toBe(200);
  });
});

describe('one address', () => {
  it('asks for many codes, and for more with some work for each', async () => {
    now += 24 * 3_600_000;
    await world.db.execute(sql`insert into sign_in_failures (subject, at)
      select 'codes:41.7.0.1', ${new Date(now).toISOString()}::timestamptz from generate_series(1, ${CODES_PER_ADDRESS})`);
    const phone = freshPhone();
    const asked = await ask(phone, '41.7.0.1');
    expect(asked.status).toBe(428);
    expect((await ask(freshPhone(), '41.7.0.1', { 'x-proof-of-work': workOn(asked) })).status).toBe(428);
    expect((await ask(phone, '41.7.0.1', { 'x-proof-of-work': workOn(asked) })).status).toBe(200);
    expect((await ask(freshPhone(), '41.7.0.2')).status).toBe(200);
  });
});
