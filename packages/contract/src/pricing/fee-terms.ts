import * as z from 'zod/mini';
import { feeKinds, feeStatuses } from '@safiri/rules/rides/cancellation-fee.ts';
import { instant } from '../fields.ts';

/** What waiting at the pickup costs by a tariff. */
const waitingTerms = {
  freeMinutes: z.number(),
  /** For each minute begun after the free ones. */
  perMinute: z.string(),
  /** So many minutes are charged at most. */
  mostMinutes: z.number(),
};

/** What a stop on the way costs by a tariff. */
const stopTerms = {
  /** For each; in the fare of whoever asked for them. */
  fee: z.string(),
  /** Waiting longer there costs as at the pickup. */
  freeMinutes: z.number(),
};

/** What calling off costs by a tariff. */
const cancellationTerms = {
  /** After a driver accepted. */
  freeMinutes: z.number(),
  fee: z.string(),
  /** Minutes of waiting after which a passenger who has not come counts as not there. */
  noShowAfterMinutes: z.number(),
  noShowFee: z.string(),
};

/** What a service may cost beside its fare; null where nothing may. */
export const serviceFeeTerms = z.nullable(
  z.object({
    waiting: z.nullable(z.object(waitingTerms)),
    cancellation: z.nullable(z.object(cancellationTerms)),
    /** Null where its passengers can add no stops. */
    stop: z.nullable(z.object(stopTerms)),
  }),
);

/** The same of a trip, with what has come of it. */
export const rideFeeTerms = z.nullable(
  z.object({
    waiting: z.nullable(z.object(waitingTerms)),
    cancellation: z.nullable(z.object(cancellationTerms)),
    stop: z.nullable(z.object(stopTerms)),
    /** From when on the driver's waiting counts; null before the arrival, and where their position did not show them at the pickup. */
    waitingSince: z.nullable(instant),
    /** Until when it did: the start, or the passenger's confirmation at the car before it; null before both. */
    waitingUntil: z.nullable(instant),
    /** What the fare is rounded from, without waiting. */
    unrounded: z.string(),
    /** And to a multiple of what. */
    roundTo: z.string(),
    /** What was charged for calling the trip off, or for not coming; null where nothing was. */
    charged: z.nullable(
      z.object({
        kind: z.enum(feeKinds),
        amount: z.string(),
        status: z.enum(feeStatuses),
        /** For its driver: what they get of it, once it is paid. */
        net: z.nullable(z.string()),
      }),
    ),
  }),
);
