import * as z from 'zod/mini';
import { vehicleTypes } from '@safiri/rules/dispatch/vehicles.ts';
import { rollStates, scheduleTypes, schoolRuns, heldSeatStatuses } from '@safiri/rules/scholar/groups.ts';
import { seatPayments } from '@safiri/rules/scholar/school-month.ts';
import { defineCall } from '../call.ts';
import { amount, countryId, done, id, idParam, instant, line, personName, point } from '../fields.ts';
import { gaps } from './group-calls.ts';
import { scholarPaths } from './paths.ts';

const childParam = z.object({ id: z.pipe(z.string().check(z.regex(/^[1-9]\d{0,9}$/)), z.transform(Number)) });

/** A place where a group stops, and where that is when it is known. */
const stopPlace = z.object({
  location: z.string(),
  time: z.string(),
  /** When a group that drives both ways stops there on its way home; absent while nobody said. */
  backTime: z.optional(z.string()),
  at: z.optional(point),
});

/** What a wallet pays when a seat is taken now: the rest of this month, or the next one. */
const firstMonth = z.object({
  /** The first day that is paid: `2026-11-23`. */
  from: z.string(),
  runs: z.number(),
  price: z.string(),
});

export const group = z.object({
  id,
  schoolName: z.string(),
  schoolArea: z.string(),
  route: z.string(),
  scheduleType: z.enum(scheduleTypes),
  monthlyPrice: z.string(),
  countryId,
  capacity: z.number(),
  currentOccupancy: z.number(),
  driverName: z.string(),
  driverRating: z.nullable(z.number()),
  /** Staff have checked the driver's papers. */
  driverVerified: z.boolean(),
  pickupPoints: z.array(stopPlace),
  /** Where the school is; absent while nobody said. */
  schoolAt: z.optional(point),
  /** On which days it drives, 0 for Monday. */
  days: z.array(z.number()),
  /** What the wallet pays first; null where a seat is paid to the driver alone. */
  firstMonth: z.nullable(firstMonth),
  /** The caller's students in it: member or waiting. */
  mine: z.array(z.object({ studentId: id, status: z.enum(heldSeatStatuses) })),
});
export type Group = z.infer<typeof group>;

const call = z.object({ run: z.enum(schoolRuns), state: z.enum(rollStates), at: instant });

/** A student of the caller with today's roll calls. */
export const seat = z.object({
  id,
  groupId: id,
  schoolName: z.string(),
  route: z.string(),
  studentId: id,
  studentName: z.string(),
  status: z.enum(heldSeatStatuses),
  stop: stopPlace,
  /** Where the school is; absent while nobody said. */
  schoolAt: z.optional(point),
  driverName: z.string(),
  driverVerified: z.boolean(),
  /** Where the driver's face is read that staff checked; null without one, and for who only waits for a seat. */
  driverPhoto: z.nullable(z.string()),
  /** Of the driver's vehicle; null for who only waits for a seat, and while the group has no driver. */
  licensePlate: z.nullable(z.string()),
  /** Make and model of that vehicle, such as "Toyota Corolla"; null where the plate is. */
  vehicle: z.nullable(z.string()),
  /** What it is; absent where the plate is null. */
  vehicleType: z.optional(z.enum(vehicleTypes)),
  /** Its colour in its driver's words; absent where the plate is null, and while nobody said. */
  color: z.optional(z.string()),
  /** The driver's number, around the pickup and while the student is on board; null at all other times. */
  driverPhone: z.nullable(z.string()),
  scheduleType: z.enum(scheduleTypes),
  monthlyPrice: z.string(),
  countryId,
  collectorName: z.string(),
  /** The guardian gives it to whoever fetches the child. */
  collectorPin: z.string(),
  days: z.array(z.number()),
  /** Days to come without a run, YYYY-MM-DD: holidays, and those that the school gives. */
  daysOff: z.array(z.string()),
  payment: z.enum(seatPayments),
  /** Whether the wallet can pay it, too. */
  mayPayByWallet: z.boolean(),
  /** The first day that the wallet pays; null of one that is paid to the driver. */
  walletFrom: z.nullable(z.string()),
  /** The wallet lacks the month: the last day for which the seat is kept. */
  keptUntil: z.nullable(z.string()),
  /** The month under way as it was paid from the wallet; null when it was not. */
  month: z.nullable(z.object({ price: z.string(), runs: z.number(), driven: z.number(), unused: z.string() })),
  today: z.array(call),
});
export type Seat = z.infer<typeof seat>;

/** What the driver said of a student of the caller on one run of one day. */
export const pastRun = z.object({
  seatId: id,
  studentName: z.string(),
  schoolName: z.string(),
  stop: stopPlace,
  /** The day by the clocks of the group's country: `2026-11-23`. */
  day: z.string(),
  run: z.enum(schoolRuns),
  state: z.enum(rollStates),
  at: instant,
});
export type PastRun = z.infer<typeof pastRun>;

export const child = z.object({ id, name: z.string() });
export type Child = z.infer<typeof child>;

/** A group as its driver calls the roll: by stop, without anybody's PIN. */
export const rollGroup = z.object({
  groupId: id,
  schoolName: z.string(),
  scheduleType: z.enum(scheduleTypes),
  runs: z.array(z.enum(schoolRuns)),
  /** Today is a day of the week on which it does not drive, a holiday, or a day that the school gives: nobody is driven. */
  isDayOff: z.boolean(),
  stops: z.array(
    z.object({
      location: z.string(),
      time: z.string(),
      backTime: z.optional(z.string()),
      students: z.array(
        z.object({
          seatId: id,
          name: z.string(),
          collectorName: z.string(),
          payment: z.enum(seatPayments),
          /** The family's wallet lacks the month. */
          isUnpaid: z.boolean(),
          today: z.array(call),
        }),
      ),
    }),
  ),
});
export type RollGroup = z.infer<typeof rollGroup>;

export const groups = defineCall({
  key: scholarPaths.groups,
  summary: 'School groups of the account’s country',
  who: 'signed-in',
  limit: 'read',
  reply: z.array(group),
  problems: [],
});

export const join = defineCall({
  key: scholarPaths.join,
  summary: 'Takes a seat for an own child or oneself; on the waiting list when the group is full and that is wished',
  who: 'passenger',
  limit: 'write',
  idempotent: true,
  body: z.strictObject({
    groupId: id,
    studentId: id,
    pickupPointIndex: z._default(z.int().check(z.minimum(0), z.maximum(50)), 0),
    waitingList: z._default(z.boolean(), false),
    collectorName: z.optional(line(80)),
    /** `wallet` takes the price month by month; `cash` is paid to the driver. */
    payment: z._default(z.enum(seatPayments), 'cash'),
    /** What the screen said is taken from the wallet now. */
    firstPrice: z.optional(amount),
  }),
  reply: seat,
  status: 201,
  problems: [
    'suspended',
    'consent_due',
    'forbidden',
    'not_found',
    'group_full',
    'already_joined',
    'illegal_transition',
    'fare_changed',
    'balance_too_low',
  ],
});

export const mine = defineCall({
  key: scholarPaths.mine,
  summary: 'Seats of the caller’s students with today’s roll calls',
  who: 'signed-in',
  limit: 'read',
  reply: z.array(seat),
  problems: [],
});

export const pastRuns = defineCall({
  key: scholarPaths.pastRuns,
  summary: 'School runs of the caller’s students, the newest first',
  who: 'passenger',
  limit: 'read',
  reply: z.array(pastRun),
  problems: [],
});

export const payment = defineCall({
  key: scholarPaths.payment,
  summary: 'Says how a seat is paid from the next month on: from the wallet, or to the driver',
  who: 'passenger',
  limit: 'write',
  params: z.object({ id: idParam }),
  body: z.strictObject({
    payment: z.enum(seatPayments),
    /** What the screen says a month costs: the wallet takes no more. */
    monthlyPrice: z.optional(amount),
  }),
  reply: seat,
  problems: ['not_found', 'illegal_transition', 'fare_changed'],
});

export const leave = defineCall({
  key: scholarPaths.leave,
  summary: 'Gives a seat up: what its month has not driven goes back to the wallet, and the first of the waiting list gets the seat',
  who: 'passenger',
  limit: 'write',
  params: z.object({ id: idParam }),
  reply: done,
  problems: ['not_found'],
});

export const children = defineCall({
  key: scholarPaths.children,
  summary: 'Own children',
  who: 'passenger',
  limit: 'read',
  reply: z.array(child),
  problems: [],
});

export const addChild = defineCall({
  key: scholarPaths.addChild,
  summary: 'Adds a child',
  who: 'passenger',
  limit: 'write',
  body: z.strictObject({ name: personName }),
  reply: child,
  status: 201,
  problems: ['too_many_children'],
});

export const removeChild = defineCall({
  key: scholarPaths.removeChild,
  summary: 'Removes a child that has no seat',
  who: 'passenger',
  limit: 'write',
  params: childParam,
  reply: done,
  problems: ['not_found', 'illegal_transition'],
});

export const rollCall = defineCall({
  key: scholarPaths.rollCall,
  summary: 'The groups of the driver by stop, with today’s roll',
  who: 'driver',
  limit: 'read',
  reply: z.array(rollGroup),
  problems: [],
});

export const callRoll = defineCall({
  key: scholarPaths.call,
  summary: 'Says of a student: on board, absent, or handed over to the collector by PIN',
  who: 'driver',
  limit: 'write',
  body: z.strictObject({
    seatId: id,
    run: z.enum(schoolRuns),
    state: z.enum(rollStates),
    pin: z.optional(z.string().check(z.regex(/^\d{4}$/))),
  }),
  reply: z.array(rollGroup),
  problems: ['not_found', 'illegal_transition', 'consent_due', 'wrong_pin', 'pin_locked', ...gaps],
});
