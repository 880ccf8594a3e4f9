import { and, desc, eq, lt, type SQL } from 'drizzle-orm';
import * as calls from '@safiri/contract/invoices/staff-calls.ts';
import { invoices, invoiceSubmissions } from '@safiri/db/invoices/tables.ts';
import { merchants } from '@safiri/db/catalogue/tables.ts';
import type { Reader } from '@safiri/db/platform/connect.ts';
import type { CountryId } from '@safiri/rules/countries/country.ts';
import type { Permission } from '@safiri/rules/staff/permissions.ts';
import type { Actor } from '../platform/actor.ts';
import { mayWithShop } from '../platform/permit.ts';
import { notFound } from '../platform/problem.ts';
import { serveRead, serveWrite, type Server } from '../platform/serve.ts';
import { audit } from '../staff/public.ts';
import { creditInvoice, sendAgain } from './credit.ts';
import { presentListed } from './present.ts';
import { stored } from './queries.ts';
import { findTaxIdentity, setTaxIdentity } from './tax-identity.ts';

const LISTED = 50;

/** The country of a shop that this member of staff may see to. @throws Problem not_found */
async function countryOfShop(reader: Reader, actor: Actor, permission: Permission, id: number): Promise<CountryId> {
  if (!mayWithShop(actor, permission, id)) throw notFound();
  const [shop] = await reader.select({ countryId: merchants.countryId }).from(merchants).where(eq(merchants.id, id));
  if (shop === undefined) throw notFound();
  return shop.countryId;
}

/** What finance does about invoices, and as whom shops are registered for taxes. */
export function invoiceStaffRoutes(server: Server): void {
  const { ctx } = server;
  serveRead(server, calls.listInvoices, async ({ query }) => {
    const { before, subject, subjectId, refused } = query;
    const where: Array<SQL | undefined> = [
      before === undefined ? undefined : lt(invoices.id, before),
      subject === undefined ? undefined : eq(invoices.subject, subject),
      subjectId === undefined ? undefined : eq(invoices.subjectId, subjectId),
      refused === undefined ? undefined : eq(invoiceSubmissions.state, 'refused'),
    ];
    const rows = await stored(ctx.db)
      .where(and(...where))
      .orderBy(desc(invoices.id))
      .limit(LISTED);
    const now = ctx.clock();
    return rows.map((row) => presentListed(ctx.config, row, now));
  });
  serveWrite(server, calls.creditInvoice, async (uow, { actor, params, body, request }) => {
    const { note, isNew } = await creditInvoice(uow, params.id, body.reason);
    if (isNew) {
      const data = { note: note.invoice.number, reason: body.reason };
      await audit(uow, actor, request, { action: 'invoice.credited', subject: 'invoice', subjectId: params.id, data });
    }
    return presentListed(ctx.config, note, uow.now);
  });
  serveWrite(server, calls.sendInvoiceAgain, async (uow, { actor, params, request }) => {
    const sent = presentListed(ctx.config, await sendAgain(uow, params.id), uow.now);
    await audit(uow, actor, request, { action: 'invoice.sent_again', subject: 'invoice', subjectId: params.id });
    return sent;
  });

  serveRead(server, calls.shopTaxIdentity, async ({ actor, params }) => {
    await countryOfShop(ctx.db, actor, 'boards.read', params.id);
    return findTaxIdentity(ctx.db, { merchantId: params.id });
  });
  serveWrite(server, calls.setShopTaxIdentity, async (uow, { actor, params, body, request }) => {
    const countryId = await countryOfShop(uow.tx, actor, 'menu.change', params.id);
    const identity = await setTaxIdentity(uow, { merchantId: params.id }, countryId, body);
    await audit(uow, actor, request, { action: 'merchant.changed', subject: 'merchant', subjectId: params.id, data: { what: 'tax' } });
    return identity;
  });
}
