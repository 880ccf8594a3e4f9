import * as z from 'zod/mini';
import { approvalKinds, approvalOutcomes } from '@safiri/rules/staff/approvals.ts';
import { defineCall } from '../call.ts';
import { id, idParam, instant, line } from '../fields.ts';
import { staffPaths } from './paths.ts';

/** What waits for a second person, or did. */
export const approval = z.object({
  id,
  kind: z.enum(approvalKinds),
  subjectId: id,
  /** What it is about, by name: the person who becomes an owner, the driver and the amount of a payout. */
  data: z.record(z.string(), z.string()),
  /** Whom it concerns; null where that is nobody alone, or was not written down when it was asked. */
  about: z.nullable(z.object({ userId: id, name: z.string() })),
  /** What that person has without it and with it, while it waits; null where it moves nobody's balance. */
  balance: z.nullable(z.object({ before: z.string(), after: z.string() })),
  askedBy: z.string(),
  askedAt: instant,
  /** The caller asked for it. */
  isOwn: z.boolean(),
  /** The caller may agree now. */
  mayApprove: z.boolean(),
  /** From when on the caller, who has nobody to ask, may agree to it; null for all others. */
  aloneFrom: z.nullable(instant),
  outcome: z.nullable(z.enum(approvalOutcomes)),
  decidedBy: z.nullable(z.string()),
  decidedAt: z.nullable(instant),
  note: z.nullable(z.string()),
});
export type Approval = z.infer<typeof approval>;

const approvals = z.object({ open: z.array(approval), decided: z.array(approval) });
export type Approvals = z.infer<typeof approvals>;

export const listApprovals = defineCall({
  key: staffPaths.approvals,
  summary: 'What waits for a second person, oldest first, and the last fifty that were decided',
  who: 'staff',
  limit: 'read',
  reply: approvals,
  problems: [],
});

export const decideApproval = defineCall({
  key: staffPaths.decideApproval,
  summary: 'A second person agrees, or refuses with a reason; whoever asked may take it back',
  who: 'staff',
  limit: 'write',
  params: z.object({ id: idParam }),
  body: z
    .strictObject({ outcome: z.enum(approvalOutcomes), note: z.optional(line(500)) })
    .check(z.refine((body) => body.outcome === 'approved' || body.note !== undefined, { path: ['note'], error: 'Say why' })),
  reply: approvals,
  problems: ['not_found', 'already_decided', 'own_request', 'own_money', 'forbidden'],
});
