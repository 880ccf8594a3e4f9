import type { OwnInvoice } from '@safiri/contract/invoices/shapes.ts';
import type { InvoiceSubject } from '@safiri/rules/invoices/invoice.ts';
import { day } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Unfold } from '../ui/unfold.tsx';
import { useInvoices } from './api.ts';
import { InvoiceSheet } from './invoice-sheet.tsx';
import { shareInvoice } from './share-invoice.ts';

function Sheet({ invoice }: { invoice: OwnInvoice }) {
  const t = useText();
  const title = invoice.rows[0]?.text ?? invoice.number;
  return (
    <section className="card doc invoice-sheet" aria-label={title}>
      <InvoiceSheet invoice={invoice} fold={(sums) => <Unfold line={t('invoiceSums')}>{sums}</Unfold>}>
        <Button kind="soft" icon="share" onClick={() => void shareInvoice(title, invoice.share)}>
          {t('invoiceShare')}
        </Button>
      </InvoiceSheet>
      <p className="caption">{t('invoiceShareUntil', { day: day(invoice.until) })}</p>
    </section>
  );
}

/** The invoice of something that was paid, and the credit note that takes it back; nothing of what has none, as trips from before invoices were issued. */
export function InvoicePart({ subject, id }: { subject: InvoiceSubject; id: number }) {
  const t = useText();
  const invoices = useInvoices(subject, id);
  if (invoices.isPending) return <Skeleton height={220} />;
  if (invoices.isError) return <ErrorCard text={t('invoiceNotLoaded')} onRetry={() => void invoices.refetch()} />;
  return invoices.data.map((invoice) => <Sheet key={invoice.id} invoice={invoice} />);
}
