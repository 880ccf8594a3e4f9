import type { RideStatus } from '../rides/trip-life.ts';

/** Seconds from pressing EMERGENCY to the alert (spec: foundations §9). */
export const COUNTDOWN_SECONDS = 5;

/** What an emergency is when nothing else was said (spec: foundations §3). */
export const DEFAULT_EMERGENCY_TYPE = 'panic';

/** An alert raised by us because a safety check went unanswered. */
export const UNANSWERED_CHECK = 'unanswered_check';

/** Why a person says that they are safe; staff still look after it. */
export const safeReasons = ['mistake', 'safe_now', 'other'] as const;
export type SafeReason = (typeof safeReasons)[number];

/** What can happen to an emergency. */
export const incidentEventKinds = [
  'raised',
  'pressed_again',
  'called',
  'nobody_on_call',
  'acknowledged',
  'marked_safe',
  'note',
  'closed',
] as const;
export type IncidentEventKind = (typeof incidentEventKinds)[number];

/** Hours after its end in which a session still raises an emergency for a live trip. */
export const EXPIRED_SESSION_HOURS = 24;

/** Minutes after which somebody of the team who no longer looks at the emergencies counts as away. */
export const STAFF_AWAY_AFTER_MINUTES = 3;

/** Seconds for which somebody of the team still counts as there after their last console closed: a page that is loaded anew takes less. */
export const STAFF_GRACE_SECONDS = 45;

/** Whether the trip's vehicle is where the person is: its driver's always, a passenger's from the pickup on. */
export function isWithVehicle(userType: 'passenger' | 'driver', status: RideStatus): boolean {
  return userType === 'driver' || status === 'arrived' || status === 'in_progress';
}

/** A person was reached once a provider took a message to a contact, or staff acknowledged (product: placeholders). */
export function wasReached(incident: { acknowledgedAt: unknown; alerts: ReadonlyArray<{ status: string | null }> }): boolean {
  return incident.acknowledgedAt !== null || incident.alerts.some((alert) => alert.status === 'sent');
}
