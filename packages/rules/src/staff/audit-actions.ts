import { keysOf } from '../records.ts';

/** Everything that staff do and that is written down, each with its own words in the console. */
export const auditActions = [
  'staff.created',
  'staff.roles_set',
  'staff.signed_in',
  'staff.second_factor_made',
  'staff.second_factor_given',
  'staff.second_factor_reset',
  'staff.second_factor_replaced',
  'staff.recovery_codes_made',
  'staff.recovery_code_used',
  'staff.invited',
  'staff.invitation_withdrawn',
  'staff.joined',
  'staff.phone_set',
  'staff.disabled',
  'staff.enabled',
  'staff.signed_out',
  'approval.asked',
  'approval.approved',
  'approval.refused',
  'contact.shown',
  'trip_chat.shown',
  'trip.cancel',
  'trip.put_back',
  'trip.end',
  'trip.noted',
  'trip.booked',
  'caller.found',
  'chat.claimed',
  'chat.answered',
  'chat.closed',
  'merchant.changed',
  'item.changed',
  'item.added',
  'item.removed',
  'order.accepted',
  'order.rejected',
  'order.ready',
  'order.line',
  'document.reviewed',
  'document.reopened',
  'background_check.completed',
  'background_check.reopened',
  'gender.confirmed',
  'driver.decided',
  'vehicle.corrected',
  'vehicle.decided',
  'vehicle.shared',
  'identity.accepted',
  'identity.refused',
  'identity.taken_back',
  'selfie.same_person',
  'selfie.other_person',
  'person.suspended',
  'person.suspension_upheld',
  'person.suspension_lifted',
  /** Of drivers, before passengers could be suspended and answer, too. */
  'driver.suspended',
  'driver.suspension_lifted',
  'driver.written_to',
  'emergency.acknowledged',
  'emergency.noted',
  'emergency.closed',
  'on_call.shift_added',
  'on_call.shift_removed',
  'conduct.closed',
  'lost_item.open',
  'lost_item.found',
  'lost_item.returned',
  'lost_item.closed',
  'payout.paid',
  'payout.failed',
  'trip_pay.released',
  'trip_pay.refused',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** To whom or to what it was done. */
export const auditSubjects = [
  'driver',
  'user',
  'order',
  'chat',
  'emergency',
  'merchant',
  'item',
  'ride',
  'invitation',
  'approval',
  'shift',
] as const;
export type AuditSubject = (typeof auditSubjects)[number];

/** The kinds of acts that a log is narrowed to, each by how the names of its actions begin. */
const begins = {
  team: ['staff', 'approval'],
  people: ['contact', 'trip_chat', 'conduct', 'lost_item', 'person', 'identity', 'caller'],
  trips: ['trip', 'trip_pay'],
  chats: ['chat'],
  shops: ['merchant', 'item', 'order'],
  drivers: ['document', 'background_check', 'gender', 'driver', 'vehicle', 'selfie'],
  emergencies: ['emergency', 'on_call'],
  money: ['payout'],
} as const satisfies Record<string, readonly string[]>;
export type AuditKind = keyof typeof begins;
export const auditKinds = keysOf(begins);

/** The actions of a kind. */
export const actionsOf = (kind: AuditKind): AuditAction[] =>
  auditActions.filter((action) => begins[kind].some((begin) => action.startsWith(`${begin}.`)));
