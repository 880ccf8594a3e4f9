import * as z from 'zod/mini';
import { chatCategories, chatPriorities, chatStatuses, messageTypes } from '@safiri/rules/chat/chat.ts';
import { rideStatuses } from '@safiri/rules/rides/trip-life.ts';
import { id, instant } from '../fields.ts';

export const chatSession = z.object({
  id,
  userId: id,
  category: z.enum(chatCategories),
  priority: z.enum(chatPriorities),
  status: z.enum(chatStatuses),
  createdAt: instant,
  rideId: z.nullable(id),
  /** First name of the staff member who answers, once one does. */
  answeredBy: z.nullable(z.string()),
  /** A person of the team was asked for. */
  wantsStaff: z.boolean(),
  /** Stars from 1 to 5 that the person gave after the end. */
  rating: z.nullable(z.number()),
});
export type ChatSession = z.infer<typeof chatSession>;

export const chatMessage = z.object({
  id,
  sessionId: id,
  /** Null for the helper. */
  senderId: z.nullable(id),
  message: z.string(),
  /** `quick`: the key of a phrase, shown in the language of the reader. */
  messageType: z.enum(messageTypes),
  isBot: z.boolean(),
  createdAt: instant,
  clientId: z.nullable(z.string()),
});
export type ChatMessage = z.infer<typeof chatMessage>;

/** The chat of a trip: written in while the two are on the way together, read for a day after. */
export const tripChat = z.object({ session: chatSession, open: z.boolean(), messages: z.array(chatMessage) });

const inboxSession = z.extend(chatSession, { userName: z.string(), userType: z.string(), lastMessageAt: instant, mine: z.boolean() });
export type InboxSession = z.infer<typeof inboxSession>;

/** A line of the staff's inbox. */
export const inboxRow = z.extend(inboxSession, {
  /** How the person's first message begins; absent until there is one. */
  question: z.optional(z.string()),
  /** When the helper handed over; what was said to it before is no waiting. */
  waitingSince: z.optional(instant),
});
export type InboxRow = z.infer<typeof inboxRow>;

export const staffChat = z.object({
  session: inboxSession,
  userPhone: z.string(),
  messages: z.array(chatMessage),
  closeNote: z.nullable(z.string()),
  trip: z.nullable(
    z.object({
      status: z.enum(rideStatuses),
      passengerName: z.string(),
      driverName: z.nullable(z.string()),
      licensePlate: z.nullable(z.string()),
      pickupAddress: z.string(),
      dropoffAddress: z.string(),
      fare: z.string(),
      requestedAt: instant,
    }),
  ),
});
export type StaffChat = z.infer<typeof staffChat>;
