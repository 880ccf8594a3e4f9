import { describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { useWorld } from '../testing/harness.ts';
import { eventually, passenger, PASSWORD, registration } from '../testing/people.ts';
import { calls } from '../testing/calls.ts';
import { unchecked } from '../testing/client.ts';

const world = useWorld();
const mailed = (email: unknown) =>
  eventually(
    async () => (await world.db.execute(sql`select 1 from outbox_messages where recipient = ${email}`)).rows.length > 0,
    'the mail',
  );

describe('registering', () => {
  it('signs in and gives back the person, never the password', async () => {
    const client = world.client();
    const body = registration();
    const answer = await client.answer(calls.register, { body });
    expect(answer.status).toBe(201);
    expect(answer.body.user).toMatchObject({
      name: body['name'],
      userType: 'passenger',
      role: 'passenger',
      verified: false,
      genderVerified: false,
      driver: null,
    });
    expect(JSON.stringify(answer.body)).not.toContain('password');
    expect((await client.answer(calls.session)).body.user.id).toBe(answer.body.user.id);
  });

  it.each(['name', 'email', 'phone', 'password', 'userType', 'gender'])('needs %s', async (field) => {
    const body = Object.fromEntries(Object.entries(registration()).filter(([name]) => name !== field));
    const answer = await world.client().answer(calls.register, { body: unchecked(body) });
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.[0]?.path).toBe(field);
  });

  it.each(['vehicleRegistration', 'vehicleModel'])('of a driver needs %s', async (field) => {
    const body = registration({ userType: 'driver', vehicleRegistration: 'KT 48 LM GP', vehicleModel: 'Corolla', [field]: undefined });
    const answer = await world.client().answer(calls.register, { body });
    expect(answer.body).toMatchObject({ status: 400, errors: [{ path: field }] });
  });

  it.each([
    ['role', 'staff'],
    ['verified', true],
    ['genderVerifiedAt', '2026-01-01'],
    ['id', 1],
  ])('refuses the unknown field %s', async (field, value) => {
    const answer = await world.client().answer(calls.register, { body: registration({ [field]: value }) });
    expect(answer.body).toMatchObject({ status: 400, errors: [{ path: field, message: 'Unknown field' }] });
  });

  it.each([
    ['userType', 'staff'],
    ['userType', 'admin'],
    ['gender', 'x'],
    ['email', 'abc'],
    ['phone', '12'],
    ['phone', 'hello there'],
    ['phone', '000000'],
    ['phone', '1234567'],
    ['phone', '+27 82 123 000'],
    ['password', 'short'],
    ['password', 'password123'],
    ['name', ' '],
    ['name', 'x'.repeat(81)],
  ])('refuses %s %s and names the field', async (field, value) => {
    const answer = await world.client().answer(calls.register, { body: registration({ [field]: value }) });
    expect(answer.status).toBe(400);
    expect(answer.body.errors?.[0]?.path).toBe(field);
  });

  it('does not tell whether the email or the phone is known', async () => {
    const body = registration();
    await world.client().answer(calls.register, { body });
    const sameEmail = await world.client().answer(calls.register, { body: registration({ email: String(body['email']).toUpperCase() }) });
    const samePhone = await world.client().answer(calls.register, { body: registration({ phone: body['phone'] }) });
    expect(sameEmail.status).toBe(409);
    expect(sameEmail.body).toEqual(samePhone.body);
  });

  it('makes one account of ten taps at once', async () => {
    const body = registration();
    const answers = await Promise.all(Array.from({ length: 10 }, () => world.client().answer(calls.register, { body })));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
  });
});

describe('the language of an account', () => {
  it.each([
    ['sw', { language: 'sw' }, /^Badilisha nenosiri/],
    ['en', {}, /^Reset your/],
  ])('is %s as it was made, also in the mail of a forgotten password', async (language, chosen, subject) => {
    const client = world.client();
    const body = registration(unchecked(chosen));
    expect((await client.answer(calls.register, { body })).status).toBe(201);
    expect((await client.answer(calls.getAccount)).body.language).toBe(language);
    await client.answer(calls.forgotPassword, { body: { email: String(body['email']) } });
    await mailed(body['email']);
    const { rows } = await world.db.execute(sql`select subject from outbox_messages where recipient = ${body['email']}`);
    expect(rows).toEqual([{ subject: expect.stringMatching(subject) }]);
  });

  it('is one of ours', async () => {
    expect((await world.client().answer(calls.register, { body: registration({ language: unchecked('xx') }) })).status).toBe(400);
  });
});

describe('signing in', () => {
  it('takes email or phone and answers alike for a wrong password and an unknown account', async () => {
    const person = await passenger(world);
    expect((await world.client().answer(calls.login, { body: { email: person.email, password: PASSWORD } })).status).toBe(200);
    expect((await world.client().answer(calls.login, { body: { phone: person.user.phone, password: PASSWORD } })).status).toBe(200);
    const wrong = await world.client().answer(calls.login, { body: { email: person.email, password: 'not it at all' } });
    const unknown = await world.client().answer(calls.login, { body: { email: 'nobody@example.org', password: 'not it at all' } });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual(unknown.body);
    expect(wrong.body.detail).toBe('Invalid email or password');
  });

  it('ends at logout, at once and for good', async () => {
    const person = await passenger(world);
    const cookie = person.client.cookie();
    await person.client.answer(calls.logout);
    const stolen = await world.client().answer(calls.session, { headers: { cookie } });
    expect(stolen.status).toBe(401);
  });
});

describe('other sites', () => {
  it('cannot make writes with the visitor’s cookies', async () => {
    const person = await passenger(world);
    const foreign = await person.client.answer(calls.logout, { headers: { origin: 'https://evil.example' } });
    expect(foreign.body.code).toBe('foreign_origin');
    expect((await person.client.answer(calls.logout, { headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect((await person.client.answer(calls.session)).status).toBe(200);
  });
});
