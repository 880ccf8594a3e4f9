import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { handedCodes } from '@safiri/db/auth/tables.ts';
import { auditLog } from '@safiri/db/staff/tables.ts';
import { users, vehicles } from '@safiri/db/users/tables.ts';
import { LOGIN_TRIES } from '@safiri/rules/auth/limits.ts';
import { calls } from '../testing/calls.ts';
import { there, type Client } from '../testing/client.ts';
import { registerByPhone, signInWith, texting } from '../testing/codes.ts';
import { boda, bringIn, driverFile } from '../testing/driver-files.ts';
import { useWorld } from '../testing/harness.ts';
import { openKisumu } from '../testing/kisumu.ts';
import { passenger, registration, staffMember } from '../testing/people.ts';
import { codesFromCommand } from './public.ts';

const world = useWorld({ markets: false, env: { ...texting, SMS_COUNTRIES: 'ke:2', SMS_DAILY_BUDGET: '5000' } });
let staff: Client;
beforeAll(async () => {
  await openKisumu(world);
  staff = await staffMember(world);
});

let n = 0;
/** A driver who is brought in and invited, and what stands in the file. */
async function invited() {
  n += 1;
  const line = boda(n, { name: `Achieng Otieno`, language: 'en' });
  const importId = await bringIn(staff, 'kisumu', [line]);
  const phone = `+254${there(line.phone).replaceAll(' ', '').slice(1)}`;
  const plate = there(line.plate);
  const [account] = await world.db.select().from(users).where(eq(users.phone, phone));
  return { phone, plate, importId, userId: there(account).id };
}
const free = () => `07110066${String(10 + (n += 1))}`;
const answer = (client: Client, isMe: boolean) => client.answer(calls.answerInvitation, { body: { isMe } });
const correct = (id: number, phone: string) => staff.answer(calls.correctInvitation, { params: { id }, body: { phone } });
const waiting = (q?: string) => staff.call(calls.waitingInvitations, { query: q === undefined ? {} : { q } });
const denied = async () => (await staff.call(calls.whatWaits)).deniedInvitations;

describe('a number in a file that is somebody else’s', () => {
  it('opens nothing before its owner says who they are, and is theirs when they say no; the plate is free, and the team is told', async () => {
    const { phone, plate, importId, userId } = await invited();
    const stranger = world.client();
    expect((await signInWith(world, stranger, phone)).body.outcome).toBe('invited');
    expect((await stranger.answer(calls.getAccount)).status).toBe(401);
    const before = await denied();
    expect((await answer(stranger, false)).body).toEqual({ outcome: 'new', user: null });
    // Said once more it finds nothing to say no to.
    expect((await answer(stranger, false)).status).toBe(410);
    expect(await denied()).toBe(before + 1);
    expect((await waiting())[0]).toMatchObject({ userId, name: 'Achieng Otieno', plate, phone: null, market: 'Kisumu' });
    expect((await waiting())[0]?.deniedAt).not.toBeNull();
    const made = await stranger.call(calls.register, {
      body: { name: 'Wanjiru Kamau', phone, userType: 'passenger', gender: 'female', countryId: 'ke' },
    });
    expect(made.user).toMatchObject({ phone, phoneVerified: true });
    // Its driver, who was never asked, may come by themself.
    const own = registration({
      userType: 'driver',
      phone: `+254${free().slice(1)}`,
      countryId: 'ke',
      vehicleRegistration: plate,
      vehicleModel: 'Boxer',
    });
    expect((await world.client().answer(calls.register, { body: own })).status).toBe(201);
    // Until the number is corrected nothing is sent again; and then the plate is another's.
    expect(await staff.call(calls.sendInvitations, { params: { id: importId } })).toEqual({ sent: 0, left: 0, stoppedBy: null });
    expect((await correct(userId, free())).body).toMatchObject({ code: 'plate_taken' });
  });

  it('is taken from whoever was meant by registering with it, too', async () => {
    const { phone, userId } = await invited();
    const before = await denied();
    expect((await registerByPhone(world, world.client(), phone)).status).toBe(201);
    expect(await denied()).toBe(before + 1);
    const [account] = await world.db.select().from(users).where(eq(users.id, userId));
    expect(account?.phone).toBe(`lost:${userId}`);
  });

  it('is corrected by the team, whose invitation then goes to the right one', async () => {
    const { phone, plate, importId, userId } = await invited();
    const stranger = world.client();
    await signInWith(world, stranger, phone);
    await answer(stranger, false);
    const taken = await passenger(world, { phone: `+254${free().slice(1)}`, countryId: 'ke' });
    expect((await correct(userId, '+27825550142')).body.errors?.[0]?.path).toBe('phone');
    expect((await correct(userId, '12')).body.errors?.[0]?.path).toBe('phone');
    expect((await correct(userId, taken.user.phone)).body).toMatchObject({ code: 'account_exists', errors: [{ path: 'phone' }] });
    const right = free();
    expect((await correct(userId, right)).status).toBe(200);
    const [found] = await waiting(right.slice(1));
    expect(found).toMatchObject({ userId, plate, sentAt: null, deniedAt: null });
    expect(found?.phone).not.toContain(right.slice(1, 6));
    expect((await staff.call(calls.sendInvitations, { params: { id: importId } })).sent).toBe(1);
    const own = world.client();
    expect((await signInWith(world, own, `+254${right.slice(1)}`)).body.invitation).toMatchObject({ plate });
    expect((await answer(own, true)).body).toMatchObject({ outcome: 'signed_in', user: { id: userId } });
    expect((await correct(userId, free())).body).toMatchObject({ code: 'already_decided' });
    expect((await staff.refused(calls.takeBackDriver, { params: { id: userId } })).code).toBe('already_decided');
    expect((await waiting(plate)).map((one) => one.userId)).toEqual([]);
    const written = await world.db.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.subjectId, userId));
    expect(written.map(({ action }) => action)).toEqual(['driver.number_corrected']);
  });

  it('is either corrected or accepted, where both happen at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { phone, userId } = await invited();
      const client = world.client();
      await signInWith(world, client, phone);
      const [yes, corrected] = await Promise.all([answer(client, true), correct(userId, free())]);
      expect([yes.status, corrected.status].toSorted()).toEqual([200, yes.status === 200 ? 409 : 410]);
      expect((await client.answer(calls.getAccount)).status).toBe(yes.status === 200 ? 200 : 401);
    }
  });
});

describe('an invitation that is taken back', () => {
  it('leaves number and plate to whoever comes next, and nobody by that id', async () => {
    const { phone, plate, userId } = await invited();
    const left = await staff.call(calls.takeBackDriver, { params: { id: userId } });
    expect(left.map((one) => one.userId)).not.toContain(userId);
    expect((await staff.refused(calls.takeBackDriver, { params: { id: userId } })).code).toBe('not_found');
    expect((await signInWith(world, world.client(), phone)).body.outcome).toBe('new');
    expect(await world.db.$count(vehicles, sql`${vehicles.licensePlate} = ${plate}`)).toBe(0);
    const again = registration({ userType: 'driver', phone, countryId: 'ke', vehicleRegistration: plate, vehicleModel: 'Boxer' });
    expect((await world.client().answer(calls.register, { body: again })).status).toBe(201);
  });

  it('is no invitation of somebody who came by themself', async () => {
    const rider = await passenger(world, { phone: `+254${free().slice(1)}`, countryId: 'ke' });
    expect((await staff.refused(calls.takeBackDriver, { params: { id: rider.user.id } })).code).toBe('not_found');
    expect((await correct(rider.user.id, free())).status).toBe(404);
  });
});

describe('a code that the team hands out', () => {
  const password = 'ndege wa Kisumu 7';
  const use = (client: Client, phone: string, code: string, chosen = password) =>
    client.answer(calls.useHandedCode, { body: { phone, countryId: 'ke', code, password: chosen } });
  const make = async (userId: number) => (await staff.call(calls.makeCode, { params: { id: userId } })).codes[0];

  it('stands on a slip in the language of its driver, who is invited in it, too', async () => {
    const lines = ['sw', 'st', ''].map((language) => boda((n += 1), language === '' ? {} : { language }));
    const done = await staff.call(calls.importDrivers, { body: { marketId: 'kisumu', file: driverFile(lines), language: 'sw' } });
    const id = done.importId ?? 0;
    await staff.call(calls.sendInvitations, { params: { id } });
    const { codes } = await staff.call(calls.makeCodes, { params: { id }, body: { again: true } });
    const slipOf = (at: number) => codes.find(({ plate }) => plate === lines[at]?.plate)?.how;
    expect(slipOf(0)).toMatch(/^Safiri: fungua .*\/auth\?code, weka namba yako .* Hadi \d/);
    expect(slipOf(1)).toMatch(/^Safiri: bula .*\/auth\?code, kenya nomoro .* Ho fihla \d/);
    // Of a line that names no language, the one that was chosen for the file.
    expect(slipOf(2)).toMatch(/^Safiri: fungua /);
    const texted = await Promise.all(
      lines.map(({ phone = '' }) =>
        world.db.execute<{ body: string }>(
          sql`select body from outbox_messages where recipient = ${`+254${phone.replaceAll(' ', '').slice(1)}`} and channel = 'sms'`,
        ),
      ),
    );
    expect(texted.map(({ rows }) => rows[0]?.body.split(':')[0])).toEqual([
      'Kisumu imekuweka kwenye orodha ya madereva wa Safiri. Ingia kwa namba hii',
      expect.stringContaining('Kisumu'),
      'Kisumu imekuweka kwenye orodha ya madereva wa Safiri. Ingia kwa namba hii',
    ]);
    expect(texted[1]?.rows[0]?.body).toMatch(/Kena|Kisumu e/);
  });

  it('is the first sign-in of its driver, once, and their password is the way in from then on', async () => {
    const { phone, plate, importId, userId } = await invited();
    const sheet = await staff.call(calls.makeCodes, { params: { id: importId }, body: { again: false } });
    expect(sheet).toMatchObject({ left: 0, codes: [{ userId, name: 'Achieng Otieno', plate, vehicle: 'motorcycle' }] });
    const { code, phone: masked } = there(sheet.codes[0]);
    expect([/^\d{12}$/.test(code), masked.includes(phone.slice(4, 9))]).toEqual([true, false]);
    const [row] = await world.db.select().from(handedCodes).where(eq(handedCodes.userId, userId));
    expect(JSON.stringify(row)).not.toContain(code);
    const written = await world.db.select().from(auditLog).where(eq(auditLog.action, 'driver.code_made'));
    expect(written.at(-1)?.data).toEqual({ drivers: 1, importId });
    expect((await waiting(plate))[0]?.codeUntil).toBe(sheet.validUntil);
    const own = world.client();
    // As it stands on the paper, in fours, and the number as it is dialled in the country.
    expect((await use(own, `0${phone.slice(4)}`, code.replaceAll(/(\d{4})(?=\d)/g, '$1 '))).body).toMatchObject({
      user: { id: userId, phoneVerified: false },
    });
    expect((await own.answer(calls.getAccount)).status).toBe(200);
    expect((await use(world.client(), phone, code)).body).toMatchObject({ code: 'handed_code_wrong' });
    expect((await world.client().answer(calls.login, { body: { phone, countryId: 'ke', password } })).status).toBe(200);
    expect(await waiting(plate)).toEqual([]);
    expect((await staff.refused(calls.makeCode, { params: { id: userId } })).code).toBe('already_decided');
    expect((await staff.call(calls.makeCodes, { params: { id: importId }, body: { again: true } })).codes).toEqual([]);
  });

  it('is worth nothing with another number, after a newer one, after its days, or with a password that anybody guesses', async () => {
    const [one, other] = [await invited(), await invited()];
    const code = there(await make(one.userId)).code;
    await make(other.userId);
    const client = world.client();
    for (const [phone, digits] of [
      [other.phone, code],
      [`+254${free().slice(1)}`, code],
      [one.phone, '000000000000'],
    ] as const)
      expect((await use(client, phone, digits)).body).toMatchObject({ code: 'handed_code_wrong' });
    expect((await use(client, one.phone, '12345')).body.errors?.[0]?.path).toBe('code');
    expect((await use(client, one.phone, code, '12345678')).body.errors?.[0]?.path).toBe('password');
    const newer = there(await make(one.userId)).code;
    expect((await use(client, one.phone, code)).body).toMatchObject({ code: 'handed_code_wrong' });
    await world.db
      .update(handedCodes)
      .set({ expiresAt: new Date(Date.now() - 1000) })
      .where(eq(handedCodes.userId, one.userId));
    expect((await use(client, one.phone, newer)).body).toMatchObject({ code: 'handed_code_wrong' });
  });

  it('is made once for whoever has none, by however many who press at once, and anew for all where that is said', async () => {
    const lines = [boda((n += 1)), boda((n += 1))];
    const importId = await bringIn(staff, 'kisumu', lines);
    const sheet = (again: boolean) => staff.call(calls.makeCodes, { params: { id: importId }, body: { again } });
    const both = await Promise.all([sheet(false), sheet(false)]);
    expect(both.map(({ codes }) => codes.length).toSorted()).toEqual([0, 2]);
    expect((await sheet(false)).codes).toEqual([]);
    const first = there(both.find(({ codes }) => codes.length === 2)).codes;
    expect((await sheet(true)).codes.map(({ code }) => code)).not.toEqual(first.map(({ code }) => code));
  });

  it('goes with the number: a corrected one needs another code, and a driver who was taken back has none', async () => {
    const { userId } = await invited();
    const code = there(await make(userId)).code;
    const right = free();
    expect((await correct(userId, right)).status).toBe(200);
    expect((await use(world.client(), right, code)).body).toMatchObject({ code: 'handed_code_wrong' });
    const next = there(await make(userId)).code;
    const denied = await invited();
    const stranger = world.client();
    await signInWith(world, stranger, denied.phone);
    await answer(stranger, false);
    expect((await staff.refused(calls.makeCode, { params: { id: denied.userId } })).code).toBe('illegal_transition');
    expect((await staff.call(calls.makeCodes, { params: { id: denied.importId }, body: { again: true } })).codes).toEqual([]);
    await staff.call(calls.takeBackDriver, { params: { id: userId } });
    expect((await use(world.client(), right, next)).body).toMatchObject({ code: 'handed_code_wrong' });
    expect(await world.db.$count(handedCodes, eq(handedCodes.userId, userId))).toBe(0);
  });

  it('opens one account of two browsers that give it at once', async () => {
    const { phone, userId } = await invited();
    const code = there(await make(userId)).code;
    const all = await Promise.all(Array.from({ length: 6 }, () => use(world.client(), phone, code)));
    expect(all.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401, 401]);
  });

  it('can’t be guessed: tries count as those of a password do', async () => {
    const { phone, userId } = await invited();
    const code = there(await make(userId)).code;
    const client = world.client();
    const statuses: number[] = [];
    for (let i = 0; i < LOGIN_TRIES + 1; i += 1) statuses.push((await use(client, phone, String(i).padStart(12, '0'))).status);
    expect(statuses).toEqual([...Array(LOGIN_TRIES).fill(401), 429]);
    expect((await use(client, phone, code)).status).toBe(429);
  });

  it('comes from the command line, too', async () => {
    const { importId, plate } = await invited();
    const lines = await codesFromCommand(world.node.ctx, importId, false);
    expect(lines[0]).toMatch(new RegExp(`^Achieng Otieno\t${plate}\t.+\t\\d{4} \\d{4} \\d{4}$`));
    expect(lines.at(-1)).toContain('1 codes, good once, until ');
  });
});
