import * as z from 'zod/mini';
import { languageIds } from '@safiri/rules/languages.ts';
import { defineCall } from '../call.ts';
import { done, id, idParam } from '../fields.ts';
import { notificationPaths } from './paths.ts';
import { notification } from './shapes.ts';

/** In the reader's language; `before` is the id of the last one of the page before. */
const page = z.object({ before: z.optional(idParam), language: z.optional(z.enum(languageIds)) });
const list = z.array(notification);

export const ownNotifications = defineCall({
  key: notificationPaths.own,
  summary: "The signed-in person's notifications, newest first, 30 at a time",
  who: 'signed-in',
  limit: 'read',
  query: page,
  reply: list,
  problems: [],
});

export const listNotifications = defineCall({
  key: notificationPaths.list,
  summary: 'The notifications of a person, who must be the caller',
  who: 'signed-in',
  limit: 'read',
  params: z.object({ userId: idParam }),
  query: page,
  reply: list,
  problems: ['forbidden'],
});

export const readNotification = defineCall({
  key: notificationPaths.read,
  summary: 'Marks an own notification as read',
  who: 'signed-in',
  limit: 'write',
  params: z.object({ id: idParam }),
  query: z.object({ language: z.optional(z.enum(languageIds)) }),
  reply: notification,
  problems: ['not_found'],
});

export const readAllNotifications = defineCall({
  key: notificationPaths.readAll,
  summary: 'Marks all own notifications as read',
  who: 'signed-in',
  limit: 'write',
  body: z.strictObject({ userId: z.optional(id) }),
  reply: z.object({ read: z.number() }),
  problems: ['forbidden'],
});

export const pushKey = defineCall({
  key: notificationPaths.pushKey,
  summary: 'The key with which a browser subscribes to push messages of this server',
  who: 'signed-in',
  limit: 'read',
  reply: z.object({ publicKey: z.string() }),
  problems: [],
});

const base64url = (most: number) => z.string().check(z.regex(/^[\w-]+=*$/), z.maxLength(most));
const endpoint = z.string().check(z.maxLength(1000));

export const subscribePush = defineCall({
  key: notificationPaths.subscribe,
  summary: "Takes this browser's push subscription; one browser belongs to one person",
  who: 'signed-in',
  limit: 'write',
  body: z.object({ endpoint, keys: z.strictObject({ p256dh: base64url(200), auth: base64url(100) }) }),
  reply: done,
  problems: [],
});

export const unsubscribePush = defineCall({
  key: notificationPaths.unsubscribe,
  summary: 'Forgets an own push subscription; an unknown one is no fault',
  who: 'signed-in',
  limit: 'write',
  body: z.strictObject({ endpoint }),
  reply: done,
  problems: [],
});
