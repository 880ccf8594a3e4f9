import * as z from 'zod/mini';
import { reaches } from '@safiri/rules/safety/on-call.ts';
import { id, instant } from '../fields.ts';

const span = z.object({ startsAt: instant, endsAt: instant });

/** Hours of a roster, on the clocks of its city. */
export const shift = z.object({
  id,
  userId: id,
  /** 1 is called first. */
  step: z.number(),
  /** `2026-11-24`; null where it repeats. */
  date: z.nullable(z.string()),
  /** 0 is Monday; empty where it is on one day. */
  weekdays: z.array(z.number()),
  /** `18:00` */
  from: z.string(),
  /** Not later than `from`: on the next day. */
  to: z.string(),
});
export type OnCallShift = z.infer<typeof shift>;

const onCallCity = z.object({ id: z.string(), name: z.string(), timeZone: z.string() });

/** Somebody of the team, and how they can be reached now. */
export const onCallPerson = z.object({
  id,
  name: z.string(),
  /** Its last digits; null of who gave none. */
  phone: z.nullable(z.string()),
  reach: z.enum(reaches),
  /** The last test alarm; `missed` when it was not confirmed in time. */
  test: z.nullable(z.object({ at: instant, confirmedAt: z.nullable(instant), missed: z.boolean() })),
});
export type OnCallPerson = z.infer<typeof onCallPerson>;

/** The roster of one city. */
const cityRoster = z.object({
  city: onCallCity,
  shifts: z.array(shift),
  /** Who would be called now, in this order; those alone who can be reached. */
  now: z.array(id),
  /** The next days, by the city's calendar. */
  days: z.array(z.object({ date: z.string(), startsAt: instant, endsAt: instant })),
  /** The hours of them in which nobody can be reached. */
  gaps: z.array(span),
});
export type CityRoster = z.infer<typeof cityRoster>;

/** All rosters, and who may be put on them. */
export const rosters = z.object({
  /** This server has a provider that takes texts. */
  canText: z.boolean(),
  /** Cities in which trips can be booked. */
  cities: z.array(onCallCity),
  people: z.array(onCallPerson),
  /** Of the cities that have hours, or trips under way. */
  rosters: z.array(cityRoster),
});
export type Rosters = z.infer<typeof rosters>;

/** Whether somebody is on call, for every page of the console. */
export const onCallState = z.object({
  /** Somebody can be reached now, in whatever city. */
  anybody: z.boolean(),
  /** Cities with a roster or with trips under way that have nobody. */
  uncovered: z.array(z.string()),
  /** The caller's own test alarm that waits for the tap. */
  test: z.nullable(z.object({ at: instant })),
});
