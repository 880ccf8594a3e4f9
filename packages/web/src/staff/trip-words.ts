import type { DeskTrip, TripEvent } from '@safiri/contract/desk/trip-shapes.ts';
import type { Gate } from '@safiri/rules/dispatch/gates.ts';
import { cancelReasons, type CancelReason } from '@safiri/rules/rides/cancellation.ts';
import { isOneOf } from '@safiri/rules/records.ts';
import type { TextKey } from 'virtual:texts/keys';
import { cancelReasonTexts } from '../common/cancel-reasons.ts';
import type { Translate } from '../platform/text.ts';

/** Why a driver was passed over, as staff read it. */
export const gateNames: Readonly<Record<Gate, TextKey>> = {
  not_verified: 'passedNotVerified',
  offline: 'passedOffline',
  vehicle: 'passedVehicle',
  other_market: 'passedOtherMarket',
  gender_rule: 'passedGender',
  owes_money: 'passedOwesMoney',
  busy: 'passedBusy',
  has_offer: 'passedHasOffer',
  stale_position: 'passedStale',
  declined: 'passedDeclined',
  lapsed: 'passedLapsed',
  not_shown: 'passedNotShown',
  asked_before: 'passedAskedBefore',
  too_far: 'passedTooFar',
  kept_apart: 'passedKeptApart',
  not_turn: 'passedNotTurn',
  far_yet: 'passedFarYet',
  detour: 'passedDetour',
  offered: 'passedOffered',
  other_was_nearer: 'passedOtherNearer',
  taken_by_other: 'passedTaken',
  gone_meanwhile: 'passedGone',
  trip_gone: 'passedTripGone',
};

/** How an offer ended. */
export const offerNames: Readonly<Record<DeskTrip['offers'][number]['status'], TextKey>> = {
  offered: 'passedOffered',
  accepted: 'offerAccepted',
  declined: 'passedDeclined',
  lapsed: 'passedLapsed',
  withdrawn: 'offerWithdrawn',
};

const eventNames: Readonly<Record<string, TextKey>> = {
  requested: 'evRequested',
  hailed: 'evHailed',
  accepted: 'evAccepted',
  arrived: 'evArrived',
  in_progress: 'evStarted',
  completed: 'evCompleted',
  cancelled: 'evCancelled',
  reopened: 'evReopened',
  start_confirmed: 'evStartConfirmed',
  handover_confirmed: 'evHandover',
  turned_round: 'evTurnedRound',
  end_confirmed: 'tripConfirmedBy',
  end_reported: 'tripReported',
  cash_taken: 'evCash',
  change_asked: 'evChange',
  car_shared: 'evShared',
  next_taken: 'evNextTaken',
  next_given_back: 'evNextGivenBack',
  pay_released: 'payReleased',
  pay_refused: 'payRefused',
  fee_waived: 'evFeeWaived',
  seen_at_pickup: 'evSeenAtPickup',
  stop_arrived: 'evStopArrived',
  stop_left: 'evStopLeft',
  stop_skipped: 'evStopSkipped',
  entitlement_ended: 'evEntitlement',
};
export const eventText = (t: Translate, { kind }: TripEvent): string => t(eventNames[kind] ?? 'evOther');

const actorNames: Readonly<Record<TripEvent['actor'], TextKey>> = { passenger: 'passenger', driver: 'driver', system: 'byItself' };
/** Who did it: a member of the team by name. */
export const actorText = (t: Translate, { actor, staff }: TripEvent): string => staff ?? t(actorNames[actor]);

const isCancelReason = (reason: string): reason is CancelReason => isOneOf(cancelReasons, reason);
/** A reason that was chosen, in its words; one that was written, as it was. */
export const reasonText = (t: Translate, reason: string): string => (isCancelReason(reason) ? t(cancelReasonTexts[reason]) : reason);

type Entry = NonNullable<DeskTrip['money']>['entries'][number];
export const partyNames: Readonly<Record<Entry['party'], TextKey>> = {
  passenger: 'passenger',
  driver: 'driver',
  operator: 'partyOperator',
  other: 'partyOther',
};
const accountTexts: Readonly<Record<Entry['account'], TextKey>> = {
  cash: 'cash',
  wallet: 'wallet',
  held: 'accountHeld',
  payout: 'accountPayout',
  balance: 'accountBalance',
  commission: 'accountCommission',
  fees: 'accountFees',
  packages: 'accountPackages',
  bonuses: 'accountBonuses',
  promotions: 'accountPromotions',
  service: 'accountService',
  safe: 'accountSafe',
  over_short: 'accountOverShort',
  write_offs: 'accountWriteOffs',
  outside: 'accountOutside',
  suspense: 'accountSuspense',
};
export const accountText = (t: Translate, { account }: Pick<Entry, 'account'>): string => t(accountTexts[account]);
