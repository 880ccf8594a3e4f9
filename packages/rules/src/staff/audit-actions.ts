/** Everything that staff do and that is written down, each with its own words in the console. */
export const auditActions = [
  'staff.created',
  'staff.roles_set',
  'staff.signed_in',
  'staff.second_factor_made',
  'staff.second_factor_given',
  'staff.second_factor_reset',
  'chat.claimed',
  'chat.answered',
  'chat.closed',
  'merchant.changed',
  'item.changed',
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
  'driver.suspended',
  'driver.suspension_lifted',
  'driver.written_to',
  'emergency.acknowledged',
  'emergency.noted',
  'emergency.closed',
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
export const auditSubjects = ['driver', 'user', 'order', 'chat', 'emergency', 'merchant', 'item', 'ride'] as const;
export type AuditSubject = (typeof auditSubjects)[number];
