import { useQuery } from '@tanstack/react-query';
import { invoicePaths } from '@safiri/contract/invoices/paths.ts';
import type { InvoiceSubject } from '@safiri/rules/invoices/invoice.ts';
import { callApi } from '../platform/api-client.ts';
import { cachedQuery } from '../platform/offline-cache.ts';
import { language } from '../platform/preferences.ts';

/** The invoice of something that was paid, and its credit note, in the language of the screens. */
export function useInvoices(subject: InvoiceSubject, id: number) {
  const spoken = language.use();
  return useQuery(
    cachedQuery(['invoices', subject, id, spoken], () =>
      callApi(invoicePaths.ofSale, { query: { subject, id: String(id), language: spoken } }),
    ),
  );
}

export function useSharedInvoice(token: string) {
  const spoken = language.use();
  return useQuery({
    queryKey: [invoicePaths.shared, token, spoken],
    queryFn: () => callApi(invoicePaths.shared, { params: { token }, query: { language: spoken } }),
  });
}

export function useTaxIdentity() {
  return useQuery({ queryKey: [invoicePaths.ownIdentity], queryFn: () => callApi(invoicePaths.ownIdentity) });
}
