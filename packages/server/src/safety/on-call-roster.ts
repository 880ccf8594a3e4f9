import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { BodyOf, ReplyOf } from '@safiri/contract/call.ts';
import type { addShift as addShiftCall, roster as rosterCall } from '@safiri/contract/safety/on-call-calls.ts';
import type { CityRoster, OnCallPerson } from '@safiri/contract/safety/on-call-shapes.ts';
import type { Reach } from '@safiri/db/staff/reach.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import { onCallShifts, onCallTests } from '@safiri/db/safety/on-call-tables.ts';
import { chainAt, daysFrom, gapsOf, isOver, overlaps, type Span } from '@safiri/rules/safety/on-call-hours.ts';
import { ROSTER_DAYS, SHIFTS_AT_MOST, TEST_CONFIRM_MINUTES } from '@safiri/rules/safety/on-call.ts';
import { maskPhone } from '@safiri/rules/users/phone.ts';
import type { Actor } from '../platform/actor.ts';
import { holdName } from '../platform/hold-name.ts';
import type { Context } from '../platform/context.ts';
import { notFound, Problem } from '../platform/problem.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { staffWho } from '../staff/public.ts';
import { onCallCity, servedCities, type OnCallCity } from './on-call-city.ts';
import { minuteOfDay, timeOfDay } from '@safiri/rules/places/time-of-day.ts';
import { listShifts, type CityShift } from './on-call-shifts.ts';
import { citiesAtWork } from './on-call-state.ts';
import { findTeam, reachableIds, type TeamMember } from './on-call-team.ts';

type Needs = Pick<Context, 'config' | 'clock' | 'markets'>;
type Rosters = ReplyOf<typeof rosterCall>;

const iso = ({ startsAt, endsAt }: Span) => ({ startsAt: startsAt.toISOString(), endsAt: endsAt.toISOString() });
const presentCity = ({ id, name, timeZone }: OnCallCity) => ({ id, name, timeZone });

type Test = typeof onCallTests.$inferSelect;

/** Each person's last test alarm. */
async function lastTests(reader: Reader, userIds: readonly number[]): Promise<Map<number, Test>> {
  if (userIds.length === 0) return new Map();
  const rows = await reader
    .selectDistinctOn([onCallTests.userId])
    .from(onCallTests)
    .where(inArray(onCallTests.userId, [...userIds]))
    .orderBy(onCallTests.userId, sql`${onCallTests.id} desc`);
  return new Map(rows.map((row) => [row.userId, row]));
}

function presentPerson({ id, name, phone, reach }: TeamMember, test: Test | undefined, now: Date): OnCallPerson {
  const missed = (sentAt: Date, confirmedAt: Date | null) =>
    (confirmedAt ?? now).getTime() > sentAt.getTime() + TEST_CONFIRM_MINUTES * 60_000;
  return {
    id,
    name,
    phone: phone === null ? null : maskPhone(phone),
    reach,
    test:
      test === undefined
        ? null
        : {
            at: test.sentAt.toISOString(),
            confirmedAt: test.confirmedAt?.toISOString() ?? null,
            missed: missed(test.sentAt, test.confirmedAt),
          },
  };
}

function presentRoster(city: OnCallCity, shifts: readonly CityShift[], reachable: ReadonlySet<number>, now: Date): CityRoster {
  const zone = city.timeZone;
  const days = daysFrom(now, ROSTER_DAYS, zone);
  const counting = shifts.filter(({ userId }) => reachable.has(userId));
  const endsAt = days.at(-1)?.endsAt ?? now;
  return {
    city: presentCity(city),
    shifts: shifts
      .filter((shift) => !isOver(shift, now, zone))
      .map(({ id, userId, step, date, weekdays, fromMinute, toMinute }) => ({
        id,
        userId,
        step,
        date,
        weekdays: weekdays.toSorted((a, b) => a - b),
        from: timeOfDay(fromMinute),
        to: timeOfDay(toMinute),
      })),
    now: chainAt(counting, now, zone).map(({ userId }) => userId),
    days: days.map((day) => ({ date: day.date, ...iso(day) })),
    gaps: gapsOf(counting, { startsAt: now, endsAt }, zone).map(iso),
  };
}

/** All rosters, or those within a reach, as the console shows them. */
export async function readRosters({ config, clock, markets }: Needs, reader: Reader, reach?: Reach): Promise<Rosters> {
  const now = clock();
  const own = (cityId: string) => reach?.marketIds.includes(cityId) !== false;
  const shifts = (await listShifts(markets, reader, now)).filter(({ cityId }) => own(cityId));
  const team = await findTeam(
    reader,
    config,
    shifts.map(({ userId }) => userId),
  );
  const reachable = reachableIds(team);
  const tests = await lastTests(
    reader,
    team.map(({ id }) => id),
  );
  const shown = new Set([...shifts.map(({ cityId }) => cityId), ...(await citiesAtWork(reader)).filter(own)]);
  return {
    canText: config.sms !== undefined,
    cities: servedCities(markets)
      .filter(({ id }) => own(id))
      .map(presentCity),
    people: team.map((member) => presentPerson(member, tests.get(member.id), now)),
    rosters: [...shown]
      .toSorted()
      .flatMap((id) => onCallCity(markets, id) ?? [])
      .map((city) =>
        presentRoster(
          city,
          shifts.filter(({ cityId }) => cityId === city.id),
          reachable,
          now,
        ),
      ),
  };
}

/** Rosters are changed one after the other: what is free is decided while nobody else writes. */
const lockRoster = (uow: UnitOfWork, cityId: string) => holdName(uow.tx, `on-call ${cityId}`);

/** @throws Problem not_bookable_here, not_in_team, hours_overlap, hours_over, roster_full */
export async function addShift(ctx: Needs, uow: UnitOfWork, actor: Actor, body: BodyOf<typeof addShiftCall>): Promise<number> {
  const city = servedCities(ctx.markets).find(({ id }) => id === body.cityId);
  if (city === undefined) throw new Problem('not_bookable_here', 'No trips are served in this city: it needs nobody on call.');
  await lockRoster(uow, city.id);
  const member = (await findTeam(uow.tx, ctx.config)).find(({ id }) => id === body.userId);
  if (member === undefined) throw new Problem('not_in_team', 'This person is not in the team, or was shut out of the console.');
  if (!(await staffWho(uow.tx, 'emergencies.handle', city.id)).includes(member.id))
    throw new Problem('not_in_team', 'The role of this person does not reach this city.');
  const hours = { date: body.date, weekdays: body.weekdays, fromMinute: minuteOfDay(body.from), toMinute: minuteOfDay(body.to) };
  if (isOver(hours, uow.now, city.timeZone)) throw new Problem('hours_over', 'These hours are over already.');
  const own = (await listShifts(ctx.markets, uow.tx, uow.now)).filter(({ cityId }) => cityId === city.id);
  if (own.length >= SHIFTS_AT_MOST) throw new Problem('roster_full', 'This roster is full. Remove hours that nobody needs any more.');
  if (own.some((shift) => (shift.step === body.step || shift.userId === body.userId) && overlaps(shift, hours)))
    throw new Problem('hours_overlap', 'Somebody has these hours at this place of the chain already, or this person has them at another.');
  const { date: onDate, ...rest } = hours;
  const [row] = await uow.tx
    .insert(onCallShifts)
    .values({
      ...rest,
      weekdays: [...new Set(rest.weekdays)],
      onDate,
      cityId: city.id,
      userId: member.id,
      step: body.step,
      createdBy: actor.userId,
      createdAt: uow.now,
    })
    .returning({ id: onCallShifts.id });
  if (row === undefined) throw new Error('a shift was not written');
  return row.id;
}

/**
 * Hours that were taken off before stay so: of two who do it both have done it.
 * @returns which hours they were, as they were asked for
 * @throws Problem not_found
 */
export async function removeShift(uow: UnitOfWork, shiftId: number): Promise<BodyOf<typeof addShiftCall>> {
  const [row] = await uow.tx
    .update(onCallShifts)
    .set({ removedAt: sql`coalesce(${onCallShifts.removedAt}, ${uow.now})` })
    .where(eq(onCallShifts.id, shiftId))
    .returning();
  if (row === undefined) throw notFound();
  const { cityId, userId, step, onDate: date, weekdays, fromMinute, toMinute } = row;
  return { cityId, userId, step, date, weekdays, from: timeOfDay(fromMinute), to: timeOfDay(toMinute) };
}

/** Whoever leaves is on no roster any more. */
export async function leaveRosters(uow: UnitOfWork, userId: number): Promise<void> {
  await uow.tx
    .update(onCallShifts)
    .set({ removedAt: uow.now })
    .where(and(eq(onCallShifts.userId, userId), isNull(onCallShifts.removedAt)));
}
