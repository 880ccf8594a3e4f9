import { eq, inArray, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { driverImports } from '@safiri/db/onboarding/tables.ts';
import { drivers, users, vehicles } from '@safiri/db/users/tables.ts';
import { calls } from '../testing/calls.ts';
import type { Client } from '../testing/client.ts';
import { codeTo, signInWith, texting } from '../testing/codes.ts';
import { boda, driverFile, type WrittenDriver } from '../testing/driver-files.ts';
import { useWorld } from '../testing/harness.ts';
import { openKisumu } from '../testing/kisumu.ts';
import { memberOfStaff, passenger, registration, staffMember } from '../testing/people.ts';
import { checkFromCommand, importFromCommand, listFromCommand, sendFromCommand } from './public.ts';

let now = Date.now();
const world = useWorld({ markets: false, clock: () => new Date(now), env: { ...texting, SMS_COUNTRIES: 'ke:2', SMS_DAILY_BUDGET: '50' } });
let staff: Client;
beforeAll(async () => {
  await openKisumu(world);
  staff = await staffMember(world);
});

const check = (lines: readonly WrittenDriver[]) =>
  staff.call(calls.checkDrivers, { body: { marketId: 'kisumu', file: driverFile(lines) } });
const bring = (lines: readonly WrittenDriver[], client = staff) =>
  client.call(calls.importDrivers, { body: { marketId: 'kisumu', file: driverFile(lines) } });
const send = (id: number | null) => staff.call(calls.sendInvitations, { params: { id: id ?? 0 } });
const texts = (phone: string) =>
  world.db.execute<{ body: string }>(sql`select body from outbox_messages where recipient = ${phone} and channel = 'sms' order by id`);
const counts = async () => ({
  users: await world.db.$count(users),
  drivers: await world.db.$count(drivers),
  vehicles: await world.db.$count(vehicles),
  imports: await world.db.$count(driverImports),
});
let n = 0;
/** The next so many lines that nobody has used. */
const next = (many: number, changes: WrittenDriver = {}) => Array.from({ length: many }, () => boda((n += 1), changes));

describe('drivers from a file', () => {
  it('are made all at once, without a password, in the market, with their vehicle; the file is checked before, and is not kept', async () => {
    const lines = next(3, { language: 'en' });
    const before = await counts();
    expect(await check(lines)).toEqual({ drivers: 3, faultCount: 0, faults: [], importId: null });
    expect(await counts()).toEqual(before);
    const { importId } = await bring(lines);
    expect(await counts()).toEqual({
      users: before.users + 3,
      drivers: before.drivers + 3,
      vehicles: before.vehicles + 3,
      imports: before.imports + 1,
    });
    const [made] = await world.db
      .select({ user: users, driver: drivers, vehicle: vehicles })
      .from(users)
      .innerJoin(drivers, eq(drivers.userId, users.id))
      .innerJoin(vehicles, eq(vehicles.id, drivers.vehicleId))
      .where(eq(users.phone, '+254711004001'));
    expect(made).toMatchObject({
      user: {
        name: 'Achieng Otieno',
        passwordHash: null,
        phoneVerifiedAt: null,
        email: null,
        language: 'en',
        countryId: 'ke',
        userType: 'driver',
      },
      driver: { marketId: 'kisumu', verificationStatus: 'not_started', isOnline: false },
      vehicle: { kind: 'motorcycle', licensePlate: 'KMEC 101W', make: 'Bajaj', color: 'Red', status: 'pending' },
    });
    // Nobody was written to.
    expect((await texts('+254711004001')).rows).toEqual([]);
    const { imports } = await staff.call(calls.listImports);
    expect(imports[0]).toMatchObject({ id: importId, market: 'Kisumu', drivers: 3, invited: 0, signedIn: 0, left: 3, by: 'Refilwe Staff' });
    const [entry] = (await staff.call(calls.readAudit)) as ReadonlyArray<{ action: string; data: object }>;
    expect(entry).toMatchObject({ action: 'driver.imported', data: { market: 'kisumu', drivers: 3, importId } });
  });

  it('are the same once more, also separated otherwise', async () => {
    const lines = next(2);
    const first = await bring(lines);
    const before = await counts();
    expect(await bring(lines)).toEqual(first);
    const other = { marketId: 'kisumu', file: `\uFEFF${driverFile(lines, ';')}` };
    expect(await staff.call(calls.importDrivers, { body: other })).toEqual(first);
    expect((await staff.call(calls.checkDrivers, { body: other })).importId).toBe(first.importId);
    expect(await counts()).toEqual(before);
  });

  it('are refused whole where a number, an address or a plate is somebody’s, who is never changed', async () => {
    const [known] = next(1);
    await bring([known as WrittenDriver]);
    const rider = await passenger(world, { phone: '+254711009001', countryId: 'ke', name: 'Wanjiru Kamau' });
    const lines = [
      ...next(1),
      ...next(1, { phone: '0711009001' }),
      ...next(1, { plate: known?.plate ?? '' }),
      ...next(1, { email: rider.email }),
    ];
    const before = await counts();
    const told = { drivers: 4, faultCount: 3, importId: null };
    const faults = [
      { line: 3, column: 'phone', fault: 'taken', first: null },
      { line: 4, column: 'plate', fault: 'taken', first: null },
      { line: 5, column: 'email', fault: 'taken', first: null },
    ];
    expect(await check(lines)).toEqual({ ...told, faults });
    expect(await bring(lines)).toEqual({ ...told, faults });
    expect(await counts()).toEqual(before);
    const [same] = await world.db.select({ name: users.name, userType: users.userType }).from(users).where(eq(users.id, rider.user.id));
    expect(same).toEqual({ name: 'Wanjiru Kamau', userType: 'passenger' });
  });

  it('are one import of two at the same moment', async () => {
    const lines = next(40);
    const before = await counts();
    const [one, two] = await Promise.all([bring(lines), bring(lines)]);
    expect(one).toEqual(two);
    expect(one.faultCount).toBe(0);
    expect((await counts()).users).toBe(before.users + 40);
  });

  it('or whoever registers with one of their numbers at that moment: one of the two, and never half a file', async () => {
    for (let round = 0; round < 4; round += 1) {
      const lines = next(5);
      const phone = `+254${(lines[3]?.phone ?? '').replaceAll(' ', '').slice(1)}`;
      const before = await world.db.$count(drivers);
      const [done, registered] = await Promise.all([
        bring(lines),
        world.client().answer(calls.register, { body: registration({ phone, countryId: 'ke' }) }),
      ]);
      const [holder] = await world.db.select({ userType: users.userType }).from(users).where(eq(users.phone, phone));
      if (done.importId === null) {
        expect(done.faults).toEqual([{ line: 5, column: 'phone', fault: 'taken', first: null }]);
        expect([registered.status, holder?.userType, await world.db.$count(drivers)]).toEqual([201, 'passenger', before]);
      } else {
        expect([registered.status, holder?.userType, await world.db.$count(drivers)]).toEqual([409, 'driver', before + 5]);
      }
    }
  });

  it('are for those alone whose role it is, and for a market that is there', async () => {
    const { client } = await memberOfStaff(world, [{ role: 'support' }]);
    const body = { marketId: 'kisumu', file: driverFile(next(1)) };
    expect((await client.refused(calls.importDrivers, { body })).code).toBe('forbidden');
    const refused = await staff.refused(calls.importDrivers, { body: { ...body, marketId: 'mombasa' } });
    expect(refused.errors).toMatchObject([{ path: 'marketId' }]);
  });

  it('may be five thousand', async () => {
    const lines = Array.from({ length: 5000 }, (_, at) => boda(at, { phone: `07220${String(10_000 + at)}`, plate: `KMXA ${10_000 + at}` }));
    const done = await bring(lines);
    expect(done).toMatchObject({ drivers: 5000, faultCount: 0 });
    expect(await world.db.$count(users, sql`${users.phone} like '+254722%'`)).toBe(5000);
  }, 60_000);
});

describe('an invitation', () => {
  const phoneOf = ({ phone = '' }: WrittenDriver) => `+254${phone.replaceAll(' ', '').slice(1)}`;

  it('goes out once it is sent, once, and signing in by a code proves the number', async () => {
    now += 24 * 3_600_000;
    staff = await staffMember(world);
    const lines = next(2, { language: 'en' });
    const { importId } = await bring(lines);
    const [first, second] = lines.map(phoneOf);
    expect(await send(importId)).toEqual({ sent: 2, left: 0, stoppedBy: null });
    expect(await send(importId)).toEqual({ sent: 0, left: 0, stoppedBy: null });
    const { rows } = await texts(first ?? '');
    expect(rows).toHaveLength(1);
    expect(rows[0]?.body).toMatch(/^Kisumu has you on its list of drivers at Safiri\. .*\/auth /);
    const client = world.client();
    const asked = await signInWith(world, client, first ?? '');
    const invitation = { name: 'Achieng O.', vehicle: 'motorcycle', plate: lines[0]?.plate, city: 'Kisumu' };
    expect(asked.body).toEqual({ outcome: 'invited', user: null, invitation });
    const body = await client.call(calls.answerInvitation, { body: { isMe: true } });
    expect(body).toMatchObject({ outcome: 'signed_in', user: { phoneVerified: true, hasPassword: false, userType: 'driver' } });
    expect((await client.call(calls.ownVerification)).driver.verificationStatus).toBe('not_started');
    const { imports } = await staff.call(calls.listImports);
    expect(imports[0]).toMatchObject({ id: importId, invited: 2, signedIn: 1, left: 0 });
    expect(await codeTo(world, second ?? '')).toBe('');
  });

  it('is within the day’s budget for codes, of which those with an account keep their share; the rest goes another day', async () => {
    now += 24 * 3_600_000;
    staff = await staffMember(world);
    const { importId } = await bring(next(30));
    // Two each of fifty, of which a fifth is kept: twenty.
    const both = await Promise.all([send(importId), send(importId)]);
    expect(both.reduce((sum, { sent }) => sum + sent, 0)).toBe(20);
    expect(await send(importId)).toEqual({ sent: 0, left: 10, stoppedBy: 'budget' });
    const rider = await passenger(world, { phone: '+254711009101', countryId: 'ke' });
    await world.db
      .update(users)
      .set({ phoneVerifiedAt: new Date(now) })
      .where(eq(users.id, rider.user.id));
    expect((await signInWith(world, world.client(), '+254711009101')).status).toBe(200);
    now += 24 * 3_600_000;
    staff = await staffMember(world);
    expect(await send(importId)).toEqual({ sent: 10, left: 0, stoppedBy: null });
    expect(await world.db.$count(sql`outbox_messages where channel = 'sms' and body like '%KMEC%'`)).toBe(0);
  });

  it('does not go to who has signed in, nor to who has left', async () => {
    now += 24 * 3_600_000;
    staff = await staffMember(world);
    const lines = next(3);
    const { importId } = await bring(lines);
    const [early = '', late = ''] = lines.map(phoneOf);
    const [there, gone] = [world.client(), world.client()];
    await signInWith(world, there, early);
    await there.call(calls.answerInvitation, { body: { isMe: true } });
    await signInWith(world, gone, late);
    await gone.call(calls.answerInvitation, { body: { isMe: true } });
    await gone.call(calls.removeAccount, { body: {} });
    expect(await send(importId)).toEqual({ sent: 1, left: 0, stoppedBy: null });
    for (const phone of [early, late]) expect((await texts(phone)).rows.filter(({ body }) => body.includes('Kisumu'))).toEqual([]);
  });
});

describe('on the command line', () => {
  it('the same is checked, written, listed and sent', async () => {
    now += 24 * 3_600_000;
    const { ctx } = world.node;
    const bytes = (lines: readonly WrittenDriver[]) => new TextEncoder().encode(driverFile(lines));
    const lines = next(2);
    await expect(importFromCommand(ctx, bytes([...lines, boda(9999, { phone: '1' })]), {})).rejects.toThrow(
      'line 4, phone: Not a mobile number of this country.\nNothing was written.',
    );
    await expect(checkFromCommand(ctx, bytes(lines), { market: 'mombasa' })).rejects.toThrow(
      'There is no market "mombasa". There are: kisumu.',
    );
    await expect(checkFromCommand(ctx, new Uint8Array([0x66, 0xff]), {})).rejects.toThrow('not in UTF-8');
    expect(await checkFromCommand(ctx, bytes(lines), { market: 'kisumu' })).toEqual([
      '2 drivers for Kisumu, no faults. "import" writes them.',
    ]);
    await expect(importFromCommand(ctx, bytes(lines), { language: 'st' })).rejects.toThrow(
      'Kisumu is not offered in "st". Its languages: en, sw.',
    );
    const [said = ''] = await importFromCommand(ctx, bytes(lines), { language: 'sw' });
    const id = Number(/import (\d+)\.$/.exec(said)?.[1]);
    expect(await importFromCommand(ctx, bytes(lines), { language: 'sw' })).toEqual([
      `This file is there already: import ${id}. Nothing was changed.`,
    ]);
    expect((await listFromCommand(ctx))[0]).toContain(`import ${id}\tkisumu\t`);
    const spoken = await world.db
      .select({ language: users.language })
      .from(users)
      .where(
        inArray(
          users.phone,
          lines.map(({ phone = '' }) => `+254${phone.replaceAll(' ', '').slice(1)}`),
        ),
      );
    expect(spoken.map(({ language }) => language)).toEqual(['sw', 'sw']);
    expect(await sendFromCommand(ctx, id)).toEqual(['2 invitations sent, 0 left.']);
  });
});
