import type { CancelReason } from '@safiri/rules/rides/cancellation.ts';
import type { TextKey } from 'virtual:texts/keys';

/** What each reason is called where one is chosen. */
export const cancelReasonTexts: Record<CancelReason, TextKey> = {
  changed_my_mind: 'reasonChangedMyMind',
  wait_too_long: 'reasonWaitTooLong',
  wrong_place: 'reasonWrongPlace',
  driver_asked_me: 'reasonDriverAsked',
  felt_unsafe: 'reasonFeltUnsafe',
  other: 'reasonOther',
  passenger_no_show: 'reasonNoShow',
  cannot_reach_pickup: 'reasonCannotReach',
  vehicle_problem: 'reasonVehicle',
  too_many_people: 'reasonTooMany',
  no_driver_found: 'reasonNoDriver',
  passenger_not_verified: 'reasonNotVerified',
  ended_by_team: 'reasonTeam',
};
