import type { ReactNode } from 'react';
import type { SharedInvoice } from '@safiri/contract/invoices/shapes.ts';
import { language } from '../platform/preferences.ts';
import { useText } from '../platform/text.ts';
import { QrCode } from '../ui/qr-code.tsx';
import { Icon } from '../ui/svg.tsx';
import './invoices.css';

/** What an invoice says, as the server made it for the page and the PDF alike. */
function Rows({ rows }: Pick<SharedInvoice, 'rows'>) {
  return (
    <div className="invoice-rows num">
      {rows.map(({ kind, text, amount }, index) => (
        // The same words may stand there twice: a row is its place.
        <p key={`${index} ${text}`} className={`invoice-${kind}`}>
          <span>{text}</span>
          {amount === null ? null : <span>{amount}</span>}
        </p>
      ))}
    </div>
  );
}

interface Props {
  readonly invoice: SharedInvoice;
  /** It is all there is on its page. */
  readonly alone?: boolean;
  /** Holds the sums where they are not the first thing to be read. */
  readonly fold?: (sums: ReactNode) => ReactNode;
  /** What else is done with it, beside its PDF. */
  readonly children?: ReactNode;
}

/** An invoice as a paper: who, whom and when beside the code to scan, then the sums, then the way to the PDF. */
export function InvoiceSheet({ invoice, alone = false, fold = (sums) => sums, children }: Props) {
  const t = useText();
  const spoken = language.use();
  const [title, ...rest] = invoice.rows;
  const Title = alone ? 'h1' : 'h3';
  return (
    <>
      <Title className="title num">{title?.text}</Title>
      <div className="invoice-top">
        <Rows rows={rest.filter(({ kind }) => kind === 'text')} />
        <QrCode text={invoice.qr} alt={t('invoiceQr')} />
      </div>
      {fold(<Rows rows={rest.filter(({ kind }) => kind !== 'text')} />)}
      <div className="invoice-tools no-print">
        <a className="button soft" href={`${invoice.pdf}?language=${spoken}`} download={`${invoice.number}.pdf`}>
          <Icon name="download" size={20} />
          {t('invoicePdf')}
        </a>
        {children}
      </div>
    </>
  );
}
