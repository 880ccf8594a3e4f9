import type { OwnInvoice } from '@safiri/contract/invoices/shapes.ts';
import type { InvoiceSubject } from '@safiri/rules/invoices/invoice.ts';
import { day } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Unfold } from '../ui/unfold.tsx';
import { useInvoices } from './api.ts';
import { InvoiceRows, InvoiceTools } from './invoice-sheet.tsx';
import { shareInvoice } from './share-invoice.ts';

function Sheet({ invoice }: { invoice: OwnInvoice }) {
  const t = useText();
  const [title, ...rest] = invoice.rows;
  const said = rest.filter(({ kind }) => kind === 'text');
  const sums = rest.filter(({ kind }) => kind !== 'text');
  return (
    <section className="card doc invoice-sheet" aria-label={title?.text ?? invoice.number}>
      <h3 className="title num">{title?.text}</h3>
      <InvoiceRows rows={said} />
      <Unfold line={t('invoiceSums')}>
        <InvoiceRows rows={sums} />
      </Unfold>
      <InvoiceTools invoice={invoice}>
        <Button kind="soft" icon="share" onClick={() => void shareInvoice(title?.text ?? invoice.number, invoice.share)}>
          {t('invoiceShare')}
        </Button>
      </InvoiceTools>
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
