import { sql } from 'drizzle-orm';
import { outsideMessages, outsideRecipients } from '@safiri/db/sharing/tables.ts';
import type { LivePositions } from '../drivers/public.ts';
import { DAY_HOURS, type Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import type { StreamHub } from '../platform/stream.ts';
import type { UnitOfWork } from '../platform/unit-of-work.ts';
import { joinLinks } from './join-rider.ts';
import type { Links } from './links.ts';
import { exportSharing, forgetSharing } from './own-data.ts';
import { shareEvents, sharingRoutes } from './routes.ts';
import { shareTried } from './share-trip.ts';
import type { TrackHub } from './track-hub.ts';
import { trackRoutes } from './track-routes.ts';

interface Needs {
  readonly server: Server;
  readonly hub: StreamHub;
  readonly links: Links;
  readonly positions: LivePositions;
  readonly tracks: TrackHub;
  readonly contactsChanged: (uow: UnitOfWork, userId: number) => Promise<void>;
}

/** Trusted contacts, and links by which others follow a trip. */
export const sharingRoom: Room<Needs> = {
  name: 'sharing',
  routes({ server, links, positions, tracks, contactsChanged }) {
    sharingRoutes(server, links, positions, contactsChanged);
    trackRoutes(server, tracks, links);
  },
  events: ({ server, hub, links, positions }) => shareEvents(server, hub, links, positions),
  reactions: { message_tried: (uow, { messageId }) => shareTried(uow, messageId), rider_joined: joinLinks },
  expires: [
    { table: outsideMessages, age: outsideMessages.createdAt, hours: 2 * DAY_HOURS },
    // Whoever said stop is never forgotten; others are once nobody wrote to them for a season.
    { table: outsideRecipients, age: outsideRecipients.lastAt, hours: 90 * DAY_HOURS, only: sql`stopped_at is null` },
  ],
  forget: (_ctx, uow, { userId }) => forgetSharing(uow, userId),
  exportOf: async ({ db }, { userId }) => ({ 'safety.json': await exportSharing(db, userId) }),
};
