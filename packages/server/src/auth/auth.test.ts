import { describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { useWorld } from '../testing/harness.ts';
import { driver, passenger, PASSWORD, registration } from '../testing/people.ts';

const world = useWorld();

describe('registering', () => {
  it('signs in and gives back the person, never the password', async () => {
    const client = world.client();
    const body = registration();
    const answer = await client.post('/api/auth/register', body);
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
    expect((await client.get('/api/auth/session')).body.user.id).toBe(answer.body.user.id);
  });

  it.each(['name', 'email', 'phone', 'password', 'userType', 'gender'])('needs %s', async (field) => {
    const { [field]: _left, ...body } = registration();
    const answer = await world.client().post('/api/auth/register', body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].path).toBe(field);
  });

  it.each(['vehicleRegistration', 'vehicleModel'])('of a driver needs %s', async (field) => {
    const body = registration({ userType: 'driver', vehicleRegistration: 'KT 48 LM GP', vehicleModel: 'Corolla', [field]: undefined });
    const answer = await world.client().post('/api/auth/register', body);
    expect(answer.body).toMatchObject({ status: 400, errors: [{ path: field }] });
  });

  it.each([
    ['role', 'staff'],
    ['verified', true],
    ['genderVerifiedAt', '2026-01-01'],
    ['id', 1],
  ])('refuses the unknown field %s', async (field, value) => {
    const answer = await world.client().post('/api/auth/register', registration({ [field]: value }));
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
    const answer = await world.client().post('/api/auth/register', registration({ [field]: value }));
    expect(answer.status).toBe(400);
    expect(answer.body.errors[0].path).toBe(field);
  });

  it('does not tell whether the email or the phone is known', async () => {
    const body = registration();
    await world.client().post('/api/auth/register', body);
    const sameEmail = await world.client().post('/api/auth/register', registration({ email: String(body['email']).toUpperCase() }));
    const samePhone = await world.client().post('/api/auth/register', registration({ phone: body['phone'] }));
    expect(sameEmail.status).toBe(409);
    expect(sameEmail.body).toEqual(samePhone.body);
  });

  it('makes one account of ten taps at once', async () => {
    const body = registration();
    const answers = await Promise.all(Array.from({ length: 10 }, () => world.client().post('/api/auth/register', body)));
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, ...Array<number>(9).fill(409)]);
  });
});

describe('the language of an account', () => {
  it.each([
    ['sw', { language: 'sw' }, /^Badilisha nenosiri/],
    ['en', {}, /^Reset your/],
  ])('is %s as it was made, also in the mail of a forgotten password', async (language, chosen, subject) => {
    const client = world.client();
    const body = registration(chosen);
    expect((await client.post('/api/auth/register', body)).status).toBe(201);
    expect((await client.get('/api/account')).body.language).toBe(language);
    await client.post('/api/auth/forgot-password', { email: body['email'] });
    const { rows } = await world.db.execute(sql`select subject from outbox_messages where recipient = ${body['email']}`);
    expect(rows).toEqual([{ subject: expect.stringMatching(subject) }]);
  });

  it('is one of ours', async () => {
    expect((await world.client().post('/api/auth/register', registration({ language: 'xx' }))).status).toBe(400);
  });
});

describe('signing in', () => {
  it('takes email or phone and answers alike for a wrong password and an unknown account', async () => {
    const person = await passenger(world);
    expect((await world.client().post('/api/auth/login', { email: person.email, password: PASSWORD })).status).toBe(200);
    expect((await world.client().post('/api/auth/login', { phone: person.user.phone, password: PASSWORD })).status).toBe(200);
    const wrong = await world.client().post('/api/auth/login', { email: person.email, password: 'not it at all' });
    const unknown = await world.client().post('/api/auth/login', { email: 'nobody@example.org', password: 'not it at all' });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual(unknown.body);
    expect(wrong.body.detail).toBe('Invalid email or password');
  });

  it('locks an account out after ten failures, whoever asks, and tells how long', async () => {
    const person = await passenger(world);
    for (let i = 0; i < 10; i += 1) await world.client().post('/api/auth/login', { email: person.email, password: `wrong ${i}` });
    const answer = await world.client().post('/api/auth/login', { email: person.email, password: PASSWORD });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    await world.db.execute(sql`delete from sign_in_failures`);
  });

  it('ends at logout, at once and for good', async () => {
    const person = await passenger(world);
    const cookie = person.client.cookie();
    await person.client.post('/api/auth/logout');
    const stolen = await world.client().get('/api/auth/session', { cookie });
    expect(stolen.status).toBe(401);
  });
});

describe('resetting the password', () => {
  it('answers alike for a known and an unknown address; the link works once and signs out everywhere', async () => {
    const person = await passenger(world);
    const known = await world.client().post('/api/auth/forgot-password', { email: person.email });
    const unknown = await world.client().post('/api/auth/forgot-password', { email: 'nobody@example.org' });
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const { rows } = await world.db.execute(sql`select body from outbox_messages where recipient = ${person.email}`);
    const token = /reset=([\w-]+)/.exec(String(rows[0]?.['body']))?.[1];
    const fresh = 'an entirely new one 9';
    expect((await world.client().post('/api/auth/reset-password', { token, password: 'short' })).status).toBe(400);
    expect((await world.client().post('/api/auth/reset-password', { token, password: fresh })).status).toBe(200);
    expect((await world.client().post('/api/auth/reset-password', { token, password: fresh })).body.code).toBe('reset_link_invalid');
    expect((await person.client.get('/api/auth/session')).status).toBe(401);
    expect((await person.client.post('/api/auth/quick-login', { userId: person.user.id })).status).toBe(403);
    expect((await world.client().post('/api/auth/login', { email: person.email, password: fresh })).status).toBe(200);
  });
});

describe('quick login', () => {
  it('works on a device that the account used, and nowhere else', async () => {
    const person = await driver(world);
    await person.client.post('/api/auth/logout');
    const known = await person.client.get('/api/auth/recent-users');
    expect(known.body).toHaveLength(1);
    expect(known.body[0].phone).toMatch(/^[^\d]*\d{3}$/);
    expect((await person.client.get(`/api/auth/search-users?q=${person.user.phone.slice(-4)}`)).body).toHaveLength(1);
    expect((await person.client.get('/api/auth/search-users/Thabo')).body).toHaveLength(1);
    expect((await world.client().get('/api/auth/recent-users')).body).toEqual([]);
    expect((await world.client().post('/api/auth/quick-login', { userId: person.user.id })).body.code).toBe('unknown_device');
    const back = await person.client.post('/api/auth/quick-login', { userId: person.user.id });
    expect(back.body.user.id).toBe(person.user.id);
    await person.client.post('/api/auth/forget-device', {});
    expect((await person.client.post('/api/auth/quick-login', { userId: person.user.id })).status).toBe(403);
  });

  it('never lists or opens a staff account', async () => {
    const person = await passenger(world);
    await world.db.execute(sql`update users set user_type = 'staff' where id = ${person.user.id}`);
    expect((await person.client.post('/api/auth/quick-login', { userId: person.user.id })).status).toBe(403);
    expect((await person.client.get('/api/auth/recent-users')).body).toEqual([]);
  });
});

describe('other sites', () => {
  it('cannot make writes with the visitor’s cookies', async () => {
    const person = await passenger(world);
    const foreign = await person.client.post('/api/auth/logout', undefined, { origin: 'https://evil.example' });
    expect(foreign.body.code).toBe('foreign_origin');
    expect((await person.client.post('/api/auth/logout', undefined, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await person.client.get('/api/auth/session')).status).toBe(200);
  });
});
