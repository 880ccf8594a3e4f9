import * as calls from '@safiri/contract/countries/calls.ts';
import { waitingList } from '@safiri/db/countries/tables.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import { requireContact } from './contact.ts';
import { waitingView } from './waiting-list.ts';

export function countryRoutes(server: Server): void {
  // Asking twice is harmless and answered alike.
  serveWrite(server, calls.joinWaitingList, async (uow, { body }) => {
    await uow.tx
      .insert(waitingList)
      .values({ ...body, contact: requireContact(body.contact, body.countryId) })
      .onConflictDoNothing();
    return { ok: true } as const;
  });
  serveRead(server, calls.listWaiting, ({ query }) => waitingView(server.ctx.db, query.before));
}
