import { describe, expect, it } from 'vitest';
import { PASSWORD_GIVEN_MINUTES } from '@safiri/rules/auth/limits.ts';
import { calls } from '../testing/calls.ts';
import type { Client } from '../testing/client.ts';
import { codeTo, otherThan, registerByPhone, signInWith, texting } from '../testing/codes.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, passenger, PASSWORD } from '../testing/people.ts';

let now = Date.now();
const world = useWorld({ clock: () => new Date(now), env: texting });
const pause = (seconds: number) => void (now += seconds * 1000);
let n = 0;
const freshPhone = () => `+2782444${String(1000 + (n += 1))}`;

/** Somebody who registered by the phone alone. */
async function phonePerson() {
  const client = world.client();
  const phone = freshPhone();
  const { user } = (await registerByPhone(world, client, phone)).body;
  return { client, phone, user };
}
const stepUp = async (client: Client, phone: string) => {
  expect((await client.answer(calls.askCode, { body: { for: 'step_up' } })).status).toBe(200);
  return client.answer(calls.confirmByCode, { body: { code: await codeTo(world, phone) } });
};

describe('a session of quick login', () => {
  it('goes on by a code to the own number, for a while', async () => {
    const { client, phone, user } = await phonePerson();
    await client.answer(calls.quickLogin, { body: { userId: user.id } });
    const rename = () => client.answer(calls.changeAccount, { body: { name: 'Lindiwe N' } });
    expect((await rename()).body.code).toBe('confirm_password');
    expect((await client.answer(calls.askCode, { body: { for: 'change_phone', phone: freshPhone() } })).body.code).toBe('confirm_password');
    pause(31);
    expect((await stepUp(client, phone)).status).toBe(200);
    expect((await rename()).status).toBe(200);
    pause(PASSWORD_GIVEN_MINUTES * 60 + 1);
    expect((await rename()).body.code).toBe('confirm_password');
  });

  it('takes no wrong code, no code of another purpose and none of somebody else', async () => {
    const { client, phone, user } = await phonePerson();
    await client.answer(calls.quickLogin, { body: { userId: user.id } });
    pause(31);
    await client.answer(calls.askCode, { body: { for: 'sign_in', phone } });
    expect((await client.answer(calls.confirmByCode, { body: { code: await codeTo(world, phone) } })).body.code).toBe('code_over');
    pause(61);
    await client.answer(calls.askCode, { body: { for: 'step_up' } });
    expect((await client.answer(calls.confirmByCode, { body: { code: otherThan(await codeTo(world, phone)) } })).body.code).toBe(
      'code_wrong',
    );
    // The next person at this phone does not give the code that this one asked for.
    await signInWith(world, client, freshPhone());
    const other = await phonePerson();
    expect((await other.client.answer(calls.confirmByCode, { body: { code: await codeTo(world, phone) } })).body.code).toBe('code_over');
  });

  it('is sent no code to a number that was never proven', async () => {
    const { client } = await passenger(world);
    expect((await client.answer(calls.askCode, { body: { for: 'step_up' } })).status).toBe(403);
    expect((await world.client().answer(calls.askCode, { body: { for: 'step_up' } })).status).toBe(401);
  });
});

describe('an account without a password', () => {
  it('sets address and password, and is deleted, by a code given a short while ago', async () => {
    const { client, phone } = await phonePerson();
    pause(PASSWORD_GIVEN_MINUTES * 60 + 1);
    expect((await client.answer(calls.setPassword, { body: { newPassword: PASSWORD } })).body.code).toBe('confirm_password');
    expect((await client.answer(calls.setPassword, { body: { password: '', newPassword: PASSWORD } })).status).toBe(400);
    expect((await stepUp(client, phone)).status).toBe(200);
    expect((await client.answer(calls.setEmail, { body: { email: `phone${n}@example.org` } })).body.user.email).toBe(
      `phone${n}@example.org`,
    );
    expect((await client.answer(calls.setPassword, { body: { newPassword: PASSWORD } })).body.user.hasPassword).toBe(true);
    expect((await world.client().answer(calls.login, { body: { email: `phone${n}@example.org`, password: PASSWORD } })).status).toBe(200);
    expect((await client.answer(calls.removeAccount, { body: {} })).status).toBe(200);
  });

  it('never signs in with a password', async () => {
    const { phone } = await phonePerson();
    expect((await world.client().answer(calls.login, { body: { phone, password: 'anything at all' } })).status).toBe(401);
  });
});

describe('a change of number', () => {
  const change = async (client: Client, phone: string) => {
    const asked = await client.answer(calls.askCode, { body: { for: 'change_phone', phone } });
    expect(asked.status).toBe(200);
    return client.answer(calls.changePhone, { body: { code: await codeTo(world, phone) } });
  };

  it('needs a code to the new one, which then opens the account', async () => {
    const { client, user } = await passenger(world);
    const phone = freshPhone();
    expect((await client.answer(calls.changeAccount, { body: { phone } })).body.code).toBe('unproven_phone');
    expect((await change(client, phone)).body.user).toMatchObject({ id: user.id, phone, phoneVerified: true });
    expect((await signInWith(world, world.client(), phone)).body).toMatchObject({ outcome: 'signed_in', user: { id: user.id } });
  });

  it('confirms the number that the account has', async () => {
    const { client, user } = await passenger(world);
    expect((await change(client, user.phone)).body.user).toMatchObject({ phone: user.phone, phoneVerified: true });
  });

  it('takes it from the account that had it, which goes on', async () => {
    const before = await phonePerson();
    const next = await passenger(world);
    expect((await change(next.client, before.phone)).body.user.phone).toBe(before.phone);
    expect((await before.client.answer(calls.session)).body.user).toMatchObject({ id: before.user.id, phone: '' });
    // A session that is good takes another number.
    const phone = freshPhone();
    expect((await change(before.client, phone)).body.user.phone).toBe(phone);
  });

  it('by several at once leaves each number with one account', async () => {
    const phone = freshPhone();
    const people = await Promise.all(Array.from({ length: 4 }, () => passenger(world)));
    const codes: string[] = [];
    for (const { client } of people) {
      await client.answer(calls.askCode, { body: { for: 'change_phone', phone } });
      codes.push(await codeTo(world, phone));
    }
    const answers = await Promise.all(people.map(({ client }, i) => client.answer(calls.changePhone, { body: { code: codes[i] ?? '' } })));
    expect(answers.some(({ status }) => status === 200)).toBe(true);
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const holders = await Promise.all(people.map(async ({ client }) => (await client.answer(calls.session)).body.user.phone));
    expect(holders.filter((held) => held === phone)).toHaveLength(1);
  });
});

it('a payout goes by the password, or by what was given a short while ago', async () => {
  const { client } = await driver(world);
  const body = { amount: '1.00', destination: '0825550142' };
  pause(PASSWORD_GIVEN_MINUTES * 60 + 1);
  expect((await client.answer(calls.requestPayout, { body })).body.code).toBe('confirm_password');
  expect((await client.answer(calls.requestPayout, { body: { ...body, password: PASSWORD } })).body.code).toBe('balance_too_low');
});
