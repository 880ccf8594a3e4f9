import * as calls from '@safiri/contract/invoices/calls.ts';
import { notFound } from '../platform/problem.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import { languageFor } from '../users/public.ts';
import { readLink } from './link.ts';
import { presentOwn, presentShared } from './present.ts';
import { findInvoice, invoicesOf } from './queries.ts';
import { findTaxIdentity, setTaxIdentity } from './tax-identity.ts';

/** What people see of the invoices that they paid, what a link shows, and as whom drivers are registered. */
export function invoiceRoutes(server: Server): void {
  const { ctx } = server;
  serveRead(server, calls.ownInvoices, async ({ actor, query }) => {
    const found = await invoicesOf(ctx.db, actor.userId, query.subject, query.id);
    const language = await languageFor(ctx.db, actor.userId, query.language);
    return found.map((one) => presentOwn(ctx.config, one, language, ctx.clock()));
  });
  serveRead(server, calls.sharedInvoiceCall, async ({ params, query }) => {
    const link = readLink(ctx.config, params.token, ctx.clock());
    const one = link === undefined ? undefined : await findInvoice(ctx.db, link.id);
    if (link === undefined || one === undefined) throw notFound();
    return presentShared(ctx.config, one, link, query.language ?? 'en');
  });

  serveRead(server, calls.ownTaxIdentity, ({ actor }) => findTaxIdentity(ctx.db, { driverId: actor.driverId }));
  serveWrite(server, calls.setOwnTaxIdentity, (uow, { actor, body }) =>
    setTaxIdentity(uow, { driverId: actor.driverId }, actor.countryId, body),
  );
}
