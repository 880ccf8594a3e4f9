import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { onCallShifts, onCallTests } from '@safiri/db/safety/on-call-tables.ts';
import { auditLog, staffMembers, staffRoleRows } from '@safiri/db/staff/tables.ts';
import { calls } from '../testing/calls.ts';
import { useWorld } from '../testing/harness.ts';
import { onCallMember, pushDeviceOf, putOnCall } from '../testing/on-call.ts';
import { passenger } from '../testing/people.ts';
import { browserKeys } from '../testing/push-service.ts';
import { onCallFindings } from './on-call-preflight.ts';
import { sendTestAlarms } from './on-call-tests.ts';

/** Three in the afternoon in Pretoria on the last Wednesday; sessions of tests end an hour from now. */
const DAY = 86_400_000;
const FIRST_WEDNESDAY = 6 * DAY;
const NOON = FIRST_WEDNESDAY + Math.floor((Date.now() - 13 * 3_600_000 - FIRST_WEDNESDAY) / (7 * DAY)) * 7 * DAY + 13 * 3_600_000;
let later = 0;
const clock = () => new Date(NOON + later * 1000);
const sms = { SMS_URL: 'http://127.0.0.1:9/', SMS_USERNAME: 'safiri', SMS_API_KEY: 'key' };
const world = useWorld({ clock, env: sms });
const mute = useWorld({ clock });
const dayAt = (days: number) => new Date(NOON + days * DAY).toISOString().slice(0, 10);

beforeEach(async () => {
  later = 0;
  for (const each of [world, mute]) await each.db.delete(onCallShifts);
});

describe('a roster', () => {
  it('is kept by staff: who has which hours, who would be called now, and what is without anybody', async () => {
    const zodwa = await onCallMember(world, 'Zodwa');
    const sipho = await onCallMember(world, 'Sipho');
    await putOnCall(zodwa.client, zodwa, { from: '06:00', to: '18:00' });
    const { body } = await putOnCall(zodwa.client, sipho, { from: '18:00', to: '06:00', weekdays: [2, 3, 4, 5, 6, 0] });
    const [pretoria] = body.rosters;
    expect(pretoria).toMatchObject({ city: { id: 'pretoria', timeZone: 'Africa/Johannesburg' }, now: [zodwa.id] });
    expect(pretoria?.days).toHaveLength(7);
    // The night from Tuesday on has nobody.
    const [monday] = pretoria?.gaps ?? [];
    expect(pretoria?.gaps).toHaveLength(1);
    expect(new Date(monday?.startsAt ?? 0).getTime() - NOON).toBe(6 * DAY + 3 * 3_600_000);
    expect(body.people.find(({ id }) => id === zodwa.id)).toMatchObject({ reach: 'text', test: null });
    expect(body.people.find(({ id }) => id === zodwa.id)?.phone).toMatch(/^\+•+\d{3}$/);

    const shift = pretoria?.shifts.find(({ userId }) => userId === sipho.id);
    const after = await sipho.client.call(calls.removeShift, { params: { id: shift?.id ?? 0 } });
    expect(after.rosters[0]?.shifts).toHaveLength(1);
    expect((await zodwa.client.answer(calls.removeShift, { params: { id: shift?.id ?? 0 } })).status).toBe(200);
    expect((await zodwa.client.answer(calls.removeShift, { params: { id: 999_999 } })).status).toBe(404);
    const hours = { cityId: 'pretoria', step: 1, date: null, weekdays: [2, 3, 4, 5, 6, 0], from: '18:00', to: '06:00' };
    const written = await world.db.select({ action: auditLog.action, data: auditLog.data }).from(auditLog);
    expect(written).toContainEqual({ action: 'on_call.shift_added', data: expect.objectContaining(hours) });
    expect(written).toContainEqual({ action: 'on_call.shift_removed', data: expect.objectContaining(hours) });
  });

  it('refuses hours that overlap, at the same place of the chain or of the same person', async () => {
    const zodwa = await onCallMember(world, 'Zodwa');
    const sipho = await onCallMember(world, 'Sipho');
    await putOnCall(zodwa.client, zodwa, { from: '18:00', to: '06:00', weekdays: [6] });
    const code = async (changes: Parameters<typeof putOnCall>[2], member = sipho) => {
      const answer = await putOnCall(zodwa.client, member, changes);
      return answer.status === 200 ? 'taken' : (answer.body as unknown as { code: string }).code;
    };
    expect(await code({ from: '05:00', to: '07:00', weekdays: [0] })).toBe('hours_overlap');
    expect(await code({ from: '05:00', to: '07:00', weekdays: [0], step: 2 }, zodwa)).toBe('hours_overlap');
    expect(await code({ from: '06:00', to: '07:00', weekdays: [0] })).toBe('taken');
    expect(await code({ from: '18:00', to: '06:00', weekdays: [], date: dayAt(4) })).toBe('taken');
    expect(await code({ from: '05:00', to: '08:00', weekdays: [], date: dayAt(5) }, zodwa)).toBe('hours_overlap');
  });

  it('is decided by one at a time: of twenty at once one has the hours', async () => {
    const zodwa = await onCallMember(world, 'Zodwa');
    const answers = await Promise.all(Array.from({ length: 20 }, () => putOnCall(zodwa.client, zodwa)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await world.db.$count(onCallShifts)).toBe(1);
  });

  it('refuses what is none: a city that is not operated, hours of yesterday, who left the team or never was in it, no day of the calendar', async () => {
    const zodwa = await onCallMember(world, 'Zodwa');
    const gone = await onCallMember(world, 'Gone');
    const rider = await passenger(world);
    const code = async (changes: Parameters<typeof putOnCall>[2], member = zodwa) =>
      ((await putOnCall(zodwa.client, member, changes)).body as unknown as { code: string }).code;
    expect(await code({ cityId: 'cairo' })).toBe('not_bookable_here');
    expect(await code({ cityId: 'atlantis' })).toBe('not_bookable_here');
    expect(await code({ date: dayAt(-2), weekdays: [] })).toBe('hours_over');
    expect(await code({ date: '2026-02-29', weekdays: [] })).toBe('invalid_request');
    expect(await code({ date: dayAt(1) })).toBe('invalid_request');
    expect(await code({ weekdays: [] })).toBe('invalid_request');
    expect(await code({ step: 4 })).toBe('invalid_request');
    expect(await code({ from: '24:00' })).toBe('invalid_request');
    expect(await code({}, { ...zodwa, id: rider.user.id })).toBe('not_in_team');
    await putOnCall(zodwa.client, gone, { step: 2 });
    await world.db.update(staffMembers).set({ disabledAt: new Date() }).where(eq(staffMembers.userId, gone.id));
    expect(await code({ step: 3 }, gone)).toBe('not_in_team');
    // Their hours stand on the roster, as nobody's.
    const rosters = await zodwa.client.call(calls.roster);
    expect(rosters.people.find(({ id }) => id === gone.id)?.reach).toBe('gone');
    expect(rosters.rosters[0]?.now).toEqual([]);
    expect((await rider.client.answer(calls.roster)).status).toBe(403);
  });
});

describe('whether somebody is on call', () => {
  it('is true of those alone whom an alarm reaches, and what passengers read follows from it', async () => {
    const rider = await passenger(mute);
    const onCall = async () => (await rider.client.call(calls.kit)).teamOnCall;
    const zodwa = await onCallMember(mute, 'Zodwa', { hasPhone: false });
    expect(await onCall()).toBe(false);
    await putOnCall(zodwa.client, zodwa);
    // On the roster, but with no phone that rings.
    expect(await onCall()).toBe(false);
    expect(await zodwa.client.call(calls.onCallNow)).toEqual({ anybody: false, uncovered: ['Pretoria'], test: null });
    expect((await zodwa.client.call(calls.roster)).people.find(({ id }) => id === zodwa.id)).toMatchObject({
      reach: 'nothing',
      phone: null,
    });
    await pushDeviceOf(mute, zodwa, browserKeys().keys, `mute-${zodwa.id}`);
    expect(await onCall()).toBe(true);
    const rosters = await zodwa.client.call(calls.roster);
    expect(rosters).toMatchObject({ canText: false, rosters: [{ now: [zodwa.id], gaps: [] }] });
    expect(rosters.people.find(({ id }) => id === zodwa.id)?.reach).toBe('push');
    expect(await zodwa.client.call(calls.onCallNow)).toEqual({ anybody: true, uncovered: [], test: null });
  });

  it('is false once who has the hours may not handle emergencies any more, and true of one whose role is limited to another city', async () => {
    const rider = await passenger(world);
    const zodwa = await onCallMember(world, 'Zodwa');
    await putOnCall(zodwa.client, zodwa);
    const onCall = async () => (await rider.client.call(calls.kit)).teamOnCall;
    const become = (change: Partial<typeof staffRoleRows.$inferInsert>) =>
      world.db.update(staffRoleRows).set(change).where(eq(staffRoleRows.userId, zodwa.id));
    await become({ role: 'support', marketIds: ['johannesburg'] });
    expect(await onCall()).toBe(true);
    await become({ role: 'reviewer' });
    expect(await onCall()).toBe(false);
  });

  it('is false once the hours are over', async () => {
    const rider = await passenger(world);
    const zodwa = await onCallMember(world, 'Zodwa');
    await putOnCall(zodwa.client, zodwa, { from: '14:00', to: '15:30' });
    const onCall = async () => (await rider.client.call(calls.kit)).teamOnCall;
    expect(await onCall()).toBe(true);
    later = 1799;
    expect(await onCall()).toBe(true);
    later = 1800;
    expect(await onCall()).toBe(false);
  });
});

describe('the preflight check', () => {
  const lacks = async (of: typeof world) => {
    const findings = await onCallFindings(of.node.ctx);
    return findings.flatMap(({ check, isOk, about }) => (isOk ? [] : [[check, ...about]]));
  };
  const metric = async (name: string) => {
    const text = await (await fetch(`${world.node.address}/metrics`)).text();
    return new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1];
  };

  it('and the metrics say that nobody is on call', async () => {
    expect(await lacks(mute)).toEqual([['on_call_now'], ['on_call_week']]);
    expect(await metric('safiri_on_call_covered_cities')).toBe('0');
  });

  it('and the metrics are content with a roster of every hour, and name the city of one with a gap', async () => {
    const zodwa = await onCallMember(world, 'Zodwa');
    await putOnCall(zodwa.client, zodwa);
    expect(await lacks(world)).toEqual([]);
    expect(await metric('safiri_on_call_covered_cities')).toBe('1');
    expect(await metric('safiri_on_call_uncovered_cities')).toBe('0');
    await putOnCall(zodwa.client, zodwa, { cityId: 'durban', from: '01:00', to: '02:00' });
    expect(await lacks(world)).toEqual([
      ['on_call_now', 'Durban'],
      ['on_call_week', 'Durban'],
    ]);
    expect(await metric('safiri_on_call_uncovered_cities')).toBe('1');
  });
});

describe('the weekly test alarm', () => {
  it('goes once a week to everybody on a roster, is confirmed by a tap, and shows when it was missed', async () => {
    const zodwa = await onCallMember(world, 'Zodwa');
    const sipho = await onCallMember(world, 'Sipho', { hasPhone: false });
    const offRoster = await onCallMember(world, 'Off');
    await putOnCall(zodwa.client, zodwa);
    await putOnCall(zodwa.client, sipho, { step: 2 });
    await Promise.all([sendTestAlarms(world.node.ctx), sendTestAlarms(world.node.ctx)]);
    await sendTestAlarms(world.node.ctx);
    const rows = await world.db.select().from(onCallTests);
    expect(rows.map(({ userId }) => userId).toSorted((a, b) => a - b)).toEqual([zodwa.id, sipho.id]);
    const { test } = await zodwa.client.call(calls.onCallNow);
    expect(test).not.toBeNull();
    expect((await offRoster.client.call(calls.onCallNow)).test).toBeNull();
    expect((await offRoster.client.answer(calls.confirmTest)).status).toBe(404);
    later = 3599;
    expect((await zodwa.client.call(calls.confirmTest)).test).toBeNull();
    later = 3601;
    const { people } = await zodwa.client.call(calls.roster);
    expect(people.find(({ id }) => id === zodwa.id)?.test).toMatchObject({ missed: false });
    expect(people.find(({ id }) => id === sipho.id)?.test).toMatchObject({ missed: true, confirmedAt: null });
    expect((await zodwa.client.answer(calls.confirmTest)).status).toBe(404);
  });

  it('waits for its day and for the hours in which people are awake', async () => {
    const zodwa = await onCallMember(world, 'Zodwa');
    await putOnCall(zodwa.client, zodwa);
    const sent = async (at: number) => {
      const before = await world.db.$count(onCallTests);
      await sendTestAlarms({ ...world.node.ctx, clock: () => new Date(at) });
      return (await world.db.$count(onCallTests)) - before;
    };
    expect(await sent(NOON - DAY)).toBe(0);
    expect(await sent(NOON + 6 * 3_600_000)).toBe(0);
    expect(await sent(NOON - 4.5 * 3_600_000)).toBe(0);
    expect(await sent(NOON + DAY)).toBe(1);
    expect(await sent(NOON + 2 * DAY)).toBe(0);
  });
});
