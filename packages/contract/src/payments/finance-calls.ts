import * as z from 'zod/mini';
import { BATCH_AT_MOST, batchStates } from '@safiri/rules/payments/batches.ts';
import { disbursementPurposes, disbursementReasons, disbursementStates } from '@safiri/rules/payments/disbursement-life.ts';
import { balanceHolders, disbursementDecisions, disbursementFilters, paymentFilters } from '@safiri/rules/payments/finance.ts';
import { providerIds } from '@safiri/rules/payments/providers.ts';
import { refundHindrances } from '@safiri/rules/payments/refunds.ts';
import { keysOf } from '@safiri/rules/records.ts';
import { defineCall } from '../call.ts';
import { amount, countryId, id, idParam, instant, line } from '../fields.ts';
import { payment } from './calls.ts';
import { financePaths } from './finance-paths.ts';

/** Money that goes out by a provider, as finance sees it. Amounts have two decimals. */
export const disbursement = z.object({
  id,
  purpose: z.enum(disbursementPurposes),
  /** The payout, settlement or refund that it is for. */
  subjectId: id,
  /** Whose money it is. */
  owner: z.object({ kind: z.enum(['driver', 'merchant', 'user']), id, name: z.string() }),
  provider: z.enum(providerIds),
  countryId,
  currency: z.string(),
  /** What the payee gets, and what the operator keeps. */
  amount: z.string(),
  fee: z.string(),
  account: z.string(),
  bank: z.nullable(z.string()),
  /** Whose the account is, as its provider says. */
  name: z.nullable(z.string()),
  state: z.enum(disbursementStates),
  reason: z.nullable(z.enum(disbursementReasons)),
  /** A person has to find out how it ended. */
  isTask: z.boolean(),
  batchId: z.nullable(id),
  reference: z.string(),
  receipt: z.nullable(z.string()),
  createdAt: instant,
  sentAt: z.nullable(instant),
  settledAt: z.nullable(instant),
});
export type StaffDisbursement = z.infer<typeof disbursement>;

export const batch = z.object({
  id,
  countryId,
  state: z.enum(batchStates),
  createdBy: z.string(),
  createdAt: instant,
  decidedAt: z.nullable(instant),
  /** Nobody else could sign it: who made it did, after a day. */
  alone: z.boolean(),
  /** Disbursements in it, what they come to, and how many were paid and could not be. */
  count: z.number(),
  amount: z.string(),
  paid: z.number(),
  failed: z.number(),
});
export type Batch = z.infer<typeof batch>;

const before = z.optional(idParam);

export const listBatches = defineCall({
  key: financePaths.batches,
  summary: 'Batches of disbursements, newest first, page by page',
  who: 'staff',
  limit: 'read',
  query: z.object({ before }),
  reply: z.array(batch),
  problems: [],
});

export const readBatch = defineCall({
  key: financePaths.batch,
  summary: 'A batch with all that is in it',
  who: 'staff',
  limit: 'read',
  params: z.object({ id: idParam }),
  reply: z.object({ batch, disbursements: z.array(disbursement) }),
  problems: ['not_found'],
});

export const makeBatch = defineCall({
  key: financePaths.makeBatch,
  summary: 'Signs disbursements that wait, and asks a second person to sign them too; nothing is sent before',
  who: 'staff',
  limit: 'write',
  idempotent: true,
  body: z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(BATCH_AT_MOST)) }),
  reply: batch,
  status: 201,
  problems: ['illegal_transition', 'own_money'],
});

export const disbursementQuery = z.object({
  before,
  state: z.optional(z.enum(keysOf(disbursementFilters))),
  purpose: z.optional(z.enum(disbursementPurposes)),
  /** Those alone at which a person has to look. */
  tasks: z.optional(z.literal('1')),
  /** Those alone that are in no batch. */
  unbatched: z.optional(z.literal('1')),
});

export const listDisbursements = defineCall({
  key: financePaths.disbursements,
  summary: 'Money that goes out by providers, newest first, page by page',
  who: 'staff',
  limit: 'read',
  query: disbursementQuery,
  reply: z.array(disbursement),
  problems: [],
});

export const decideDisbursement = defineCall({
  key: financePaths.decideDisbursement,
  summary: 'Ends a disbursement whose end no provider said, has the provider asked once more, or calls off one that waits in no batch',
  who: 'staff',
  limit: 'write',
  params: z.object({ id: idParam }),
  body: z.strictObject({ outcome: z.enum(disbursementDecisions), note: line(500) }),
  reply: disbursement,
  problems: ['not_found', 'illegal_transition', 'own_money', 'own_request'],
});

/** A payment, as finance sees it. */
export const staffPayment = z.extend(payment, {
  userId: id,
  person: z.string(),
  isTask: z.boolean(),
  /** What the reader can still give back of it, two decimals, and whether in parts; null where nothing. */
  refundable: z.nullable(z.object({ most: z.string(), isPartial: z.boolean() })),
  /** Why nothing of what is left of it; null where something can be given back, or nothing is left. */
  notRefundable: z.nullable(z.enum(refundHindrances)),
  /** What was given back of it, or tried to be, newest first. */
  refunds: z.array(
    z.object({
      id,
      amount: z.string(),
      state: z.enum(disbursementStates),
      reason: z.nullable(z.enum(disbursementReasons)),
      /** Why the team gives it back, and who of it. */
      why: z.string(),
      by: z.string(),
      at: instant,
    }),
  ),
});
export type StaffPayment = z.infer<typeof staffPayment>;

export const paymentQuery = z.object({
  before,
  state: z.optional(z.enum(keysOf(paymentFilters))),
  tasks: z.optional(z.literal('1')),
});

export const listAllPayments = defineCall({
  key: financePaths.payments,
  summary: 'Money that people bring in by providers, newest first, page by page',
  who: 'staff',
  limit: 'read',
  query: paymentQuery,
  reply: z.array(staffPayment),
  problems: [],
});

export const refundPayment = defineCall({
  key: financePaths.refund,
  summary: 'Gives a payment back to where it came from, in full or in part; above a limit once a second person agrees',
  who: 'staff',
  limit: 'write',
  idempotent: true,
  params: z.object({ id: idParam }),
  body: z.strictObject({ amount, reason: line(300) }),
  reply: staffPayment,
  status: 201,
  problems: ['not_found', 'illegal_transition', 'own_money'],
});

/** What an account of the ledger holds. */
export const balance = z.object({
  account: z.string(),
  /** Whose it is; null for the operator's own. */
  ownerId: z.nullable(id),
  name: z.nullable(z.string()),
  currency: z.string(),
  /** Two decimals. Of a provider what it holds for the operator; of all others what the operator owes, with a minus what is owed to it. */
  amount: z.string(),
});
export type Balance = z.infer<typeof balance>;

/** Which line of a list a balance is: no other has the same. */
export const placeOf = ({ account, currency }: Pick<Balance, 'account' | 'currency'>): string => `${account} ${currency}`;

export const balanceQuery = z.object({
  of: z.enum(balanceHolders),
  /** Goes on after all lines of that owner, or after that line (`placeOf`): an owner may have several. */
  after: z.optional(idParam),
  afterLine: z.optional(z.string().check(z.regex(/^[a-z_]+:[a-z\d_:]{1,60} [A-Z]{3}$/))),
});

export const listBalances = defineCall({
  key: financePaths.balances,
  summary: 'Balances of one kind of holders that are not zero, page by page by whose they are',
  who: 'staff',
  limit: 'read',
  query: balanceQuery,
  reply: z.array(balance),
  problems: [],
});
