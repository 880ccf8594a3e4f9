import * as z from 'zod/mini';
import { changeKinds, changeStates } from '@safiri/rules/rides/destination-change.ts';
import { instant } from '../fields.ts';

/** What another way costs and takes, as it holds for a moment. */
export const destinationQuote = z.object({
  /** Given back to have it so. */
  quote: z.string(),
  /** Of the whole trip. */
  fare: z.string(),
  /** The same without the change. */
  before: z.string(),
  /** Kilometres and minutes of the whole trip; an older server leaves the minutes out. */
  distance: z.number(),
  duration: z.optional(z.number()),
  /** From where the car is now: minutes that half of all such trips take, and that nine of ten stay below. */
  minutes: z.number(),
  minutesHigh: z.number(),
  until: instant,
});
export type DestinationQuote = z.infer<typeof destinationQuote>;

/** That the passenger changed on the way where a trip goes, or stops. */
export const destinationChange = z.object({
  /** What was changed; of an older server, its destination. */
  kind: z.optional(z.enum(changeKinds)),
  /** What its driver said, or that it was taken back; who says nothing for a while has taken it. */
  state: z.enum(changeStates),
  /** How often it was changed. */
  count: z.number(),
  /** Until when the driver may decline. */
  until: instant,
  /** Where the passenger wanted to go or stop, and where the trip went before. */
  wanted: z.string(),
  before: z.string(),
  /** What it cost before, for who learns the fare. */
  fareBefore: z.nullable(z.string()),
  /** Kilometres and minutes of the whole trip before; an older server leaves them out. */
  distanceBefore: z.optional(z.number()),
  durationBefore: z.optional(z.number()),
});
