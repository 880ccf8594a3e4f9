import * as z from 'zod/mini';
import { bookingKinds, bookingStates, parties } from '@safiri/rules/cash/bookings.ts';
import { defineCall } from '../call.ts';
import { amount, countryId, id, idParam, instant, line } from '../fields.ts';
import { cashPaths } from './paths.ts';

/** Somebody whose money the team can book, as the desk sees them. */
export const cashPerson = z.object({
  userId: id,
  party: z.enum(parties),
  name: z.string(),
  /** Of a driver. */
  driverId: z.nullable(id),
  countryId,
  currency: z.string(),
  /** What is theirs now, less what trips under way may take; with a minus what they owe. Two decimals. */
  balance: z.string(),
  /** What of it may be handed over now: of a driver what has settled. */
  payable: z.string(),
  /** Of a driver who has something between them and the operator in other currencies too: the same in each. */
  others: z.array(z.object({ countryId, currency: z.string(), balance: z.string(), payable: z.string() })),
  /** Whether a passenger's wallet takes money beyond a debt. */
  topUp: z.boolean(),
});
export type CashPerson = z.infer<typeof cashPerson>;

export const cashDrawer = z.object({
  id,
  countryId,
  /** Cash of it is in the drawer, of whichever country. */
  currency: z.string(),
  /** YYYY-MM-DD. */
  day: z.string(),
  openedAt: instant,
  closedAt: z.nullable(instant),
  /** What it was opened with, what is in it by the books, and what was counted. */
  float: z.string(),
  expected: z.string(),
  counted: z.nullable(z.string()),
  reason: z.nullable(z.string()),
});
export type CashDrawer = z.infer<typeof cashDrawer>;

export const moneyBooking = z.object({
  id,
  kind: z.enum(bookingKinds),
  party: z.enum(parties),
  userId: id,
  name: z.string(),
  /** Into their balance, with a minus out of it. */
  amount: z.string(),
  countryId,
  reason: z.string(),
  author: z.string(),
  state: z.enum(bookingStates),
  /** The number of the desk's receipt, of cash that changed hands. */
  receipt: z.nullable(z.string()),
  createdAt: instant,
});
export type MoneyBooking = z.infer<typeof moneyBooking>;

export const cashDesk = z.object({
  /** Where the own drawer of today can be opened still. */
  countries: z.array(countryId),
  /** The own drawers: those that are open, then the last ones that were closed. */
  drawers: z.array(cashDrawer),
  /** The newest of everybody in the team. */
  bookings: z.array(moneyBooking),
});
export type CashDesk = z.infer<typeof cashDesk>;

export const readCashDesk = defineCall({
  key: cashPaths.desk,
  summary: 'The own cash drawers, and what the team booked last',
  who: 'staff',
  limit: 'read',
  reply: cashDesk,
  problems: [],
});

export const findForCash = defineCall({
  key: cashPaths.person,
  summary: 'A passenger or driver by the phone number, or a driver by the number (DR007), with the balance',
  who: 'staff',
  limit: 'read',
  query: z.object({ find: line(40) }),
  reply: cashPerson,
  problems: ['not_found'],
});

export const openDrawer = defineCall({
  key: cashPaths.openDrawer,
  summary: 'Opens the own cash drawer of today with what was put into it from the safe',
  who: 'staff',
  limit: 'write',
  idempotent: true,
  body: z.strictObject({ countryId, float: amount }),
  reply: cashDesk,
  status: 201,
  problems: ['drawer_open'],
});

export const closeDrawer = defineCall({
  key: cashPaths.closeDrawer,
  summary: 'Closes the own drawer with what was counted; what is too much or too little is booked with the reason',
  who: 'staff',
  limit: 'write',
  idempotent: true,
  params: z.object({ id: idParam }),
  body: z.strictObject({ counted: amount, reason: z.optional(line(300)) }),
  reply: cashDesk,
  problems: ['not_found', 'drawer_closed', 'approval_needed'],
});

export const bookMoney = defineCall({
  key: cashPaths.book,
  summary: 'Books cash in or out, a correction or a debt that is given up; above the limit a second person has to agree first',
  who: 'staff',
  limit: 'write',
  idempotent: true,
  body: z.strictObject({
    kind: z.enum(bookingKinds),
    userId: id,
    /** Whose money it is; without one that of the person's country. */
    countryId: z.optional(countryId),
    amount,
    /** Of a correction: out of the balance. */
    minus: z.optional(z.boolean()),
    reason: line(300),
  }),
  reply: cashDesk,
  status: 201,
  problems: ['not_found', 'own_money', 'drawer_closed', 'illegal_transition'],
});
