import { eq } from 'drizzle-orm';
import webPush, { WebPushError } from 'web-push';
import { pushSubscriptions } from '@safiri/db/notifications/tables.ts';
import { users } from '@safiri/db/users/tables.ts';
import type { Context } from '../platform/context.ts';
import type { Deliver } from '../platform/outbox/worker.ts';
import { outsideAgent } from './endpoint.ts';
import { pushContent, type PushContent } from './push-content.ts';
import { vapidOf } from './vapid.ts';

const TIMEOUT_MS = 15_000;
/** What ends in seconds doesn't wait long for one push service while others could be told. */
const ALERT_TIMEOUT_MS = 5000;
/** What is older says nothing any more: the car has come and gone. */
const TTL_SECONDS = 3600;
/** The browser gave the subscription up. */
const GONE = [404, 410];

/** How a push service is spoken to; tests hand in another one. */
export type Send = typeof webPush.sendNotification;

/** Seconds for which the push service may keep a message for a phone that is away. */
const ttlOf = ({ until }: PushContent, now: Date) =>
  until === null ? TTL_SECONDS : Math.floor((Date.parse(until) - now.getTime()) / 1000);

/** Pushes a message to one browser, in the language of its person. What can't be delivered any more is forgotten. */
export function pushDelivery(ctx: Context, send: Send = webPush.sendNotification.bind(webPush)): Deliver {
  return async (message) => {
    const [row] = await ctx.db
      .select({ subscription: pushSubscriptions, language: users.language })
      .from(pushSubscriptions)
      .innerJoin(users, eq(users.id, pushSubscriptions.userId))
      .where(eq(pushSubscriptions.id, Number(message.recipient)));
    if (row === undefined) return 'written';
    const { subscription } = row;
    const content = await pushContent(ctx.db, message.body, subscription.userId, row.language);
    if (content === undefined) return 'written';
    const ttl = ttlOf(content, ctx.clock());
    if (ttl <= 0) return 'written';
    const { subject, publicKey, privateKey } = vapidOf(ctx.config);
    try {
      await send(
        { endpoint: subscription.endpoint, keys: { p256dh: subscription.p256dh, auth: subscription.auth } },
        JSON.stringify(content.payload),
        {
          vapidDetails: { subject, publicKey, privateKey },
          TTL: ttl,
          timeout: content.until === null ? TIMEOUT_MS : ALERT_TIMEOUT_MS,
          agent: outsideAgent,
          urgency: 'high',
          ...(content.topic === null ? {} : { topic: content.topic }),
        },
      );
      return 'sent';
    } catch (error) {
      if (!(error instanceof WebPushError) || !GONE.includes(error.statusCode)) throw error;
      await ctx.db.delete(pushSubscriptions).where(eq(pushSubscriptions.id, subscription.id));
      return 'written';
    }
  };
}
