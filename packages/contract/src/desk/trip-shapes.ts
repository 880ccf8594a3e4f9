import * as z from 'zod/mini';
import { gates } from '@safiri/rules/dispatch/gates.ts';
import { offerStatuses } from '@safiri/rules/dispatch/offer-life.ts';
import { accountNames } from '@safiri/rules/wallet/account-names.ts';
import { feeKinds, feeStatuses } from '@safiri/rules/rides/cancellation-fee.ts';
import { cancelReasons } from '@safiri/rules/rides/cancellation.ts';
import { allEndReasons, confirmations, operatorPays } from '@safiri/rules/rides/completion.ts';
import { rideStatuses, tripActors } from '@safiri/rules/rides/trip-life.ts';
import { id, instant } from '../fields.ts';
import { fareLine } from '../pricing/fare-lines.ts';
import { vehicleInfo } from '../users/shapes.ts';
import { rideStop } from '../rides/stops.ts';
import { listedTrip } from './shapes.ts';

/** One of the two of a trip, with the phone masked. */
const party = z.object({ userId: id, name: z.string(), phone: z.nullable(z.string()) });

/** Something that happened to a trip, as it was written down with it. */
const tripEvent = z.object({
  /** The ride's version after it. */
  version: z.number(),
  kind: z.string(),
  toStatus: z.enum(rideStatuses),
  actor: z.enum(tripActors),
  /** Of a member of the team, who did it. */
  staff: z.nullable(z.string()),
  /** What was said of it: a reason, a note. */
  reason: z.nullable(z.string()),
  at: instant,
});
export type TripEvent = z.infer<typeof tripEvent>;

/** A driver by number; by name too for who sees people. */
const numberedDriver = z.object({ driverId: id, userId: z.nullable(id), name: z.nullable(z.string()) });

export const deskTrip = z.object({
  trip: listedTrip,
  version: z.number(),
  driver: z.nullable(z.extend(numberedDriver, { phone: z.nullable(z.string()) })),
  passenger: z.nullable(party),
  /** Who rides, where the passenger asked for somebody else; the name is null for a role that sees no people. */
  rider: z.nullable(z.object({ name: z.nullable(z.string()), phone: z.nullable(z.string()) })),
  vehicle: z.nullable(vehicleInfo),
  orderNumber: z.nullable(z.string()),
  /** Between pickup and dropoff, in their order. */
  stops: z.array(rideStop),
  /** Kilometres and minutes that the trip was priced for. */
  distanceKm: z.number(),
  minutes: z.number(),
  paymentMethod: z.string(),
  pickupAt: z.nullable(instant),
  /** While a driver is looked for: until when. */
  searchUntil: z.nullable(instant),
  cancelReason: z.nullable(z.enum(cancelReasons)),
  endReason: z.nullable(z.enum(allEndReasons)),
  confirmation: z.nullable(z.enum(confirmations)),
  operatorPay: z.nullable(z.enum(operatorPays)),
  events: z.array(tripEvent),
  /** Oldest first; a hundred at most. */
  offers: z.array(
    z.object({
      offerId: id,
      driver: numberedDriver,
      status: z.enum(offerStatuses),
      offeredAt: instant,
      decidedAt: z.nullable(instant),
      /** It was on a screen that somebody could see. */
      wasShown: z.boolean(),
      pickupMeters: z.number(),
    }),
  ),
  /** Who was considered in the last rounds and what decided last, the nearest first; fifty at most. */
  passedOver: z.array(z.object({ driver: numberedDriver, gate: z.enum(gates), rounds: z.number(), meters: z.number() })),
  /** Null for a role that sees no money. */
  money: z.nullable(
    z.object({
      fareLines: z.array(fareLine),
      /** What calling it off, or not coming, cost; null where nothing was charged. */
      fee: z.nullable(z.object({ kind: z.enum(feeKinds), amount: z.string(), status: z.enum(feeStatuses) })),
      /** What moved, as the ledger has it: into the account, or with a minus out of it. */
      entries: z.array(
        z.object({
          entryId: z.number(),
          kind: z.string(),
          detail: z.nullable(z.string()),
          /** Whose account, and which of theirs. */
          party: z.enum(['passenger', 'driver', 'operator', 'other']),
          account: z.enum(accountNames),
          amount: z.string(),
          currency: z.string(),
          at: instant,
        }),
      ),
    }),
  ),
  /** Emergencies on this trip, for who may read them. */
  emergencies: z.array(z.object({ emergencyId: id, raisedAt: instant, isClosed: z.boolean() })),
  /** How many messages the two wrote. */
  messages: z.number(),
});
export type DeskTrip = z.infer<typeof deskTrip>;

export const tripTalk = z.object({
  messages: z.array(z.object({ id, fromDriver: z.boolean(), isQuick: z.boolean(), message: z.string(), at: instant })),
});
