import * as z from 'zod/mini';
import { lookOutcomes, standingSides, stoppedThings, suspensionReasons } from '@safiri/rules/standing/suspensions.ts';
import { id, instant } from '../fields.ts';

const facts = {
  id,
  side: z.enum(standingSides),
  reason: z.enum(suspensionReasons),
  /** The team's own words. */
  words: z.string(),
  /** Trips of the person that it is about. */
  rideIds: z.array(id),
  /** What else it rests on. */
  evidence: z.nullable(z.string()),
  since: instant,
  /** Without an end, agreed to by two people. */
  isBan: z.boolean(),
  /** By when a person looks again; null for a ban that nobody has answered, and for what has ended. */
  reviewAt: z.nullable(instant),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(instant),
  /** The last look: when, what came of it, and the words to the person. */
  lookedAt: z.nullable(instant),
  outcome: z.nullable(z.enum(lookOutcomes)),
  lookedWords: z.nullable(z.string()),
  endedAt: z.nullable(instant),
};

/** A suspension as the suspended person sees it: nobody of the team, and nobody else, by name. */
export const ownSuspension = z.object({
  ...facts,
  stops: z.array(z.enum(stoppedThings)),
  mayAnswer: z.boolean(),
});
export type OwnSuspension = z.infer<typeof ownSuspension>;

/** Newest first; what stands and what is over. */
export const ownStanding = z.object({ suspensions: z.array(ownSuspension) });

export const staffSuspension = z.object({
  ...facts,
  userId: id,
  name: z.string(),
  suspendedBy: z.string(),
  lookedBy: z.nullable(z.string()),
  /** A second person was asked to agree to a ban. */
  banAsked: z.boolean(),
  /** An answer waits, or the day has come. */
  waits: z.boolean(),
});
export type StaffSuspension = z.infer<typeof staffSuspension>;
