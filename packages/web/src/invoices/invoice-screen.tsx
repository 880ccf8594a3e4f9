import { useParams } from 'wouter';
import { useEffect } from 'react';
import { emptyQuilt } from '../art/empty-quilt.ts';
import { Brand } from '../common/brand.tsx';
import { SentencePage } from '../common/sentence-page.tsx';
import { ApiError } from '../platform/api-client.ts';
import { day } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { holdTitle } from '../platform/title.ts';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { useSharedInvoice } from './api.ts';
import { InvoiceSheet } from './invoice-sheet.tsx';

const quilt = { svg: emptyQuilt, className: 'art-box' };

/** `/invoice/{token}`: an invoice for whoever has a link to it, without an account. */
export function InvoiceScreen() {
  const t = useText();
  const { token = '' } = useParams();
  const page = useSharedInvoice(token);
  const title = page.data?.rows[0]?.text;
  useEffect(() => (title === undefined ? undefined : holdTitle(title)), [title]);
  if (page.error instanceof ApiError && page.error.status < 500)
    return <SentencePage art={quilt} title={t('invoiceGone')} text={t('invoiceGoneHint')} />;
  return (
    <main id="main" className="invoice-page">
      <header className="invoice-head">
        <Brand />
      </header>
      <div className="page narrow">
        {page.data !== undefined ? (
          <section className="card doc invoice-sheet" aria-label={title}>
            <InvoiceSheet invoice={page.data} alone />
            <p className="caption no-print">{t('invoiceLinkUntil', { day: day(page.data.until) })}</p>
          </section>
        ) : page.isError ? (
          <ErrorCard whole text={t('invoiceNotLoaded')} onRetry={() => void page.refetch()} />
        ) : (
          <Skeleton height={420} />
        )}
      </div>
    </main>
  );
}
