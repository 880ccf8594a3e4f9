import type { ReactNode } from 'react';
import type { SharedInvoice } from '@safiri/contract/invoices/shapes.ts';
import { language } from '../platform/preferences.ts';
import { useText } from '../platform/text.ts';
import { QrCode } from '../ui/qr-code.tsx';
import { Icon } from '../ui/svg.tsx';
import './invoices.css';

/** What an invoice says, as the server made it for the page and the PDF alike. */
export function InvoiceRows({ rows }: Pick<SharedInvoice, 'rows'>) {
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

/** The code to scan, and the way to the PDF. */
export function InvoiceTools({ invoice, children }: { invoice: SharedInvoice; children?: ReactNode }) {
  const t = useText();
  const spoken = language.use();
  return (
    <>
      <div className="invoice-qr">
        <QrCode text={invoice.qr} alt={t('invoiceQr')} />
      </div>
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
