import { useParams } from 'wouter';
import { useEffect } from 'react';
import { Brand } from '../common/brand.tsx';
import { ApiError } from '../platform/api-client.ts';
import { day } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { holdTitle } from '../platform/title.ts';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { useSharedInvoice } from './api.ts';
import { InvoiceRows, InvoiceTools } from './invoice-sheet.tsx';

function Shared({ token }: { token: string }) {
  const t = useText();
  const page = useSharedInvoice(token);
  const title = page.data?.rows[0]?.text;
  useEffect(() => (title === undefined ? undefined : holdTitle(title)), [title]);
  if (page.isPending) return <Skeleton height={420} />;
  if (page.isError) {
    if (page.error instanceof ApiError && page.error.status < 500)
      return (
        <div className="empty-state">
          <h1 className="h2">{t('invoiceGone')}</h1>
          <p className="caption">{t('invoiceGoneHint')}</p>
        </div>
      );
    return <ErrorCard whole text={t('invoiceNotLoaded')} onRetry={() => void page.refetch()} />;
  }
  return (
    <section className="card doc invoice-sheet" aria-label={title}>
      <InvoiceRows rows={page.data.rows} />
      <InvoiceTools invoice={page.data} />
      <p className="caption no-print">{t('invoiceLinkUntil', { day: day(page.data.until) })}</p>
    </section>
  );
}

/** `/invoice/{token}`: an invoice for whoever has a link to it, without an account. */
export function InvoiceScreen() {
  const { token = '' } = useParams();
  return (
    <main id="main" className="invoice-page">
      <header className="invoice-head">
        <Brand />
      </header>
      <div className="page narrow">
        <Shared key={token} token={token} />
      </div>
    </main>
  );
}
