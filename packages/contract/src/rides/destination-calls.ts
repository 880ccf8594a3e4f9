import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { idParam, location } from '../fields.ts';
import { destinationQuote } from './destination-shapes.ts';
import { ridePaths } from './paths.ts';
import { ride } from './shapes.ts';

const byId = z.object({ id: idParam });
/** Letters of a signed price of a new destination: its lines and its place. */
const QUOTE_AT_MOST = 6000;

export const quoteDestination = defineCall({
  key: ridePaths.quoteDestination,
  summary:
    'What the passenger of a trip under way would pay for another destination, or for one stop more, and when they would be there; nothing changes yet',
  who: 'passenger',
  limit: 'read',
  params: byId,
  /** One of the two. */
  body: z
    .strictObject({
      dropoffLocation: z.optional(location),
      /** After the stops that there are, before the destination. */
      stop: z.optional(location),
    })
    .check(
      z.refine((body) => (body.dropoffLocation === undefined) !== (body.stop === undefined), {
        path: ['dropoffLocation'],
        error: 'Say either where the trip goes or where it stops',
      }),
    ),
  reply: destinationQuote,
  problems: ['not_found', 'forbidden', 'illegal_transition', 'destination_out_of_reach'],
});

export const changeDestination = defineCall({
  key: ridePaths.changeDestination,
  summary: 'The passenger of a trip under way changes its way, at the price that was shown; its driver is told and may decline',
  who: 'passenger',
  limit: 'write',
  idempotent: true,
  params: byId,
  body: z.strictObject({
    /** Of `quoteDestination`. */
    quote: z.string().check(z.minLength(1), z.maxLength(QUOTE_AT_MOST)),
  }),
  reply: ride,
  problems: ['not_found', 'forbidden', 'illegal_transition', 'quote_expired'],
});

export const answerDestination = defineCall({
  key: ridePaths.answerDestination,
  summary: 'The driver of a trip takes its new way, or declines it: then it goes where and for what it was going to',
  who: 'driver',
  limit: 'write',
  idempotent: true,
  params: byId,
  body: z.strictObject({ accepts: z.boolean() }),
  reply: ride,
  problems: ['not_found', 'illegal_transition'],
});

export const withdrawDestination = defineCall({
  key: ridePaths.withdrawDestination,
  summary: 'The passenger of a trip takes a new way back that its driver has not answered: then it goes where and for what it was going to',
  who: 'passenger',
  limit: 'write',
  idempotent: true,
  params: byId,
  reply: ride,
  problems: ['not_found', 'forbidden', 'illegal_transition'],
});
