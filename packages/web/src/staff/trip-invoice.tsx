import { invoiceStaffPaths } from '@safiri/contract/invoices/paths.ts';
import { useText } from '../platform/text.ts';
import { ErrorCard } from '../ui/states.tsx';
import { useInvoicesOfRide } from './invoice-api.ts';
import { InvoiceRow } from './invoice-row.tsx';
import { Allowed } from './may.tsx';

function Invoices({ rideId }: { rideId: number }) {
  const t = useText();
  const invoices = useInvoicesOfRide(rideId);
  if (invoices.isError) return <ErrorCard text={t('oneNotLoaded')} onRetry={() => void invoices.refetch()} />;
  if (invoices.data === undefined || invoices.data.length === 0) return null;
  return (
    <section aria-label={t('sectionInvoices')}>
      <ul className="stack">
        {invoices.data.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} />
        ))}
      </ul>
    </section>
  );
}

/** The invoice of a trip, and its credit note, for who sees to money. */
export function TripInvoice({ rideId }: { rideId: number }) {
  return (
    <Allowed to={invoiceStaffPaths.list}>
      <Invoices rideId={rideId} />
    </Allowed>
  );
}
