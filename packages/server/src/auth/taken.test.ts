import { afterEach, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { TAKEN_TOLD, TAKEN_TOLD_PER_ADDRESS } from '@safiri/rules/auth/limits.ts';
import { useWorld } from '../testing/harness.ts';
import { passenger, PASSWORD, type Person } from '../testing/people.ts';
import { calls } from '../testing/calls.ts';
import { workOn } from '../testing/codes.ts';
import { unchecked } from '../testing/client.ts';

/** Behind one proxy, which appends the address it sees. */
const world = useWorld({ env: { TRUST_PROXY: '1' } });
const from = (address: string) => ({ 'x-forwarded-for': address });
afterEach(() => world.db.execute(sql`delete from sign_in_failures`));

let n = 0;
function register(changes: object, address: string, headers: Record<string, string> = {}) {
  n += 1;
  const body = {
    name: 'Lerato',
    email: `taken${n}@example.org`,
    phone: `+2782556${1000 + n}`,
    password: PASSWORD,
    userType: 'passenger',
    gender: 'female',
  };
  return world.client().answer(calls.register, { body: unchecked({ ...body, ...changes }), headers: { ...from(address), ...headers } });
}
const times = <T>(count: number, act: (i: number) => Promise<T>) => Promise.all(Array.from({ length: count }, (_, i) => act(i)));
const counted = (answers: Array<{ status: number }>, status: number) => answers.filter((answer) => answer.status === status).length;
const givePhone = (person: Person, phone: string) => person.client.answer(calls.changeAccount, { body: { phone } });

describe('a stranger who registers with what others have', () => {
  it('is refused in the same words for a phone and of an address, a few times: those at the same moment are counted too', async () => {
    const known = await passenger(world);
    const byEmail = await register({ email: known.email }, '41.2.0.1');
    const byPhone = await register({ phone: known.user.phone }, '41.2.0.1');
    expect([byEmail.status, byEmail.body]).toEqual([409, byPhone.body]);
    const answers = await times(TAKEN_TOLD_PER_ADDRESS + 8, () => register({ phone: known.user.phone }, '41.2.0.1'));
    expect(counted(answers, 409)).toBeLessThanOrEqual(TAKEN_TOLD_PER_ADDRESS - 2);
    expect(counted(answers, 409) + counted(answers, 428)).toBe(TAKEN_TOLD_PER_ADDRESS + 8);
    // Then neither a known nor a free one is told without some work, and other addresses are none the worse.
    await world.db.execute(sql`insert into sign_in_failures (subject, at)
      select 'taken:41.2.0.1', now() from generate_series(1, ${TAKEN_TOLD_PER_ADDRESS})`);
    const free = await register({}, '41.2.0.1');
    const taken = await register({ phone: known.user.phone }, '41.2.0.1');
    expect([free.status, taken.status]).toEqual([428, 428]);
    const body = { email: 'worked@example.org', phone: '+27825569999' };
    const asked = await register(body, '41.2.0.1');
    expect((await register(body, '41.2.0.1', { 'x-proof-of-work': workOn(asked) })).status).toBe(201);
    expect((await register({}, '41.2.0.2')).status).toBe(201);
  });

  it('is limited only for tries that reveal something: a village behind one address registers', async () => {
    const answers: number[] = [];
    for (let i = 0; i < 4; i += 1) {
      answers.push((await register({}, '41.2.0.3')).status);
      answers.push((await register({ password: 'short' }, '41.2.0.3')).status);
    }
    expect(answers).toEqual([201, 400, 201, 400, 201, 400, 201, 400]);
    const { rows } = await world.db.execute(sql`select 1 from sign_in_failures where subject like 'taken:%'`);
    expect(rows).toHaveLength(0);
  });
});

describe('an account that wants what others have', () => {
  it('is refused a few times, by phone and address together, and goes on with its own', async () => {
    const known = await passenger(world);
    const person = await passenger(world);
    const email = () => person.client.answer(calls.setEmail, { body: { email: known.email, password: PASSWORD } });
    const refused = await givePhone(person, known.user.phone);
    expect([refused.status, refused.body.errors?.[0]?.path]).toEqual([400, 'phone']);
    expect((await email()).body.errors?.[0]?.path).toBe('email');
    const answers = await times(TAKEN_TOLD + 5, () => givePhone(person, known.user.phone));
    expect(counted(answers, 400)).toBeLessThanOrEqual(TAKEN_TOLD - 2);
    for (let i = 0; i < TAKEN_TOLD; i += 1) await givePhone(person, known.user.phone);
    expect((await givePhone(person, known.user.phone)).status).toBe(429);
    expect((await email()).status).toBe(429);
    expect((await givePhone(person, '082 556 0900')).status).toBe(429);
    // What asks about nobody is changed as ever, and others are none the worse.
    expect((await person.client.answer(calls.changeAccount, { body: { name: 'Lerato M' } })).status).toBe(200);
    const other = await passenger(world);
    for (const phone of ['082 556 0901', '082 556 0902', other.user.phone, '082 556 0903', '082 556 0904', '082 556 0905'])
      expect((await givePhone(other, phone)).status).toBe(200);
  });
});
