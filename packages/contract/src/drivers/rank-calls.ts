import * as z from 'zod/mini';
import { placeKinds } from '@safiri/rules/markets/document.ts';
import { defineCall } from '../call.ts';
import { idParam } from '../fields.ts';
import { driverPaths } from './paths.ts';

const count = z.int().check(z.minimum(0));
const rank = { placeId: z.string(), kind: z.enum(placeKinds) };

/** Where a driver stands. */
export const standing = z.object({
  /** The rank with a line at which the driver is now, and how many stand there; null elsewhere. */
  here: z.nullable(z.object({ ...rank, waiting: count })),
  /** The own place in a line, from 1; null of who stands in none. */
  line: z.nullable(
    z.object({
      ...rank,
      position: count,
      of: count,
      /** The driver is elsewhere, offline or silent, and loses the place soon. */
      away: z.boolean(),
    }),
  ),
});
export type Standing = z.infer<typeof standing>;

const byDriver = { who: 'driver', params: z.object({ id: idParam }), reply: standing } as const;

export const rankLine = defineCall({
  key: driverPaths.rankLine,
  summary: 'Whether the driver is at a rank with a line, and which place in line is the driver’s',
  limit: 'read',
  ...byDriver,
  problems: [],
});

export const joinLine = defineCall({
  key: driverPaths.joinLine,
  summary: 'The driver stands in line at the rank where the phone is: first in, first asked; again changes nothing',
  limit: 'write',
  ...byDriver,
  problems: ['no_position', 'illegal_transition'],
});

export const leaveLine = defineCall({
  key: driverPaths.leaveLine,
  summary: 'The driver leaves the line',
  limit: 'write',
  ...byDriver,
  problems: [],
});
