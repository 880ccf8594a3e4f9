import { invoicePaths } from '@safiri/contract/invoices/paths.ts';
import { pdfQuery } from '@safiri/contract/invoices/calls.ts';
import { validate } from '../platform/errors.ts';
import { limitFor } from '../platform/limits.ts';
import { notFound } from '../platform/problem.ts';
import type { Server } from '../platform/serve.ts';
import { readLink } from './link.ts';
import { qrOf } from './present.ts';
import { findInvoice, invoiceOf, numberOf } from './queries.ts';
import { rowsIn } from './texts.ts';

/** The PDF behind a link, by the same rows as its page: it is no JSON, and so no call. */
export function pdfRoute({ app, ctx }: Server): void {
  app.get<{ Params: { token: string } }>(
    invoicePaths.pdf.replace('GET ', ''),
    {
      config: { rateLimit: limitFor('read', ctx.config.rateLimitFactor), call: invoicePaths.pdf },
      schema: { hide: true },
    },
    async (request, reply) => {
      const query = validate(pdfQuery, request.query);
      if ('error' in query) throw query.error;
      const now = ctx.clock();
      const link = readLink(ctx.config, request.params.token, now);
      const one = link === undefined ? undefined : await findInvoice(ctx.db, link.id);
      if (link === undefined || one === undefined) throw notFound();
      // What draws is 1.7 MB of code: it is loaded with the first one.
      const { drawPdf } = await import('./draw-pdf.ts');
      const number = numberOf(one.invoice);
      const rows = rowsIn(query.value.language ?? 'en', invoiceOf(one), link.copy === 'own');
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `attachment; filename="${number}.pdf"`)
        .type('application/pdf')
        .send(await drawPdf(number, rows, qrOf(ctx.config, one, now)));
    },
  );
}
