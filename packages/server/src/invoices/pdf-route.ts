import { invoicePaths } from '@safiri/contract/invoices/paths.ts';
import { pdfQuery } from '@safiri/contract/invoices/calls.ts';
import { validate } from '../platform/errors.ts';
import { limitFor } from '../platform/limits.ts';
import { notFound } from '../platform/problem.ts';
import type { Server } from '../platform/serve.ts';
import { keepDrawn } from './drawn-pdfs.ts';
import { readLink } from './link.ts';
import { qrOf } from './present.ts';
import { findInvoice, invoiceOf, numberOf } from './queries.ts';
import { rowsIn } from './texts.ts';

/** The PDF behind a link, by the same rows as its page: it is no JSON, and so no call. */
export function pdfRoute({ app, ctx }: Server): void {
  const fileOf = keepDrawn({
    clock: ctx.clock,
    async draw({ title, rows, qr }) {
      // What draws is 1.7 MB of code: it is loaded with the first one.
      const { drawPdf } = await import('./draw-pdf.ts');
      return drawPdf(title, rows, qr);
    },
  });
  app.get<{ Params: { token: string } }>(
    invoicePaths.pdf.replace('GET ', ''),
    {
      config: { rateLimit: limitFor('pdf', ctx.config.rateLimitFactor), call: invoicePaths.pdf },
      schema: { hide: true },
    },
    async (request, reply) => {
      const query = validate(pdfQuery, request.query);
      if ('error' in query) throw query.error;
      const link = readLink(ctx.config, request.params.token, ctx.clock());
      const one = link === undefined ? undefined : await findInvoice(ctx.db, link.id);
      if (link === undefined || one === undefined) throw notFound();
      const title = numberOf(one.invoice);
      const rows = rowsIn(query.value.language ?? 'en', invoiceOf(one), link.copy === 'own');
      const file = await fileOf(link.id, { title, rows, qr: qrOf(ctx.config, one, link) });
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${title}.pdf"`)
        .type('application/pdf')
        .send(file);
    },
  );
}
