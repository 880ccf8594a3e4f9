import * as z from 'zod/mini';
import { rideStatuses } from '@safiri/rules/rides/trip-life.ts';
import { allEndReasons, endAnswers } from '@safiri/rules/rides/completion.ts';
import { COMMENT_AT_MOST, ratingTags, TAGS_AT_MOST } from '@safiri/rules/rides/rating-tags.ts';
import { STOPS_AT_MOST, stopSteps } from '@safiri/rules/rides/stops.ts';
import { cancelReasons } from '@safiri/rules/rides/cancellation.ts';
import { defineCall } from '../call.ts';
import { amount, id, idParam, instant, line, location, personName, serviceId } from '../fields.ts';
import { ridePaths } from './paths.ts';
import { receipt, ride, driverTrust } from './shapes.ts';
import { stopsAsked } from './stops.ts';

const byId = z.object({ id: idParam });

export const requestRide = defineCall({
  key: ridePaths.requestRide,
  summary: 'A passenger asks for a ride; the server prices it',
  who: 'passenger',
  limit: 'write',
  idempotent: true,
  body: z.strictObject({
    /** Must be the caller; the session decides who acts. */
    passengerId: z.optional(id),
    pickupLocation: location,
    dropoffLocation: location,
    stops: stopsAsked,
    /** What the person saw. The trip never costs more (product: money). */
    fare: amount,
    rideType: serviceId,
    paymentMethod: line(30),
    quoteId: z.optional(line(40)),
    /** In the demo: the trip runs in quickened time and pays nobody. Anywhere else it changes nothing. */
    fast: z.optional(z.boolean()),
    /** What the person saw that they owe from earlier trips: paid in cash, the own ride takes all of it along, and is refused where more is owed. */
    owed: z.optional(amount),
    /** Paid in cash, by the caller who rides: what of the fare the wallet pays, as the person saw it; less than the fare. The rest is handed over. */
    walletPart: z.optional(amount),
    /** Who rides, where it is not the caller: the driver sees this name and calls this number; by SMS they learn car, PIN and link. */
    rider: z.optional(z.strictObject({ name: personName, phone: line(30) })),
  }),
  reply: ride,
  status: 201,
  problems: [
    'payment_method_unavailable',
    'consent_due',
    'suspended',
    'live_ride_exists',
    'rider_has_ride',
    'too_many_rides',
    'fare_changed',
    'quote_expired',
    'owed_changed',
    'promotion_refused',
    'package_budget_spent',
    'ladies_only',
    'not_bookable_here',
    'destination_out_of_reach',
    'idempotency_key_reused',
  ],
});

export const getRide = defineCall({
  key: ridePaths.getRide,
  summary: 'One ride of the caller',
  who: 'signed-in',
  limit: 'read',
  params: byId,
  reply: ride,
  problems: ['not_found'],
});

export const changeRide = defineCall({
  key: ridePaths.changeRide,
  summary: 'Accept, arrive, start (with the PIN), complete or cancel',
  who: 'signed-in',
  limit: 'write',
  idempotent: true,
  params: byId,
  body: z.strictObject({
    status: z.enum(rideStatuses),
    /** Four digits, asked of the driver at `in_progress`, of a courier at `completed`. */
    pin: z.optional(z.string().check(z.regex(/^\d{4}$/))),
    /** The courier's photo of the handover, sent before as an upload; stands for the PIN where that will do. */
    proofUrl: z.optional(line(200)),
    /** When a hailed trip is completed: what people call the place where it ended. */
    place: z.optional(line(200)),
    /** Why it is cancelled, or why its driver can't go on (`endReason: cannot_go_on`): never shown to the other side. */
    reason: z.optional(z.enum(cancelReasons)),
    /** When accepting: the bonus that the offer showed. Where its budget does not hold that any more the trip is not accepted. */
    bonus: z.optional(amount),
    /** What the person saw that it costs to cancel; without it nothing. */
    fee: z.optional(amount),
    /** Why the trip ends although the position does not show it at its dropoff: asked for by `end_unproven`. */
    endReason: z.optional(z.enum(allEndReasons)),
    /** Device time, kept as such; the server's own clock counts. Of a hailed trip: when its end was tapped first, at which the meter stops unless the car was seen to drive on. */
    completedAt: z.optional(instant.check(z.maxLength(40))),
  }),
  reply: ride,
  problems: [
    'suspended',
    'not_found',
    'forbidden',
    'illegal_transition',
    'cancelling_costs',
    'end_unproven',
    'offer_gone',
    'bonus_spent',
    'owes_money',
    'wrong_pin',
    'pin_locked',
    'driver_not_verified',
    'ladies_only',
  ],
});

export const rateRide = defineCall({
  key: ridePaths.rateRide,
  summary: 'Rate the other side of a completed ride, once',
  who: 'signed-in',
  limit: 'write',
  idempotent: true,
  params: byId,
  body: z.strictObject({
    rating: z.int().check(z.minimum(1), z.maximum(5)),
    /** Fitting the stars and the side, each once. */
    tags: z.optional(z.array(z.enum(ratingTags)).check(z.maxLength(TAGS_AT_MOST))),
    comment: z.optional(line(COMMENT_AT_MOST)),
  }),
  reply: ride,
  problems: ['not_found', 'illegal_transition', 'already_rated'],
});

export const answerEnd = defineCall({
  key: ridePaths.answerEnd,
  summary: 'The passenger confirms, or reports, the end of a trip that its driver had to give a reason for',
  who: 'passenger',
  limit: 'write',
  idempotent: true,
  params: byId,
  body: z.strictObject({ answer: z.enum(endAnswers) }),
  reply: ride,
  problems: ['not_found', 'illegal_transition'],
});

export const answerCash = defineCall({
  key: ridePaths.answerCash,
  summary: 'The driver says what was taken in cash, once; it is kept beside the fare',
  who: 'driver',
  limit: 'write',
  idempotent: true,
  params: byId,
  body: z.strictObject({
    /** The fare, or less. */
    paid: amount,
  }),
  reply: ride,
  problems: ['not_found', 'illegal_transition'],
});

export const tipDriver = defineCall({
  key: ridePaths.tipDriver,
  summary: 'Whoever paid a completed trip thanks its driver with money from the wallet, once; all of it is the driver’s',
  who: 'passenger',
  limit: 'write',
  idempotent: true,
  params: byId,
  body: z.strictObject({ amount }),
  reply: ride,
  problems: ['not_found', 'illegal_transition'],
});

export const askForChange = defineCall({
  key: ridePaths.askForChange,
  summary: 'The passenger of a live trip that is paid in cash says with how much, so that its driver has the change; null takes it back',
  who: 'passenger',
  limit: 'write',
  idempotent: true,
  params: byId,
  body: z.strictObject({
    /** One of the sums that the fare leads to, above it. */
    amount: z.nullable(amount),
  }),
  reply: ride,
  problems: ['not_found', 'illegal_transition'],
});

export const makeStop = defineCall({
  key: ridePaths.makeStop,
  summary: 'The driver of a trip under way is at a stop, goes on from it, or leaves out one that the passenger does not want any more',
  who: 'driver',
  limit: 'write',
  idempotent: true,
  params: byId,
  body: z.strictObject({
    /** The first is 1; they are made in their order. */
    stop: z.int().check(z.minimum(1), z.maximum(STOPS_AT_MOST)),
    step: z.enum(stopSteps),
  }),
  reply: ride,
  problems: ['not_found', 'illegal_transition'],
});

export const confirmStart = defineCall({
  key: ridePaths.confirmStart,
  summary: 'The passenger, at the car, confirms in the app that the trip may start: the PIN need not be spoken, a lock is lifted',
  who: 'passenger',
  limit: 'write',
  params: byId,
  reply: ride,
  problems: ['not_found', 'illegal_transition'],
});

export const aboutDriver = defineCall({
  key: ridePaths.aboutDriver,
  summary: 'What a passenger may know of the driver of an own ride before getting in',
  who: 'signed-in',
  limit: 'read',
  params: byId,
  reply: driverTrust,
  problems: ['not_found'],
});

export const getReceipt = defineCall({
  key: ridePaths.getReceipt,
  summary: 'The receipt of a completed ride',
  who: 'signed-in',
  limit: 'read',
  params: byId,
  reply: receipt,
  problems: ['not_found'],
});

const history = z.array(ride);
const pageNumber = (max: number) =>
  z.pipe(z.string().check(z.regex(/^[1-9]\d{0,8}$/)), z.pipe(z.transform(Number), z.number().check(z.maximum(max))));
/** Newest first; `before` is the id of the last ride of the page before. */
const page = z.object({ limit: z.optional(pageNumber(100)), before: z.optional(pageNumber(2_147_483_647)) });
/** `null` when there is none: spec operations §7, active lookup. */
const active = z.nullable(ride);

export const passengerRides = defineCall({
  key: ridePaths.passengerRides,
  summary: 'The rides that the passenger rode or asked for, newest first',
  who: 'signed-in',
  limit: 'read',
  params: byId,
  query: page,
  reply: history,
  problems: [],
});

export const bookedRides = defineCall({
  key: ridePaths.bookedRides,
  summary: 'The live rides that the caller asked for others, oldest first',
  who: 'signed-in',
  limit: 'read',
  reply: z.array(ride),
  problems: [],
});

export const passengerActiveRide = defineCall({
  key: ridePaths.passengerActiveRide,
  summary: 'The live ride that the passenger rides, else the last that they asked for somebody else, or null',
  who: 'signed-in',
  limit: 'read',
  underLoad: 'refused-last',
  params: byId,
  reply: active,
  problems: [],
});

export const driverRides = defineCall({
  key: ridePaths.driverRides,
  summary: "The driver's own rides, newest first",
  who: 'driver',
  limit: 'read',
  params: byId,
  query: page,
  reply: history,
  problems: [],
});

export const driverActiveRide = defineCall({
  key: ridePaths.driverActiveRide,
  summary: "The driver's live ride, or null",
  who: 'driver',
  limit: 'read',
  underLoad: 'refused-last',
  params: byId,
  reply: active,
  problems: [],
});
