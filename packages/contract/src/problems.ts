import { promotionRefusals } from '@safiri/rules/pricing/promotions.ts';
import * as z from 'zod/mini';
import { orderTerms } from './catalogue/shapes.ts';
import { countryId } from './fields.ts';
import { endChecks } from '@safiri/rules/rides/completion.ts';

/**
 * The catalogue of everything that can be refused: code, status, title, when it happens.
 * Answers are `application/problem+json` (RFC 9457); `detail` is the sentence a person reads.
 */
export const problems = {
  invalid_request: { status: 400, title: 'The request is not valid' },
  not_signed_in: { status: 401, title: 'Sign in first' },
  invalid_credentials: { status: 401, title: 'Invalid email or password' },
  forbidden: { status: 403, title: 'Not allowed' },
  foreign_origin: { status: 403, title: 'Request from another site' },
  second_factor_needed: { status: 403, title: 'Give your second factor first' },
  confirm_password: { status: 403, title: 'Give your password again' },
  staff_sign_in: { status: 403, title: 'Staff sign in on their own page' },
  wrong_code: { status: 403, title: 'Wrong code' },
  code_wrong: { status: 403, title: 'Not the code' },
  unproven_phone: { status: 403, title: 'Confirm the number by a code first' },
  unknown_device: { status: 403, title: 'Not possible on this device' },
  consent_due: { status: 409, title: 'Read and agree first' },
  suspended: { status: 403, title: 'You are suspended' },
  driver_not_verified: { status: 403, title: 'Driver not verified yet' },
  ladies_only: { status: 403, title: 'Ladies Only Ride' },
  wrong_pin: { status: 403, title: 'Wrong PIN' },
  approval_needed: { status: 409, title: 'A second person has to agree' },
  own_request: { status: 409, title: 'Somebody else has to agree' },
  invitation_invalid: { status: 410, title: 'The invitation is no longer valid' },
  setup_link_invalid: { status: 410, title: 'This link no longer works' },
  last_owner: { status: 409, title: 'The last owner' },
  not_found: { status: 404, title: 'Not found' },
  device_overtaken: { status: 409, title: 'Please tap again' },
  account_exists: { status: 409, title: 'Account could not be created' },
  too_many_booked: { status: 409, title: 'Too many rides are booked ahead' },
  live_ride_exists: { status: 409, title: 'A ride is already under way' },
  rider_has_ride: { status: 409, title: 'This person has a ride already' },
  too_many_rides: { status: 409, title: 'Too many rides are under way' },
  promotion_refused: { status: 409, title: 'The code takes nothing off' },
  bonus_spent: { status: 409, title: 'The bonus is spent' },
  fare_changed: { status: 409, title: 'The fare has changed' },
  owed_changed: { status: 409, title: 'There is an outstanding balance' },
  quote_expired: { status: 409, title: 'The quote has expired' },
  illegal_transition: { status: 409, title: 'Not possible in this state' },
  cancelling_costs: { status: 409, title: 'Cancelling costs something now' },
  end_unproven: { status: 409, title: 'Say why the trip ends here' },
  https_needed: { status: 409, title: 'Only over an encrypted connection' },
  offer_gone: { status: 409, title: 'The offer is gone' },
  already_rated: { status: 409, title: 'Already rated' },
  check_exists: { status: 409, title: 'This check was started already' },
  already_decided: { status: 409, title: 'Somebody decided this already' },
  plate_taken: { status: 409, title: 'This plate is registered already' },
  vehicle_in_fleet: { status: 409, title: 'This vehicle belongs to a fleet' },
  vehicle_in_use: { status: 409, title: 'Somebody drives this vehicle now' },
  vehicle_not_approved: { status: 409, title: 'This vehicle is not approved yet' },
  selfie_due: { status: 409, title: 'A picture of you first' },
  vehicle_too_old: { status: 409, title: 'Vehicle Too Old' },
  document_expired: { status: 409, title: 'A document has expired' },
  document_missing: { status: 409, title: 'A document is asked for' },
  document_in_review: { status: 409, title: 'A document is being reviewed' },
  no_market: { status: 409, title: 'Not one of your cities' },
  not_bookable_here: { status: 409, title: 'Not yet available here' },
  no_position: { status: 409, title: 'Your position is not known' },
  place_required: { status: 400, title: 'The place is missing' },
  destination_out_of_reach: { status: 409, title: 'Too far away' },
  balance_too_low: { status: 409, title: 'The balance is too low' },
  hours_overlap: { status: 409, title: 'These hours are taken' },
  hours_over: { status: 409, title: 'These hours are over' },
  not_in_team: { status: 409, title: 'Not in the team' },
  roster_full: { status: 409, title: 'The roster is full' },
  contact_exists: { status: 409, title: 'This contact is in the list already' },
  too_many_contacts: { status: 409, title: 'The list of contacts is full' },
  saved_place_exists: { status: 409, title: 'A place of this name is saved already' },
  too_many_saved_places: { status: 409, title: 'The list of saved places is full' },
  chat_closed: { status: 409, title: 'This chat is closed' },
  too_many_chats: { status: 409, title: 'Too many open chats' },
  reference_taken: { status: 409, title: 'This number was used for another order' },
  changed_meanwhile: { status: 409, title: 'Somebody else has changed this' },
  found_meanwhile: { status: 409, title: 'Something more was found' },
  basket_changed: { status: 409, title: 'The basket has changed' },
  group_full: { status: 409, title: 'This group is full' },
  group_exists: { status: 409, title: 'There is such a group' },
  too_many_groups: { status: 409, title: 'This driver has enough groups' },
  already_joined: { status: 409, title: 'Joined already' },
  too_many_children: { status: 409, title: 'The list of children is full' },
  package_budget_spent: { status: 409, title: 'Not paid by the package now' },
  package_changed: { status: 409, title: 'The package has changed' },
  package_active: { status: 409, title: 'This package is active already' },
  shop_closed: { status: 409, title: 'The shop is closed' },
  owes_money: { status: 409, title: 'Too much is owed' },
  own_money: { status: 409, title: 'Your own money' },
  drawer_open: { status: 409, title: 'A drawer is open' },
  drawer_closed: { status: 409, title: 'No open drawer' },
  payment_method_unavailable: { status: 409, title: 'Not paid so here' },
  payment_under_way: { status: 409, title: 'A payment is under way' },
  day_closed: { status: 409, title: 'This day is closed' },
  alone_limit: { status: 409, title: 'More than one person alone may send' },
  destination_new: { status: 409, title: 'The account that payouts go to was changed' },
  destination_missing: { status: 409, title: 'Say first where payouts go' },
  payout_open: { status: 409, title: 'A payout is already under way' },
  referral_refused: { status: 409, title: 'Referral Failed' },
  training_unfinished: { status: 409, title: 'Training not finished' },
  video_not_watched: { status: 409, title: 'Watch the Video First' },
  channel_not_offered: { status: 409, title: 'Not this way' },
  code_over: { status: 410, title: 'The code is no longer valid' },
  handed_code_wrong: { status: 401, title: 'Not this code' },
  reset_link_invalid: { status: 410, title: 'The link is no longer valid' },
  too_many_files: { status: 409, title: 'Too many files wait to be used' },
  file_too_large: { status: 413, title: 'File too large' },
  picture_type: { status: 415, title: 'Only photos are accepted' },
  picture_too_small: { status: 422, title: 'Picture too small' },
  voice_type: { status: 415, title: 'Only voice notes are accepted' },
  voice_too_long: { status: 413, title: 'Voice note too long' },
  file_type: { status: 415, title: 'Only photos and PDF are accepted' },
  body_too_large: { status: 413, title: 'The request is too large' },
  unsupported_media_type: { status: 415, title: 'Only JSON is accepted' },
  quiz_answers_invalid: { status: 422, title: 'Not the answers of this quiz' },
  idempotency_key_reused: { status: 422, title: 'Idempotency key used for another request' },
  proof_needed: { status: 428, title: 'A moment of work first' },
  pin_locked: { status: 423, title: 'PIN locked' },
  too_many_requests: { status: 429, title: 'Too many requests' },
  internal: { status: 500, title: 'Something went wrong on our side' },
  not_set_up: { status: 503, title: 'Not set up yet' },
  codes_unavailable: { status: 503, title: 'No codes can be sent here' },
  codes_spent: { status: 503, title: 'No more codes today' },
  overloaded: { status: 503, title: 'Too busy, try again shortly' },
} as const satisfies Record<string, { status: number; title: string }>;

export type ProblemCode = keyof typeof problems;

/** Why a field was refused by its schema; each has words in every language (`locales/problems`). */
export const fieldReasons = [
  'missing',
  'short',
  'long',
  'few',
  'many',
  'small',
  'big',
  'number',
  'date',
  'email',
  'name',
  'choice',
  'unknown',
  'format',
] as const;
export type FieldReason = (typeof fieldReasons)[number];

/** A field that was refused: `path` as a dotted name, `message` for a person, `reason` for who says it in another language, with the `n` that it counts. */
export const fieldError = z.object({
  path: z.string(),
  message: z.string(),
  reason: z.optional(z.enum(fieldReasons)),
  n: z.optional(z.number()),
});
export type FieldError = z.infer<typeof fieldError>;

/** The body of every refusal. Extra members carry what the screen needs to go on, such as the new fare. */
export const problemBody = z.looseObject({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  code: z.string(),
  errors: z.optional(z.array(fieldError)),
  /** With `fare_changed`: the server's fare, a two-decimal string. */
  fare: z.optional(z.string()),
  /** With `promotion_refused`: why. */
  refused: z.optional(z.enum(promotionRefusals)),
  /** With `cancelling_costs`: what it costs now, a two-decimal string. */
  fee: z.optional(z.string()),
  /** With `owed_changed`: what is owed from earlier trips, a two-decimal string. */
  owed: z.optional(z.string()),
  /** With `not_bookable_here`, of a place far from every market: the city that is known there. */
  city: z.optional(z.object({ name: z.string(), countryId })),
  /** With `basket_changed`: what the basket costs now, and what of it is left. */
  basket: z.optional(
    z.object({
      lines: z.array(z.object({ itemId: z.number(), price: z.nullable(z.string()), left: z.nullable(z.number()) })),
      subtotal: z.string(),
      deliveryFee: z.string(),
      serviceFee: z.string(),
      totalAmount: z.string(),
      /** What its market decides about orders now. */
      terms: orderTerms,
    }),
  ),
  /** With `pin_locked` and `wrong_pin`: tries left. */
  triesLeft: z.optional(z.number()),
  /** With `end_unproven`: what the position did not show, and metres to the dropoff where they are known. */
  missing: z.optional(z.array(z.enum(endChecks))),
  metersAway: z.optional(z.nullable(z.number())),
  /** With `proof_needed`: what is to be worked on; the solution goes with the request into `x-proof-of-work`, after the challenge and a `~`. */
  proof: z.optional(z.object({ challenge: z.string(), parts: z.number(), bits: z.number() })),
  /** With `payment_method_unavailable`: the methods that the city offers. */
  methods: z.optional(z.readonly(z.array(z.string()))),
  /** With `too_many_requests`: seconds to wait. */
  retryAfter: z.optional(z.number()),
});

export type ProblemBody = z.infer<typeof problemBody>;
