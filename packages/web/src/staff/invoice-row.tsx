import { invoiceStaffPaths } from '@safiri/contract/invoices/paths.ts';
import type { ListedInvoice } from '@safiri/contract/invoices/shapes.ts';
import { authorityFacts } from '@safiri/rules/invoices/authorities.ts';
import { clockTime, day, money } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { toast } from '../ui/toast.tsx';
import { AskWhy } from './ask-why.tsx';
import { useCredit, useSendAgain } from './invoice-api.ts';
import { Allowed } from './may.tsx';
import { NotDone } from './not-done.tsx';
import { PersonLink, TripLink } from './person-link.tsx';

/** What the tax authority was told, and said. */
function Told({ id, authority }: Pick<ListedInvoice, 'id'> & { authority: NonNullable<ListedInvoice['authority']> }) {
  const t = useText();
  const again = useSendAgain();
  const { name } = authorityFacts[authority.id];
  if (authority.state === 'accepted') return <p className="caption num">{`${name} ${authority.controlNumber}`}</p>;
  if (authority.state === 'waiting') return <p className="caption">{t('invoiceWaits', { authority: name })}</p>;
  return (
    <>
      <p className="field-error">{t('invoiceRefused', { authority: name, words: authority.refusal ?? '' })}</p>
      <Allowed to={invoiceStaffPaths.sendAgain}>
        <Button kind="soft" small busy={again.isPending} onClick={() => again.mutate(id)}>
          {t('invoiceSendAgain')}
        </Button>
      </Allowed>
      <NotDone step={again} />
    </>
  );
}

/** An invoice or a credit note, and the way to take it back. */
export function InvoiceRow({ invoice }: { invoice: ListedInvoice }) {
  const t = useText();
  const credit = useCredit(invoice.id);
  const { id, number, page, kind, countryId, customer, seller, subject, subjectId, total, tax, issuedAt, timeZone, creditedBy, authority } =
    invoice;
  return (
    <li className="card doc" aria-label={number}>
      <div className="row spread">
        <h3 className="title num row wrap">
          {number}
          {kind === 'credit_note' ? <span className="chip">{t('invoiceNote')}</span> : null}
        </h3>
        <b className="title num">{`${kind === 'credit_note' ? '−' : ''}${money(total, countryId)}`}</b>
      </div>
      <p className="label num row wrap invoice-facts">
        {customer === null ? (
          <span>{t('invoiceNobody')}</span>
        ) : (
          <PersonLink className="text-link" userId={customer.userId}>
            {customer.name}
          </PersonLink>
        )}
        {subject === 'ride' ? (
          <TripLink className="text-link" rideId={subjectId}>
            {t('invoiceTrip', { n: `#${subjectId}` })}
          </TripLink>
        ) : null}
        <a className="text-link" href={page} target="_blank" rel="noreferrer">
          {t('invoiceOpen')}
        </a>
        <span>{`${day(issuedAt, timeZone)} ${clockTime(issuedAt, timeZone)}`}</span>
        {Number(tax) === 0 ? null : <span>{t('invoiceTax', { amount: money(tax, countryId) })}</span>}
        {seller === null ? null : <span>{t(subject === 'ride' ? 'invoiceDriver' : 'invoiceSeller', { name: seller })}</span>}
      </p>
      {authority === null ? null : <Told id={id} authority={authority} />}
      {creditedBy === null ? null : <p className="label num">{t('invoiceCreditedBy', { number: creditedBy })}</p>}
      {kind === 'credit_note' || creditedBy !== null ? null : (
        <Allowed to={invoiceStaffPaths.credit}>
          <div className="row wrap">
            <AskWhy
              text={t('invoiceCredit')}
              label={t('tripWhy')}
              note={t('invoiceCreditNote')}
              step={credit}
              ask={(reason) => reason}
              onDone={() => toast({ title: t('reviewDone') })}
            />
          </div>
        </Allowed>
      )}
    </li>
  );
}
