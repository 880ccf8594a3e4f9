import { eq } from 'drizzle-orm';
import webPush, { WebPushError } from 'web-push';
import { notifications, pushSubscriptions } from '@safiri/db/notifications/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import type { ToldKind } from '@safiri/rules/notifications/kinds.ts';
import type { Context } from '../platform/context.ts';
import type { Deliver } from '../platform/outbox/worker.ts';
import { outsideAgent } from './endpoint.ts';
import { vapidOf } from './vapid.ts';
import { wordsOf } from './words.ts';

const TIMEOUT_MS = 15_000;
/** What is older says nothing any more: the car has come and gone. */
const TTL_SECONDS = 3600;
/** The browser gave the subscription up. */
const GONE = [404, 410];

/** How a push service is spoken to; tests hand in another one. */
export type Send = typeof webPush.sendNotification;

/** Pushes a notification to one browser, in the language of its person. What can't be delivered any more is forgotten. */
export function pushDelivery(ctx: Context, send: Send = webPush.sendNotification.bind(webPush)): Deliver {
  return async (message) => {
    const [row] = await ctx.db
      .select({ subscription: pushSubscriptions, language: users.language })
      .from(pushSubscriptions)
      .innerJoin(users, eq(users.id, pushSubscriptions.userId))
      .where(eq(pushSubscriptions.id, Number(message.recipient)));
    const [told] = await ctx.db
      .select()
      .from(notifications)
      .where(eq(notifications.id, Number(message.body)));
    if (row === undefined || told === undefined || told.userId !== row.subscription.userId) return 'written';
    const { subscription } = row;
    const { title, message: text } = wordsOf(told.kind as ToldKind, told.values, row.language);
    const { subject, publicKey, privateKey } = vapidOf(ctx.config);
    try {
      await send(
        { endpoint: subscription.endpoint, keys: { p256dh: subscription.p256dh, auth: subscription.auth } },
        JSON.stringify({ id: told.id, title, text, redirectTo: told.redirectTo }),
        { vapidDetails: { subject, publicKey, privateKey }, TTL: TTL_SECONDS, timeout: TIMEOUT_MS, agent: outsideAgent, urgency: 'high' },
      );
      return 'sent';
    } catch (error) {
      if (!(error instanceof WebPushError) || !GONE.includes(error.statusCode)) throw error;
      await ctx.db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, subscription.id));
      return 'written';
    }
  };
}
