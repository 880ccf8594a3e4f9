import * as z from 'zod/mini';
import { relationships } from '@safiri/rules/sharing/contacts.ts';
import { safeReasons, incidentEventKinds } from '@safiri/rules/safety/emergency.ts';
import { rideStatuses } from '@safiri/rules/rides/trip-life.ts';
import { countryId, id, instant, latitude, longitude } from '../fields.ts';
import { vehicleInfo } from '../users/shapes.ts';
import { registrableRoles } from '@safiri/rules/users/roles.ts';
import { checkKinds } from '@safiri/rules/safety/trip-checks.ts';
import { outsideChannels, shownChannels } from '@safiri/rules/sharing/message-status.ts';
import { messageStatus, outsideStatus } from '../sharing/shapes.ts';

/** One message to one contact; null when the message is gone with its recipient's account. */
export const alert = z.object({
  contactName: z.string(),
  channel: z.enum(outsideChannels),
  status: z.nullable(outsideStatus),
  /** When a provider took it, else when it was written. */
  at: instant,
});

const course = {
  id,
  emergencyType: z.string(),
  /** The press that stands: a later one than the first after the person had said that all is well. */
  raisedAt: instant,
  acknowledgedAt: z.nullable(instant),
  safeAt: z.nullable(instant),
  closedAt: z.nullable(instant),
  alerts: z.array(alert),
};

/** An emergency as the person sees it who raised it: what has really happened so far. */
export const incident = z.object({
  ...course,
  rideId: z.nullable(id),
  isDrill: z.boolean(),
  /** A contact's provider took a message, or staff acknowledged: only then the specification's success text is true. */
  reached: z.boolean(),
  trackingUrl: z.string(),
});
export type Incident = z.infer<typeof incident>;

/** A line of the person's own list of emergencies. */
export const pastIncident = z.object({
  id,
  emergencyType: z.string(),
  raisedAt: instant,
  acknowledgedAt: z.nullable(instant),
  safeAt: z.nullable(instant),
  safeReason: z.nullable(z.enum(safeReasons)),
  closedAt: z.nullable(instant),
  rideId: z.nullable(id),
  /** Contacts whose message a provider took. */
  told: z.number(),
});
export type PastIncident = z.infer<typeof pastIncident>;

/** What the phone keeps for when there is no network. */
export const emergencyKit = z.object({
  /** Null where the operator has confirmed none for the country. */
  numbers: z.nullable(z.object({ police: z.string(), medical: z.string(), fire: z.string() })),
  /** The operator's support line, when there is one. */
  supportPhone: z.nullable(z.string()),
  contacts: z.array(z.object({ name: z.string(), phone: z.string() })),
  /** Shows the live trip to whoever gets it. */
  trackingUrl: z.nullable(z.string()),
  /** This server has a provider that takes texts, or mails. */
  canText: z.boolean(),
  canMail: z.boolean(),
  /** Somebody of the team had the emergencies open in the last minutes. */
  staffOnDuty: z.boolean(),
  /** Somebody of the team is on call, and an alarm reaches their phone. */
  teamOnCall: z.boolean(),
});
export type EmergencyKit = z.infer<typeof emergencyKit>;

/** A question during a trip. */
export const tripCheck = z.object({
  id,
  rideId: id,
  kind: z.enum(checkKinds),
  askedAt: instant,
  answerBy: instant,
});
export type TripCheck = z.infer<typeof tripCheck>;

const person = z.object({ id, name: z.string(), phone: z.string() });

/** A line of the staff's list. */
export const emergencyRow = z.object({
  ...course,
  userType: z.enum(registrableRoles),
  personName: z.string(),
  phone: z.string(),
  /** Of the car of the trip; null outside of one. */
  plate: z.nullable(z.string()),
  /** Where the trip stands, and so whether its passenger is in the car; null outside of one. */
  tripStatus: z.nullable(z.enum(rideStatuses)),
  /** Where the trip goes; null outside of one. */
  way: z.nullable(z.object({ from: z.string(), to: z.string() })),
  /** Where the phone last was, as it said. */
  at: z.nullable(z.object({ lat: latitude, lng: longitude })),
  rideId: z.nullable(id),
  acknowledgedBy: z.nullable(z.string()),
});
export type EmergencyRow = z.infer<typeof emergencyRow>;

/** All that staff need to act. */
export const emergency = z.extend(emergencyRow, {
  person,
  countryId,
  location: z.nullable(z.object({ lat: latitude, lng: longitude, at: instant, from: z.enum(['phone', 'vehicle']) })),
  trip: z.nullable(
    z.object({
      status: z.enum(rideStatuses),
      passenger: person,
      driver: z.nullable(person),
      vehicleInfo: z.nullable(vehicleInfo),
      pickupAddress: z.string(),
      dropoffAddress: z.string(),
    }),
  ),
  contacts: z.array(z.object({ name: z.string(), phone: z.string(), relationship: z.enum(relationships) })),
  safeReason: z.nullable(z.enum(safeReasons)),
  closeNote: z.nullable(z.string()),
  events: z.array(
    z.object({
      id: z.number(),
      kind: z.enum(incidentEventKinds),
      actorName: z.nullable(z.string()),
      note: z.nullable(z.string()),
      at: instant,
    }),
  ),
});
export type Emergency = z.infer<typeof emergency>;

/** A message of the outbox as staff see it. */
export const outboxMessage = z.object({
  id,
  channel: z.enum(shownChannels),
  recipient: z.string(),
  /** Whose address it is, of an account or of the team, whose members have no page (`userId` is null then); null for anybody else's. */
  person: z.nullable(z.object({ userId: z.nullable(id), name: z.string() })),
  /** The name by which somebody's contact was told; null where it went to nobody's contact. */
  contact: z.nullable(z.object({ name: z.string(), of: z.object({ userId: id, name: z.string() }) })),
  subject: z.string(),
  /** Null when it holds a secret of its recipient. */
  body: z.nullable(z.string()),
  urgent: z.boolean(),
  status: messageStatus,
  attempts: z.number(),
  lastError: z.nullable(z.string()),
  createdAt: instant,
  sentAt: z.nullable(instant),
  nextTryAt: instant,
});
export type OutboxMessage = z.infer<typeof outboxMessage>;
