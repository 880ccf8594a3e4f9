import * as calls from '@safiri/contract/sharing/calls.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { LivePositions } from '../drivers/public.ts';
import type { Actor } from '../platform/actor.ts';
import { notFound, Problem } from '../platform/problem.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import type { StreamHub } from '../platform/stream.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { addContact, changeContact, listContacts, removeContact } from './contacts.ts';
import type { Links } from './links.ts';
import { presentShare } from './present-share.ts';
import { findOwnTrip } from './queries.ts';
import { shareTrip, stopSharing } from './share-trip.ts';

function requireSelf(actor: Actor, id: number | undefined): void {
  if (id !== undefined && id !== actor.userId) throw new Problem('forbidden');
}

/**
 * @param contactsChanged told within the transaction when a person has a new contact, or one with another number
 */
export function sharingRoutes(
  server: Server,
  links: Links,
  positions: LivePositions,
  contactsChanged: (uow: UnitOfWork, userId: number) => Promise<void>,
): void {
  const { ctx } = server;

  serveRead(server, calls.ownContacts, ({ actor }) => listContacts(ctx.db, actor.userId));
  serveRead(server, calls.listContacts, async ({ actor, params }) => {
    requireSelf(actor, params.userId);
    return listContacts(ctx.db, actor.userId);
  });
  serveWrite(server, calls.addContact, async (uow, { actor, body }) => {
    requireSelf(actor, body.userId);
    const added = await addContact(uow, actor, body);
    await contactsChanged(uow, actor.userId);
    return added;
  });
  serveWrite(server, calls.changeContact, async (uow, { actor, params, body }) => {
    const changed = await changeContact(uow, actor, params.id, body);
    await contactsChanged(uow, actor.userId);
    return changed;
  });
  serveWrite(server, calls.removeContact, async (uow, { actor, params }) => {
    await removeContact(uow, actor, params.id);
    return { ok: true } as const;
  });

  async function shareOf(reader: Reader, actor: Actor, rideId: number | undefined) {
    const trip = await findOwnTrip(reader, actor.userId, rideId);
    if (trip !== undefined) return presentShare(ctx, reader, links, positions, trip, actor.userId);
    if (rideId !== undefined) throw notFound();
    return null;
  }

  serveRead(server, calls.getShare, ({ actor, query }) => shareOf(ctx.db, actor, query.rideId));
  serveRead(server, calls.getShareOf, ({ actor, params }) => shareOf(ctx.db, actor, params.rideId));
  serveWrite(server, calls.shareTrip, async (uow, { actor, body }) => {
    await shareTrip(uow, links, actor.userId, body);
    const shared = await shareOf(uow.tx, actor, body.rideId);
    if (shared === null) throw notFound();
    return shared;
  });
  serveWrite(server, calls.stopSharing, async (uow, { actor, params, query }) => {
    const trip = await findOwnTrip(uow.tx, actor.userId, query.rideId);
    if (trip === undefined || !(await stopSharing(uow, actor.userId, trip.ride.id, params.contactId))) throw notFound();
    return { ok: true } as const;
  });
  serveWrite(server, calls.stopSharingAll, async (uow, { actor, query }) => {
    const trip = await findOwnTrip(uow.tx, actor.userId, query.rideId);
    if (trip === undefined || !(await stopSharing(uow, actor.userId, trip.ride.id, 'all'))) throw notFound();
    return { ok: true } as const;
  });
}

/** What the `share` event carries: the person's own sharing of that trip as it is now. */
export function shareEvents(server: Server, hub: StreamHub, links: Links, positions: LivePositions): void {
  hub.provide('share', async (actor, rideId) => {
    if (rideId === null) return undefined;
    const trip = await findOwnTrip(server.ctx.db, actor.userId, rideId);
    return trip === undefined
      ? undefined
      : { rideId, share: await presentShare(server.ctx, server.ctx.db, links, positions, trip, actor.userId) };
  });
}
