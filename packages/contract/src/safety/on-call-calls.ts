import * as z from 'zod/mini';
import { isCalendarDate } from '@safiri/rules/safety/on-call-hours.ts';
import { ON_CALL_STEPS } from '@safiri/rules/safety/on-call.ts';
import { defineCall } from '../call.ts';
import { id, idParam } from '../fields.ts';
import { onCallState, rosters } from './on-call-shapes.ts';
import { onCallPaths } from './on-call-paths.ts';

const clock = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));

export const roster = defineCall({
  key: onCallPaths.roster,
  summary: 'Who is on call in each city and when, the hours of the next days without anybody, and how each person can be reached',
  who: 'staff',
  limit: 'read',
  reply: rosters,
  problems: [],
});

export const onCallNow = defineCall({
  key: onCallPaths.state,
  summary: "Whether somebody is on call now, and the caller's test alarm that waits for a tap",
  who: 'staff',
  limit: 'read',
  reply: onCallState,
  problems: [],
});

export const addShift = defineCall({
  key: onCallPaths.addShift,
  summary: 'Puts somebody on call: on one day, standing in for whoever has these hours every week, or on days of every week',
  who: 'staff',
  limit: 'write',
  body: z
    .strictObject({
      cityId: z.string().check(z.maxLength(40)),
      userId: id,
      /** 1 is called first. */
      step: z.int().check(z.minimum(1), z.maximum(ON_CALL_STEPS)),
      date: z.nullable(z.string().check(z.refine(isCalendarDate, { error: 'No day of the calendar' }))),
      weekdays: z.array(z.int().check(z.minimum(0), z.maximum(6))).check(z.maxLength(7)),
      from: clock,
      /** Not later than `from`: on the next day; the same minute is a whole day. */
      to: clock,
    })
    .check(
      z.refine(({ date, weekdays }) => (date === null) === weekdays.length > 0, { error: 'Either a date or weekdays', path: ['weekdays'] }),
    ),
  reply: rosters,
  problems: ['not_bookable_here', 'not_in_team', 'hours_overlap', 'hours_over', 'roster_full'],
});

export const removeShift = defineCall({
  key: onCallPaths.removeShift,
  summary: 'Takes hours off a roster',
  who: 'staff',
  limit: 'write',
  params: z.object({ id: idParam }),
  reply: rosters,
  problems: ['not_found'],
});

export const confirmTest = defineCall({
  key: onCallPaths.confirmTest,
  summary: "The tap that says that the caller's test alarm came",
  who: 'staff',
  limit: 'write',
  reply: onCallState,
  problems: ['not_found'],
});
