import type { CommissionInvoice } from '@safiri/contract/earnings/commission-invoice.ts';
import { Link } from 'wouter';
import { money, monthOf } from '../platform/format.ts';
import { language } from '../platform/preferences.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { ErrorCard, Skeleton } from '../ui/states.tsx';
import { Icon } from '../ui/svg.tsx';
import { useCommissionInvoices } from './api.ts';

function Month({ invoice: { kind, number, month, total, tax, countryId, page, pdf } }: { invoice: CommissionInvoice }) {
  const t = useText();
  const spoken = language.use();
  const isBack = kind === 'credit_note';
  return (
    <li className="payslip" aria-label={number}>
      <div className="row spread">
        {/* Noon: the same month by all clocks. */}
        <Link className="text-link" href={page}>
          {t(isBack ? 'commissionBack' : 'commissionOf', { month: monthOf(`${month}-15T12:00:00Z`) })}
        </Link>
        <b className="num">{`${isBack ? '−' : ''}${money(total, countryId)}`}</b>
      </div>
      <div className="row spread">
        <span className="caption num">
          {number}
          {Number(tax) === 0 ? '' : ` · ${t('commissionTax', { amount: money(tax, countryId) })}`}
        </span>
        <a
          className="icon-button"
          href={`${pdf}?language=${spoken}`}
          download={`${number}.pdf`}
          aria-label={t('commissionPdf', { number })}
        >
          <Icon name="download" size={20} />
        </a>
      </div>
    </li>
  );
}

/** What the operator kept of the driver month by month, each with its invoice as a page and a PDF. */
export function CommissionInvoices() {
  const t = useText();
  const invoices = useCommissionInvoices();
  const list = invoices.data?.pages.flat() ?? [];
  return (
    <section className="card earn-card" aria-label={t('commissionInvoices')}>
      <h2 className="h2">{t('commissionInvoices')}</h2>
      {invoices.isPending ? (
        <Skeleton height={60} />
      ) : invoices.isLoadingError ? (
        <ErrorCard text={t('commissionNotLoaded')} onRetry={() => void invoices.refetch()} />
      ) : list.length === 0 ? (
        <p className="muted">{t('commissionNone')}</p>
      ) : (
        <ul className="list">
          {list.map((invoice) => (
            <Month key={invoice.id} invoice={invoice} />
          ))}
        </ul>
      )}
      {invoices.hasNextPage ? (
        <Button kind="soft" busy={invoices.isFetchingNextPage} onClick={() => void invoices.fetchNextPage()}>
          {t('commissionMore')}
        </Button>
      ) : null}
    </section>
  );
}
