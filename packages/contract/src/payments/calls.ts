import * as z from 'zod/mini';
import { paymentPurposes } from '@safiri/rules/payments/purposes.ts';
import { paymentReasons, paymentStates } from '@safiri/rules/payments/payment-life.ts';
import { providerIds } from '@safiri/rules/payments/providers.ts';
import { defineCall } from '../call.ts';
import { amount, countryId, currencyCode, id, idParam, instant, line } from '../fields.ts';
import { paymentPaths } from './paths.ts';

export const payment = z.object({
  id,
  /** What it is for: the own wallet, what a driver owes, or one thing that is paid at once. */
  purpose: z.enum(paymentPurposes),
  /** Two decimals. */
  amount: z.string(),
  currency: z.string(),
  /** Of the amount: what was given back to where it came from, or is on its way there. */
  givenBack: z.string(),
  /** The ride, the order or the seat that it is for; null of money for a balance, and of a package. */
  subjectId: z.nullable(id),
  /** Of the amount: what was paid on when it came. Nothing of it where what it was for was paid or called off already: then it is in the wallet. */
  spent: z.string(),
  countryId,
  provider: z.enum(providerIds),
  state: z.enum(paymentStates),
  reason: z.nullable(z.enum(paymentReasons)),
  /** The phone that is asked; null where the provider's page asks. */
  phone: z.nullable(z.string()),
  /** The provider's page at which it can be paid, as long as it can. */
  page: z.nullable(z.string()),
  /** The provider's number of it. */
  receipt: z.nullable(z.string()),
  /** The product's. */
  reference: z.string(),
  /** Play money: it was never anybody's. */
  isSandbox: z.boolean(),
  createdAt: instant,
  settledAt: z.nullable(instant),
});
export type Payment = z.infer<typeof payment>;

/** Where the signed-in person can pay by themselves, at the provider's own screens. */
export const paybill = z.object({
  provider: z.enum(providerIds),
  /** The operator's number there, and what to type as the account. */
  number: z.string(),
  code: z.string(),
  /** Where a simulated one is paid at; null of a real one. */
  page: z.nullable(z.string()),
});
export type Paybill = z.infer<typeof paybill>;

export const topUpWays = z.object({
  currency: z.string(),
  countryId,
  ways: z.array(z.enum(providerIds)),
  /** Whole units of the currency. */
  least: z.number(),
  most: z.number(),
  /** Null where nobody can. */
  paybill: z.nullable(paybill),
});
export type TopUpWays = z.infer<typeof topUpWays>;

/** How much, by whom, and at which phone; without one at the own number. */
const moneyToBring = { provider: z.enum(providerIds), amount, phone: z.optional(line(30)) };

export const listTopUpWays = defineCall({
  key: paymentPaths.ways,
  summary: 'By which providers the signed-in person can bring money into the wallet, and how much at once',
  who: 'passenger',
  limit: 'read',
  reply: topUpWays,
  problems: [],
});

export const startTopUp = defineCall({
  key: paymentPaths.topUp,
  summary: 'Begins to bring money into the wallet; the provider is asked after the answer',
  who: 'passenger',
  limit: 'write',
  idempotent: true,
  body: z.strictObject(moneyToBring),
  reply: payment,
  status: 201,
  problems: ['not_found', 'payment_under_way', 'too_many_requests'],
});

export const listPayInWays = defineCall({
  key: paymentPaths.payInWays,
  summary: 'By which providers the signed-in driver can pay what they owe, and how much at once; nothing while nothing is owed',
  who: 'driver',
  limit: 'read',
  /** What is owed in other currencies than that of the driver's country; by no way where no provider takes it. */
  reply: z.extend(topUpWays, { others: z.array(topUpWays) }),
  problems: [],
});

export const startPayIn = defineCall({
  key: paymentPaths.payIn,
  summary: 'Begins to pay what the driver owes; the provider is asked after the answer',
  who: 'driver',
  limit: 'write',
  idempotent: true,
  /** The currency of the debt; without one that of the driver's country. */
  body: z.strictObject({ ...moneyToBring, currency: z.optional(currencyCode) }),
  reply: payment,
  status: 201,
  problems: ['not_found', 'payment_under_way', 'too_many_requests'],
});

export const listPayIns = defineCall({
  key: paymentPaths.payIns,
  summary: 'The newest 50 payments of the signed-in driver',
  who: 'driver',
  limit: 'read',
  reply: z.array(payment),
  problems: [],
});

export const getPayIn = defineCall({
  key: paymentPaths.onePayIn,
  summary: 'An own payment of a driver, as far as it has come',
  who: 'driver',
  limit: 'read',
  params: z.object({ id: idParam }),
  reply: payment,
  problems: ['not_found'],
});

export const listPayments = defineCall({
  key: paymentPaths.own,
  summary: 'The newest 50 payments of the signed-in person',
  who: 'passenger',
  limit: 'read',
  reply: z.array(payment),
  problems: [],
});

export const getPayment = defineCall({
  key: paymentPaths.one,
  summary: 'An own payment, as far as it has come',
  who: 'passenger',
  limit: 'read',
  params: z.object({ id: idParam }),
  reply: payment,
  problems: ['not_found'],
});
