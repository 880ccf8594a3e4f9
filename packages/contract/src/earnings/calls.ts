import * as z from 'zod/mini';
import { REFERRAL_PHONE_MIN_CHARS } from '@safiri/rules/earnings/goals.ts';
import { defineCall } from '../call.ts';
import { amount, done, idParam, line } from '../fields.ts';
import { commissionInvoice } from './commission-invoice.ts';
import { driverMoney } from './driver-money.ts';
import { earningsPaths } from './paths.ts';
import { payoutDestination, payoutTerms, typedDestination } from './payout-shapes.ts';
import { earnings, incentive, payout } from './shapes.ts';

/** The same as the signed-in driver's own id; others are refused. */
const queryUser = z.object({ userId: z.optional(idParam) });
const byUser = z.object({ userId: idParam });
const incentives = z.array(incentive);

export const getEarnings = defineCall({
  key: earningsPaths.getEarnings,
  summary: "The driver's earnings: all that the earnings screen shows",
  who: 'driver',
  limit: 'read',
  query: queryUser,
  reply: earnings,
  problems: [],
});

export const getEarningsOf = defineCall({
  key: earningsPaths.getEarningsOf,
  summary: 'The same with the user id as a path segment',
  who: 'driver',
  limit: 'read',
  params: byUser,
  reply: earnings,
  problems: [],
});

export const getIncentives = defineCall({
  key: earningsPaths.getIncentives,
  summary: 'The weekly goal and the monthly challenge with their progress',
  who: 'driver',
  limit: 'read',
  query: queryUser,
  reply: incentives,
  problems: [],
});

export const getIncentivesOf = defineCall({
  key: earningsPaths.getIncentivesOf,
  summary: 'The same with the user id as a path segment',
  who: 'driver',
  limit: 'read',
  params: byUser,
  reply: incentives,
  problems: [],
});

export const getDriverMoney = defineCall({
  key: earningsPaths.getDriverMoney,
  summary: 'What the driver owes the operator or is owed by it, in each currency, explained line by line',
  who: 'driver',
  limit: 'read',
  reply: driverMoney,
  problems: [],
});

export const commissionInvoices = defineCall({
  key: earningsPaths.commissionInvoices,
  summary: 'The invoices for what the operator kept of the driver month by month, and their credit notes, newest first, twelve at a time',
  who: 'driver',
  limit: 'read',
  query: z.object({ before: z.optional(idParam) }),
  reply: z.array(commissionInvoice),
  problems: [],
});

export const referDriver = defineCall({
  key: earningsPaths.referDriver,
  summary: 'Name the phone of somebody who shall drive; the first driver who names it is paid',
  who: 'driver',
  limit: 'known-phone',
  idempotent: true,
  body: z.strictObject({ phone: z.string().check(z.trim(), z.minLength(REFERRAL_PHONE_MIN_CHARS), z.maxLength(24)) }),
  reply: done,
  status: 201,
  problems: ['referral_refused'],
});

export const requestPayout = defineCall({
  key: earningsPaths.requestPayout,
  summary: 'Ask for money to be paid out; it is set aside at once. The same request again gives the same payout while it is open',
  who: 'driver',
  limit: 'sign-in',
  body: z.strictObject({
    amount,
    /** A bank account or a mobile money number to which staff pay by hand, where no provider pays out; without it the payout goes by a provider to the kept destination. */
    destination: z.optional(line(120)),
    /** May be left out after the password, or a code, was given a short while ago. */
    password: z.optional(z.string().check(z.minLength(1), z.maxLength(128))),
  }),
  reply: payout,
  status: 201,
  problems: ['confirm_password', 'payout_open', 'balance_too_low', 'destination_missing', 'destination_new', 'too_many_requests'],
});

export const getPayoutTerms = defineCall({
  key: earningsPaths.payoutTerms,
  summary: 'What the driver can have paid out now, what settles still, and where it would go',
  who: 'driver',
  limit: 'read',
  reply: payoutTerms,
  problems: [],
});

export const findPayoutName = defineCall({
  key: earningsPaths.payoutName,
  summary: 'Whose account that is, by the word of its provider, before payouts go there',
  who: 'driver',
  limit: 'known-phone',
  body: typedDestination,
  reply: payoutDestination,
  problems: ['not_found', 'too_many_requests'],
});

export const setPayoutDestination = defineCall({
  key: earningsPaths.payoutDestination,
  summary: 'Says to which account payouts go from now on; what is under way stays as it was asked for',
  who: 'driver',
  limit: 'sign-in',
  body: z.extend(typedDestination, { password: z.optional(z.string().check(z.minLength(1), z.maxLength(128))) }),
  reply: payoutTerms,
  problems: ['not_found', 'confirm_password', 'too_many_requests'],
});
