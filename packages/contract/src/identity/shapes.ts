import * as z from 'zod/mini';
import { personCheckKinds, personCheckStatuses } from '@safiri/rules/identity/person-checks.ts';
import { paperTypes } from '@safiri/rules/uploads/media-types.ts';
import { id, instant } from '../fields.ts';

const facts = {
  kind: z.enum(personCheckKinds),
  status: z.enum(personCheckStatuses),
  sentAt: instant,
  decidedAt: z.nullable(instant),
  /** By when the picture goes; null while the check waits, and once it has gone. */
  pictureUntil: z.nullable(instant),
  /** Of one that was refused or taken back: why; goes as the picture does. */
  note: z.nullable(z.string()),
};

/** The last check of a person, as they see it. */
export const ownCheck = z.object({
  ...facts,
  /** What was sent; null once it has gone. */
  pictureUrl: z.nullable(z.string()),
});
export type OwnCheck = z.infer<typeof ownCheck>;

export const ownIdentity = z.object({ check: z.nullable(ownCheck) });
export type OwnIdentity = z.infer<typeof ownIdentity>;

export const listedCheck = z.object({ id, name: z.string(), ...facts });
export type ListedCheck = z.infer<typeof listedCheck>;

/** What waits, oldest first; and what was decided in the last thirty days, newest first. */
export const checkList = z.object({ waiting: z.array(listedCheck), decided: z.array(listedCheck) });
export type CheckList = z.infer<typeof checkList>;

/** One check for whoever decides it. */
export const staffCheck = z.extend(listedCheck, {
  userId: id,
  /** The whole name of the account, to be compared with the document. */
  name: z.string(),
  decidedBy: z.nullable(z.string()),
  picture: z.nullable(z.object({ url: z.string(), mediaType: z.enum(paperTypes) })),
});
export type StaffCheck = z.infer<typeof staffCheck>;
