import * as z from 'zod/mini';
import { groupStatuses, pausers } from '@safiri/rules/scholar/group-life.ts';
import { DAYS_OFF_AT_MOST, groupLengths, STOPS_AT_MOST, TIME_OF_DAY } from '@safiri/rules/scholar/group-terms.ts';
import { scheduleTypes } from '@safiri/rules/scholar/groups.ts';
import { defineCall } from '../call.ts';
import { amount, countryId, id, idParam, line, point } from '../fields.ts';
import { date } from '../markets/parts.ts';
import { scholarPaths, schoolStaffPaths } from './paths.ts';

const timeOfDay = z.string().check(z.regex(TIME_OF_DAY));
const version = z.int().check(z.positive(), z.maximum(1_000_000));
const ofGroup = z.object({ id: idParam });

/** A stop as it is written; `was` says at which place of the list it stood before, so that its children stay with it. */
const writtenStop = z.strictObject({
  location: line(groupLengths.location),
  time: timeOfDay,
  backTime: z.optional(timeOfDay),
  at: point,
  was: z.optional(z.int().check(z.minimum(0), z.maximum(STOPS_AT_MOST))),
});

const terms = {
  schoolName: line(groupLengths.schoolName),
  schoolArea: line(groupLengths.schoolArea),
  schoolAt: point,
  route: line(groupLengths.route),
  scheduleType: z.enum(scheduleTypes),
  /** 0 for Monday. */
  days: z.array(z.int().check(z.minimum(0), z.maximum(6))).check(z.minLength(1), z.maxLength(7)),
  /** Days without a run that the school gives, YYYY-MM-DD, beside the holidays of the city. */
  daysOff: z._default(z.array(date).check(z.maxLength(DAYS_OFF_AT_MOST)), []),
  stops: z.array(writtenStop).check(z.minLength(1), z.maxLength(STOPS_AT_MOST)),
  monthlyPrice: amount,
  capacity: z.int().check(z.minimum(1), z.maximum(60)),
};
const groupTerms = z.strictObject(terms);
export type WrittenGroup = z.infer<typeof groupTerms>;

/** A group as its driver and the team keep it. */
const groupFile = z.object({
  id,
  /** To be named by whoever changes it. */
  version: z.number(),
  status: z.enum(groupStatuses),
  pausedBy: z.nullable(z.enum(pausers)),
  /** What the team said last. */
  note: z.nullable(z.string()),
  schoolName: z.string(),
  schoolArea: z.string(),
  /** Absent of a group from before groups had a place. */
  schoolAt: z.optional(point),
  route: z.string(),
  scheduleType: z.enum(scheduleTypes),
  days: z.array(z.number()),
  /** Days without a run that the school gives, the earliest first. */
  daysOff: z.array(z.string()),
  stops: z.array(
    z.object({ location: z.string(), time: z.string(), backTime: z.optional(z.string()), at: z.optional(point), children: z.number() }),
  ),
  monthlyPrice: z.string(),
  countryId,
  /** The city, by its name; null of a group from before groups had one. */
  market: z.nullable(z.string()),
  capacity: z.number(),
  occupancy: z.number(),
  /** Children on its waiting list. */
  waiting: z.number(),
  driver: z.nullable(z.object({ driverId: id, name: z.string(), licensePlate: z.string(), seats: z.number() })),
});
export type GroupFile = z.infer<typeof groupFile>;

export const ownGroups = defineCall({
  key: scholarPaths.ownGroups,
  summary: 'The driver’s own school groups, those that wait for the team among them',
  who: 'driver',
  limit: 'read',
  reply: z.array(groupFile),
  problems: [],
});

export const gaps = [
  'suspended',
  'driver_not_verified',
  'vehicle_not_approved',
  'vehicle_too_old',
  'document_expired',
  'document_missing',
  'document_in_review',
  'training_unfinished',
  'no_market',
] as const;

export const proposeGroup = defineCall({
  key: scholarPaths.propose,
  summary: 'Proposes a school group with the driver’s own vehicle; families see it once the team opened it',
  who: 'driver',
  limit: 'write',
  idempotent: true,
  body: groupTerms,
  reply: groupFile,
  status: 201,
  problems: [...gaps, 'consent_due', 'not_bookable_here', 'group_exists', 'too_many_groups'],
});

export const changeOwnGroup = defineCall({
  key: scholarPaths.changeOwn,
  summary: 'Rewrites an own group that the team has not opened yet',
  who: 'driver',
  limit: 'write',
  params: ofGroup,
  body: z.strictObject({ version, ...terms }),
  reply: groupFile,
  problems: [...gaps, 'not_found', 'not_bookable_here', 'group_exists', 'changed_meanwhile', 'illegal_transition'],
});

export const bringOwnGroup = defineCall({
  key: scholarPaths.bringOwn,
  summary: 'Pauses an own group, opens it again, or closes it: then its families get back what is not driven',
  who: 'driver',
  limit: 'write',
  params: ofGroup,
  body: z.strictObject({ version, status: z.enum(groupStatuses) }),
  reply: groupFile,
  problems: [...gaps, 'consent_due', 'not_found', 'changed_meanwhile', 'illegal_transition'],
});

export const listSchoolGroups = defineCall({
  key: schoolStaffPaths.list,
  summary: 'School groups, what waits for the team first, then by school',
  who: 'staff',
  limit: 'read',
  reply: z.array(groupFile),
  problems: [],
});

export const readSchoolGroup = defineCall({
  key: schoolStaffPaths.read,
  summary: 'A school group',
  who: 'staff',
  limit: 'read',
  params: ofGroup,
  reply: groupFile,
  problems: ['not_found'],
});

const why = { reason: line(groupLengths.reason) };

export const createSchoolGroup = defineCall({
  key: schoolStaffPaths.create,
  summary: 'Makes a school group for a driver; it is open at once',
  who: 'staff',
  limit: 'write',
  idempotent: true,
  body: z.strictObject({ driverId: id, ...terms, ...why }),
  reply: groupFile,
  status: 201,
  problems: [...gaps, 'not_bookable_here', 'group_exists', 'too_many_groups'],
});

export const changeSchoolGroup = defineCall({
  key: schoolStaffPaths.change,
  summary: 'Rewrites a school group, or gives it another driver; its driver and families are told',
  who: 'staff',
  limit: 'write',
  params: ofGroup,
  body: z.strictObject({ version, driverId: id, ...terms, ...why }),
  reply: groupFile,
  problems: [...gaps, 'not_found', 'not_bookable_here', 'group_exists', 'too_many_groups', 'changed_meanwhile', 'illegal_transition'],
});

export const bringSchoolGroup = defineCall({
  key: schoolStaffPaths.bring,
  summary: 'Opens, pauses or closes a school group, with a reason that its driver reads',
  who: 'staff',
  limit: 'write',
  params: ofGroup,
  body: z.strictObject({ version, status: z.enum(groupStatuses), ...why }),
  reply: groupFile,
  problems: [...gaps, 'not_found', 'changed_meanwhile', 'illegal_transition'],
});
