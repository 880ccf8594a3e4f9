import type { Room } from '../platform/room.ts';
import type { Server } from '../platform/serve.ts';
import { csvRoute } from './csv-route.ts';
import { exportInvoices, forgetInvoices } from './own-data.ts';
import { pdfRoute } from './pdf-route.ts';
import { invoicePreflight } from './preflight.ts';
import { invoiceRoutes } from './routes.ts';
import { invoiceStaffRoutes } from './staff-routes.ts';
import type { TaxAuthorities } from './ports.ts';
import { tellAuthorities } from './tell-authorities.ts';

interface Needs {
  readonly server: Server;
  readonly taxAuthorities: TaxAuthorities;
}

/** Invoices and credit notes, and what tax authorities are told of them. */
export const invoicesRoom: Room<Needs> = {
  name: 'invoices',
  routes({ server }) {
    invoiceRoutes(server);
    invoiceStaffRoutes(server);
    pdfRoute(server);
    csvRoute(server);
  },
  everyMinute: ({ server, taxAuthorities }) => tellAuthorities(server.ctx, taxAuthorities),
  preflight: invoicePreflight,
  forget: (_ctx, uow, person) => forgetInvoices(uow, person),
  exportOf: ({ db }, person) => exportInvoices(db, person),
};
