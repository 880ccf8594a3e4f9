import * as z from 'zod/mini';
import { paybillReasons, paybillStates } from '@safiri/rules/payments/paybill.ts';
import { providerIds } from '@safiri/rules/payments/providers.ts';
import { defineCall } from '../call.ts';
import { countryId, id, idParam, instant, line } from '../fields.ts';
import { financePaths } from './finance-paths.ts';

/** Money that somebody brought by themselves, at a paybill, as finance sees it. */
export const paybillPayment = z.object({
  id,
  provider: z.enum(providerIds),
  countryId,
  /** The provider's number of it. */
  transactionId: z.string(),
  /** What the payer typed as the account. */
  typed: z.string(),
  /** The name and the masked number that the provider tells, until it is known whose it is. */
  payer: z.nullable(z.string()),
  /** Two decimals. */
  amount: z.string(),
  currency: z.string(),
  state: z.enum(paybillStates),
  /** Why a person has to look. */
  reason: z.nullable(z.enum(paybillReasons)),
  isTask: z.boolean(),
  receivedAt: instant,
  /** Whose it became. */
  owner: z.nullable(z.object({ userId: id, name: z.string() })),
  /** The code of whom somebody wants to give it to, while a second person has to agree, and who that is. */
  wantedCode: z.nullable(z.string()),
  wantedBy: z.nullable(z.string()),
});
export type PaybillPayment = z.infer<typeof paybillPayment>;

export const paybillQuery = z.object({ before: z.optional(idParam), tasks: z.optional(z.literal('1')) });

export const listPaybill = defineCall({
  key: financePaths.paybill,
  summary: 'Money that people brought by themselves, newest first, page by page',
  who: 'staff',
  limit: 'read',
  query: paybillQuery,
  reply: z.array(paybillPayment),
  problems: [],
});

export const givePaybill = defineCall({
  key: financePaths.givePaybill,
  summary: 'Gives what came by a code of nobody to whom it belongs; above a limit once a second person agrees',
  who: 'staff',
  limit: 'write',
  idempotent: true,
  params: z.object({ id: idParam }),
  /** The code that the person's own screen shows. */
  body: z.strictObject({ code: line(20), note: line(300) }),
  reply: paybillPayment,
  status: 201,
  problems: ['not_found', 'illegal_transition', 'already_decided', 'own_money'],
});

export const askPaybill = defineCall({
  key: financePaths.askPaybill,
  summary: 'Has the provider asked once more about what it has not confirmed',
  who: 'staff',
  limit: 'write',
  params: z.object({ id: idParam }),
  reply: paybillPayment,
  problems: ['not_found', 'illegal_transition'],
});
