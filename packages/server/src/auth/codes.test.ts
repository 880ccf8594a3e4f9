import { describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { CODE_MINUTES, CODE_TRIES, CODES_PER_DEVICE, NUMBER_SILENT_DAYS, PROVEN_MINUTES } from '@safiri/rules/auth/codes.ts';
import { STRANGERS_CODES } from '@safiri/rules/auth/shared-code.ts';
import { calls } from '../testing/calls.ts';
import { unchecked } from '../testing/client.ts';
import { codeTo, otherThan, registerByPhone, signInWith, texting } from '../testing/codes.ts';
import { useWorld } from '../testing/harness.ts';
import { passenger, PASSWORD, staffMember } from '../testing/people.ts';

let now = Date.now();
const world = useWorld({ clock: () => new Date(now), env: { ...texting, SMS_COUNTRIES: 'za,ke:0.8', PUBLIC_URL: 'https://ride.example' } });
const pause = (seconds: number) => void (now += seconds * 1000);
let n = 0;
const freshPhone = () => `+2782443${String(1000 + (n += 1))}`;
const ask = (client: ReturnType<typeof world.client>, phone: string) => client.answer(calls.askCode, { body: { for: 'sign_in', phone } });
const give = (client: ReturnType<typeof world.client>, code: string) => client.answer(calls.signInByCode, { body: { code } });

describe('a code', () => {
  it('ends with what the browser reads, and registers who left out address and password', async () => {
    const client = world.client();
    const phone = freshPhone();
    expect((await ask(client, phone)).body).toEqual({
      to: expect.stringMatching(/^\+•+\d{3}$/),
      seconds: 300,
      again: 30,
      demoCode: null,
      digits: 6,
      channel: 'sms',
      channels: ['sms'],
      sentAgo: 0,
    });
    const code = await codeTo(world, phone);
    const { rows } = await world.db.execute<{ body: string }>(sql`select body from outbox_messages where recipient = ${phone}`);
    expect(rows[0]?.body.endsWith(`\n\n@ride.example #${code}`)).toBe(true);
    expect((await give(client, code)).body).toEqual({ outcome: 'new', user: null, invitation: null });
    const body = { name: 'Lindiwe Nkosi', phone, userType: 'passenger', gender: 'female' } as const;
    const made = await client.answer(calls.register, { body });
    expect([made.status, made.body.user]).toMatchObject([201, { email: '', phone, phoneVerified: true, hasPassword: false }]);
    expect((await client.answer(calls.session)).body.user.id).toBe(made.body.user.id);
    // The proof is used up.
    expect((await client.answer(calls.register, { body })).status).toBe(400);
    const again = world.client();
    expect((await signInWith(world, again, phone)).body).toMatchObject({ outcome: 'signed_in', user: { id: made.body.user.id } });
  });

  it('is good in the browser that asked for it alone', async () => {
    const phone = freshPhone();
    const asker = world.client();
    await ask(asker, phone);
    const other = world.client();
    expect((await give(other, await codeTo(world, phone))).body.code).toBe('code_over');
    await ask(other, freshPhone());
    expect((await give(other, await codeTo(world, phone))).body.code).toBe('code_wrong');
    expect((await give(asker, await codeTo(world, phone))).status).toBe(200);
  });

  it('is over when it is old, was used, or another was sent', async () => {
    const phone = freshPhone();
    const client = world.client();
    await ask(client, phone);
    const first = await codeTo(world, phone);
    pause(31);
    await ask(client, phone);
    const second = await codeTo(world, phone);
    if (first !== second) expect((await give(client, first)).body.code).toBe('code_wrong');
    expect((await give(client, second)).status).toBe(200);
    expect((await give(client, second)).body.code).toBe('code_over');
    pause(61);
    await ask(client, phone);
    pause(CODE_MINUTES * 60);
    expect((await give(client, await codeTo(world, phone))).body.code).toBe('code_over');
  });

  it('takes five tries, those at the same moment too, and never the right one after them', async () => {
    const phone = freshPhone();
    const client = world.client();
    await ask(client, phone);
    const code = await codeTo(world, phone);
    const wrong = await Promise.all(Array.from({ length: CODE_TRIES + 3 }, () => give(client, otherThan(code))));
    expect(wrong.filter((answer) => answer.body.code === 'code_wrong')).toHaveLength(CODE_TRIES - 1);
    expect((await give(client, code)).body.code).toBe('code_over');
    const { rows } = await world.db.execute<{ tries: number }>(sql`select tries from phone_codes where phone = ${phone}`);
    expect(rows).toEqual([{ tries: CODE_TRIES }]);
  });

  it('is sent again after a pause that grows', async () => {
    const phone = freshPhone();
    const client = world.client();
    const waits: number[] = [];
    for (let i = 0; i < 4; i += 1) {
      const sent = await ask(client, phone);
      expect(sent.status).toBe(200);
      const soon = await ask(client, phone);
      expect(soon.status).toBe(429);
      waits.push(sent.body.again);
      expect(Number(soon.headers.get('retry-after'))).toBe(sent.body.again);
      pause(sent.body.again);
    }
    expect(waits).toEqual([30, 60, 120, 300]);
  });

  it.each([
    ['no country of ours', '+14155550123'],
    ['a country that is not allowed', '+256772123456'],
    ['a number that no text reaches', '012 345 6789'],
    ['nothing', '12'],
  ])('goes to no number of %s', async (_what, phone) => {
    const answer = await ask(world.client(), unchecked(phone));
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.[0]?.path).toBe('phone');
    expect(await world.db.$count(sql`outbox_messages where recipient = ${phone}`)).toBe(0);
  });

  it('goes from one browser so many times a day, and strangers use up no owner’s', async () => {
    const client = world.client();
    for (let i = 0; i < CODES_PER_DEVICE; i += 1) expect((await ask(client, freshPhone())).status).toBe(200);
    expect((await ask(client, freshPhone())).status).toBe(429);
    // Strangers do not use up what the owner has on the own device.
    const owner = world.client();
    const own = freshPhone();
    await registerByPhone(world, owner, own);
    for (let i = 0; i < STRANGERS_CODES; i += 1) await ask(world.client(), own);
    expect((await ask(world.client(), own)).body.code).toBe('proof_needed');
    pause(31);
    expect((await signInWith(world, owner, own)).body.outcome).toBe('signed_in');
  });
});

describe('a number', () => {
  it('that an account never proved is opened by the password too, and is its own from then on', async () => {
    const { user } = await passenger(world);
    const client = world.client();
    expect((await signInWith(world, client, user.phone)).body).toEqual({ outcome: 'password', user: null, invitation: null });
    expect((await client.answer(calls.session)).status).toBe(401);
    const opened = await client.answer(calls.login, { body: { phone: user.phone, password: PASSWORD } });
    expect(opened.body.user).toMatchObject({ id: user.id, phoneVerified: true });
    expect((await signInWith(world, world.client(), user.phone)).body).toMatchObject({ outcome: 'signed_in', user: { id: user.id } });
  });

  it('that an account never proved opens it on a device that it uses', async () => {
    const { client, user } = await passenger(world);
    await client.answer(calls.logout);
    expect((await signInWith(world, client, user.phone)).body).toMatchObject({
      outcome: 'signed_in',
      user: { id: user.id, phoneVerified: true },
    });
  });

  it('that two claim goes to the one that proves it; the other goes on, and is told', async () => {
    const { client: loser, user, email } = await passenger(world);
    const winner = world.client();
    const made = await registerByPhone(world, winner, user.phone);
    expect([made.status, made.body.user]).toMatchObject([201, { phone: user.phone }]);
    expect((await loser.answer(calls.session)).body.user).toMatchObject({ id: user.id, phone: '', phoneVerified: false });
    expect((await world.client().answer(calls.login, { body: { email, password: PASSWORD } })).body.user.id).toBe(user.id);
    const { rows } = await world.db.execute(sql`select subject from outbox_messages where recipient = ${email}`);
    expect(rows).toEqual([{ subject: 'Your phone number at Safiri' }]);
    // Without a proof it stays refused.
    expect(
      (await world.client().answer(calls.register, { body: { name: 'Neo', phone: user.phone, userType: 'passenger', gender: 'male' } }))
        .status,
    ).toBe(400);
  });

  it('that changed hands after long silence is not enough where a password was set', async () => {
    const client = world.client();
    const phone = freshPhone();
    const made = await registerByPhone(world, client, phone, { password: PASSWORD });
    pause((NUMBER_SILENT_DAYS + 1) * 24 * 3600);
    const next = world.client();
    expect((await signInWith(world, next, phone)).body.outcome).toBe('password');
    const registered = await next.answer(calls.register, { body: { name: 'Sello', phone, userType: 'passenger', gender: 'male' } });
    expect(registered.status).toBe(201);
    expect(registered.body.user.id).not.toBe(made.body.user.id);
  });

  it('is proven for a while', async () => {
    const client = world.client();
    const phone = freshPhone();
    await signInWith(world, client, phone);
    pause(PROVEN_MINUTES * 60 + 1);
    const late = await client.answer(calls.register, { body: { name: 'Late', phone, userType: 'passenger', gender: 'male' } });
    expect([late.status, late.body.errors?.[0]?.path]).toEqual([400, 'email']);
  });

  it('of staff opens nothing here', async () => {
    await staffMember(world);
    const phone = freshPhone();
    await world.db.execute(
      sql`update users set phone = ${phone}, phone_verified_at = now() where id = (select max(id) from users where user_type = 'staff')`,
    );
    expect((await signInWith(world, world.client(), phone)).body.code).toBe('staff_sign_in');
  });
});

describe('recovering by a code', () => {
  it('signs every other device out, the lost one’s quick login too', async () => {
    const lost = world.client();
    const phone = freshPhone();
    const { user } = (await registerByPhone(world, lost, phone)).body;
    const found = world.client();
    expect((await signInWith(world, found, phone, { recover: true })).body).toMatchObject({ outcome: 'signed_in', user: { id: user.id } });
    expect((await lost.answer(calls.session)).status).toBe(401);
    expect((await lost.answer(calls.quickLogin, { body: { userId: user.id } })).status).toBe(403);
    expect((await found.answer(calls.session)).body.user.id).toBe(user.id);
  });

  it('needs the code that was asked for to recover', async () => {
    const client = world.client();
    const phone = freshPhone();
    await registerByPhone(world, client, phone);
    const other = world.client();
    await ask(other, phone);
    const answer = await other.answer(calls.signInByCode, { body: { code: await codeTo(world, phone), recover: true } });
    expect(answer.body.code).toBe('code_over');
  });
});
