import * as z from 'zod/mini';
import { providerIds } from '@safiri/rules/payments/providers.ts';
import { isDate } from '@safiri/rules/places/local-time.ts';
import { directions, LIST_BYTES_AT_MOST, listSources, matches } from '@safiri/rules/payments/reconciliation.ts';
import { defineCall } from '../call.ts';
import { countryId, id, idParam, instant, line } from '../fields.ts';
import { financePaths } from './finance-paths.ts';

/** An account with a provider, as finance reconciles it. */
const reconciledAccount = z.object({
  id,
  provider: z.enum(providerIds),
  countryId,
  isSandbox: z.boolean(),
  /** Its provider tells a day's list by itself; else finance brings the file. */
  hasList: z.boolean(),
});
export type ReconciledAccount = z.infer<typeof reconciledAccount>;

export const reconciledDay = z.object({
  id,
  accountId: id,
  provider: z.enum(providerIds),
  countryId,
  currency: z.string(),
  /** On the clocks of the country, YYYY-MM-DD. */
  day: z.string(),
  source: z.enum(listSources),
  readAt: instant,
  matched: z.number(),
  /** Lines that differ, and of these those that nobody explained. */
  differences: z.number(),
  open: z.number(),
  closedAt: z.nullable(instant),
  closedBy: z.nullable(z.string()),
});
export type ReconciledDay = z.infer<typeof reconciledDay>;

export const reconciledLine = z.object({
  id,
  direction: z.enum(directions),
  match: z.enum(matches),
  reference: z.nullable(z.string()),
  receipt: z.nullable(z.string()),
  /** By the provider's list, and by our rows. */
  theirs: z.nullable(z.string()),
  ours: z.nullable(z.string()),
  note: z.nullable(z.string()),
});
export type ReconciledLine = z.infer<typeof reconciledLine>;

export const listDays = defineCall({
  key: financePaths.days,
  summary: 'Days that were reconciled with providers, newest first, page by page, and the accounts there are',
  who: 'staff',
  limit: 'read',
  query: z.object({ before: z.optional(idParam) }),
  reply: z.object({ accounts: z.array(reconciledAccount), days: z.array(reconciledDay) }),
  problems: [],
});

const dayWithLines = z.object({ day: reconciledDay, lines: z.array(reconciledLine) });
export type DayWithLines = z.infer<typeof dayWithLines>;

export const readProviderDay = defineCall({
  key: financePaths.readDay,
  summary:
    "Puts a provider's list of a day beside our rows: its own, or a file; again as long as the day is open. What was explained stays so",
  who: 'staff',
  limit: 'write',
  bodyBytes: LIST_BYTES_AT_MOST + 1000,
  body: z.strictObject({
    accountId: id,
    day: z.string().check(z.regex(/^20\d{2}-\d{2}-\d{2}$/), z.refine(isDate)),
    /** A table with the columns amount, and reference or receipt; needed where the provider has no list of its own. */
    file: z.optional(z.string().check(z.minLength(1), z.maxLength(LIST_BYTES_AT_MOST))),
  }),
  reply: dayWithLines,
  problems: ['not_found', 'day_closed', 'illegal_transition'],
});

export const getDay = defineCall({
  key: financePaths.day,
  summary: 'A day with the first of its lines: those that differ, then what matches',
  who: 'staff',
  limit: 'read',
  params: z.object({ id: idParam }),
  reply: dayWithLines,
  problems: ['not_found'],
});

export const explainLine = defineCall({
  key: financePaths.explainLine,
  summary: 'Says what a difference comes from',
  who: 'staff',
  limit: 'write',
  params: z.object({ id: idParam, lineId: idParam }),
  body: z.strictObject({ note: line(500) }),
  reply: dayWithLines,
  problems: ['not_found', 'day_closed'],
});

export const closeDay = defineCall({
  key: financePaths.closeDay,
  summary: 'Closes a day whose differences are all explained; nothing changes it from then on',
  who: 'staff',
  limit: 'write',
  params: z.object({ id: idParam }),
  reply: dayWithLines,
  problems: ['not_found', 'illegal_transition'],
});
