import type { Offer } from './dispatch/shapes.ts';
import type { OwnUser } from './users/shapes.ts';
import type { ChatMessage, ChatSession } from './chat/shapes.ts';
import type { Seat } from './scholar/calls.ts';
import type { Order } from './orders/shapes.ts';
import type { Notification } from './notifications/shapes.ts';
import type { EmergencyRow, Incident, TripCheck } from './safety/shapes.ts';
import type { Share } from './sharing/shapes.ts';
import type { Eta, LivePosition, Ride } from './rides/shapes.ts';

/** The one stream per signed-in client (server-sent events). */
export const streamPath = '/api/stream';

/** Seconds between heartbeats; a client that hears nothing for three of them counts the stream as lost. */
export const HEARTBEAT_SECONDS = 15;

/** What the stream carries: the event's name and its data. Every event is a whole state, so the newest alone is enough. */
export interface StreamEvents {
  /**
   * First on each connection: the server's clock, whether everything missed was replayed, and how many milliseconds this
   * client shall wait before it comes back when the connection is lost: each its own, so that not all come at once.
   */
  hello: { now: string; replayed: boolean; comeBackMs: number };
  /** A heartbeat. */
  beat: { now: string };
  /** A ride of this person changed, as this person sees it. */
  ride: Ride;
  /** A ride that this person has no part in any more: a driver whose cancel put the trip back for others. */
  ride_gone: { rideId: number };
  /** The live offer, or null when it was withdrawn, lapsed or taken. */
  offer: { offer: Offer | null };
  /** The person's own account changed: the verification, the online state, what staff decided. */
  account: { user: OwnUser };
  /** The person's sharing of a trip changed; null when nobody has a link any more. */
  share: { rideId: number; share: Share | null };
  /** The person's own emergency, as far as it has come. */
  incident: { incident: Incident };
  /** For staff: an emergency was raised or changed. */
  emergency: { emergency: EmergencyRow };
  /** The safety question of the passenger's trip, or null when it was answered or is over. */
  trip_check: { rideId: number; check: TripCheck | null };
  /** An order of this person changed, as its customer sees it. */
  order: { order: Order };
  /** A student of this person, with today's roll calls. */
  school: { seat: Seat };
  /** For staff: the orders of a merchant changed. */
  board: { merchantId: number };
  /** A message of a chat of this person, or of one that this staff member may see. */
  chat: { message: ChatMessage };
  /** A chat changed: somebody answers it, it was closed; for staff also a new one that waits. */
  chat_session: { session: ChatSession };
  /** A new notification, in the language of the account. */
  notification: { notification: Notification };
  /** Where the driver of the live ride is; not replayed. */
  /** Its `eta` is of the ride in `version`: where that goes elsewhere since, it says nothing. An older server says no version. */
  position: { rideId: number; position: LivePosition; eta: Eta | null; version?: number };
}

export type StreamEventName = keyof StreamEvents;
