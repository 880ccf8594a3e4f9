import * as z from 'zod/mini';
import { settlementStatuses } from '@safiri/rules/orders/settlement.ts';
import { disbursementStates } from '@safiri/rules/payments/disbursement-life.ts';
import { defineCall } from '../call.ts';
import { payoutDestination, payoutWay, typedDestination } from '../earnings/payout-shapes.ts';
import { countryId, id, idParam, instant } from '../fields.ts';
import { settlementPaths } from './settlement-paths.ts';

/** A shop's week. Amounts have two decimals. */
export const settlement = z.object({
  id,
  /** First and last day on the shop's clocks, YYYY-MM-DD. */
  from: z.string(),
  to: z.string(),
  orders: z.number(),
  /** What was in the bags, and what the operator keeps of it. */
  goods: z.string(),
  commission: z.string(),
  /** Refunds that the shop bears, and other corrections. */
  corrections: z.string(),
  /** Left over from before. */
  carried: z.string(),
  /** Goods less commission, with corrections and what was left over. */
  net: z.string(),
  /** Of that what is paid: whole units. */
  paid: z.string(),
  status: z.enum(settlementStatuses),
  /** Where the payout stands with its provider; null where nothing is paid. */
  progress: z.nullable(z.enum(disbursementStates)),
  /** It failed, was in the balance again, and arrived all the same: it was taken out of it again. */
  isPaidAfterAll: z.boolean(),
  receipt: z.nullable(z.string()),
  endedAt: z.nullable(instant),
});
export type Settlement = z.infer<typeof settlement>;

/** What a shop is paid, and to which account. */
export const shopMoney = z.object({
  merchantId: id,
  name: z.string(),
  countryId,
  currency: z.string(),
  /** What the operator owes the shop now. */
  balance: z.string(),
  account: z.nullable(payoutDestination),
  ways: z.array(payoutWay),
  /** Newest first. */
  settlements: z.array(settlement),
});
export type ShopMoney = z.infer<typeof shopMoney>;

const byId = z.object({ id: idParam });

export const listSettlements = defineCall({
  key: settlementPaths.list,
  summary: 'What a shop was paid by week, newest first, page by page, and what it is owed now',
  who: 'staff',
  limit: 'read',
  params: byId,
  query: z.object({ before: z.optional(idParam) }),
  reply: shopMoney,
  problems: ['not_found'],
});

export const settledOrder = z.object({
  /** The number that people see. */
  number: z.string(),
  at: instant,
  goods: z.string(),
  commissionPercent: z.number(),
  commission: z.string(),
  net: z.string(),
  paymentMethod: z.string(),
});
export type SettledOrder = z.infer<typeof settledOrder>;

export const readSettlement = defineCall({
  key: settlementPaths.read,
  summary: 'The statement of a week: each order with what the operator keeps of it',
  who: 'staff',
  limit: 'read',
  params: z.object({ id: idParam, settlementId: idParam }),
  reply: z.object({ settlement, countryId, name: z.string(), orders: z.array(settledOrder) }),
  problems: ['not_found'],
});

export const setShopAccount = defineCall({
  key: settlementPaths.setAccount,
  summary: 'Says to which account a shop is paid from now on, after its provider said whose it is',
  who: 'staff',
  limit: 'write',
  params: byId,
  body: typedDestination,
  reply: shopMoney,
  problems: ['not_found', 'too_many_requests'],
});
