import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { BodyIn } from '@safiri/contract/call.ts';
import type { GroupFile } from '@safiri/contract/scholar/group-calls.ts';
import { schoolGroups } from '@safiri/db/scholar/tables.ts';
import { brokenBooks } from '../testing/broken-books.ts';
import { calls } from '../testing/calls.ts';
import { useWorld } from '../testing/harness.ts';
import { movedClock } from '../testing/kisumu.ts';
import { driver, memberOfStaff, passenger, PASSWORD, staffMember, type DriverPerson, type Person } from '../testing/people.ts';

// A day on which schools are open, whenever this runs.
const world = useWorld({ clock: movedClock().clock });
let n = 0;

type Written = BodyIn<typeof calls.proposeGroup>;
const written = (changes: Partial<Written> = {}): Written => ({
  schoolName: `Primary ${(n += 1)}`,
  schoolArea: 'Hatfield',
  schoolAt: { lat: -25.752, lng: 28.24 },
  route: 'Sunnyside',
  scheduleType: 'both',
  days: [4, 0, 1, 2, 3],
  monthlyPrice: '850',
  capacity: 12,
  stops: [
    { location: 'Jorissen Street', time: '06:40', backTime: '14:30', at: { lat: -25.7515, lng: 28.209 } },
    { location: 'Burnett Street', time: '06:55', backTime: '14:15', at: { lat: -25.75, lng: 28.237 } },
  ],
  ...changes,
});
const taxiOf = () => driver(world, { vehicleType: 'minibus' });
const propose = (taxi: DriverPerson, changes: Partial<Written> = {}) => taxi.client.call(calls.proposeGroup, { body: written(changes) });
const seen = async (person: Person, id: number) => (await person.client.call(calls.groups)).find((group) => group.id === id);
const told = async (person: Person) => (await person.client.call(calls.ownNotifications)).map(({ title }) => title);
const bring = (staff: Person['client'], group: GroupFile, status: GroupFile['status'], reason = 'Papers and car are right') =>
  staff.call(calls.bringSchoolGroup, { params: { id: group.id }, body: { version: group.version, status, reason } });

/** What a file says, as it is sent back. */
const again = ({ stops, ...file }: GroupFile, changes: Partial<Written> = {}): Written => ({
  schoolName: file.schoolName,
  schoolArea: file.schoolArea,
  schoolAt: file.schoolAt ?? { lat: 0, lng: 0 },
  route: file.route,
  scheduleType: file.scheduleType,
  days: file.days,
  daysOff: file.daysOff,
  monthlyPrice: file.monthlyPrice,
  capacity: file.capacity,
  stops: stops.map(({ children: _children, at, ...stop }, was) => ({ ...stop, at: at ?? { lat: 0, lng: 0 }, was })),
  ...changes,
});

describe('a driver’s group', () => {
  it('is seen by families once the team has opened it, who then take seats; each step is told and written down', async () => {
    const [taxi, guardian, staff] = [await taxiOf(), await passenger(world), await staffMember(world)];
    const group = await propose(taxi);
    expect(group).toMatchObject({ status: 'proposed', version: 1, days: [0, 1, 2, 3, 4], market: 'Pretoria', monthlyPrice: '850.00' });
    expect(group.driver).toMatchObject({ driverId: taxi.driverId, seats: 14 });
    expect(await seen(guardian, group.id)).toBeUndefined();
    const early = { groupId: group.id, studentId: guardian.user.id };
    expect((await guardian.client.refused(calls.join, { body: early })).code).toBe('not_found');
    // The driver may still write it, and can't open it.
    const changed = await taxi.client.call(calls.changeOwnGroup, {
      params: { id: group.id },
      body: { version: 1, ...again(group, { monthlyPrice: '800.00' }) },
    });
    const open = { params: { id: group.id }, body: { version: changed.version, status: 'open' as const } };
    expect((await taxi.client.refused(calls.bringOwnGroup, open)).code).toBe('illegal_transition');
    const opened = await bring(staff, changed, 'open');
    expect([opened.status, opened.note]).toEqual(['open', 'Papers and car are right']);
    expect(await told(taxi)).toContain('Families see your school group now');
    expect(await seen(guardian, group.id)).toMatchObject({ monthlyPrice: '800.00', currentOccupancy: 0, driverVerified: true });
    expect((await guardian.client.call(calls.join, { body: early })).payment).toBe('cash');
    const rewrite = { params: { id: group.id }, body: { version: opened.version, ...again(opened) } };
    expect((await taxi.client.refused(calls.changeOwnGroup, rewrite)).code).toBe('illegal_transition');
    const log = await staff.call(calls.readAudit, { query: { subject: 'school_group', subjectId: String(group.id) } });
    expect(log.map(({ action }) => action)).toEqual(['school_group.opened']);
  });

  it.each([
    ['capacity', { capacity: 15 }],
    ['stops.1.time', { stops: [written().stops[0], { ...written().stops[1], time: '06:30' }] }],
    ['stops.0.backTime', { scheduleType: 'morning' }],
    ['stops.0.at', { stops: [{ ...written().stops[0], at: { lat: -29.8, lng: 31 } }] }],
    ['monthlyPrice', { monthlyPrice: '0' }],
    ['days', { days: [1, 1] }],
  ])('is refused with its fault at %s', async (path, changes) => {
    const taxi = await taxiOf();
    const refusal = await taxi.client.refused(calls.proposeGroup, { body: written(changes as Partial<Written>) });
    expect([refusal.status, refusal.errors?.map((error) => error.path)]).toEqual([400, [path]]);
    expect(await taxi.client.call(calls.ownGroups)).toEqual([]);
  });

  it('needs an approved driver, a car for children, and a city that drives them', async () => {
    const [unknown, rider, taxi] = [
      await driver(world, { approved: false }),
      await driver(world, { vehicleType: 'motorcycle' }),
      await taxiOf(),
    ];
    expect((await unknown.client.refused(calls.proposeGroup, { body: written() })).code).toBe('driver_not_verified');
    expect((await rider.client.refused(calls.proposeGroup, { body: written({ capacity: 1 }) })).errors?.[0]?.path).toBe('capacity');
    const far = { schoolAt: { lat: -35, lng: 10 } };
    expect((await taxi.client.refused(calls.proposeGroup, { body: written(far) })).code).toBe('not_bookable_here');
  });

  it('of one name stands once, and a driver has six at most, however many are sent at once', async () => {
    const [one, two] = [await taxiOf(), await taxiOf()];
    const same = written();
    const answers = await Promise.all([one, two, one, two].map((taxi) => taxi.client.answer(calls.proposeGroup, { body: same })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    const many = await Promise.all(Array.from({ length: 12 }, () => one.client.answer(calls.proposeGroup, { body: written() })));
    const own = await one.client.call(calls.ownGroups);
    expect([own.length, many.filter(({ body }) => body.code === 'too_many_groups').length > 0]).toEqual([6, true]);
  });

  it('is paused and opened again by its driver, unless the team paused it', async () => {
    const [taxi, guardian, staff] = [await taxiOf(), await passenger(world), await staffMember(world)];
    let group = await bring(staff, await propose(taxi), 'open');
    await guardian.client.call(calls.join, { body: { groupId: group.id, studentId: guardian.user.id } });
    const own = (status: GroupFile['status']) => ({ params: { id: group.id }, body: { version: group.version, status } });
    group = await taxi.client.call(calls.bringOwnGroup, own('paused'));
    expect(await told(guardian)).toContain('No school runs for now');
    expect(await seen(guardian, group.id)).toBeUndefined();
    expect((await guardian.client.call(calls.mine)).map(({ groupId }) => groupId)).toEqual([group.id]);
    const late = await passenger(world);
    const joining = { body: { groupId: group.id, studentId: late.user.id } };
    expect((await late.client.refused(calls.join, joining)).code).toBe('illegal_transition');
    group = await taxi.client.call(calls.bringOwnGroup, own('open'));
    group = await bring(staff, group, 'paused', 'A mother complained');
    expect((await taxi.client.refused(calls.bringOwnGroup, own('open'))).code).toBe('illegal_transition');
    expect((await taxi.client.call(calls.ownGroups))[0]?.note).toBe('A mother complained');
    const other = await taxiOf();
    expect((await other.client.refused(calls.bringOwnGroup, own('closed'))).code).toBe('not_found');
    group = await bring(staff, group, 'closed', 'The car was sold');
    expect([group.occupancy, (await guardian.client.call(calls.mine)).length]).toEqual([0, 0]);
    expect(await told(guardian)).toContain('A school group is closed');
  });

  it('waits for another driver when its driver leaves for good', async () => {
    const [taxi, guardian, staff] = [await taxiOf(), await passenger(world), await staffMember(world)];
    const group = await bring(staff, await propose(taxi), 'open');
    const forgotten = await propose(taxi);
    await guardian.client.call(calls.join, { body: { groupId: group.id, studentId: guardian.user.id } });
    await taxi.client.call(calls.removeAccount, { body: { password: PASSWORD } });
    const left = await staff.call(calls.readSchoolGroup, { params: { id: group.id } });
    expect([left.status, left.driver, left.occupancy]).toEqual(['paused', null, 1]);
    expect((await staff.call(calls.readSchoolGroup, { params: { id: forgotten.id } })).status).toBe('closed');
    const next = await taxiOf();
    const given = await staff.call(calls.changeSchoolGroup, {
      params: { id: group.id },
      body: { version: left.version, driverId: next.driverId, reason: 'Takes it over', ...again(left) },
    });
    expect((await bring(staff, given, 'open')).driver?.driverId).toBe(next.driverId);
    expect((await next.client.call(calls.rollCall))[0]?.stops.flatMap(({ students }) => students).length).toBe(1);
  });
});

describe('the team', () => {
  it('makes a group that is open at once, and changes it by what it saw: of two at once the second is refused', async () => {
    const [taxi, staff, support] = [await taxiOf(), await staffMember(world), (await memberOfStaff(world, [{ role: 'support' }])).client];
    const body = { driverId: taxi.driverId, reason: 'Asked for by the school', ...written() };
    expect((await support.refused(calls.createSchoolGroup, { body })).status).toBe(403);
    const group = await staff.call(calls.createSchoolGroup, { body });
    expect(group.status).toBe('open');
    expect(await told(taxi)).toContain('Families see your school group now');
    const change = (route: string) =>
      staff.answer(calls.changeSchoolGroup, {
        params: { id: group.id },
        body: { version: group.version, driverId: taxi.driverId, reason: 'Another way', ...again(group, { route }) },
      });
    const answers = await Promise.all(['North', 'South', 'East'].map(change));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(answers.flatMap(({ body: { code } }) => code ?? [])).toEqual(['changed_meanwhile', 'changed_meanwhile']);
    expect((await support.call(calls.listSchoolGroups)).some(({ id }) => id === group.id)).toBe(true);
  });

  it('keeps children at their stops, and takes in who waits when the car grows', async () => {
    const [taxi, first, second, staff] = [await taxiOf(), await passenger(world), await passenger(world), await staffMember(world)];
    const group = await staff.call(calls.createSchoolGroup, {
      body: { driverId: taxi.driverId, reason: 'New', ...written({ capacity: 1 }) },
    });
    const join = (who: Person) => ({ body: { groupId: group.id, studentId: who.user.id, pickupPointIndex: 1, waitingList: true } });
    await first.client.call(calls.join, join(first));
    expect((await second.client.call(calls.join, join(second))).status).toBe('waiting');
    const file = await staff.call(calls.readSchoolGroup, { params: { id: group.id } });
    expect([file.stops.map(({ children }) => children), file.waiting]).toEqual([[0, 2], 1]);
    const base = again(file);
    const change = (changes: Partial<Written>) => ({
      params: { id: group.id },
      body: { version: file.version, driverId: taxi.driverId, reason: 'Stops', ...base, ...changes },
    });
    const gone = await staff.refused(calls.changeSchoolGroup, change({ stops: base.stops.slice(0, 1) }));
    expect(gone.errors?.[0]?.path).toBe('stops');
    const [, burnett] = base.stops;
    if (burnett === undefined) throw new Error('a stop');
    await staff.call(calls.changeSchoolGroup, change({ stops: [{ ...burnett, location: 'Burnett corner' }], capacity: 2 }));
    for (const who of [first, second]) {
      expect(await who.client.call(calls.mine)).toMatchObject([{ status: 'member', stop: { location: 'Burnett corner', time: '06:55' } }]);
      expect(await told(who)).toContain('A school group has changed');
    }
    const after = await staff.call(calls.readSchoolGroup, { params: { id: group.id } });
    expect([after.occupancy, after.waiting]).toEqual([2, 0]);
    const less = { params: { id: group.id }, body: { ...change({}).body, ...again(after, { capacity: 1 }), version: after.version } };
    expect((await staff.refused(calls.changeSchoolGroup, less)).errors?.[0]?.path).toBe('capacity');
  });

  it('leaves nothing behind that breaks an invariant', async () => {
    expect(await brokenBooks(world)).toEqual([]);
    const open = await world.db.select().from(schoolGroups).where(eq(schoolGroups.status, 'open'));
    expect(open.length).toBeGreaterThan(3);
  });
});
