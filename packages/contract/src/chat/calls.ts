import * as z from 'zod/mini';
import { chatCategories, chatPriorities, MESSAGE_AT_MOST, messageTypes } from '@safiri/rules/chat/chat.ts';
import { languageIds } from '@safiri/rules/languages.ts';
import { defineCall } from '../call.ts';
import { id, idParam, line } from '../fields.ts';
import { chatPaths } from './paths.ts';
import { chatMessage, chatSession, inboxRow, staffChat, tripChat } from './shapes.ts';

const byId = z.object({ id: idParam });
/** Without either the newest 50; `before` a message the 50 before it, `after` one all that came since, oldest first. */
const page = z.object({ before: z.optional(idParam), after: z.optional(idParam) });

export const ownSessions = defineCall({
  key: chatPaths.ownSessions,
  summary: "The signed-in person's chats with support, newest first",
  who: 'signed-in',
  limit: 'read',
  reply: z.array(chatSession),
  problems: [],
});

export const listSessions = defineCall({
  key: chatPaths.listSessions,
  summary: 'The chats of a person, who must be the caller',
  who: 'signed-in',
  limit: 'read',
  params: z.object({ userId: idParam }),
  reply: z.array(chatSession),
  problems: ['forbidden'],
});

export const startSession = defineCall({
  key: chatPaths.startSession,
  summary: 'Opens a chat with support; with a ride about that own trip',
  who: 'signed-in',
  notForStaff: true,
  limit: 'write',
  idempotent: true,
  body: z.strictObject({
    userId: z.optional(id),
    category: z._default(z.enum(chatCategories), 'general'),
    priority: z._default(z.enum(chatPriorities), 'normal'),
    rideId: z.optional(id),
    language: z.optional(z.enum(languageIds)),
  }),
  reply: chatSession,
  status: 201,
  problems: ['forbidden', 'not_found', 'too_many_chats'],
});

export const closeSession = defineCall({
  key: chatPaths.closeSession,
  summary: 'The person closes an own chat',
  who: 'signed-in',
  limit: 'write',
  params: byId,
  reply: chatSession,
  problems: ['not_found'],
});

export const rateSession = defineCall({
  key: chatPaths.rateSession,
  summary: 'The person says how much an own closed chat helped; the last word counts',
  who: 'signed-in',
  limit: 'write',
  params: byId,
  body: z.strictObject({ rating: z.int().check(z.gte(1), z.lte(5)) }),
  reply: chatSession,
  problems: ['not_found', 'already_decided'],
});

export const messages = defineCall({
  key: chatPaths.messages,
  summary: 'Messages of a chat that the caller may see, oldest first',
  who: 'signed-in',
  limit: 'read',
  query: z.extend(page, { sessionId: idParam }),
  reply: z.array(chatMessage),
  problems: ['not_found'],
});

export const messagesOf = defineCall({
  key: chatPaths.messagesOf,
  summary: 'Messages of a chat that the caller may see, oldest first',
  who: 'signed-in',
  limit: 'read',
  params: z.object({ sessionId: idParam }),
  query: page,
  reply: z.array(chatMessage),
  problems: ['not_found'],
});

export const sendMessage = defineCall({
  key: chatPaths.send,
  summary: 'Writes into a chat; the sender is the caller, whatever is sent along',
  who: 'signed-in',
  limit: 'write',
  body: z.object({
    sessionId: id,
    /** Taken as the specification sends them (operations §7), and not believed: the sender is the caller, a person. */
    senderId: z.optional(id),
    isBot: z.optional(z.boolean()),
    message: line(MESSAGE_AT_MOST),
    messageType: z._default(z.enum(messageTypes), 'text'),
    /** The phone's own name of the message: sent twice, it stands once. */
    clientId: z.optional(z.string().check(z.regex(/^[\w-]{8,64}$/))),
    language: z.optional(z.enum(languageIds)),
  }),
  reply: chatMessage,
  status: 201,
  problems: ['not_found', 'chat_closed', 'already_decided'],
});

export const openTripChat = defineCall({
  key: chatPaths.tripChat,
  summary: 'The chat of an own trip with its newest messages; opened when the trip has a driver',
  who: 'signed-in',
  limit: 'write',
  params: z.object({ rideId: idParam }),
  reply: tripChat,
  problems: ['not_found'],
});

export const inbox = defineCall({
  key: chatPaths.inbox,
  summary: 'Chats that wait for a person, the most urgent first',
  who: 'staff',
  limit: 'read',
  reply: z.array(inboxRow),
  problems: [],
});

export const getStaffChat = defineCall({
  key: chatPaths.staffChat,
  summary: 'A chat with its newest messages and the trip that it is about',
  who: 'staff',
  limit: 'read',
  params: byId,
  reply: staffChat,
  problems: ['not_found'],
});

export const claimChat = defineCall({
  key: chatPaths.claim,
  summary: 'Takes a chat; the first one does',
  who: 'staff',
  limit: 'write',
  params: byId,
  reply: staffChat,
  problems: ['not_found', 'already_decided'],
});

export const staffCloseChat = defineCall({
  key: chatPaths.staffClose,
  summary: 'Closes a chat, with an optional note for colleagues',
  who: 'staff',
  limit: 'write',
  params: byId,
  body: z.strictObject({ note: z.optional(line(1000)) }),
  reply: staffChat,
  problems: ['not_found', 'already_decided'],
});
