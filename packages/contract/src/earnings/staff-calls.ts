import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { disbursementStates } from '@safiri/rules/payments/disbursement-life.ts';
import { countryId, id, idParam, instant, line } from '../fields.ts';
import { checkedTrip } from './checked-trip.ts';
import { payoutPaths } from './staff-paths.ts';
import { payoutOutcomes } from '@safiri/rules/earnings/payouts.ts';

/** A payout as its driver asked for it. */
const askedPayout = z.object({
  id,
  driverId: id,
  driverName: z.string(),
  phone: z.string(),
  /** Two decimals. */
  amount: z.string(),
  countryId,
  destination: z.string(),
  askedAt: instant,
});
/** Whether a second person has to agree before it is paid: no, yes, was asked, did. */
export const consents = ['not_needed', 'needed', 'asked', 'given'] as const;

export const openPayout = z.object({
  ...askedPayout.shape,
  /** Of the amount, that the operator keeps. */
  fee: z.string(),
  consent: z.enum(consents),
  /** The disbursement by which it goes; null where staff pay by hand. */
  progress: z.nullable(
    z.object({
      disbursementId: id,
      state: z.enum(disbursementStates),
      batchId: z.nullable(id),
      /** Whose the account is, as its provider says. */
      name: z.nullable(z.string()),
    }),
  ),
});
export type OpenPayout = z.infer<typeof openPayout>;

export const listOpenPayouts = defineCall({
  key: payoutPaths.list,
  summary: 'Payouts that wait, oldest first',
  who: 'staff',
  limit: 'read',
  reply: z.array(openPayout),
  problems: [],
});

export const endedPayout = z.object({
  ...askedPayout.shape,
  outcome: z.enum(payoutOutcomes),
  /** What the driver was told with it. */
  note: z.nullable(z.string()),
  endedAt: instant,
  endedBy: z.nullable(z.string()),
});
export type EndedPayout = z.infer<typeof endedPayout>;

export const listEndedPayouts = defineCall({
  key: payoutPaths.ended,
  summary: 'Payouts that were paid or could not be, those asked for last first, page by page',
  who: 'staff',
  limit: 'read',
  query: z.object({ before: z.optional(idParam), outcome: z.optional(z.enum(payoutOutcomes)) }),
  reply: z.array(endedPayout),
  problems: [],
});

export const listPayoutTrips = defineCall({
  key: payoutPaths.trips,
  summary: 'The trips behind a payout, newest first: driven beside priced, and how each end was confirmed',
  who: 'staff',
  limit: 'read',
  params: z.object({ id: idParam }),
  reply: z.array(checkedTrip),
  problems: ['not_found'],
});

export const askPayoutApproval = defineCall({
  key: payoutPaths.askApproval,
  summary: 'Asks a second person to agree to a payout that is too large for one',
  who: 'staff',
  limit: 'write',
  params: z.object({ id: idParam }),
  reply: z.array(openPayout),
  problems: ['not_found', 'illegal_transition', 'own_money'],
});

export const decidePayout = defineCall({
  key: payoutPaths.decide,
  summary: 'A payout was paid, or could not be: then the money goes back to the driver',
  who: 'staff',
  limit: 'write',
  params: z.object({ id: idParam }),
  body: z
    .strictObject({ outcome: z.enum(payoutOutcomes), note: z.optional(line(500)) })
    .check(z.refine((body) => body.outcome === 'paid' || body.note !== undefined, { path: ['note'], error: 'Say why' })),
  reply: z.array(openPayout),
  problems: ['not_found', 'illegal_transition', 'approval_needed', 'own_money'],
});
