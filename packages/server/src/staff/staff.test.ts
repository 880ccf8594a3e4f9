import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { Secret, TOTP } from 'otpauth';
import { afterAll, describe, expect, it } from 'vitest';
import { allCalls } from '@safiri/contract/all-calls.ts';
import type { DriverState } from '@safiri/rules/desk/driver-states.ts';
import type { Client } from '../testing/client.ts';
import { press } from '../testing/emergencies.ts';
import { useWorld } from '../testing/harness.ts';
import { driver, goOnline, passenger, PASSWORD, registration, staffMember } from '../testing/people.ts';
import { tripUnderWay } from '../testing/trips.ts';
import { createStaff, listStaff, resetSecondFactor } from './public.ts';
import { calls as contractCalls } from '../testing/calls.ts';
import { unchecked } from '../testing/client.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'safiri-staff-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const world = useWorld({ env: { DATA_DIR: dataDir } });
let n = 0;

const codeOf = (secret: string, at = Date.now()) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at });
const count = async (action: string) =>
  (await world.db.execute<{ n: number }>(sql`select count(*)::int as n from audit_log where action = ${action}`)).rows[0]?.n;

/** A staff account made by the command, with a password set by its link. */
async function newStaff(): Promise<{ email: string; client: Client }> {
  n += 1;
  const email = `staff${n}@example.org`;
  const link = await createStaff(world.node.ctx, email, 'Refilwe');
  const token = new URL(link).searchParams.get('reset') ?? '';
  const client = world.client();
  expect((await client.answer(contractCalls.resetPassword, { body: { token, password: PASSWORD } })).status).toBe(200);
  return { email, client };
}

async function signedIn(): Promise<{ email: string; client: Client; secret: string }> {
  const { email, client } = await newStaff();
  const me = await client.answer(contractCalls.signIn, { body: { email, password: PASSWORD } });
  expect(me.body).toMatchObject({ secondFactor: 'to-enrol', user: { userType: 'staff' } });
  const { secret, uri } = await client.call(contractCalls.enrol);
  expect(uri).toContain('otpauth://totp/Safiri');
  return { email, client, secret };
}

describe('staff sign in', () => {
  it('with a password and a second factor, made at the first sign-in', async () => {
    const { email, client, secret } = await signedIn();
    expect((await client.refused(contractCalls.readAudit)).code).toBe('second_factor_needed');
    expect((await client.answer(contractCalls.verify, { body: { code: codeOf(secret) } })).body.secondFactor).toBe('given');
    expect((await client.answer(contractCalls.readAudit)).status).toBe(200);
    // The next session gives it again, and can't make a new one.
    const next = world.client();
    expect((await next.answer(contractCalls.signIn, { body: { email, password: PASSWORD } })).body.secondFactor).toBe('to-give');
    expect((await next.answer(contractCalls.enrol)).status).toBe(409);
    expect((await next.refused(contractCalls.verify, { body: { code: codeOf(secret) } })).code).toBe('wrong_code');
    expect((await next.answer(contractCalls.verify, { body: { code: codeOf(secret, Date.now() + 30_000) } })).body.secondFactor).toBe(
      'given',
    );
    await resetSecondFactor(world.node.ctx, email);
    const later = world.client();
    expect((await later.answer(contractCalls.signIn, { body: { email, password: PASSWORD } })).body.secondFactor).toBe('to-enrol');
  });

  it('uses a code once, also when it comes twice at once', async () => {
    const { client, secret } = await signedIn();
    const code = codeOf(secret);
    const answers = await Promise.all([1, 2, 3].map(() => client.answer(contractCalls.verify, { body: { code } })));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1);
  });

  it('is shut after too many wrong codes, also for the right one', async () => {
    const { client, secret } = await signedIn();
    const wrong = codeOf(secret, 0);
    for (let i = 0; i < 20; i += 1) await client.answer(contractCalls.verify, { body: { code: wrong } });
    expect((await client.answer(contractCalls.verify, { body: { code: codeOf(secret) } })).status).toBe(429);
  });

  it('is only for staff: others are answered like a wrong password, and nobody registers as staff', async () => {
    const rider = await passenger(world);
    expect((await world.client().refused(contractCalls.signIn, { body: { email: rider.email, password: PASSWORD } })).code).toBe(
      'invalid_credentials',
    );
    expect((await world.client().answer(contractCalls.register, { body: registration({ userType: unchecked('staff') }) })).status).toBe(
      400,
    );
    expect((await world.client().answer(contractCalls.register, { body: unchecked({ ...registration(), role: 'staff' }) })).status).toBe(
      400,
    );
  });
});

describe('every staff call', () => {
  const calls = allCalls.filter(({ call }) => call.who === 'staff' && call.beforeSecondFactor !== true);

  it('is refused to passengers, drivers and to staff without the second factor', async () => {
    const people = [(await passenger(world)).client, (await driver(world)).client, (await signedIn()).client];
    expect(calls.length).toBeGreaterThan(8);
    for (const { call } of calls) {
      const [method, path] = call.key.split(' ') as ['GET' | 'POST' | 'PATCH', string];
      for (const client of people) {
        const address = path.replaceAll(/:\w+/g, '1');
        const answer = method === 'GET' ? await client.get(address) : await client.send(method, address, {});
        // A body that does not fit is refused before anyone is asked who they are.
        expect([call.key, answer.status === 403 || answer.status === 400]).toEqual([call.key, true]);
      }
    }
  });
});

describe('the audit log', () => {
  it('holds sign-ins and what the command line did, in pages, and is never changed', async () => {
    const staff = await staffMember(world);
    expect(await count('staff.created')).toBeGreaterThan(0);
    expect(await count('staff.second_factor_given')).toBeGreaterThan(0);
    for (let i = 0; i < 60; i += 1) {
      await world.db.execute(sql`insert into audit_log (action, subject, subject_id) values ('test.made', 'test', ${i})`);
    }
    const first = await staff.call(contractCalls.readAudit, { query: { subject: 'test' } });
    expect(first).toHaveLength(50);
    expect(first[0]).toMatchObject({ actor: null, action: 'test.made', subjectId: 59 });
    const rest = await staff.call(contractCalls.readAudit, { query: { subject: 'test', before: first.at(-1)?.id } });
    expect(rest).toHaveLength(10);
    expect((await staff.answer(contractCalls.readAudit, { query: { subject: 'test', subjectId: 7 } })).body).toHaveLength(1);
    const [signIn] = await staff.call(contractCalls.readAudit, { query: { subject: 'user' } });
    expect(signIn?.subjectName).toBe(signIn?.actor);
    expect(first[0]?.subjectName).toBeNull();
    const zanele = await driver(world);
    await world.db.execute(sql`insert into audit_log (action, subject, subject_id) values ('test.made', 'driver', ${zanele.driverId})`);
    const about = await staff.call(contractCalls.readAudit, { query: { subject: 'driver', subjectId: String(zanele.driverId) } });
    expect(about.map(({ subjectName }) => subjectName)).toEqual([zanele.user.name]);
    await expect(world.db.execute(sql`update audit_log set action = 'x'`)).rejects.toThrow('Failed query');
  });
});

describe('the list of drivers', () => {
  it('is searched by name, phone, plate and number', async () => {
    const staff = await staffMember(world);
    const person = await driver(world, { name: 'Busisiwe Zuma', vehicleRegistration: 'ZZ 99 ZZ GP' });
    for (const q of ['busisiwe', 'ZZ 99', person.user.phone.slice(-6), `DR${String(person.driverId).padStart(3, '0')}`]) {
      const found = await staff.call(contractCalls.findDrivers, { query: { q } });
      expect(found.map((row: { driverId: number }) => row.driverId)).toContain(person.driverId);
    }
    expect((await staff.answer(contractCalls.findDrivers, { query: { q: '%' } })).body).toEqual([]);
  });

  it('is narrowed to what they do or how they stand, and goes on behind a number', async () => {
    const staff = await staffMember(world);
    const [idle, works, drives, taken] = [await driver(world), await driver(world), await driver(world), await driver(world)];
    await goOnline(works);
    await tripUnderWay(world, { driver: drives, passenger: await passenger(world) }, { at: new Date() });
    await world.db.execute(sql`update drivers set verification_status = 'in_review' where id = ${idle.driverId}`);
    await world.db.execute(sql`update drivers set verification_status = 'rejected', is_online = false where id = ${taken.driverId}`);
    const list = async (query: { state?: DriverState; before?: string; q?: string }) =>
      (await staff.call(contractCalls.findDrivers, { query })).map(({ driverId, state }) => ({ driverId, state }));
    const newest = (await list({})).filter(({ driverId }) => driverId >= idle.driverId);
    const known = [
      [taken, 'blocked'],
      [drives, 'on_trip'],
      [works, 'online'],
      [idle, 'waiting'],
    ] as const;
    expect(newest).toEqual(known.map(([{ driverId }, state]) => ({ driverId, state })));
    for (const [{ driverId }, state] of known) {
      const found = await list({ state });
      expect(found[0]).toEqual({ driverId, state });
      expect(new Set(found.map((row) => row.state))).toEqual(new Set([state]));
      expect(await list({ state, q: `DR${driverId}` })).toEqual([{ driverId, state }]);
      expect((await list({ before: String(driverId) })).every((row) => row.driverId < driverId)).toBe(true);
    }
    expect((await list({ state: 'offline' })).every(({ state }) => state === 'offline')).toBe(true);
  });
});

describe('the command', () => {
  it('refuses an address that is taken or none, and lists who is there', async () => {
    const { email } = await newStaff();
    await expect(createStaff(world.node.ctx, email, 'Again')).rejects.toThrow('already');
    await expect(createStaff(world.node.ctx, 'no address', 'x')).rejects.toThrow('no email address');
    await expect(resetSecondFactor(world.node.ctx, 'nobody@example.org')).rejects.toThrow('no staff account');
    expect(await listStaff(world.node.ctx)).toContainEqual({
      email,
      name: 'Refilwe',
      roles: ['operations'],
      disabled: false,
      secondFactor: false,
    });
  });
});

describe('what waits', () => {
  it('is counted for staff who gave the second factor, and for nobody else', async () => {
    const staff = await staffMember(world);
    const before = (await staff.answer(contractCalls.whatWaits)).body;
    expect(before.emergencies).toBeGreaterThanOrEqual(0);
    const rider = await passenger(world);
    expect((await press(rider, { drill: true })).status).toBe(200);
    expect((await staff.answer(contractCalls.whatWaits)).body).toEqual(before);
    expect((await press(rider)).status).toBe(200);
    expect((await staff.answer(contractCalls.whatWaits)).body).toEqual({ ...before, emergencies: before.emergencies + 1 });
    expect((await rider.client.answer(contractCalls.whatWaits)).status).toBe(403);
    const { client } = await signedIn();
    expect((await client.refused(contractCalls.whatWaits)).code).toBe('second_factor_needed');
  });
});
