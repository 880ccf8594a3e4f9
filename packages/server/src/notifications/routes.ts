import * as calls from '@safiri/contract/notifications/calls.ts';
import type { Actor } from '../platform/actor.ts';
import { notFound, Problem } from '../platform/problem.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import type { StreamHub } from '../platform/stream.ts';
import { presentNotification } from './present.ts';
import { findNotification, listNotifications, markAllRead, markRead } from './queries.ts';
import { subscribe, unsubscribe } from './subscribe.ts';
import { vapidOf } from './vapid.ts';
import { languageFor } from '../users/public.ts';

function requireSelf(actor: Actor, id: number | undefined): void {
  if (id !== undefined && id !== actor.userId) throw new Problem('forbidden');
}

export function notificationRoutes(server: Server): void {
  const { ctx } = server;
  const pageOf = async (actor: Actor, query: { before?: number | undefined; language?: string | undefined }) => {
    const language = await languageFor(ctx.db, actor.userId, query.language);
    return (await listNotifications(ctx.db, actor.userId, query.before)).map((row) => presentNotification(row, language));
  };

  serveRead(server, calls.ownNotifications, ({ actor, query }) => pageOf(actor, query));
  serveRead(server, calls.pushKey, async () => ({ publicKey: vapidOf(ctx.config).publicKey }));
  serveRead(server, calls.listNotifications, async ({ actor, params, query }) => {
    requireSelf(actor, params.userId);
    return pageOf(actor, query);
  });
  serveWrite(server, calls.readNotification, async (uow, { actor, params, query }) => {
    const row = await markRead(uow, actor.userId, params.id);
    if (row === undefined) throw notFound();
    return presentNotification(row, await languageFor(uow.tx, actor.userId, query.language));
  });
  serveWrite(server, calls.readAllNotifications, async (uow, { actor, body }) => {
    requireSelf(actor, body.userId);
    return { read: await markAllRead(uow, actor.userId) };
  });
  serveWrite(server, calls.subscribePush, async (uow, { actor, body }) => {
    await subscribe(uow, actor, body);
    return { ok: true } as const;
  });
  serveWrite(server, calls.unsubscribePush, async (uow, { actor, body }) => {
    await unsubscribe(uow, actor, body.endpoint);
    return { ok: true } as const;
  });
}

/** What the `notification` event carries. */
export function notificationEvents(server: Server, hub: StreamHub): void {
  const { db } = server.ctx;
  hub.provide('notification', async (actor, id) => {
    const row = id === null ? undefined : await findNotification(db, id);
    if (row === undefined || row.userId !== actor.userId) return undefined;
    return { notification: presentNotification(row, await languageFor(db, actor.userId)) };
  });
}
